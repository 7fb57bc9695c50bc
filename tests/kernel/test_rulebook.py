"""The living rulebook: what ships is sound, is found, and a broken file says why."""

import re
from importlib.resources import files

import pytest

from steppe.kernel.box import box
from steppe.kernel.errors import DataError, SteppeError
from steppe.kernel.rulebook import Edge, Example, Language, Rule, Rulebook, load, parse

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
    return files(f"steppe.games.{game}").joinpath("rules.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "version", "rules", "examples", "edges", "readings"),
    [
        ("scythe", 1, 403, 36, 109, 79),
        ("noria", 1, 156, 20, 51, 12),
        ("raiders", 2, 199, 19, 54, 24),
    ],
)
def test_nothing_was_lost(
    game: str, version: int, rules: int, examples: int, edges: int, readings: int
) -> None:
    book = load(game)
    assert book.version == version
    assert len(book.rules) == rules
    assert len(book.examples) == examples
    assert len(book.edges) == edges
    assert len([rule for rule in book.rules if rule.reading]) == readings


def test_ids_are_unique_over_all_games() -> None:
    ids = [id for game in GAMES for id in load(game).ids]
    assert len(ids) == len(set(ids))


def test_both_languages_are_there(book: Rulebook) -> None:
    for rule in book.rules:
        assert rule.en != rule.ru, rule.id
        assert re.search("[а-яё]", rule.ru, re.IGNORECASE), rule.id
        assert not re.search("[а-яё]", re.sub("«[^»]*»", "", rule.en), re.IGNORECASE), rule.id


def test_a_reading_says_in_both_languages_how_it_is_played(book: Rulebook) -> None:
    for rule in book.rules:
        if rule.reading is not None:
            assert re.search("[а-яё]", rule.reading.ru, re.IGNORECASE), rule.id
            assert not re.search("[а-яё]", rule.reading.en, re.IGNORECASE), rule.id


def test_readings_stand_in_a_field_of_their_own_and_not_in_notes(book: Rulebook) -> None:
    noted: list[Rule | Example | Edge] = [*book.rules, *book.examples, *book.edges]
    told = re.compile(r"\b(our|we) (own )?(ruling|reading|read|ruled)|would be an option", re.I)
    assert [one.id for one in noted if one.notes and told.search(one.notes)] == []


def test_the_other_reading_is_an_option_whose_help_names_the_rule(book: Rulebook) -> None:
    options = {option.name: option for option in box(book.game).options}
    by_option: dict[str, list[str]] = {}
    for rule in book.rules:
        if rule.reading is not None and rule.reading.option is not None:
            by_option.setdefault(rule.reading.option, []).append(rule.id)
    for name, rules in by_option.items():
        assert options[name].rule in rules
        for text in options[name].help.values():
            assert text.endswith(f"({options[name].rule})")
    assert {option.name for option in options.values() if option.rule} == set(by_option)


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
        "there is no rule scythe.move.lake_block in scythe; did you mean scythe.move.lake_blocks"
    )


def test_an_unknown_rule_unlike_any_other() -> None:
    with pytest.raises(SteppeError, match=r"^there is no rule \? in noria$"):
        load("noria").rule("?")


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(SteppeError, match=r"^there is no rulebook for the game 'chess'$"):
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
            ENTRY + 'reading.en = "One step at a time."',
            "chess.toml: rule 'chess.move.king' is wrong: "
            "Object missing required field `ru` - at `$.reading`.",
        ),
        (
            ENTRY + 'reading = {en = "One step at a time.", ru = ""}',
            "chess.toml: rule 'chess.move.king' has an empty 'reading.ru'.",
        ),
        (
            ENTRY + '[[ruling]]\nid = "ruling.a"',
            "chess.toml has a table 'ruling' that no rulebook has.",
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
