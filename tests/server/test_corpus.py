"""Tables of earlier days open in this version, or are shown as far as they hold."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from server import corpus
from server.conftest import HereThinkers
from server.corpus import FOLDER, SUMMARY, opened, summary
from server.twins import Ear, Memory
from steppe.kernel.box import box
from steppe.kernel.errors import SteppeError
from steppe.server import messages
from steppe.server.entries import Entry, Laid, Played
from steppe.server.messages import encode
from steppe.server.refusal import Refusal
from steppe.server.room import Room
from steppe.server.state import OtherRules
from steppe.server.table import LiveTable

STORED = sorted(FOLDER.glob("*/*.jsonl"))


def show(table: LiveTable) -> None:
    """Everybody can be shown every part of it."""
    for viewer in (None, *range(table.game.seats)):
        last = table.seq(viewer)
        for at in {0, last // 2, last}:
            encode(table.state(viewer, at))
    encode(table.shown([]))


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_table_opens(path: Path) -> None:
    told = json.loads((path.parent / SUMMARY).read_text())[path.stem]
    if told["rules"] != box(path.stem.partition("-")[0]).rules_version and "forked" in path.stem:
        try_to_open(path)
        return
    table = opened(path)
    show(table)
    if table.laid.rules == table.game.box.rules_version:
        assert table.whole
        assert summary(table) == told
    else:
        assert 0 < len(table.history) <= told["decisions"]
        assert table.whole == (len(table.history) == told["decisions"])


def try_to_open(path: Path) -> None:
    """What a fork knows of its past cannot be cut short: if that does not hold, nothing does."""
    try:
        show(opened(path))
    except SteppeError as fault:
        if fault.key != "fault-rules":
            raise


def test_the_tables_are_of_all_games_and_hold_every_kind_of_entry() -> None:
    kinds = {kind.__struct_config__.tag for kind in Entry.__args__}
    text = [path.read_text() for path in STORED]
    found = {json.loads(line)["type"] for lines in text for line in lines.splitlines()}
    assert found == kinds
    assert {path.stem.partition("-")[0] for path in STORED} == {"scythe", "raiders", "noria"}
    assert {path.stem for path in STORED} >= corpus.TABLES.keys()


# -- what does not hold ----------------------------------------------------------------------------


def log_of(game: str, length: int) -> tuple[Laid, list[Entry]]:
    made = corpus.Maker(corpus.laid(game, 2, "a"))
    made.play(length)
    played = made.table.game.history
    log: list[Entry] = [
        Played(seat=one.seat, action=one.action.notation, at=made.at) for one in played
    ]
    return made.table.laid, log


@pytest.mark.parametrize("game", ["scythe", "raiders", "noria"])
def test_a_game_begun_under_other_rules_goes_on_if_all_of_it_holds(game: str) -> None:
    laid, log = log_of(game, 30)
    straight = LiveTable("x", laid, log)
    table = LiveTable("x", replace(laid, rules=0), log)
    assert table.whole
    assert table.game.hash() == straight.game.hash()
    assert table.state(0).rules == OtherRules(0, box(game).rules_version, True)
    assert "rules" not in json.loads(encode(straight.state(0)))
    seat = table.game.to_act
    assert seat is not None
    table.apply(Played(seat=seat, action=table.game.legal()[0].notation, at=1.0))
    show(table)


def test_the_log_says_that_a_table_was_laid_with_other_figures(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "steppe.server")
    laid, log = log_of("noria", 10)
    straight = LiveTable("x", laid, log)
    assert laid.data == box("noria").data_digest(laid.options)
    LiveTable("x", replace(laid, data=""), log)  # of before it was stored
    assert not caplog.messages
    table = LiveTable("x", replace(laid, data="00c0ffee00c0ffee"), log)
    (said,) = caplog.messages
    assert said == "a table of noria was laid with other figures in the component files"
    assert table.whole
    assert table.game.hash() == straight.game.hash()


@pytest.mark.parametrize("rules", [0, None])
@pytest.mark.parametrize("game", ["scythe", "raiders", "noria"])
def test_a_game_is_shown_as_far_as_it_holds(game: str, rules: int | None) -> None:
    """Also one of today's that is damaged. What follows could not be played, nor is it shown."""
    laid, log = log_of(game, 30)
    if rules is not None:
        laid = replace(laid, rules=rules)
    held = LiveTable("x", laid, log[:20])
    to_act = held.game.to_act
    assert to_act is not None
    legal = {action.notation for action in held.game.legal()}
    wrong = next(one.notation for one in held.game.box.actions if one.notation not in legal)
    broken = [*log[:20], Played(seat=to_act, action=wrong, at=5.0), *log[21:]]

    async def run() -> None:
        room = Room(LiveTable("x", laid, broken), Memory(), HereThinkers(), 0)
        table = room.table
        show(table)
        assert not table.whole
        assert table.game.hash() == held.game.hash()
        state = table.state(to_act)
        assert state.rules == OtherRules(laid.rules, box(game).rules_version, False)
        assert "legal" not in state.view
        assert not state.over
        assert state.seed is UNSET
        assert not table.shown(["token"]).my_turn
        assert table.played == ()
        ear = Ear()
        ear.seats = (0, 1)
        seq = table.seq(to_act)
        action = next(iter(legal))
        for refused in (
            room.play(ear, messages.Play(to_act, seq, action)),
            room.undo(ear, messages.Undo(to_act, seq)),
            room.undo(ear, messages.Undo(1 - to_act, seq)),
            room.bot(ear, messages.Bot(to_act, True)),
            room.hints.hint(ear, messages.Hint(to_act, seq)),
        ):
            with pytest.raises(Refusal) as told:
                await refused
            assert told.value.key == "server-not-whole"
        await room.say(ear, messages.Chat("a pity", 0))
        assert table.said == 1

    asyncio.run(run())
