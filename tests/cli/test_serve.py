"""`steppe serve`: wrong settings give a one-sentence error."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Run


def test_the_help_lists_the_settings(run: Run) -> None:
    status, out, _ = run("serve --help")
    assert status == 0
    for flag in (
        "--host",
        "--port",
        "--database",
        "--open",
        "--no-open",
        "--data",
        "--origin",
        "--lay-code",
    ):
        assert flag in out


def test_a_port_that_is_taken(refused: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in refused(f"serve --port {port} --no-open")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ("--port 70000", "65535"),
        ("--port x", "--port"),
        ("--host nowhere.invalid", "nowhere.invalid"),
        ("--data scythe", "GAME=FOLDER"),
        ("--data go=/tmp", "GAME=FOLDER"),
        ("--data scythe=/nowhere", "/nowhere"),
        ("--origin example.org", "origin"),
        ("--metrics here", "10.0.0.7"),
        ("--log xml", "json"),
        ("--keep-free x", "--keep-free"),
        ("--allowed-host http://x.example", "steppe.example.org"),
        ("--trust-proxy proxy", "10.0.0.0/8"),
        ("--trust-proxy 10.0.0.0/99", "10.0.0.0/8"),
        ("--limit sockets=3", "address_sockets"),
        ("--webhooks play.example.org", "https://play.example.org"),
        ("--webhooks https://me@play.example.org", "https://play.example.org"),
        ("--webhooks https://play.example.org/#/", "https://play.example.org"),
    ],
)
def test_wrong_settings(refused: Callable[..., str], settings: str, words: str) -> None:
    assert words in refused(f"serve --no-open {settings}")


def test_a_database_that_cannot_be_opened(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "cannot be opened" in refused("serve --port 0 --no-open --database file/tables.db")


def test_the_logging_of_the_rest_of_the_program_is_left_alone(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    class Handler(logging.Handler):
        closed = False

        def close(self) -> None:
            self.closed = True
            super().close()

    handler = Handler()
    (tmp_path / "file").write_text("x")
    refused("serve --port 0 --no-open --database file/tables.db")
    assert not handler.closed
