"""Policies and critics in files: addressed by names, so that what was learnt outlives renumbering,
new fields and new actions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from passports import passport_of
from steppe.games.scythe.mind.agent import agent, vocabulary
from steppe.kernel.actions import Action, ActionTable
from steppe.kernel.errors import WeightsError
from steppe.kernel.language import LANGUAGES, said
from steppe.kernel.observer import Observer
from steppe.nets.agent_files import read_critic, read_policy, write_critic, write_policy
from steppe.nets.critic import Critic
from steppe.nets.passport import Passport
from steppe.nets.policy import Floats, Ground, Policy
from steppe.nets.vocabulary import Vocabulary
from steppe.nets.weights import File, shipped

pytestmark = pytest.mark.blas

FIELDS = ("gold", "farms", "mood")
FACTS = ("age", "haste")
DEEDS = {"plough": 1, "sow": 2}
NUMBERS = ("gold", "mood", "wet", "dry")
ACTIONS = ("plough A", "plough B", "sow A", "sow B", "rest")
PLACES = {"A": 0, "B": 1}

MADE = Passport(
    game="toy", kind="policy", rules=1, data="d", observer=3, command="c", seed="s", made="m"
)
CRITIC = Passport(
    game="toy", kind="critic", rules=1, data="d", observer=3, command="c", seed="s", made="m"
)


class Look(Observer):
    """It sees these fields, three numbers in each."""

    def __init__(self, fields: Sequence[str]) -> None:
        self.game = "toy"
        self.version = 3
        self.meanings = 2
        self.questions = ("Field",)
        self._given = fields
        super().__init__(2)

    def longest(self) -> int:
        return 9

    def lay(self) -> None:
        for name in self._given:
            self.add(name, (3,), 1, name)


def words(
    fields: Sequence[str] = FIELDS,
    facts: Sequence[str] = FACTS,
    actions: Sequence[str] = ACTIONS,
    deeds: Sequence[str] = ("", *DEEDS),
    numbers: Sequence[str] = NUMBERS,
) -> Vocabulary:
    """What is seen and may be done in a toy of a game, in any order."""
    look = Look(fields)
    starts = {field.name: field.start for field in look.fields}
    table = ActionTable()
    about: list[tuple[int, int]] = []
    for notation in actions:
        table.add(Action(notation, notation, {}))
        deed, _, place = notation.partition(" ")
        about.append((deeds.index(deed), PLACES[place]) if place in PLACES else (0, 0))
    seen = [[starts[name] + place for name in numbers if name in FIELDS] for place in (0, 1)]
    fixed = [
        [float(name == ("wet", "dry")[place]) for name in numbers if name not in FIELDS]
        for place in (0, 1)
    ]
    of_action, at = zip(*about, strict=True)
    ground = Ground(
        list(deeds),
        list(numbers),
        np.array(of_action),
        np.array(at),
        np.array(seen),
        np.array(fixed, np.float32),
    )
    return Vocabulary(look, facts, table, ground)


def some(chance: np.random.Generator, *shape: int) -> Floats:
    """Numbers that half precision holds exactly."""
    return chance.integers(-16, 16, shape).astype(np.float32) / 8.0


def made_policy() -> Policy:
    """It overlooks the field `farms`."""
    chance = np.random.default_rng(1)
    known = words()
    columns = [column for column, name in enumerate(known.seen) if "farms" not in name]
    inputs = len(columns) + len(FACTS)
    places = known.ground.kinds * known.ground.numbers
    parts = {
        "columns": np.array(columns),
        "mean": some(chance, len(FACTS)),
        "wide": np.array([0.5, 2.0]),
        "first": some(chance, inputs, 7),
        "first_bias": some(chance, 7),
        "second": some(chance, 7, 6),
        "second_bias": some(chance, 6),
        "places": some(chance, 6, places),
        "places_bias": some(chance, places),
        "actions": some(chance, len(ACTIONS), 6),
        "actions_bias": some(chance, len(ACTIONS)),
    }
    return Policy(parts, known.ground)


def made_critic(policy: Policy) -> Critic:
    chance = np.random.default_rng(2)
    first = some(chance, len(policy.parts["first"]), 5)
    parts = {"first": first, "first_bias": some(chance, 5), "last": some(chance, 5)}
    return Critic({**parts, "last_bias": some(chance, 1)})


@pytest.fixture
def file(tmp_path: Path) -> File:
    path = tmp_path / "policy.npz"
    write_policy(made_policy(), words(), MADE, path)
    return File(path, "policy.npz")


@pytest.fixture
def critic_file(tmp_path: Path) -> File:
    path = tmp_path / "critic.npz"
    write_critic(made_critic(made_policy()), words(), made_policy(), CRITIC, path)
    return File(path, "critic.npz")


def situation(known: Vocabulary) -> tuple[Floats, Floats]:
    """Some positions as they look in this vocabulary: what things are called decides what they
    are, not where they stand."""
    of_name = {name: number for number, name in enumerate(sorted([*words().seen, *FACTS]))}
    chance = np.random.default_rng(3)
    rows = some(chance, 4, len(of_name))
    blank = np.full(4, 9.0, np.float32)  # what is new might be anything
    seen = [rows[:, of_name[name]] if name in of_name else blank for name in known.seen]
    facts = [rows[:, of_name[name]] if name in of_name else blank for name in known.facts]
    return np.stack(seen, 1), np.stack(facts, 1)


def logits(policy: Policy, known: Vocabulary) -> dict[str, list[float]]:
    """The logits of all actions by their notation, position by position."""
    seen, facts = situation(known)
    every = np.arange(len(known.actions))
    rows, actions = np.repeat(np.arange(len(seen)), len(every)), np.tile(every, len(seen))
    found = policy.logits(seen, policy.weighed(facts), rows, actions).reshape(len(seen), -1)
    return dict(zip(known.actions, found.T.tolist(), strict=True))


def values(critic: Critic, policy: Policy, known: Vocabulary) -> list[float]:
    return [float(value) for value in critic.values(policy.inputs(*situation(known)))]


REORDERED = [
    words(actions=("stop", *ACTIONS)),
    words(actions=("rest", "sow B", "stop", "plough B", "sow A", "plough A", "go")),
    words(fields=("mood", "gold", "farms")),
    words(fields=("mood", "weather", "gold", "farms", "roads")),
    words(facts=("haste", "age")),
    words(facts=("luck", "haste", "age")),
    words(deeds=("", "sow", "plough")),
    words(deeds=("", "burn", "sow", "plough"), actions=("burn A", *ACTIONS)),
    words(numbers=("mood", "gold", "dry", "wet")),
    words(numbers=("farms", "gold", "mood", "hot", "wet", "dry")),
]


def test_what_is_written_is_read_again(file: File, critic_file: File) -> None:
    policy, read = made_policy(), read_policy(file, words())
    assert (read.columns == policy.columns).all()
    assert read.parts.keys() == policy.parts.keys()
    for name, part in policy.parts.items():
        assert np.array_equal(part, read.parts[name]), name
    critic = read_critic(critic_file, words(), read)
    for name, part in made_critic(policy).parts.items():
        assert np.array_equal(part, critic.parts[name]), name


@pytest.mark.parametrize("known", REORDERED)
def test_names_and_not_numbers_say_what_was_learnt(
    file: File, critic_file: File, known: Vocabulary
) -> None:
    before = read_policy(file, words())
    after = read_policy(file, known)
    was, now = logits(before, words()), logits(after, known)
    for notation in ACTIONS:
        assert now[notation] == pytest.approx(was[notation], abs=1e-4), notation
    before_values = values(read_critic(critic_file, words(), before), before, words())
    after_values = values(read_critic(critic_file, known, after), after, known)
    assert after_values == pytest.approx(before_values, abs=1e-4)


def test_a_renumbering_of_actions_changes_no_bit(file: File) -> None:
    known = words(actions=ACTIONS[::-1])
    was, now = read_policy(file, words()).parts, read_policy(file, known).parts
    assert np.array_equal(was["actions"], now["actions"][::-1])
    assert np.array_equal(was["actions_bias"], now["actions_bias"][::-1])


def test_a_new_action_is_as_likely_as_actions_are_on_average(file: File) -> None:
    known = words(actions=("stop", *ACTIONS))
    parts = read_policy(file, known).parts
    assert parts["actions"][0] == pytest.approx(parts["actions"][1:].mean(0))
    assert parts["actions_bias"][0] == pytest.approx(parts["actions_bias"][1:].mean())


def test_a_critic_is_read_for_what_another_policy_sees(critic_file: File) -> None:
    policy = made_policy()
    wider = Policy(
        {
            **policy.parts,
            "columns": np.arange(len(words().seen)),
            "first": np.zeros((len(words().seen) + len(FACTS), 7)),
        },
        policy.ground,
    )
    same = values(read_critic(critic_file, words(), wider), wider, words())
    critic = read_critic(critic_file, words(), policy)
    assert same == pytest.approx(values(critic, policy, words()), abs=1e-4)
    narrower = Policy({**policy.parts, "columns": policy.columns[1:]}, policy.ground)
    with pytest.raises(WeightsError, match="names the field “to_act"):
        read_critic(critic_file, words(), narrower)


# -- what is refused -------------------------------------------------------------------------------


def refusal(fault: pytest.ExceptionInfo[WeightsError]) -> str:
    """The sentence, which there is in every language."""
    for lang in LANGUAGES:
        text = said(fault.value, lang)
        assert "{" not in text
        assert "\n" not in text
    return str(fault.value)


@pytest.mark.parametrize(
    ("known", "sentence"),
    [
        (words(fields=("gold", "farms", "joy"), numbers=("gold", "wet", "dry")), "field “mood[0]”"),
        (words(facts=("age",)), "field “haste”"),
        (words(actions=ACTIONS[1:]), "action “plough A”"),
        (words(deeds=("", "plough"), actions=("plough A", "plough B")), "action “sow A”"),
        (words(deeds=("", "plough", "seed", "sow"), numbers=("gold", "mood", "wet")), "“dry”"),
    ],
)
def test_a_policy_that_names_what_there_is_not_is_refused(
    file: File, known: Vocabulary, sentence: str
) -> None:
    with pytest.raises(WeightsError) as fault:
        read_policy(file, known)
    assert refusal(fault).startswith("policy.npz names the ")
    assert f"{sentence}, which toy does not have" in refusal(fault)


@pytest.mark.parametrize(
    ("version", "meanings", "holds"),
    [(3, 3, True), (4, 2, True), (4, 3, True), (4, 4, False), (2, 2, False)],
)
def test_a_policy_holds_as_long_as_fields_mean_the_same(
    file: File, version: int, meanings: int, holds: bool
) -> None:
    known = words()
    known.observer.version = version
    known.observer.meanings = meanings
    if holds:
        read_policy(file, known)
        return
    with pytest.raises(WeightsError) as fault:
        read_policy(file, known)
    assert "was trained with version 3 of the observations of toy" in refusal(fault)


def rewritten(file: File, **changed: object) -> File:
    """The file with some of its arrays changed, or without them."""
    assert isinstance(file.path, Path)
    with np.load(file.path) as held:
        arrays = {**held, **changed}
    np.savez(file.path, **{name: part for name, part in arrays.items() if part is not None})
    return file


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"first": None}, "“first” is missing or does not match its names in size"),
        ({"first": np.zeros((15, 7))}, "“first” is missing or does not match its names"),
        ({"second": np.zeros((7, 5))}, "“second_bias” is missing or does not match its names"),
        ({"second": np.zeros(7)}, "“second” is missing or does not match its names"),
        ({"actions": np.zeros((4, 6))}, "“actions” is missing or does not match its names"),
        ({"places": np.zeros((6, 11))}, "“places” is missing or does not match its names"),
        ({"mean": np.array([0.0, np.nan])}, "“mean” contains a value that is not a finite number"),
        ({"mean": np.array([0.0, np.inf])}, "“mean” contains a value that is not a finite number"),
        ({"mean": np.array(["a", "b"])}, "“mean” contains a value that is not a finite number"),
        ({"passport": None}, "its passport is missing or incomplete"),
        ({"passport": np.array(b"{}")}, "its passport is missing or incomplete"),
        ({"passport": np.array(b"{")}, "policy.npz is damaged, or contains no weights"),
        ({"passport": np.zeros(3)}, "policy.npz is damaged, or contains no weights"),
    ],
)
def test_a_policy_that_does_not_fit_is_refused(
    file: File, changed: dict[str, object], sentence: str
) -> None:
    with pytest.raises(WeightsError) as fault:
        read_policy(rewritten(file, **changed), words())
    assert sentence in refusal(fault)


def test_a_policy_is_no_critic_and_of_no_other_game(file: File, critic_file: File) -> None:
    with pytest.raises(WeightsError) as fault:
        read_policy(critic_file, words())
    assert "holds weights of kind “critic”, not “policy”" in refusal(fault)
    with pytest.raises(WeightsError) as fault:
        read_critic(file, words(), made_policy())
    assert "holds weights of kind “policy”, not “critic”" in refusal(fault)
    with pytest.raises(WeightsError) as fault:
        read_policy(file, vocabulary())
    assert "holds weights for toy, not for scythe" in refusal(fault)


def test_a_policy_that_was_cut_off_or_damaged_is_refused(file: File) -> None:
    assert isinstance(file.path, Path)
    whole = file.path.read_bytes()
    for length in [*range(0, len(whole), 53), len(whole) - 1]:
        file.path.write_bytes(whole[:length])
        with pytest.raises(WeightsError) as fault:
            read_policy(file, words())
        assert refusal(fault) == "policy.npz is damaged, or contains no weights"
    same = made_policy()
    for place in range(0, len(whole), 47):
        file.path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            read = read_policy(file, words())
        except WeightsError:
            continue
        # It was a byte that says nothing, such as a date.
        assert all(np.array_equal(part, same.parts[name]) for name, part in read.parts.items())


@pytest.mark.parametrize("content", [b"", b"weights", b"\x93NUMPY\x01\x00", b"PK\x03\x04"])
def test_something_else_is_no_policy(file: File, content: bytes) -> None:
    assert isinstance(file.path, Path)
    file.path.write_bytes(content)
    with pytest.raises(WeightsError) as fault:
        read_policy(file, words())
    assert refusal(fault) == "policy.npz is damaged, or contains no weights"


def test_an_array_alone_is_no_policy(file: File) -> None:
    assert isinstance(file.path, Path)
    with file.path.open("wb") as opened:
        np.save(opened, np.zeros(3))
    with pytest.raises(WeightsError) as fault:
        read_policy(file, words())
    assert refusal(fault) == "policy.npz is damaged, or contains no weights"


# -- the agent that comes with Scythe --------------------------------------------------------------


def test_the_shipped_policy_is_the_same_for_actions_in_another_order() -> None:
    known = vocabulary()
    known.actions = ["a new action", *known.actions[::-1]]
    now = read_policy(shipped("scythe", "policy.npz"), known).parts
    was = agent().policy.parts
    assert np.array_equal(now["actions"][:0:-1], was["actions"])
    assert np.array_equal(now["first"], was["first"])


def test_the_shipped_policy_and_critic_find_their_columns_where_they_are() -> None:
    known = vocabulary()
    known.seen = ["a new field", *known.seen[::-1]]
    policy = read_policy(shipped("scythe", "policy.npz"), known)
    assert (len(known.seen) - 1 - policy.columns == agent().policy.columns).all()
    ours = agent().critic
    assert ours is not None
    critic = read_critic(shipped("scythe", "critic.npz"), known, policy)
    for name, part in ours.parts.items():
        assert np.array_equal(part, critic.parts[name]), name


def test_the_passport_lies_in_the_file(file: File) -> None:
    assert isinstance(file.path, Path)
    passport = passport_of(file.path)
    assert passport.names["actions"] == list(ACTIONS)
    assert passport.names["deeds"] == ["", *DEEDS]
    assert "farms[0]" not in passport.names["seen"]
    assert (passport.command, passport.seed, passport.made) == ("c", "s", "m")
