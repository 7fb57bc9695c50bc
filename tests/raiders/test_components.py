"""The component files: counts, figures that the rulebook fixes, provenance, an owner's folder."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import steppe
from steppe.games.raiders.components import PACKAGE, load
from steppe.kernel import data
from steppe.kernel.errors import DataError

BOX = load()
OURS = Path(steppe.__file__).parent / "games" / "raiders" / "data"


def test_what_is_in_the_box() -> None:
    assert len(BOX.crew) == 38
    assert sum(card.copies for card in BOX.crew.values()) == 76
    assert len(BOX.heroes) == 8
    assert len(BOX.animals) == 36
    assert len(BOX.quests) == 26
    assert len(BOX.solo.plans) == 14
    assert len(BOX.solo.opponents) == 4
    assert BOX.setup.pieces == {"gold": 14, "equipment": 20, "wagon": 20, "livestock": 26}
    assert BOX.setup.dice == {"red": 2, "white": 2, "yellow": 2}


def test_workers_add_up() -> None:
    """7 blue, 11 grey and 13 red workers: those of the spaces, the village and four players."""
    waiting = Counter(s.worker for place in BOX.board.settlements.values() for s in place.spaces)
    assert waiting == {"grey": 11, "red": 13}
    village = [building.start for building in BOX.board.village.values() if building.start]
    assert village == ["blue"] * 3
    assert BOX.setup.workers == {"blue": 3 + 4, "grey": 11, "red": 13}


@pytest.mark.parametrize(("players", "spaces", "quests"), [(2, 16, 12), (3, 20, 15), (4, 24, 18)])
def test_spaces_by_number_of_players(players: int, spaces: int, quests: int) -> None:
    used = [
        key
        for key, place in BOX.board.settlements.items()
        for space in place.spaces
        if space.players <= players
    ]
    assert len(used) == spaces
    assert sum(not key.startswith("greece") for key in used) == quests


def test_plunder_fits_the_bag_and_spaces_hold_two_to_four() -> None:
    piles = [s.plunder for place in BOX.board.settlements.values() for s in place.spaces]
    assert sum(piles) <= sum(BOX.setup.pieces.values())
    assert set(piles) <= {2, 3, 4}


def test_figures_that_the_rulebook_fixes() -> None:
    places = BOX.board.settlements
    persia = places["persia-middle"]
    assert persia.workers == ["grey", "red"]
    assert (persia.crew, persia.provisions, persia.wagons) == (4, 2, 1)
    assyria = places["assyria-left"]
    assert [(step.strength, step.points) for step in assyria.thresholds] == [(10, 2), (16, 4)]
    assert assyria.penalty == 2
    greece = places["greece-left"]
    assert (greece.crew, greece.provisions, greece.wagons) == (4, 2, 2)
    assert (BOX.board.regions["assyria"].red, BOX.board.regions["assyria"].white) == (1, 1)
    assert (BOX.board.regions["greece"].red, BOX.board.regions["greece"].white) == (2, 2)
    assert any(
        q.cost == {"wagon": 1, "livestock": 3} and q.points == 5 for q in BOX.quests.values()
    )
    assert any(q.strength == 8 and q.points == 4 for q in BOX.quests.values())
    plans = BOX.solo.plans.values()
    shown = {(p.region, p.provisions, p.strength, p.points) for p in plans}
    assert ("persia", 3, 3, 8) in shown
    assert ("assyria", 3, 3, 7) in shown
    assert {p.blocks for p in plans} == set(BOX.board.village)


def test_figures_that_photos_show() -> None:
    places = BOX.board.settlements
    persia, assyria = places["persia-middle"], places["assyria-left"]
    assert [(step.strength, step.points) for step in persia.thresholds] == [(16, 4), (24, 6)]
    assert [space.worker for space in persia.spaces] == ["red", "red"]
    assert assyria.workers == ["blue", "grey"]
    assert [space.worker for space in assyria.spaces] == ["grey", "grey"]
    red, yellow = (BOX.dice[colour].faces for colour in ("red", "yellow"))
    assert {(2, 2), (3, 0)} <= {(face.strength, face.wounds) for face in red}
    assert [(face.strength, face.wounds) for face in yellow].count((0, 1)) >= 2


def test_the_dice_can_show_the_roll_of_the_rulebook() -> None:
    red, white, yellow = (BOX.dice[colour].faces for colour in ("red", "white", "yellow"))
    totals = {
        (sum(f.strength for f in faces), sum(f.wounds for f in faces))
        for faces in product(red, red, white, white, yellow)
    }
    assert (8, 6) in totals


def test_quests_follow_the_model_that_the_printed_ones_fit() -> None:
    worth = {"equipment": 4, "wagon": 4, "livestock": 2, "gold": 6, "silver": 1}
    for quest in BOX.quests.values():
        halves = quest.strength + quest.strength % 2 if quest.strength else 0
        halves += sum(worth[good] * n for good, n in quest.cost.items())
        assert quest.points * 2 == halves


def test_every_figure_has_a_basis_and_what_is_printed_is_marked() -> None:
    figures = data.figures(PACKAGE)
    bases = Counter(figure.basis for figure in figures)
    assert set(bases) == {"sourced", "derived", "designed"}
    by_path = {figure.path: figure.basis for figure in figures}
    assert by_path["crew.brawler.strength"] == "sourced"
    assert by_path["crew.champion.strength"] == "designed"
    assert by_path["crew.champion.ability.gain.silver"] == "sourced"
    assert by_path["settlements.persia-middle.crew"] == "sourced"
    assert by_path["settlements.persia-middle.thresholds[0].strength"] == "sourced"
    assert by_path["settlements.persia-middle.thresholds[0].points"] == "derived"
    assert by_path["settlements.persia-middle.thresholds[1].strength"] == "derived"
    assert by_path["settlements.persia-middle.spaces[1].worker"] == "derived"
    assert by_path["settlements.persia-middle.spaces[1].plunder"] == "designed"
    assert by_path["settlements.assyria-left.workers"] == "sourced"
    assert by_path["settlements.assyria-left.spaces[0].worker"] == "sourced"
    assert by_path["settlements.assyria-left.spaces[0].plunder"] == "designed"
    assert by_path["settlements.greece-right.thresholds[0].strength"] == "sourced"
    assert by_path["settlements.greece-left.thresholds[2].strength"] == "sourced"
    assert by_path["dice.red.faces[0].strength"] == "designed"


def test_everything_has_a_name_in_both_languages() -> None:
    english, russian = BOX.names("en"), BOX.names("ru")
    assert english.keys() == russian.keys()
    for key in (*BOX.crew, *BOX.heroes, *BOX.quests, *BOX.animals, *BOX.solo.plans):
        assert english[key] != russian[key]


def test_an_owner_corrects_a_file_in_a_folder_of_his_own(tmp_path: Path) -> None:
    text = (OURS / "crew.toml").read_text(encoding="utf-8")
    start = text.index("[crew.archer]")
    corrected = text[:start] + text[start:].replace("cost = 3", "cost = 1", 1)
    (tmp_path / "crew.toml").write_text(corrected, encoding="utf-8")
    assert load(str(tmp_path)).crew["archer"].cost == 1
    assert load().crew["archer"].cost == 3
    described = {"players": {"purple": {"silver": 1, "hand": ["archer"]}, "green": {}}}
    ours = steppe.position("raiders", described)
    ours.play("place barracks")
    assert "hire archer" not in [action.notation for action in ours.legal()]
    his = steppe.position("raiders", described, data=str(tmp_path))
    his.play("place barracks")
    assert "hire archer" in [action.notation for action in his.legal()]
    assert steppe.loads(his.record()).hash() == his.hash()


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("crew.toml", "cost = 2", "cost = -2", "crew.brawler.cost"),
        ("crew.toml", "[crew.archer]", "[crew.bowman]", "crew.bowman: unknown"),
        ("crew.toml", '"raid", region = "cimmeria", gain = { silver = 1 }', '"raid"', "needs gain"),
        ("quests.toml", "strength = 4\n", "", "either a cost or a strength"),
        ("board.toml", 'id = "wagon", workers = ["red"]', 'id = "provisions"', "given twice"),
        ("board.toml", '{ id = "hire", do = "hire" }', '{ id = "card", do = "hire" }', "'hire'"),
        ("board.toml", 'id = "silver", workers = ["blue"]', 'id = "hero"', "named after"),
        ("board.toml", "strength = 16, points = 4 }]", "strength = 9, points = 4 }]", "must rise"),
        ("board.toml", "start = \"blue\"\n", "", "2 buildings start with a worker"),
        ("dice.toml", "  { strength = 3, wounds = 0 },\n", "", "dice.red.faces"),
        ("solo.toml", 'blocks = "farm"', 'blocks = "barn"', "blocks"),
        ("setup.toml", "kept = 3", "kept = 6", "more cards are kept than drawn"),
    ],
)  # fmt: skip
def test_a_wrong_file_gets_one_clear_sentence(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    text = (OURS / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as fault:
        steppe.new("raiders", seats=2, seed=1, data=str(tmp_path))
    assert file in str(fault.value)
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(DataError):
        steppe.new("raiders", seats=2, seed=1, data="/nowhere/at/all")
