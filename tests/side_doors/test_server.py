"""No side door of the server tells more than views and events do."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable

import pytest

import steppe
from side_doors.doors import glance, search
from side_doors.moments import seldom
from side_doors.pairs import Opening, openings
from side_doors.twins import Log, twins

DECISIONS = 6
MOMENTS = 12


async def walk(opening: Opening, seed: str, log: Log) -> None:
    async with twins(opening, seed, log) as found:
        for _ in range(DECISIONS):
            step = await found.go_on()
            if step is None:
                break
            await (glance if step[0] is step[1] else search)(found)
        await search(found)


def walked(moments: Iterable[Opening], log: Log | None = None) -> Log:
    log = log or Log()

    async def run() -> None:
        for number, moment in enumerate(moments):
            await walk(moment, f"{number}", log)

    asyncio.run(run())
    return log


SECRETS = {
    "noria": {"BuildWheel"},
    "raiders": {"Use"},
    "scythe": {"AddCard", "Dial"},
}


@pytest.mark.parametrize("name", steppe.games())
def test_no_side_door_tells_what_is_decided_in_secret(name: str) -> None:
    log = walked(seldom(name))
    assert log.secrets.keys() >= SECRETS[name]


@pytest.mark.parametrize("name", steppe.games())
def test_no_side_door_tells_more_than_the_view(name: str) -> None:
    walked(random.Random(name).sample(list(openings(name, 0)), MOMENTS))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 20))
@pytest.mark.parametrize("name", steppe.games())
def test_no_side_door_of_many_games_tells_more(name: str, seed: int) -> None:
    walked(openings(name, seed))
