"""Chance: one seed, named streams that do not disturb each other."""

from collections import Counter
from hashlib import blake2b

from steppe.kernel.chance import Chance, commitment

# Of the seed 7: records made today must replay for ever.
DICE = [4, 1, 2, 3, 0, 5, 1, 3]
DECK = "bfdeca"
COMMITMENT = "268be55de8a974c7d74e9fba706a402bd11cf3de40de0dd5979c281b342d8ffa"


def test_known_values() -> None:
    chance = Chance("7")
    assert [chance.below("die", 6) for _ in range(8)] == DICE
    deck = list("abcdef")
    chance.shuffle("deck", deck)
    assert "".join(deck) == DECK


def test_anyone_can_check_a_number() -> None:
    chance = Chance("evening")
    chance.below("die", 6)
    digest = blake2b(b"evening/die/1", digest_size=16).digest()
    assert chance.below("die", 6) == int.from_bytes(digest, "big") % 6


def test_streams_are_independent() -> None:
    alone, mixed = Chance("7"), Chance("7")
    numbers = []
    for _ in range(20):
        mixed.below("other", 1000)
        numbers.append(mixed.below("die", 1000))
    assert numbers == [alone.below("die", 1000) for _ in range(20)]


def test_seeds_and_streams_differ() -> None:
    sequences = {
        tuple(chance.below(stream, 1000) for _ in range(5))
        for chance in (Chance("7"), Chance("8"))
        for stream in ("a", "b")
    }
    assert len(sequences) == 4


def test_numbers_are_spread_evenly() -> None:
    chance = Chance("7")
    counts = Counter(chance.below("die", 6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 1000) < 150 for count in counts.values())  # five deviations


def test_a_shuffle_keeps_the_cards() -> None:
    deck = list(range(40))
    Chance("7").shuffle("deck", deck)
    assert sorted(deck) == list(range(40))
    assert deck != list(range(40))


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance("7")
    chance.below("die", 6)
    copy = chance.copy()
    assert copy.key() == chance.key()
    expected = copy.copy().below("die", 1000)
    assert copy.below("die", 1000) == expected
    assert copy.key() != chance.key()
    assert chance.below("die", 1000) == expected


def test_a_commitment_binds_to_the_seed_and_hides_it() -> None:
    assert commitment("7") == COMMITMENT
    assert commitment("7") != commitment("8")
    assert len(commitment("")) == 64


def test_a_salted_commitment_is_that_of_no_other_seed_or_salt() -> None:
    known = {commitment(*pair) for pair in [("7",), ("7", "a"), ("7", "b"), ("8", "a"), ("a", "7")]}
    assert len(known) == 5
    assert commitment("7", "a") == blake2b(b"steppe salt a seed 7", digest_size=32).hexdigest()
    assert commitment("7", "") == commitment("7")
