"""A real server and a real browser for each worker; visitors, whose every fault fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import FLAGS, MISSING, program
from browser.visitor import PATIENCE, PHONE, Visitor
from server.people import Served
from server.processes import process

expect.set_options(timeout=PATIENCE)

HERE = Path(__file__).parent

# All the tests of a worker come from one address, faster than a school would.
MANY_ADDRESSES = tuple(
    word
    for limit in ("requests", "files", "messages", "chats", "hints", "new_tables")
    for word in ("--limit", f"{limit}=100000/1000")
)

Visit = Callable[..., Visitor]
Three = tuple[Visitor, Visitor, Visitor]


@contextmanager
def three(browser: Browser, served: Served) -> Iterator[Three]:
    """The host, a friend on a Russian phone and a spectator, at a server of their own."""
    address = f"{served.address}/"
    with (
        Visitor(browser, address) as host,
        Visitor(browser, address, size=PHONE, language="ru") as friend,
        Visitor(browser, address) as watcher,
    ):
        yield host, friend, watcher


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if program() is None:
        for item in items:
            if HERE in item.path.parents and not item.get_closest_marker("firefox"):
                item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder only: Playwright keeps an event loop running, on which others stumble."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program(),
            args=FLAGS,
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`steppe serve`, as people run it, but that its one visitor stands for many addresses."""
    database = str(tmp_path_factory.mktemp("house") / "tables.db")
    with process(database, *MANY_ADDRESSES) as served:
        yield served


@pytest.fixture
def visit(browser: Browser, house: Served) -> Iterator[Visit]:
    """`visit()`: a visitor with a browser of his own; none may meet a fault."""
    visitors: list[Visitor] = []

    def visit(**settings: object) -> Visitor:
        visitor = Visitor(browser, f"{house.address}/", **settings)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield visit
    for visitor in visitors:
        visitor.close()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert not faults, "\n".join(faults)
