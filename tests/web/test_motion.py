"""What moves on the page costs a browser little: it is moved by the compositor alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
TRANSITION = re.compile(r"\btransition(?:-property)?:\s*([^;{}]+);")
KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}")
FRAME = re.compile(r"\{([^{}]*)\}")
DECLARED = re.compile(r"([\w-]+)\s*:")
# Each of these has scripts write to the page in every frame, or pictures filtered anew.
COSTLY = re.compile(
    r"svelte/(?:motion|transition|animate)|\b(?:backdrop-)?filter:|<filter\b|<animate\b"
)


def texts() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".svelte", ".css", ".ts") and ".test." not in path.name:
            yield (
                str(path.relative_to(SOURCES)),
                COMMENT.sub("", path.read_text(encoding="utf-8")),
            )


def moved(text: str) -> set[str]:
    """The properties that transitions and keyframes of a source move."""
    found = set()
    for listed in TRANSITION.findall(text):
        found |= {words.split()[0] for words in listed.split(",") if words.strip() != "none"}
    for _, frames in KEYFRAMES.findall(text):
        for frame in FRAME.findall(frames):
            found |= set(DECLARED.findall(frame))
    for call in re.findall(r"\.animate\((.*?)\);\n", text, re.DOTALL):
        found |= set(re.findall(r"=>\s*\(\{\s*(\w+)", call)) or {call}
    return found


def test_only_transforms_and_opacity_are_animated() -> None:
    found = {path: moved(text) - CHEAP for path, text in texts()}
    assert {path: costly for path, costly in found.items() if costly} == {}
    assert any(moved(text) for _, text in texts())


def test_nothing_is_drawn_anew_for_each_frame() -> None:
    assert [(path, hit[0]) for path, text in texts() if (hit := COSTLY.search(text))] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a { transition: width 0.3s, opacity 1s; }", {"width", "opacity"}),
        (
            "@keyframes x { from, 50% { opacity: 0; color: red; } to { top: 1px } }",
            {"opacity", "color", "top"},
        ),
        ("e.animate(\n  stops.map((left) => ({ left })),\n  MOTION,\n);\n", {"left"}),
    ],
)
def test_what_moves_is_found(text: str, expected: set[str]) -> None:
    assert moved(text) == expected
