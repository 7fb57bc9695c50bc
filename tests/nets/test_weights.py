"""Files of weights: what they say of themselves, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

import steppe
from passports import passport_of
from steppe.games.scythe.mind.agent import agent
from steppe.kernel.errors import WeightsError
from steppe.kernel.language import LANGUAGES, said
from steppe.nets import weights
from steppe.nets.passport import Passport
from steppe.nets.value_net import Net
from steppe.nets.value_net_file import read_net, write_net
from steppe.nets.weights import File, of_features, sharpness
from steppe.play.chances import Fit
from steppe.play.levels import mind

GAMES = Path(steppe.__file__).parent / "games"
FILES = sorted(GAMES.glob("*/mind/weights/*"))
FACTS = ("coins", "power", "workers")
NET = Net([[0.25, -1.5e-7, 0.0], [3.0, 12345.0, 1.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
ABOUT = 'rules = 1, data = "d", command = "c", seed = "s", made = "2026-12-01"'

made = Passport(
    game="noria", kind="value net", rules=1, data="d", command="c", seed="s", made="2026-12-01"
)


def refusal(fault: pytest.ExceptionInfo[WeightsError]) -> str:
    """The sentence, which there is in every language."""
    for lang in LANGUAGES:
        text = said(fault.value, lang)
        assert text
        assert not re.search(r"[{}\n]", text)
    return str(fault.value)


# -- the files that come with the games ------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}/{path.name}")
def test_every_file_says_what_it_is_and_where_it_comes_from(path: Path) -> None:
    passport = passport_of(path)
    box = steppe.box(path.parts[-4])
    assert passport.game == box.name
    assert passport.kind.replace(" ", "_") == path.stem
    assert 0 < passport.rules <= box.rules_version
    assert re.fullmatch("[0-9a-f]{16}", passport.data)
    assert passport.command
    assert passport.seed
    assert re.search(r"\d{4}-\d\d", passport.made)
    sees = passport.kind in ("policy", "critic")
    assert (passport.observer is not None) == sees
    assert bool(passport.names) == (sees or passport.kind == "value net")


@pytest.mark.parametrize("name", steppe.games())
def test_every_feature_and_every_fact_has_a_weight(name: str) -> None:
    judge = mind(name, 0)
    raw = (GAMES / name / "mind" / "weights" / "features.toml").read_text("utf-8")
    for feature in judge.themes():
        assert re.search(rf"^{feature} = ", raw, re.MULTILINE), feature
    facts = passport_of(GAMES / name / "mind" / "weights" / "value_net.toml").names["facts"]
    assert sorted(facts) == sorted(judge.number_names())
    for ruled in (False, True):
        Fit(**sharpness(name, ruled))


def test_the_policy_knows_every_field_and_every_action_that_it_names() -> None:
    passport = passport_of(GAMES / "scythe" / "mind" / "weights" / "policy.npz")
    words = agent().vocabulary
    assert set(passport.names["actions"]) <= set(words.actions)
    assert sorted(passport.names["facts"]) == sorted(words.facts)
    assert [words.seen[column] for column in agent().policy.columns] == passport.names["seen"]


# -- value nets ------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> File:
    path = tmp_path / "net.toml"
    write_net(NET, FACTS, made, path)
    return File(path, "net.toml")


def edited(file: File, old: str, new: str) -> File:
    assert isinstance(file.path, Path)
    text = file.path.read_text("utf-8")
    assert old in text
    file.path.write_text(text.replace(old, new, 1), "utf-8")
    return file


def parts(net: Net) -> tuple[object, ...]:
    return net.units, net.bias, net.last, net.offset


def test_a_net_is_the_same_when_it_was_written_and_read(file: File) -> None:
    assert parts(read_net(file, "noria", FACTS)) == parts(NET)
    assert isinstance(file.path, Path)
    assert passport_of(file.path) == replace(made, names={"facts": list(FACTS)})


@pytest.mark.parametrize(
    "command", ['python -m lab.x --out "a b" \\', "после обеда\t\x7f", "one\ntwo", "[\U0001f3b2]"]
)
def test_whatever_the_command_was_is_written_and_read(tmp_path: Path, command: str) -> None:
    path = tmp_path / "net.toml"
    write_net(NET, FACTS, replace(made, command=command), path)
    assert passport_of(path).command == command


def test_facts_are_found_by_name_and_new_ones_are_overlooked(file: File) -> None:
    numbers = {"coins": 3.0, "power": -2.0, "workers": 5.0, "stars": 77.0}
    value = NET.value([numbers[name] for name in FACTS])
    orders: list[Sequence[str]] = [
        ("workers", "power", "coins"),
        ("stars", *FACTS),
        ("power", "stars", "workers", "coins"),
    ]
    for facts in orders:
        net = read_net(file, "noria", facts)
        assert net.value([numbers[name] for name in facts]) == pytest.approx(value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "noria"', 'game = "chess"', "holds weights for chess, not for noria"),
        ('"value net"', '"policy"', "holds weights of kind “policy”, not “value net”"),
        ("passport.rules = 1", "passport.rules = true", "its passport is missing or incomplete"),
        ("passport.made", "passport.baked", "its passport is missing or incomplete"),
        ("passport.seed", "seed", "its passport is missing or incomplete"),
        ('"power"', '"might"', "names the field “might”, which noria does not have"),
        ('"power"', '"coins"', "does not name each of its “facts” exactly once"),
        ("passport.names.facts", "passport.names.faces", "does not name each of its “facts”"),
        ("units", "united", "“units” is missing or does not match its names in size"),
        ("[0.25, -1.5e-07, 0.0]", "[0.25, 0.0]", "“units” is missing or does not match its names"),
        ("[0.25, -1.5e-07, 0.0]", '"much"', "“units” is missing or does not match its names"),
        ("0.25", "nan", "“units” contains a value that is not a finite number"),
        ("0.25", "-inf", "“units” contains a value that is not a finite number"),
        ("0.25", '"a"', "“units” contains a value that is not a finite number"),
        ("bias = [0.0, 1.0]", "bias = [0.0]", "“bias” is missing or does not match its names"),
        ("last = [1.0, -2.0]", "", "“last” is missing or does not match its names"),
        ("offset = 42.5", "offset = [1]", "“offset” contains a value that is not a finite number"),
        ("offset = 42.5", "offset = 42,5", "net.toml is damaged, or contains no weights"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(file: File, old: str, new: str, sentence: str) -> None:
    with pytest.raises(WeightsError) as fault:
        read_net(edited(file, old, new), "noria", FACTS)
    assert refusal(fault).startswith("net.toml")
    assert sentence in refusal(fault)


def test_other_rules_and_figures_are_no_reason_to_refuse(file: File) -> None:
    edited(edited(file, "rules = 1", "rules = 99"), 'data = "d"', 'data = "other"')
    assert parts(read_net(file, "noria", FACTS)) == parts(NET)


def test_a_net_that_was_cut_off_is_refused_wherever_it_was_cut(file: File) -> None:
    assert isinstance(file.path, Path)
    whole = file.path.read_bytes().rstrip()
    for length in range(len(whole) - 3):  # 4 is a number as well as 42.5
        file.path.write_bytes(whole[:length])
        with pytest.raises(WeightsError) as fault:
            read_net(file, "noria", FACTS)
        assert refusal(fault)


def test_there_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(WeightsError) as fault:
        read_net(File(tmp_path / "none.toml", "none.toml"), "noria", FACTS)
    assert refusal(fault) == "none.toml cannot be read"


# -- features and chances --------------------------------------------------------------------------


@pytest.fixture
def tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which files stand in for those that come with the games."""
    monkeypatch.setattr(weights, "shipped", lambda game, name: File(tmp_path / name, name))
    weights._by_key.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def forget_afterwards() -> Iterator[None]:
    yield
    weights._by_key.cache_clear()


def write(folder: Path, kind: str, content: str) -> None:
    passport = f'passport = {{ game = "noria", kind = "{kind}", {ABOUT} }}\n'
    (folder / f"{kind}.toml").write_text(passport + content)


def test_features_have_their_weights_by_name(tuned: Path) -> None:
    content = "power = 2\ncoins = 0.5\n[late]\ncoins = 3.0\n[styles.rich]\ncoins = 2.0\n"
    write(tuned, "features", content)
    assert of_features("noria", FACTS) == [0.5, 2.0, 0.0]  # nothing is known of workers
    assert of_features("noria", FACTS, "rich") == [1.0, 2.0, 0.0]
    assert of_features("noria", FACTS, "", "late") == [3.0, 0.0, 0.0]
    with pytest.raises(WeightsError) as fault:
        of_features("noria", FACTS, "", "early")
    assert "“early” is missing" in refusal(fault)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("stars = 1", "names the field “stars”, which noria does not have"),
        ("[late]\nstars = 1", "names the field “stars”"),
        ("[styles.rich]\nstars = 1", "names the field “stars”"),
        ("coins = nan", "“coins” contains a value that is not a finite number"),
        ('coins = "1"', "“coins” contains a value that is not a finite number"),
        ("coins = 1e999", "“coins” contains a value that is not a finite number"),
        ("coins", "features.toml is damaged, or contains no weights"),
    ],
)
def test_features_that_do_not_fit_are_refused(tuned: Path, content: str, sentence: str) -> None:
    write(tuned, "features", content)
    with pytest.raises(WeightsError) as fault:
        of_features("noria", FACTS)
    assert sentence in refusal(fault)


def test_the_constants_of_the_chances_are_known_by_name(tuned: Path) -> None:
    write(tuned, "chances", "[seated]\nbase = 0.5\n")
    assert sharpness("noria", ruled=False) == {"base": 0.5}
    assert sharpness("noria", ruled=True) == {}
    weights._by_key.cache_clear()
    write(tuned, "chances", "[seated]\nbass = 0.5\n")
    with pytest.raises(WeightsError) as fault:
        sharpness("noria", ruled=False)
    assert "names the field “bass”" in refusal(fault)
