"""Combat as a matrix game."""

from __future__ import annotations

import pytest

from steppe.games.scythe.mind.combat import Bid, beats, card_sums, contest, rival_bids

SUMS = card_sums([16, 12, 8, 6])  # the printed numbers of cards of 2, 3, 4 and 5


def own(most: int) -> list[Bid]:
    return [Bid(dial, (), 0) for dial in range(most + 1)]


def test_the_attacker_wins_ties() -> None:
    assert beats(Bid(3, (), 0), Bid(3, (), 0), attack=True, unknown=SUMS) == 1.0
    assert beats(Bid(3, (), 0), Bid(3, (), 0), attack=False, unknown=SUMS) == 0.0


def test_an_unknown_card_is_worth_two_to_five() -> None:
    theirs = Bid(0, (), 1)
    assert beats(Bid(1, (), 0), theirs, attack=True, unknown=SUMS) == 0.0
    assert beats(Bid(2, (), 0), theirs, attack=True, unknown=SUMS) == pytest.approx(16 / 42)
    assert beats(Bid(5, (), 0), theirs, attack=True, unknown=SUMS) == pytest.approx(1.0)


def test_unknown_cards_are_those_of_the_deck_that_is_played_with() -> None:
    only_fives = card_sums([0, 0, 0, 4])
    assert beats(Bid(4, (), 0), Bid(0, (), 1), attack=True, unknown=only_fives) == 0.0
    assert beats(Bid(5, (), 0), Bid(0, (), 1), attack=True, unknown=only_fives) == 1.0


def test_nobody_spends_power_on_a_rival_who_has_none() -> None:
    solved = contest(own(7), rival_bids(0, 0, 7), attack=True, stake=8.0, unknown=SUMS)
    assert solved.chance == 1.0
    assert solved.pick(0.5).dial == 0 or solved.cost < 0.1


def test_a_hopeless_fight_is_not_paid_for() -> None:
    solved = contest(own(1), rival_bids(7, 0, 7), attack=True, stake=8.0, unknown=SUMS)
    assert solved.cost <= 0.5


def test_shares_sum_to_one() -> None:
    solved = contest(own(7), rival_bids(5, 2, 7), attack=False, stake=6.0, unknown=SUMS)
    assert sum(solved.shares) == pytest.approx(1.0)
    assert 0.0 <= solved.chance <= 1.0
