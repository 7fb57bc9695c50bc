"""A server in a thread of the test, with the toy as one of its games."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from boxes import toy
from server.people import Served
from server.unlimited import UNLIMITED
from steppe.play.coach import Review
from steppe.server.app import Settings
from steppe.server.run import make_server
from steppe.server.store import Store, store_for
from steppe.server.thinkers import Question, Solved, Thought, judge, review, solve, think

__all__ = ["UNLIMITED", "toy"]


UNHURRIED = Settings(limits=UNLIMITED, pace=0)


class HereThinkers:
    """Bots that think in this process, so that they know the toy."""

    def busy(self, whom: str) -> bool:
        return False

    async def choose(self, question: Question) -> Thought:
        return think(question)

    async def judge(self, question: Question) -> list[float]:
        return judge(question)

    async def review(self, question: Question) -> Review:
        return review(question)

    async def solve(self, question: Question) -> Solved:
        return solve(question)

    async def close(self) -> None:
        pass


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """`serve()`: a server; `serve(store=…)`: with another store; stopped after the test."""
    running: list[Served] = []

    def serve(settings: Settings = UNHURRIED, store: Store | None = None) -> Served:
        listening = socket.create_server(("127.0.0.1", 0))
        ready = threading.Event()
        faults: list[BaseException] = []
        server = make_server(
            store or store_for(str(tmp_path / "tables.db")),
            HereThinkers(),
            settings,
            lambda address: ready.set(),
        )

        def run() -> None:
            try:
                server.run(sockets=[listening])
            except BaseException as fault:
                faults.append(fault)
                listening.close()
                ready.set()

        thread = threading.Thread(target=run)
        thread.start()
        assert ready.wait(20)
        if faults:
            raise faults[0]

        def stop() -> None:
            server.should_exit = True
            thread.join(20)
            listening.close()
            assert not thread.is_alive()
            assert not faults

        served = Served(listening.getsockname()[1], stop)
        running.append(served)
        return served

    yield serve
    for served in running:
        served.close()


@pytest.fixture
def served(serve: Serve) -> Served:
    return serve()
