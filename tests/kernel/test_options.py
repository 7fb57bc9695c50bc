"""Options: each kind, right and wrong."""

import pytest

import steppe
from steppe import Option, OptionError
from steppe.kernel.options import settle

FLAG = Option("bribes", "flag", False, "en", "ru")
NUMBER = Option("size", "number", 3, "en", "ru", lowest=1)
CHOICE = Option("level", "choice", "low", "en", "ru", ["low", "high"])
LIST = Option("mats", "list", [], "en", "ru", ["a", "b", "c"])
TEXT = Option("data", "text", "", "en", "ru")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "yes", True),
        (FLAG, "Off", False),
        (FLAG, "да", True),
        (FLAG, "НЕТ", False),
        (NUMBER, "1", 1),
        (NUMBER, "12", 12),
        (CHOICE, "high", "high"),
        (LIST, "c, a", ["c", "a"]),
        (LIST, "", []),
        (TEXT, "a folder", "a folder"),
    ],
)
def test_what_is_typed(option: Option, text: str, value: object) -> None:
    parsed = option.parse(text)
    assert parsed == value
    assert type(parsed) is type(value)
    assert option.check(parsed) == value


@pytest.mark.parametrize(
    ("option", "text", "sentence"),
    [
        (FLAG, "maybe", "option bribes: 'maybe' is not yes or no"),
        (NUMBER, "many", "option size: 'many' is not a whole number"),
        (NUMBER, "1.5", "option size: '1.5' is not a whole number"),
        (NUMBER, "0", "option size: 0 is below 1"),
        (CHOICE, "middle", "option level: 'middle' is not one of low, high"),
        (LIST, "a,d", "option mats: 'd' is not one of a, b, c"),
    ],
)
def test_what_is_typed_wrong(option: Option, text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        option.parse(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, 1),
        (FLAG, "yes"),
        (NUMBER, True),
        (NUMBER, 2.0),
        (NUMBER, "2"),
        (CHOICE, 1),
        (CHOICE, None),
        (LIST, "a"),
        (LIST, [1]),
        (TEXT, 1),
    ],
)
def test_values_of_the_wrong_type(option: Option, value: object) -> None:
    with pytest.raises(OptionError, match=f"^option {option.name}: "):
        option.check(value)


def test_defaults_fill_in() -> None:
    settled = settle([FLAG, NUMBER, LIST], {"size": 5, "mats": ("b",)})
    assert settled == {"bribes": False, "size": 5, "mats": ["b"]}


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(OptionError, match="no option 'bribe'; there are bribes, size"):
        settle([FLAG, NUMBER], {"bribe": True})


def test_an_option_describes_itself_to_forms() -> None:
    assert CHOICE.to_json() == {
        "name": "level",
        "kind": "choice",
        "default": "low",
        "choices": ["low", "high"],
        "help": {"en": "en", "ru": "ru"},
    }


def test_options_reach_the_game() -> None:
    game = steppe.new("toy", seats=2, seed=1, heaps=2, size=5, colours=["white", "red"])
    assert game.view()["heaps"] == [5, 5]
    assert [game.label(seat) for seat in range(2)] == ["white", "red"]


@pytest.mark.parametrize(
    "options", [{"heaps": 0}, {"heaps": 6}, {"colours": ["red"]}, {"coulours": []}]
)
def test_wrong_options_give_no_game(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        steppe.new("toy", seats=2, **options)  # type: ignore[arg-type]
