"""What the page says, by the keys of its messages: tests do not repeat its wording."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "ru"]

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


def _capital(word: object) -> Any:
    text = str(word)
    return text[:1].upper() + text[1:]


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"CAPITAL": _capital})
    source = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def say(language: Language, key: str, **parts: object) -> str:
    """`say("en", "undo")`: what the button for it is called."""
    bundle = _bundle(language)
    pattern = bundle.get_message(f"page-{key}").value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, parts)
    assert not faults, faults
    return str(text)
