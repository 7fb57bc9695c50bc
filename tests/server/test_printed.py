"""What is printed travels once: at an address that says what is to be found there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import steppe
from server.conftest import UNHURRIED, Serve
from server.people import Served
from steppe.server import printed as printing
from steppe.server.hall import DATA

GAMES = ("scythe", "noria", "raiders")


@pytest.mark.parametrize("game", GAMES)
def test_a_view_repeats_nothing_that_is_printed(game: str) -> None:
    begun = steppe.new(game, seats=2, seed=1)
    printed, view = begun.printed(), begun.view(0)
    assert printed
    assert not printed.keys() & view.keys()
    assert begun.board(0) == {**printed, **view}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_stays_where_it_is_for_good(served: Served, game: str) -> None:
    table, _ = served.lay("here here", game=game)
    address = served.get(f"/api/tables/{table}/state")["printed"]
    answer = served.http.get(address)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    begun = steppe.new(game, seats=2)
    told = answer.json()
    assert told["board"] == begun.printed()
    assert told["names"] == {lang: begun.box.names(lang) for lang in ("en", "ru")}
    another, _ = served.lay("here here", game=game, seed="other")
    assert served.get(f"/api/tables/{another}/state")["printed"] == address
    (listed,) = [one for one in served.get("/api/games") if one["name"] == game]
    assert listed["printed"] == address


def test_nothing_is_printed_elsewhere(served: Served) -> None:
    for path in ("/api/printed/noria/0", "/api/printed/noria/0?table=none", "/api/printed/go/0"):
        answer = served.http.get(path)
        assert answer.status_code == 404
        assert "immutable" not in answer.headers.get("cache-control", "")


def corrected(folder: Path) -> None:
    """An owner's noria, with dearer resources on the black market."""
    ours = Path(str(steppe.__file__)).parent / "games/noria/data"
    text = (ours / "setup.toml").read_text(encoding="utf-8")
    folder.mkdir()
    (folder / "setup.toml").write_text(text.replace("resource = 3", "resource = 4"))


def test_an_owner_s_figures_have_an_address_of_their_own(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "corrected"
    corrected(folder)
    owner = serve(UNHURRIED._replace(data={"noria": str(folder)}))
    ordinary = steppe.new("noria", seats=2).printed()
    table, tokens = owner.lay("here here", game="noria")
    state = owner.get(f"/api/tables/{table}/state", *tokens)
    board: dict[str, Any] = owner.get(state["printed"])["board"]
    assert board["black_market"]["buy"] == ordinary["black_market"]["buy"] + 1
    assert str(folder) not in str(state) + str(board)
    owner.close()
    # Another program serves the table, and has never heard of the folder: the table tells it.
    monkeypatch.setattr(printing, "known", {})
    printing.hashed.cache_clear()
    other = serve()
    assert other.http.get(state["printed"]).status_code == 404
    assert other.get(state["printed"], table=table)["board"] == board
    assert DATA not in other.get(f"/api/tables/{table}/state", *tokens)["view"]
