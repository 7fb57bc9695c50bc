"""More requests than the server deals with: the addresses take turns, and nobody is forgotten."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.conftest import UNLIMITED, Serve
from steppe.server.app import Settings
from steppe.server.gate import MOST_BODIES, Gate
from steppe.server.limits import Rate
from steppe.server.refusal import Refusal


def test_whoever_asks_little_is_let_in_before_those_who_ask_much() -> None:
    async def run() -> list[str]:
        gate = Gate(Rate(1, 1_000))
        came: list[str] = []

        async def ask(address: str) -> None:
            await gate.enter(address, False)
            came.append(address)

        async with asyncio.timeout(20), asyncio.TaskGroup() as asking:
            for address in ["a"] * 30 + ["b"] * 30 + ["c"]:
                asking.create_task(ask(address))
        return came

    came = asyncio.run(run())
    assert came[:4] == ["a", "a", "b", "c"]
    assert sorted(came) == ["a"] * 30 + ["b"] * 30 + ["c"]


def test_requests_with_bodies_do_not_pile_up() -> None:
    async def run() -> None:
        gate = Gate(Rate(1, 0.001))
        await gate.enter("a", True)
        waiting = [asyncio.create_task(gate.enter("a", True)) for _ in range(MOST_BODIES)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await gate.enter("a", True)
        other = asyncio.create_task(gate.enter("b", True))
        await asyncio.sleep(0)
        assert not other.done()
        assert gate.waiting == MOST_BODIES + 1
        gate.close()
        outcomes = await asyncio.gather(*waiting, other, return_exceptions=True)
        assert gate.waiting == 0
        assert {type(one) for one in outcomes} == {Refusal}
        await gate.enter("a", True)  # it only waits for the end of the server now

    asyncio.run(run())


def test_whoever_leaves_does_not_take_the_turn_along() -> None:
    async def run() -> None:
        gate = Gate(Rate(1, 50))
        await gate.enter("a", False)
        leaving = asyncio.create_task(gate.enter("a", False))
        staying = asyncio.create_task(gate.enter("b", False))
        await asyncio.sleep(0)
        leaving.cancel()
        async with asyncio.timeout(20):
            await staying

    asyncio.run(run())


def test_requests_beyond_the_rate_are_answered_later(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(all_requests=Rate(2, 100))))
    with ThreadPoolExecutor(10) as many:
        answers = list(many.map(lambda _: served.http.get("/api/games").status_code, range(40)))
    assert answers == [200] * 40
    table, (red, _) = served.lay()
    assert served.sit(table, red).play("take 1 from a")["seq"] == 1
