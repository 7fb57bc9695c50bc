"""Options: each game declares its own, for the command line, the web form and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import OptionError

OptionValue = bool | int | str | list[str]

TRUE = {"true", "yes", "on", "1", "да"}
FALSE = {"false", "no", "off", "0", "нет"}


class Option:
    """A setting of a game, with its type, default and help in both languages.

    kind: "flag" (yes or no), "number", "choice" (one of `choices`), "list" (several of `choices`,
    in an order that may matter) or "text". `solo`: whether it is only for tables with a solo
    opponent (True), only for several players (False), or for both (None). `mixed`: the same for
    tables with several solo opponents, or with some beside several players. `rule`: the rule
    that it reads differently or switches; its help names it. `before`: for an
    option that is younger than some records, the value that matches play without it.
    """

    __slots__ = (
        "before",
        "choices",
        "default",
        "help",
        "highest",
        "kind",
        "lowest",
        "mixed",
        "name",
        "rule",
        "solo",
    )

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        en: str,
        ru: str,
        choices: Sequence[str] = (),
        lowest: int = 0,
        highest: int | None = None,
        solo: bool | None = None,
        mixed: bool | None = None,
        rule: str = "",
        before: OptionValue | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        named = f" ({rule})" if rule else ""
        self.help = {"en": en + named, "ru": ru + named}
        self.choices = tuple(choices)
        self.lowest = lowest
        self.highest = highest
        self.solo = solo
        self.mixed = mixed
        self.rule = rule
        self.before = before

    def check(self, value: object) -> OptionValue:
        """The value, or an error that says in one sentence what is wrong with it."""
        match self.kind:
            case "flag" if isinstance(value, bool):
                return value
            case "number" if isinstance(value, int) and not isinstance(value, bool):
                if value < self.lowest:
                    raise OptionError(
                        "fault-option-below", option=self.name, value=value, limit=self.lowest
                    )
                if self.highest is not None and value > self.highest:
                    raise OptionError(
                        "fault-option-above", option=self.name, value=value, limit=self.highest
                    )
                return value
            case "choice" if isinstance(value, str):
                return self._known(value)
            case "list" if isinstance(value, list | tuple):
                return [self._known(str(item)) for item in value]
            case "text" if isinstance(value, str):
                return value
        raise self._unlike(value)

    def parse(self, text: str) -> OptionValue:
        """Parse a value typed on the command line or in a form."""
        match self.kind:
            case "flag":
                if text.casefold() in TRUE:
                    return True
                if text.casefold() in FALSE:
                    return False
                raise self._unlike(text)
            case "number":
                try:
                    return self.check(int(text))
                except ValueError:
                    raise self._unlike(text) from None
            case "list":
                return self.check([word.strip() for word in text.split(",") if word.strip()])
        return self.check(text)

    def _known(self, word: str) -> str:
        if word not in self.choices:
            raise OptionError(
                "fault-option-choice",
                option=self.name,
                value=repr(word),
                choices=", ".join(self.choices),
            )
        return word

    def _unlike(self, value: object) -> OptionError:
        """The error for a value of the wrong kind."""
        return OptionError(
            f"fault-option-{self.kind}",
            option=self.name,
            value=repr(value)[:100],
            choices=", ".join(self.choices),
        )

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "help": self.help,
        }


def settle(
    declared: Sequence[Option], given: Mapping[str, object], *, kept: bool = False
) -> dict[str, OptionValue]:
    """All options with their values: those given, validated, and defaults for the others; for
    stored games, older than an option, its `before` value."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise OptionError("fault-no-option", option=repr(name), options=", ".join(known))
    return {
        name: option.check(given[name]) if name in given else _unnamed(option, kept)
        for name, option in known.items()
    }


def _unnamed(option: Option, kept: bool) -> OptionValue:
    return option.before if kept and option.before is not None else option.default


def to_keep(
    declared: Sequence[Option], settled: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """The options to store with a game. Those with their `before` value are
    left out, so that older stored games stay the same."""
    before = {option.name: option.before for option in declared if option.before is not None}
    return {
        name: value
        for name, value in settled.items()
        if name not in before or value != before[name]
    }
