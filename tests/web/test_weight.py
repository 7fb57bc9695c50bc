"""What a browser receives before a table can be played on: within the budget, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import steppe
from server.people import Served
from server.processes import process
from steppe.kernel.language import LANGUAGES
from steppe.server.pages import FOLDER

BUDGET = 270 * 1024
ALPHABETS = {"en": ("latin",), "ru": ("latin", "cyrillic")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with process(str(tmp_path_factory.mktemp("house") / "tables.db")) as served:
        yield served


def first_load(game: str, language: str) -> set[str]:
    """The files of the page: the frame and the board, with all they import, and one language."""
    built: dict[str, Any] = json.loads((FOLDER / "files.json").read_text(encoding="utf-8"))
    words = {f"page.{language}", f"{game}.{language}"}
    open_ = ["index.html", f"src/games/{game}/Board.svelte", f"src/games/{game}/scenes.ts"]
    open_ += [key for key, part in built.items() if part.get("name") in words]
    assert len(open_) == 5
    parts: set[str] = set()
    while open_:
        parts.add(key := open_.pop())
        open_ += set(built[key].get("imports", ())) - parts
    files = {file for key in parts for file in (built[key]["file"], *built[key].get("css", ()))}
    fonts = [
        font
        for font in built["index.html"]["assets"]
        if any(re.search(rf"-{alphabet}-(wght|\d+)-", font) for alphabet in ALPHABETS[language])
    ]
    assert len(fonts) == 2 * len(ALPHABETS[language])
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    return {"", *files, *fonts, *re.findall(r'(?:href|src)="/([^"]+)"', index)}


def received(house: Served, path: str) -> int:
    """With the headers, as a browser counts."""
    answer = house.http.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200, path
    headers = sum(len(name) + len(value) + len(": \r\n") for name, value in answer.headers.raw)
    return answer.num_bytes_downloaded + headers + len("HTTP/1.1 200 OK\r\n\r\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", steppe.games())
def test_a_first_table_is_light(game: str, language: str, house: Served) -> None:
    (box,) = (one for one in house.get("/api/games") if one["name"] == game)
    paths = {"/api/games", box["printed"], *(f"/{file}" for file in first_load(game, language))}
    sizes = {path: received(house, path) for path in paths}
    assert sum(sizes.values()) <= BUDGET, sorted(sizes.items(), key=lambda each: -each[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_other_languages_and_games_are_left_out(language: str) -> None:
    for game in steppe.games():
        found = {
            named[0]
            for file in first_load(game, language)
            if (named := re.search(r"\w+\.(?:" + "|".join(LANGUAGES) + r")(?=-)", file))
        }
        assert found == {f"page.{language}", f"{game}.{language}"}
