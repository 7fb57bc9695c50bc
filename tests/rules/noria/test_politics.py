"""The politics phase and the chambers."""

from collections.abc import Mapping

import pytest

from rules.noria.table import chamber, politics, quietly, turn
from rules.words import asked, explained, legal, offered, play, player, question, refusal, story


def empty_but(**left: int) -> Mapping[str, object]:
    names = ("recycling", "improvement", "aviation", "science", "specialisation", "distribution")
    return {name: {"above": left.get(name, 0), "seated": 0} for name in names}


@pytest.mark.rule("noria.politics.intrigue.optional")
def test_intrigue_any_number_of_times_or_not_at_all() -> None:
    game = politics(9)
    none = play(game.copy(), "end politics")
    assert sum(c["above"] for c in none.view()["chambers"]) == 24
    play(game, "promote science; remove science; promote aviation; remove aviation")
    assert player(game)["knowledge"] == 9 - 1 - 2
    assert "promote recycling" in legal(game)


@pytest.mark.rule("noria.politics.intrigue.cost")
@pytest.mark.parametrize(("round", "gears"), [(1, 1), (3, 2), (7, 3), (11, 4)])
def test_intrigue_costs_the_gears_in_sight(round: int, gears: int) -> None:
    game = politics(gears + 1, round)
    assert game.view()["prices"]["intrigue"] == gears
    play(game, "promote science; remove science")
    assert player(game)["knowledge"] == 1
    # With less there is nothing to choose but ending the turn.
    assert legal(politics(gears - 1, round)) == {"end turn"}


@pytest.mark.rule("noria.politics.intrigue.doubling")
def test_intrigue_doubles() -> None:
    game = politics(1 + 2 + 4 + 8 + 1)
    for left in (15, 13, 9, 1):
        play(game, "promote science; remove recycling")
        assert player(game)["knowledge"] == left
    game = politics(2)
    play(game, "promote science; remove recycling")
    assert type(game.decision).__name__ == "EndTurn"  # the second would have cost 2


@pytest.mark.rule("noria.politics.intrigue.promote")
def test_a_politician_goes_down_in_his_chamber() -> None:
    game = play(politics(3), "promote science")
    assert (chamber(game, "science")["above"], chamber(game, "science")["seated"]) == (3, 1)
    assert chamber(game, "science")["value"] == 4  # the leftmost cell is covered
    assert {a.notation.split()[0] for a in game.legal()} == {"remove"}


@pytest.mark.rule("noria.politics.intrigue.remove")
def test_then_one_leaves_any_chamber() -> None:
    game = play(politics(3), "promote science")
    assert len(offered(game, "remove")) == 6
    assert refusal(game, "end politics") == "noria.politics.intrigue.remove"
    play(game, "remove science")
    assert (chamber(game, "science")["above"], chamber(game, "science")["seated"]) == (2, 1)


@pytest.mark.rule("noria.politics.intrigue.lower_locked")
def test_whoever_went_down_stays() -> None:
    chambers = {"science": {"above": 0, "seated": 3}}
    game = play(politics(3, chambers=chambers), "promote aviation")
    assert refusal(game, "remove science") == "noria.politics.intrigue.upper_empty"
    play(game, "remove aviation")
    assert chamber(game, "science")["seated"] == 3


@pytest.mark.rule("noria.politics.intrigue.upper_empty")
def test_an_empty_chamber_is_out_of_reach() -> None:
    chambers = {"science": {"above": 0, "seated": 1}}
    game = politics(3, chambers=chambers)
    assert refusal(game, "promote science") == "noria.politics.intrigue.upper_empty"
    play(game, "promote aviation")
    assert refusal(game, "remove science") == "noria.politics.intrigue.upper_empty"


@pytest.mark.rule("noria.example.igor_intrigue_one_knowledge")
def test_example_igor_intrigues_for_one() -> None:
    game = politics(1, 1)
    assert game.view()["prices"]["intrigue"] == 1
    play(game, "promote science; remove aviation")
    assert (chamber(game, "science")["above"], chamber(game, "science")["seated"]) == (3, 1)
    assert (chamber(game, "aviation")["above"], chamber(game, "aviation")["seated"]) == (3, 0)
    assert player(game)["knowledge"] == 0


@pytest.mark.rule("noria.example.matvey_two_intrigues")
def test_example_matvey_intrigues_twice() -> None:
    game = politics(7, 3, chambers={"improvement": {"above": 3, "seated": 1}})
    assert game.view()["prices"]["intrigue"] == 2
    play(game, "promote improvement; remove science")
    assert player(game)["knowledge"] == 5
    play(game, "promote improvement; remove recycling")
    assert player(game)["knowledge"] == 1
    assert chamber(game, "improvement")["value"] == 6
    assert chamber(game, "improvement")["above"] == 1
    assert chamber(game, "science")["above"] == 3
    assert chamber(game, "recycling")["above"] == 3


@pytest.mark.rule("noria.edge.intrigue_parity")
def test_edge_the_last_two_politicians() -> None:
    game = politics(50, chambers=empty_but(science=1, aviation=1))
    play(game, "promote science")  # the other must be removed, and no Intrigue is left
    assert chamber(game, "science")["seated"] == 1
    assert chamber(game, "aviation")["above"] == 0
    assert type(game.decision).__name__ == "EndTurn"
    most = politics(5000)
    intrigues = 0
    while chambers := sorted(offered(most, "promote")):
        play(most, f"promote {chambers[0]}")
        if chambers := sorted(offered(most, "remove")):
            play(most, f"remove {chambers[-1]}")
        intrigues += 1
    assert intrigues == 12


@pytest.mark.rule("noria.edge.intrigue_same_chamber")
def test_edge_both_halves_in_one_chamber() -> None:
    game = play(politics(3), "promote science; remove science")
    assert (chamber(game, "science")["above"], chamber(game, "science")["seated"]) == (2, 1)
    only_one = politics(3, chambers=empty_but(science=1, aviation=1))
    play(only_one, "promote science")
    assert chamber(only_one, "science")["above"] == 0
    # At most two more can follow: three of four light cells, never the dark one.
    assert 1 + chamber(game, "science")["above"] < 4


@pytest.mark.rule("noria.edge.final_round_politics_counts")
def test_edge_an_intrigue_in_the_last_turn_counts() -> None:
    rivals: list[dict[str, object]] = [{}, {}, {"knowledge": 9, "spaces": {"science": 5}}]
    game = turn({}, *rivals, phase="politics", round=14, active="blue")
    play(game, "promote science; remove science")
    quietly(game)
    assert game.scores == (0, 0, 0, 5 * 4)


@pytest.mark.rule("noria.politics.intrigue.promote", "noria.politics.intrigue.remove")
def test_what_is_told_of_an_intrigue() -> None:
    game = politics(9)
    assert asked(game) == {
        "kind": "Politics",
        "rule": "noria.politics.intrigue.optional",
        "price": 1,
        "knowledge": 9,
    }
    assert story(game, "promote science") == [
        "promoted red, chamber science, price 1: noria.politics.intrigue.promote"
    ]
    assert asked(game) == {"kind": "Removal", "rule": "noria.politics.intrigue.remove"}
    assert story(game, "remove aviation") == [
        "removed red, chamber aviation: noria.politics.intrigue.remove"
    ]
    assert asked(game)["price"] == explained(game, "promote science")["price"] == 2
    assert explained(game, "end politics") == {}


@pytest.mark.rule("noria.politics.intrigue.cost", "noria.politics.intrigue.doubling")
def test_why_an_intrigue_is_too_dear() -> None:
    game = play(politics(2), "promote science; remove aviation")
    assert question(game) != "Politics"  # a second one would cost two
    both = politics(4)
    play(both, "promote science; remove aviation; promote science; remove aviation")
    assert player(both)["knowledge"] == 4 - 1 - 2 + player(both)["income"]
