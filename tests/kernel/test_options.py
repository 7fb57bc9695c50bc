"""Options: each kind, right and wrong."""

from typing import Any

import pytest

import steppe
from steppe import Option, OptionError
from steppe.kernel.options import settle, to_keep

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


def another(option: Option) -> object:
    """A value that is not the default."""
    match option.kind:
        case "flag":
            return not option.default
        case "number":
            return 1
    return next(choice for choice in option.choices if choice != option.default)


@pytest.mark.parametrize("game", steppe.games())
def test_options_say_for_how_many_they_are(game: str) -> None:
    box = steppe.box(game)
    assert (1 in box.seats) == (box.solo is not None)
    for option in box.options:
        if option.solo is None:
            continue
        given: dict[str, Any] = {option.name: another(option)}
        right, wrong = (1, 2) if option.solo else (2, 1)
        assert steppe.new(game, seats=right, **given).seats == right
        if given[option.name] is False:
            continue  # what is turned off asks for nothing, and is refused nowhere
        with pytest.raises(OptionError):
            steppe.new(game, seats=wrong, **given)


@pytest.mark.parametrize("game", [name for name in steppe.games() if steppe.box(name).solo])
def test_a_lone_player_meets_the_usual_opponent(game: str) -> None:
    solo = steppe.box(game).solo
    assert solo is not None
    alone = steppe.new(game, seats=1, seed="alone")
    named = steppe.new(game, seats=1, seed="alone", **{solo.option: solo.usual})
    assert alone.hash() == named.hash()


YOUNG = Option("deals", "flag", True, "en", "ru", before=False)


def test_what_was_kept_before_there_was_an_option_is_played_as_it_was_then() -> None:
    assert settle([FLAG, YOUNG], {}) == {"bribes": False, "deals": True}
    assert settle([FLAG, YOUNG], {}, kept=True) == {"bribes": False, "deals": False}
    assert settle([FLAG, YOUNG], {"deals": True}, kept=True) == {"bribes": False, "deals": True}


@pytest.mark.parametrize("deals", [True, False])
def test_what_is_as_before_an_option_need_not_be_kept(deals: bool) -> None:
    settled = settle([FLAG, YOUNG], {"deals": deals})
    kept = to_keep([FLAG, YOUNG], settled)
    assert kept == ({"bribes": False, "deals": True} if deals else {"bribes": False})
    assert settle([FLAG, YOUNG], kept, kept=True) == settled
