"""All 28 encounter cards, option by option: what is paid, what is gained, what may be refused."""

from collections import Counter
from itertools import cycle

import pytest

from rules.scythe.table import resources, scene, units
from rules.words import legal, play, player, refusal
from steppe import Game

# Card by card, options a, b and c; the cost stands before the colon. The words are those of the
# notation: "any" are resources of the player's choice.
CARDS = """
2 coins, 1 popularity       | 2 coins: 4 food              | 2 popularity: 1 build
1 popularity, 1 combat_cards| 2 coins: 4 wood              | 2 popularity: 1 enlist
1 popularity, 2 food        | 2 coins: 1 workers, 3 food   | 3 popularity: 1 deploy
1 popularity, 2 metal       | 3 coins: 1 enlist            | 2 popularity: 4 metal
1 popularity, 2 food        | 4 coins: 1 deploy            | 2 popularity: 2 metal, 2 food
2 coins, 1 popularity       | 3 coins: 1 enlist            | 2 popularity: 4 food
1 popularity, 2 oil         | 2 coins: 1 upgrade           | 2 popularity: 4 oil
2 coins, 1 popularity       | 2 coins: 4 oil               | 2 popularity: 1 enlist
1 popularity, 2 oil         | 3 coins: 1 build             | 2 popularity: 4 oil
1 popularity, 2 oil         | 4 coins: 1 deploy            | 2 popularity: 2 coins, 2 any
1 popularity, 2 food        | 2 coins: 1 workers, 3 food   | 2 popularity: 1 build
1 popularity, 2 wood        | 3 coins: 1 build             | 2 popularity: 1 workers, 3 wood
2 coins, 1 popularity       | 2 coins: 2 power, 2 popularity | 3 popularity: 5 any
1 popularity, 2 food        | 2 coins: 3 any               | 2 popularity: 1 workers, 3 metal
2 popularity                | 2 coins: 3 any               | 3 popularity: 5 any
1 popularity, 2 food        | 2 coins: 1 workers, 2 any    | 2 popularity: 1 enlist
1 popularity, 1 combat_cards| 2 coins: 2 power, 2 combat_cards | 3 popularity: 1 deploy
1 popularity, 2 food        | 2 coins: 3 any               | 2 popularity: 1 workers, 3 wood
2 coins, 1 popularity       | 2 coins: 4 food              | 2 popularity: 3 power, 2 combat_cards
1 popularity, 1 combat_cards| 2 coins: 3 popularity        | 2 popularity: 4 wood
2 popularity                | 4 coins: 1 deploy            | 2 popularity: 3 power, 2 combat_cards
2 coins, 1 popularity       | 2 coins: 4 metal             | 2 popularity: 1 build
2 coins, 1 popularity       | 3 coins: 1 enlist            | 2 popularity: 1 workers, 3 food
1 popularity, 1 combat_cards| 2 coins: 3 any               | 3 popularity: 1 deploy
2 power, 1 popularity       | 2 coins: 4 power             | 2 popularity: 1 upgrade, 2 any
2 power, 1 popularity       | 2 coins: 3 popularity        | 2 popularity: 1 build
2 coins, 1 popularity       | 2 coins: 4 metal             | 3 popularity: 1 deploy
2 coins, 1 popularity       | 2 coins: 1 workers, 2 any    | 2 popularity: 1 build
"""

OPTIONS = [
    (number, letter, option.strip())
    for number, line in enumerate(CARDS.strip().splitlines(), start=1)
    for letter, option in zip("abc", line.split("|"), strict=True)
]
# How an action of a card is taken: one upgrade, mech, structure or recruit.
ANSWERS = {
    "upgrade": "upgrade move_coin deploy",
    "deploy": "deploy speed M7",
    "build": "build mill M7",
    "enlist": "enlist build power",
}
RESOURCES = ("oil", "metal", "wood", "food")

Holdings = Counter[str]


def counted(text: str) -> Holdings:
    """The goods in "1 workers, 3 food"."""
    found: Holdings = Counter()
    for goods in text.split(",") if text else []:
        amount, kind = goods.split()
        found[kind] += int(amount)
    return found


def cost_and_gain(option: str) -> tuple[Holdings, Holdings]:
    cost, _, gain = option.rpartition(":")
    return counted(cost), counted(gain)


def before(card: int, coins: int = 9, popularity: int = 9) -> Game:
    """Nordic's hero is about to meet this card on M7, where no worker stands."""
    return scene(
        {
            "nordic": {
                "mat": "industrial",
                "hero": "W7",
                "coins": coins,
                "popularity": popularity,
                "power": 5,
                "cards": [],
            },
            "saxony": {"mat": "agricultural"},
        },
        encounter_deck=[card],
    )


MEET = "move; move hero W7; to M7; done"


def holdings(game: Game) -> Holdings:
    nordic = player(game, "nordic")
    found: Holdings = Counter(resources(game, "M7"))
    for kind in ("coins", "power", "popularity", "combat_cards", "workers"):
        found[kind] = nordic[kind]
    found["upgrade"] = len(nordic["upgrades"])
    found["deploy"] = nordic["mechs"]
    found["build"] = len(nordic["structures"])
    found["enlist"] = len(nordic["bonuses"])
    return found


def change(game: Game, then: Holdings) -> dict[str, int]:
    now = holdings(game)
    return {kind: now[kind] - then[kind] for kind in now | then if now[kind] != then[kind]}


def signed(gain: Holdings, cost: Holdings) -> dict[str, int]:
    kinds = gain | cost
    return {kind: gain[kind] - cost[kind] for kind in kinds if gain[kind] != cost[kind]}


def test_there_are_28_cards_with_three_options() -> None:
    assert len(OPTIONS) == 28 * 3


@pytest.mark.parametrize(("card", "letter", "option"), OPTIONS)
def test_an_option_costs_and_brings_what_it_says(card: int, letter: str, option: str) -> None:
    cost, gain = cost_and_gain(option)
    game = before(card)
    then = holdings(game)
    play(game, f"{MEET}; option {letter}")
    answers = [ANSWERS[kind] for kind in gain if kind in ANSWERS]
    for resource, _ in zip(cycle(RESOURCES), range(gain.pop("any", 0)), strict=False):
        answers.append(f"gain {resource}")
        gain[resource] += 1
    while answers:  # in whatever order they are asked for
        answer = next(answer for answer in answers if answer in legal(game))
        answers.remove(answer)
        play(game, answer)
    if gain["enlist"]:
        gain["power"] += 2  # the one-time bonus of the recruit
    assert change(game, then) == signed(gain, cost)
    if gain["workers"]:
        assert units(game, "M7") == {"nordic": "hero, 1 worker"}
    if gain["deploy"]:
        assert units(game, "M7") == {"nordic": "hero, 1 mech"}
    assert {"end turn", "decline"} & legal(game)  # the card is done with


@pytest.mark.parametrize(("card", "letter", "option"), OPTIONS)
def test_everything_an_option_brings_may_be_refused(card: int, letter: str, option: str) -> None:
    cost, gain = cost_and_gain(option)
    game = before(card)
    then = holdings(game)
    play(game, MEET)
    simple = {kind: n for kind, n in gain.items() if kind != "any" and kind not in ANSWERS}
    if not simple:
        play(game, f"option {letter}")
    else:
        play(game, f"option {letter} partly")
        for kind, amount in simple.items():
            for _ in range(amount):
                play(game, f"refuse {kind}")
    while legal(game) != {"end turn"}:
        play(game, "done" if "done" in legal(game) else "decline")
    assert change(game, then) == signed(Counter(), cost)


# Resources of one's choice are chosen one by one anyway.
PARTS = [said for said in OPTIONS if "," in said[2] and "any" not in said[2]]


@pytest.mark.parametrize(("card", "letter", "option"), PARTS)
def test_a_part_may_be_taken_and_the_rest_refused(card: int, letter: str, option: str) -> None:
    cost, gain = cost_and_gain(option)
    game = before(card)
    then = holdings(game)
    refused = next(iter(gain))
    play(game, f"{MEET}; option {letter} partly; refuse {refused}; take rest")
    gain[refused] -= 1
    assert change(game, then) == signed(gain, cost)


@pytest.mark.parametrize(("card", "letter", "option"), OPTIONS)
def test_an_option_needs_its_whole_cost(card: int, letter: str, option: str) -> None:
    cost, _ = cost_and_gain(option)
    exact = before(card, coins=cost["coins"], popularity=cost["popularity"])
    assert f"option {letter}" in legal(play(exact, MEET))
    if cost:
        short = before(
            card, coins=max(0, cost["coins"] - 1), popularity=max(0, cost["popularity"] - 1)
        )
        assert refusal(play(short, MEET), f"option {letter}") == "scythe.encounter.pay_in_full"
