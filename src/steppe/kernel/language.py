"""What people read, by message key, in English and Russian (Project Fluent)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .actions import Action
from .errors import OptionError
from .events import Event

LANGUAGES = ("en", "ru")


class Phrasebook:
    """The messages of a game, and of the program, in one language.

    Words that are names of components ("speed", "oil") are written as players call them.
    """

    def __init__(self, lang: str, sources: list[str], names: dict[str, str]) -> None:
        self.lang = lang
        self.names = names
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **words: object) -> str:
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, faults = self._bundle.format_pattern(
            message.value, {name: self._word(word) for name, word in words.items()}
        )
        if faults:
            raise KeyError(f"message {key} ({self.lang}): {faults[0]}")
        return str(text)

    def _word(self, word: object) -> Any:
        if isinstance(word, list):
            return ", ".join(str(self._word(item)) for item in word)
        return self.names.get(word, word) if isinstance(word, str) else word

    def action(self, action: Action) -> str:
        return self.say(f"act-{action.verb}", **action.parts)

    def event(self, event: Event, who: str) -> str:
        return self.say(f"event-{event.name}", seat=who, **event.data)


@cache
def phrasebook(
    game: str, lang: str, names: Callable[[str], dict[str, str]] | None = None
) -> Phrasebook:
    """The phrasebook of a game, with the words of the program itself."""
    if lang not in LANGUAGES:
        raise OptionError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    packages = ["steppe", f"steppe.{game}"] if game else ["steppe"]
    sources = [
        (resources.files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        for package in packages
    ]
    return Phrasebook(lang, sources, names(lang) if names else {})
