"""Bots think in other processes."""

from __future__ import annotations

import asyncio
import os
import signal

import steppe
from steppe.kernel.chance import commitment
from steppe.server.entries import BotSat, Laid, Place, Played, TakenBack
from steppe.server.table import LiveTable
from steppe.server.thinkers import Pool, question, think


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


def go_on(table: LiveTable, action: str) -> None:
    seat = table.game.to_act
    assert seat is not None
    table.apply(Played(seat=seat, action=action, at=0))


def test_a_pool_chooses_legal_actions_and_follows_the_table() -> None:
    async def run() -> None:
        pool = Pool(1)
        table = scythe()
        for _ in range(30):
            action = (await pool.choose(question(table, "random"))).action
            assert action in [a.notation for a in table.game.legal()]
            go_on(table, action)
        await pool.close()

    asyncio.run(run())


def test_the_table_in_the_thinking_process_is_always_the_one_asked_about() -> None:
    """Also after something was taken back, and in any order of questions."""
    table = scythe()
    asked = []
    for n in range(30):
        legal = [action.notation for action in table.game.legal()]
        asked.append((question(table, "random"), legal))
        go_on(table, legal[n % len(legal)])
    for ask, legal in [*asked[::-1], *asked[::3]]:
        assert think(ask).action in legal


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


def test_a_pool_says_when_it_has_too_much_to_think_about() -> None:
    async def run() -> None:
        pool = Pool(1)
        table = scythe()
        asked = [asyncio.create_task(pool.choose(question(table, "random"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert pool.busy
        await asyncio.gather(*asked)
        assert not pool.busy
        await pool.close()

    asyncio.run(run())


def test_a_bot_that_takes_a_seat_and_gives_it_back() -> None:
    table = scythe()
    table.apply(BotSat(seat=0, bot="", at=1))
    assert 0 not in table.bots
    table.apply(BotSat(seat=0, bot="random", at=2))
    assert table.bots[0] == "random"
    go_on(table, table.game.legal()[0].notation)
    if table.can_undo(0):
        table.apply(TakenBack(seat=0, count=1, at=3))
        assert len(table.timeline) == 0
