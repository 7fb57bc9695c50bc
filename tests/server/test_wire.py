"""What goes over the wire: the examples of its document, its version, and how much it is."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean, median
from typing import Any, get_args

import msgspec
import pytest

from benchmarks.wire import carried
from server.people import Served
from steppe.kernel.registry import GAMES
from steppe.server.messages import VERSION, ClientMessage, ServerMessage

DOCUMENT = Path(__file__).parents[2] / "docs" / "wire.md"
WHOLE = {"state", "view"}
"""Too long for a page."""


def examples() -> list[str]:
    text = DOCUMENT.read_text(encoding="utf-8")
    blocks = re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def names(messages: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(messages)}


def test_the_examples_are_messages() -> None:
    decoders = [msgspec.json.Decoder(kind) for kind in (ClientMessage, ServerMessage)]
    shown: list[set[str]] = [set(), set()]
    for line in examples():
        name = msgspec.json.decode(line)["t"]
        understood = 0
        for decoder, of in zip(decoders, shown, strict=True):
            try:
                message = decoder.decode(line)
            except msgspec.ValidationError:
                continue
            understood += 1
            of.add(name)
            told = msgspec.json.decode(line)
            assert told.items() <= msgspec.to_builtins(message).items()
        assert understood, line
    assert shown[0] >= names(ClientMessage)
    assert shown[1] >= names(ServerMessage) - WHOLE


def test_the_document_names_the_version_that_is_spoken() -> None:
    hello = msgspec.json.decode(examples()[0])
    assert hello["version"] == VERSION


@pytest.mark.parametrize("version", [None, VERSION - 1, VERSION + 1])
def test_a_client_of_another_version_is_told_to_reload(served: Served, version: int | None) -> None:
    table, (red, _) = served.lay()
    one = served.come(table)
    said = {} if version is None else {"version": version}
    one.send_text(msgspec.json.encode({"t": "hello", "tokens": [red], **said}).decode())
    assert one.closed() == 1008
    (refused,) = one.told
    assert refused["key"] == "server-version"
    assert "reload the page" in refused["sentence"]


def check_budget(game: str, seeds: range, most: int = 10_000) -> None:
    wires = [carried(game, seed, most) for seed in seeds]
    spectator = [size for wire in wires for size in wire.spectator]
    seats = [size for wire in wires for size in wire.seats]
    assert median(spectator) <= 400
    assert mean(spectator) <= 500
    assert median(seats) <= 500
    assert mean(seats) <= 700


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_costs_few_bytes(game: str) -> None:
    check_budget(game, range(1), 300)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_so_it_is_over_whole_games(game: str) -> None:
    check_budget(game, range(5))
