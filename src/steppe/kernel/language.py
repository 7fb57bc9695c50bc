"""Messages by key, in English and Russian (Project Fluent)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from . import rulebook
from .actions import Action
from .errors import IllegalAction, OptionError, SteppeError
from .events import Event
from .registry import GAMES

LANGUAGES = ("en", "ru")


class Phrasebook:
    """The messages of a game, and of the program, in one language.

    Parameters that are component keys ("speed", "oil") are replaced by their names; messages
    that must inflect them also get the key (`$goods` and `$goods_key`). Lists are joined
    (lists within them are pairs like 2/1), and amounts by name ({"oil": 2}) are formatted and
    joined by the messages `counted` and `counted-and`; `$cargo_count` counts the entries of
    `$cargo`.
    """

    def __init__(self, lang: str, sources: list[str], names: dict[str, str]) -> None:
        self.lang = lang
        self.names = names
        self._bundle = FluentBundle([lang], use_isolating=False, functions={"CAPITAL": _capital})
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **words: object) -> str:
        text, faults = self._format(key, words)
        if faults:
            raise KeyError(f"message {key} ({self.lang}): {faults[0]}")
        return text

    def action(self, action: Action, about: Mapping[str, object] | None = None) -> str:
        """An action as a choice; with the details from `Decision.about`, as it applies here."""
        return self._say_best(f"act-{action.verb}", "here", {**action.parts, **(about or {})})

    def event(self, event: Event, who: str) -> str:
        """An event as a line of the log; with its secrets, if they are present."""
        return self._say_best(f"event-{event.name}", "known", {"seat": who, **event.data})

    def _say_best(self, key: str, more: str, words: Mapping[str, object]) -> str:
        """The longer of two messages, if it exists and has all its parameters."""
        longer = f"{key}-{more}"
        if self.has(longer):
            text, faults = self._format(longer, words)
            if not faults:
                return text
        return self.say(key, **words)

    def _format(self, key: str, words: Mapping[str, object]) -> tuple[str, list[Any]]:
        message = self._bundle.get_message(key)
        assert message.value is not None
        given: dict[str, Any] = {}
        for name, word in words.items():
            given[name] = self._word(word)
            if isinstance(word, str):
                given[f"{name}_key"] = word.replace(" ", "_")
            elif isinstance(word, list | tuple | Mapping):
                given[f"{name}_count"] = len(word)
        text, faults = self._bundle.format_pattern(message.value, given)
        return str(text), faults

    def _word(self, word: object) -> Any:
        if isinstance(word, str):
            return self.names.get(word, word)
        if isinstance(word, list | tuple):
            return ", ".join([self._item(item) for item in word])
        if isinstance(word, Mapping):
            return self._counted(word)
        return word

    def _item(self, item: object) -> str:
        if isinstance(item, list | tuple):
            return "/".join([str(self._word(part)) for part in item])
        return str(self._word(item))

    def _counted(self, amounts: Mapping[str, int]) -> str:
        texts = [self.say("counted", goods=key, amount=count) for key, count in amounts.items()]
        if len(texts) < 2:
            return "".join(texts)
        return self.say("counted-and", most=", ".join(texts[:-1]), last=texts[-1])


def _capital(word: object) -> Any:
    """CAPITAL(): for messages that begin with a name."""
    text = str(word)
    return text[:1].upper() + text[1:]


def locales(package: str, lang: str) -> list[Traversable]:
    """The files of a package's messages in a language: `en.ftl`, and `automa.en.ftl` beside it."""
    folder = resources.files(package) / "locale"
    ends = (f"{lang}.ftl", f".{lang}.ftl")
    found = [
        file for file in folder.iterdir() if file.name == ends[0] or file.name.endswith(ends[1])
    ]
    return sorted(found, key=lambda file: file.name)


@cache
def phrasebook(
    game: str, lang: str, names: Callable[[str], dict[str, str]] | None = None
) -> Phrasebook:
    """The phrasebook of a game, including the program's own messages."""
    if lang not in LANGUAGES:
        raise OptionError("fault-no-language", lang=repr(lang), languages=", ".join(LANGUAGES))
    packages = ["steppe", GAMES[game]] if game else ["steppe"]
    sources = [
        file.read_text(encoding="utf-8") for package in packages for file in locales(package, lang)
    ]
    return Phrasebook(lang, sources, names(lang) if names else {})


def said(fault: SteppeError, lang: str) -> str:
    """An error as one sentence in this language, with its reason."""
    sentence = _sentence(fault.key, fault.words, lang)
    cause = fault.__cause__
    if isinstance(cause, SteppeError):
        return f"{sentence}: {said(cause, lang)}"
    if isinstance(fault, IllegalAction):
        text = rule_text(fault.rule, lang)
        return f"{sentence}: {text} [{fault.rule}]" if text else sentence
    return sentence


def rule_text(rule: str, lang: str) -> str:
    """The text of a rule; empty for ids of the kernel, which are not rules."""
    game = rule.partition(".")[0]
    if game not in GAMES:
        return ""
    found = rulebook.load(game).rule(rule)
    return found.ru if lang == "ru" else found.en


def _sentence(key: str, words: Mapping[str, str | int], lang: str) -> str:
    """The program's message with this key or, failing that, a game's."""
    for game in ("", *GAMES):
        phrases = phrasebook(game, lang)
        if phrases.has(key):
            barrier = words.get("barrier")
            if barrier is None:
                return phrases.say(key, **words)
            return phrases.say(key, **{**words, "barrier": phrases.say(str(barrier))})
    return key  # already a sentence, from an external bot or game
