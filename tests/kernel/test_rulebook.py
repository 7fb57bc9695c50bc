"""The living rulebook: what ships is sound, is found, and a broken file says why."""

import re
from importlib.resources import files

import pytest

from steppe.kernel.errors import DataError, SteppeError
from steppe.kernel.rulebook import Language, Rulebook, load, parse

GAMES = ("scythe", "noria", "raiders")

# Names of working papers and phrases about them, which a reader of the rules could not follow.
TRACES = re.compile(
    r"\b00[0-9]\b|\bseeds?\b|json|\.md\b|\.txt\b|\bOCR\b|\bl\.\s?\d|data.gap|\btexts?\b"
    r"|scanned|recommended:|\bstored\b|found_in|\bbasis\b|§|the engine",
    re.IGNORECASE,
)

ENTRY = """
version = 1
[[rule]]
id = "chess.move.king"
en = "A king moves one step."
ru = "Король ходит на один шаг."
source = "rulebook p. 1"
"""


@pytest.fixture(params=GAMES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load(str(request.param))


def source_of(game: str) -> str:
    return files(f"steppe.{game}").joinpath("rules.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "rules", "examples", "edges", "rulings"),
    [
        ("scythe", 383, 36, 109, 37),
        ("noria", 156, 20, 51, 0),
        ("raiders", 198, 19, 54, 0),
    ],
)
def test_nothing_was_lost(game: str, rules: int, examples: int, edges: int, rulings: int) -> None:
    book = load(game)
    assert book.version == 1
    assert len(book.rules) == rules
    assert len(book.examples) == examples
    assert len(book.edges) == edges
    assert len(book.rulings) == rulings


def test_ids_are_unique_over_all_games() -> None:
    ids = [id for game in GAMES for id in load(game).ids]
    assert len(ids) == len(set(ids))


def test_both_languages_are_there(book: Rulebook) -> None:
    for rule in book.rules:
        assert rule.en != rule.ru, rule.id
        assert re.search("[а-яё]", rule.ru, re.IGNORECASE), rule.id
        assert not re.search("[а-яё]", re.sub("«[^»]*»", "", rule.en), re.IGNORECASE), rule.id


def test_sources_read_like_a_citation(book: Rulebook) -> None:
    sources = [rule.source for rule in book.rules] + [example.source for example in book.examples]
    for source in sources:
        assert re.match(r"(Automa )?rulebook,? |publisher's FAQ$", source), source


@pytest.mark.parametrize("game", GAMES)
def test_no_trace_of_working_papers(game: str) -> None:
    lines = source_of(game).splitlines()
    assert [line for line in lines if TRACES.search(line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_named_in_prose_exist(game: str) -> None:
    named = re.findall(rf"\b{game}\.[a-z0-9_]+(?:\.[a-z0-9_]+)+", source_of(game))
    assert set(named) <= set(load(game).ids)


def test_a_rule_is_found_by_its_id() -> None:
    rule = load("scythe").rule("scythe.move.lake_blocks")
    assert rule.chapter == "move"
    assert rule.text("en") == "By default no unit can move onto a lake hex."
    assert rule.text("ru") == "По умолчанию фигурки не могут перемещаться на озёра."


def test_an_unknown_rule_suggests_the_nearest() -> None:
    with pytest.raises(SteppeError) as error:
        load("scythe").rule("scythe.move.lake_block")
    assert str(error.value).startswith(
        "There is no rule 'scythe.move.lake_block' in scythe; did you mean scythe.move.lake_blocks"
    )


def test_an_unknown_rule_unlike_any_other() -> None:
    with pytest.raises(SteppeError, match=r"^There is no rule '\?' in noria\.$"):
        load("noria").rule("?")


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(SteppeError, match=r"^There is no rulebook of a game 'chess'\.$"):
        load("chess")


def test_a_rulebook_is_read_once() -> None:
    assert load("scythe") is load("scythe")


def test_chapters_keep_the_order_of_the_rulebook() -> None:
    chapters = load("scythe").chapters
    assert list(chapters)[:5] == ["setup", "turn", "control", "resource", "move"]
    assert list(chapters)[-1] == "automa"
    assert all(rule.id.startswith("scythe.move.") for rule in chapters["move"])
    assert sum(map(len, chapters.values())) == len(load("scythe").rules)


@pytest.mark.parametrize(
    ("game", "words", "lang", "found"),
    [
        ("scythe", "LAKE riverwalk", "en", "scythe.move.lake_shore_is_not_river"),
        ("scythe", "camaraderie", "en", "scythe.mech.polania.camaraderie"),
        ("scythe", "рабочий мельница", "ru", "scythe.build.mill_works_as_worker"),
        ("scythe", "Бой озеро", "ru", "scythe.control.lake_is_territory"),
        ("scythe", "шестая звезда", "ru", "scythe.turn.no_rounds"),
        ("scythe", "большая сумма", "ru", "scythe.combat.total"),
        ("scythe", "camaraderie", "ru", "scythe.mech.polania.camaraderie"),
        ("noria", "улучшенные диски", "ru", "noria.wheel.upgraded.twice"),
        ("raiders", "животное герой", "ru", "raiders.wound.immune"),
    ],
)
def test_search_finds(game: str, words: str, lang: Language, found: str) -> None:
    assert found in [rule.id for rule in load(game).search(words, lang)]


@pytest.mark.parametrize(
    ("words", "lang"),
    [("riverwalk cavalry", "en"), ("рабочий кавалерия", "ru"), ("озеро", "en"), ("hex", "ru")],
)
def test_search_wants_every_word_in_that_language(words: str, lang: Language) -> None:
    assert load("scythe").search(words, lang) == ()


@pytest.mark.parametrize("word", ["рабочий", "рабочего", "рабочими", "РАБОЧИХ"])
def test_endings_do_not_matter_in_russian(word: str) -> None:
    book = load("scythe")
    assert book.search(word, "ru") == book.search("рабоч", "ru")


def test_a_small_rulebook_is_read() -> None:
    book = parse(ENTRY, "chess", "chess.toml")
    assert book.ids == ("chess.move.king",)
    assert book.rules[0].notes is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("version = ", "chess.toml is not valid TOML: "),
        (
            ENTRY.replace("version = 1", ""),
            "chess.toml must begin with a version, a whole number from 1 on.",
        ),
        (
            ENTRY.replace("version = 1", "version = true"),
            "chess.toml must begin with a version, a whole number from 1 on.",
        ),
        ("version = 1", "chess.toml holds no rule."),
        (
            "version = 1\nrule = 3",
            "chess.toml must write its rules as [[rule]] tables.",
        ),
        (
            "version = 1\nrule = [3]",
            "chess.toml: rule number 1 is wrong: Expected `object`, got `int`.",
        ),
        (ENTRY + "[meta]", "chess.toml has a table 'meta' that no rulebook has."),
        (
            ENTRY.replace('ru = "Король ходит на один шаг."', ""),
            "chess.toml: rule 'chess.move.king' is wrong: Object missing required field `ru`.",
        ),
        (
            ENTRY.replace("Король ходит на один шаг.", " "),
            "chess.toml: rule 'chess.move.king' has an empty 'ru'.",
        ),
        (
            ENTRY.replace('"rulebook p. 1"', "1"),
            "chess.toml: rule 'chess.move.king' is wrong: "
            "Expected `str`, got `int` - at `$.source`.",
        ),
        (
            ENTRY + 'note = "x"',
            "chess.toml: rule 'chess.move.king' is wrong: Object contains unknown field `note`.",
        ),
        (
            ENTRY.replace('id = "chess.move.king"', ""),
            "chess.toml: rule number 1 is wrong: Object missing required field `id`.",
        ),
        (
            ENTRY + ENTRY.replace("version = 1", ""),
            "chess.toml: the id 'chess.move.king' is used twice.",
        ),
        (
            ENTRY.replace("chess.move.king", "king"),
            "chess.toml: rule 'king' must be named chess.<chapter>.<what it says>.",
        ),
        (
            ENTRY
            + '[[edge]]\nid = "edge.a"\nsituation = "s"\nexpected = "e"\n'
            + 'rules = ["chess.move.kin"]',
            "chess.toml: 'edge.a' refers to a missing rule 'chess.move.kin'; "
            "did you mean chess.move.king?",
        ),
    ],
)
def test_a_broken_file_gives_one_clear_sentence(text: str, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        parse(text, "chess", "chess.toml")
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)
