"""Options: each game declares its own; command line, web form and record are made from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import OptionError

OptionValue = bool | int | str | list[str]

TRUE = {"true", "yes", "on", "1", "да"}
FALSE = {"false", "no", "off", "0", "нет"}


class Option:
    """A setting of a game, with its type, default and help in both languages.

    kind: "flag" (yes or no), "number", "choice" (one of `choices`), "list" (several of `choices`,
    in an order that may matter) or "text".
    """

    __slots__ = ("choices", "default", "help", "highest", "kind", "lowest", "name")

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
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.help = {"en": en, "ru": ru}
        self.choices = tuple(choices)
        self.lowest = lowest
        self.highest = highest

    def check(self, value: object) -> OptionValue:
        """The value, or one clear sentence about what is wrong with it."""
        match self.kind:
            case "flag" if isinstance(value, bool):
                return value
            case "number" if isinstance(value, int) and not isinstance(value, bool):
                if value < self.lowest:
                    raise OptionError(f"option {self.name}: {value} is below {self.lowest}").said(
                        "fault-option-below", option=self.name, value=value, limit=self.lowest
                    )
                if self.highest is not None and value > self.highest:
                    raise OptionError(f"option {self.name}: {value} is above {self.highest}").said(
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
        """A value as it is typed on the command line or in a form."""
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
                f"option {self.name}: {word!r} is not one of {', '.join(self.choices)}"
            ).said(
                "fault-option-choice",
                option=self.name,
                value=repr(word),
                choices=", ".join(self.choices),
            )
        return word

    def _unlike(self, value: object) -> OptionError:
        """The value is not of the kind that is wanted."""
        return OptionError(f"option {self.name}: {value!r} is not {self._wanted()}").said(
            f"fault-option-{self.kind}",
            option=self.name,
            value=repr(value)[:100],
            choices=", ".join(self.choices),
        )

    def _wanted(self) -> str:
        match self.kind:
            case "flag":
                return "yes or no"
            case "number":
                return "a whole number"
            case "choice":
                return f"one of {', '.join(self.choices)}"
            case "list":
                return f"a list of {', '.join(self.choices)}"
        return "a text"

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "help": self.help,
        }


def settle(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with their values: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are {', '.join(known)}").said(
                "fault-no-option", option=repr(name), options=", ".join(known)
            )
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
