"""The component files: ours, and an owner's corrections."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import steppe
from steppe.games.noria.components import Components, load
from steppe.games.noria.terms import DISCS, GOODS, ISLANDS, RESOURCES
from steppe.kernel import data

FILES = ("goods.toml", "islands.toml", "names.toml", "setup.toml", "tracks.toml")


def ours(file: str) -> str:
    package = Path(steppe.__file__).parent / "games" / "noria" / "data"
    return (package / file).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def components() -> Components:
    return load()


def test_every_figure_says_where_it_comes_from() -> None:
    figures = data.figures("steppe.games.noria")
    assert {figure.file for figure in figures} == set(FILES)
    designed = {figure.file for figure in figures if figure.basis == "designed"}
    assert {"goods.toml", "islands.toml", "tracks.toml", "setup.toml"} <= designed
    basis = {(figure.file, figure.path): figure.basis for figure in figures}
    assert basis["tracks.toml", "tracks[1].paid_with"] == "sourced"
    assert basis["tracks.toml", "tracks[0].spaces[5].price"] == "derived"
    assert basis["tracks.toml", "tracks[0].spaces[6].price"] == "designed"
    assert basis["tracks.toml", "chambers[2].values"] == "derived"
    assert basis["setup.toml", "round_track.gears.spaces"] == "designed"
    assert basis["setup.toml", "stock.ships"] == "sourced"


def test_the_islands_use_up_ships_and_warehouses(components: Components) -> None:
    """With four players all nine islands would take exactly what is in the box."""
    ships: Counter[str] = Counter()
    warehouses: Counter[str] = Counter()
    for island in components.islands.islands:
        for resource, code in island.ships.items():
            ships[resource] += max(1, 4 + code)
        for site in island.sites:
            warehouses[site.good] += site.warehouses
    stock = components.setup.stock
    assert ships == dict.fromkeys(RESOURCES, stock.ships - 4)
    assert warehouses == stock.warehouses


def test_the_islands_fit_the_rulebook(components: Components) -> None:
    tiles = components.islands.islands
    assert {"obsidian": -2, "mycelium": -1} in [tile.ships for tile in tiles]
    assert any(
        (site.good, site.warehouses) == ("compass", 2) for tile in tiles for site in tile.sites
    )
    contents = [(sorted(tile.ships.items()), tile.sites) for tile in tiles]
    assert all(contents.count(content) == 1 for content in contents)  # no two are alike
    assert [tile.id for tile in tiles] == list(ISLANDS)


def test_the_recipes_fit_the_rulebook(components: Components) -> None:
    recipes = {good.id: Counter(good.recipe) for good in components.goods.goods}
    assert recipes["compass"] + recipes["lamp"] + recipes["sail"] == {
        "mycelium": 3,
        "obsidian": 2,
        "energy": 2,
    }
    needed: Counter[str] = Counter()
    for recipe in recipes.values():
        needed += recipe
    assert set(needed.values()) == {4}


def test_the_chambers_are_the_only_ones_that_fit(components: Components) -> None:
    """Evenly spaced rows to 8, 12 or 16, with at most twelve cells that can ever be covered."""
    pictures = [(2, 6, 12, 8, 4, 0), (6, 8, 0, 8, 2, 8)]
    fitting = []
    for steps in product((2, 3, 4), repeat=6):
        covered = [
            [value // step for value, step in zip(picture, steps, strict=True) if not value % step]
            for picture in pictures
        ]
        if (
            all(len(cells) == 6 and max(cells) <= 4 and sum(cells) <= 12 for cells in covered)
            and covered[0][2] == 4  # aviation is called full
        ):
            fitting.append([[step * cell for cell in range(5)] for step in steps])
    assert fitting == [[chamber.values for chamber in components.town.chambers]]


def test_prices_of_the_round_track_fit_the_examples() -> None:
    prices = []
    for round in range(1, 15):
        game = steppe.position("noria", {"round": round, "players": [{}, {}, {}, {}]})
        prices.append(game.view()["prices"])
    intrigue = [price["intrigue"] for price in prices]
    assert {1, 2} <= set(intrigue)
    assert any(p["intrigue"] == 3 and p["modification"] == 2 for p in prices)  # Nina's turn


def test_the_start_offers_two_and_three_discs_in_turn() -> None:
    game = steppe.new("noria", seats=2, seed=1)
    first = game.view()["first"]
    most: list[int] = []
    while len(most) < 6:
        if type(game.decision).__name__ == "ActionPhase" and game.to_act == first:
            most.append(_longest(game))
        game.play(game.default)
    assert most == [2, 3, 2, 3, 2, 3]


def _longest(game: steppe.Game) -> int:
    """How many discs can be used together at most."""
    usable = [action for action in game.legal() if action.verb == "inspect"]
    best = 0
    for action in usable:
        trial = game.copy()
        trial.play(action)
        best = max(best, 1 + _longest(trial))
    return best


def test_an_owner_corrects_a_file(tmp_path: Path) -> None:
    text = ours("tracks.toml").replace('"energy", "mycelium", "obsidian"]', '"obsidian"]', 1)
    (tmp_path / "tracks.toml").write_text(text, encoding="utf-8")
    game = steppe.new("noria", seats=2, seed=1, data=str(tmp_path))
    ordinary = steppe.new("noria", seats=2, seed=1)
    assert game.printed()["costs"]["recycling"]["paid_with"] == ["obsidian"]
    assert ordinary.printed()["costs"]["recycling"]["paid_with"] == list(RESOURCES)
    position = {"phase": "actions", "players": [{"resources": {"energy": 5}}, {}]}
    position["players"][0]["wheel"] = {"small-b": "city"}  # type: ignore[index]
    table = steppe.position("noria", position, data=str(tmp_path))
    table.play("activate small-b")
    assert table.why_not("invest recycling") == "noria.action.city.invest.same_type"
    assert table.why_not("invest improvement") is None


@pytest.mark.parametrize(
    ("file", "before", "after", "complaint"),
    [
        ("goods.toml", "mycelium = 2, energy = 1", "mycelium = 2", "goods.toml: goods.lamp.recipe"),
        ("goods.toml", 'id = "lamp"', 'id = "candle"', "goods.toml: goods: must name each of"),
        ("tracks.toml", "{ price = 5,", "{ price = 10,", "tracks.toml: tracks[0].spaces[4].price"),
        ("tracks.toml", "values = [0, 3, 6, 9, 12]", "values = [0, 3]", "chambers.aviation.values"),
        ("tracks.toml", '"lamp", "piston"', '"lamp", "sail"', "tracks.science.paid_with: 'sail'"),
        ("islands.toml", "obsidian = -2, mycelium", "obsidian = -3, mycelium", "islands.toml: "),
        ("islands.toml", 'good = "sail"', 'good = "sails"', "islands.I1.sites: 'sails'"),
        ("setup.toml", "rounds = 14", "rounds = 15", "setup.toml: players[2].rounds"),
        ("setup.toml", "market = 6", "market = 7", "setup.toml: players[2].market"),
        ("setup.toml", 'small-t = "city"', 'small-t = "bonus"', "setup.toml: wheel"),
        ("setup.toml", "gears = [0, 1, 2,", "gears = [1, 2,", "setup.toml: factory_board.gears"),
        ("setup.toml", "spaces = [1, 5, 9, 13]", "spaces = [1, 17]", "there is no space 17"),
        ("names.toml", "large-tl =", "large-xx =", "names.toml: slots"),
    ],
)
def test_a_wrong_file_gets_one_clear_sentence(
    file: str, before: str, after: str, complaint: str, tmp_path: Path
) -> None:
    text = ours(file)
    assert before in text
    (tmp_path / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(steppe.DataError) as fault:
        steppe.new("noria", seed=1, data=str(tmp_path))
    assert complaint in str(fault.value)
    assert "\n" not in str(fault.value)


def test_an_unknown_file_is_not_ignored(tmp_path: Path) -> None:
    (tmp_path / "track.toml").write_text("")
    with pytest.raises(steppe.DataError, match=r"track\.toml: not a component file"):
        load(tmp_path)


def test_every_component_has_a_name(components: Components) -> None:
    for lang in ("en", "ru"):
        names = components.names("ru" if lang == "ru" else "en")
        assert all(names[key] for key in (*DISCS, *GOODS, *ISLANDS))
