"""The phrasebook: names, amounts, and messages that say more to those who know more."""

import pytest

from steppe.kernel.actions import Action
from steppe.kernel.events import Event, Secret
from steppe.kernel.language import Phrasebook

MESSAGES = """
counted = { $amount } { $goods }
counted-and = { $most } and { $last }
gains = { $gain_count ->
    [0] nothing
   *[other] { $gain }
}
land = { $place_key ->
    [old_mill] the mill
   *[other] { CAPITAL($place) }
}
list = { $things } ({ $things_count })
act-dig = Dig
act-dig-here = Dig for { $gain }
act-rest = Rest
event-drew = { $seat } draws.
event-drew-known = { $seat } draws { $card }.
"""


@pytest.fixture
def phrases() -> Phrasebook:
    return Phrasebook("en", [MESSAGES], {"oil": "crude oil", "old mill": "Old Mill"})


@pytest.mark.parametrize(
    ("amounts", "text"),
    [
        ({}, "nothing"),
        ({"oil": 2}, "2 crude oil"),
        ({"oil": 2, "wood": 1}, "2 crude oil and 1 wood"),
        ({"oil": 2, "wood": 1, "gold": 3}, "2 crude oil, 1 wood and 3 gold"),
    ],
)
def test_amounts_are_counted_by_name(
    phrases: Phrasebook, amounts: dict[str, int], text: str
) -> None:
    assert phrases.say("gains", gain=amounts) == text


def test_a_message_may_ask_for_the_bare_name(phrases: Phrasebook) -> None:
    assert phrases.say("land", place="old mill") == "the mill"
    assert phrases.say("land", place="oil") == "Crude oil"


def test_lists_are_joined_and_counted(phrases: Phrasebook) -> None:
    assert phrases.say("list", things=["oil", 3]) == "crude oil, 3 (2)"
    assert phrases.say("list", things=[(2, 1), (3, "oil")]) == "2/1, 3/crude oil (2)"


def test_an_action_says_what_it_means_here_if_that_is_told(phrases: Phrasebook) -> None:
    dig, rest = Action("dig", "dig", {}), Action("rest", "rest", {})
    assert phrases.action(dig) == "Dig"
    assert phrases.action(dig, {"gain": {"oil": 1}}) == "Dig for 1 crude oil"
    assert phrases.action(rest, {"gain": {"oil": 1}}) == "Rest"


def test_an_event_says_its_secret_to_those_who_know_it(phrases: Phrasebook) -> None:
    class Drew(Event):
        card: Secret[str] = None

    event = Drew("toy.draw", 0, card="oil")
    assert phrases.event(event.seen_by(0), "Red") == "Red draws crude oil."
    assert phrases.event(event.seen_by(1), "Red") == "Red draws."
    assert phrases.event(event.seen_by(None), "Red") == "Red draws."


def test_a_missing_word_is_a_fault(phrases: Phrasebook) -> None:
    with pytest.raises(KeyError, match="gains"):
        phrases.say("gains")
