"""Bots think in other processes."""

from __future__ import annotations

import asyncio
import os
import signal

import steppe
from steppe.kernel.actions import Action
from steppe.kernel.chance import commitment
from steppe.kernel.game import Game
from steppe.play.course import indices
from steppe.server.entries import BotSat, Laid, Place, Played, TakenBack
from steppe.server.table import LiveTable
from steppe.server.thinkers import BUSY, Pool, Thought, question, think


def scythe() -> LiveTable:
    laid = Laid(
        game="scythe",
        rules=steppe.box("scythe").rules_version,
        seats=2,
        seed="5",
        seed_hash=commitment("5"),
        options=steppe.new("scythe", seats=2, seed="5").start.options,  # type: ignore[union-attr]
        places=(Place(kind="bot", bot="random"), Place(kind="bot", bot="random")),
        at=0,
    )
    return LiveTable("one", laid)


def go_on(table: LiveTable, action: Action) -> None:
    seat = table.game.to_act
    assert seat is not None
    table.apply(Played(seat=seat, action=action.notation, at=0))


def first_of(thought: Thought, game: Game) -> Action:
    return game.box.actions[thought.course.steps[0].action]


def test_a_pool_chooses_legal_actions_and_follows_the_table() -> None:
    async def run() -> None:
        pool = Pool(1)
        table = scythe()
        for _ in range(30):
            go_on(table, first_of(await pool.choose(question(table, "random")), table.game))
        await pool.close()

    asyncio.run(run())


def test_the_table_in_the_thinking_process_is_always_the_one_asked_about() -> None:
    """Also after something was taken back, and in any order of questions."""
    table = scythe()
    asked = []
    for n in range(30):
        legal = indices(table.game.legal())
        asked.append((question(table, "random"), legal))
        go_on(table, table.game.legal()[n % len(legal)])
    for ask, legal in [*asked[::-1], *asked[::3]]:
        (step,) = think(ask).course.steps
        assert step.legal == legal
        assert step.action in legal


def test_a_pool_whose_process_died_starts_another() -> None:
    async def run() -> None:
        pool = Pool(1)
        table = scythe()
        first = await pool.choose(question(table, "random"))
        assert pool._pool is not None
        for process in list(pool._pool._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        assert await pool.choose(question(table, "random")) == first
        await pool.close()

    asyncio.run(run())


def test_people_are_answered_first_and_addresses_take_turns() -> None:
    async def run() -> list[str]:
        pool = Pool(1)
        table = scythe()
        answered: list[str] = []

        async def ask(whom: str) -> None:
            await pool.choose(question(table, "random", whom))
            answered.append(whom)

        first = asyncio.create_task(ask("first"))
        await asyncio.sleep(0)  # it is being thought about
        waiting = [asyncio.create_task(ask(whom)) for whom in ["", "", "a", "a", "a", "b", "c"]]
        await asyncio.sleep(0)
        waiting[-1].cancel()
        assert not pool.busy("a")
        await asyncio.gather(first, *waiting, return_exceptions=True)
        await pool.close()
        return answered

    assert asyncio.run(run()) == ["first", "a", "b", "a", "a", "", ""]


def test_a_pool_says_when_one_address_asks_for_too_much() -> None:
    async def run() -> None:
        pool = Pool(1)
        table = scythe()
        asked = [
            asyncio.create_task(pool.choose(question(table, "random", "a")))
            for _ in range(BUSY + 1)
        ]
        await asyncio.sleep(0)
        assert pool.busy("a")
        assert not pool.busy("b")
        await asyncio.gather(*asked)
        assert not pool.busy("a")
        await pool.close()

    asyncio.run(run())


def test_a_bot_that_takes_a_seat_and_gives_it_back() -> None:
    table = scythe()
    table.apply(BotSat(seat=0, bot="", at=1))
    assert 0 not in table.bots
    table.apply(BotSat(seat=0, bot="random", at=2))
    assert table.bots[0] == "random"
    go_on(table, table.game.legal()[0])
    if table.can_undo(0):
        table.apply(TakenBack(seat=0, count=1, at=3))
        assert len(table.history) == 0
