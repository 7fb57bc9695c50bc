"""The words of the games: in both languages, each with a rule that there is."""

from __future__ import annotations

import re

import pytest

from steppe.kernel import rulebook
from steppe.kernel.box import box, games
from steppe.play import glossary

GAMES = games()
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_there_in_both_languages_with_its_rule(game: str) -> None:
    terms = glossary.glossary(game)
    assert len(terms) >= 40
    glossary.check(game)
    assert [
        term for term in terms if not CYRILLIC.search(term.ru) or CYRILLIC.search(term.en)
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_data_that_is_named_is_known(game: str) -> None:
    """A name that the data lost would else be an empty word."""
    names = box(game).names("en").values()
    rules = {rule.id for rule in rulebook.load(game).rules}
    terms = glossary.glossary(game)
    assert {term.rule for term in terms} <= rules
    assert len([term for term in terms if term.en in names]) >= 18
