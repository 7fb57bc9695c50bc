"""The hero, who is no crew member."""

import pytest

from rules.raiders.table import DOUBLE, EAGLE_1, TOWN, duel, no_gold, raid, rolling, visit
from rules.words import legal, refusal, told


@pytest.mark.rule("raiders.hero.centre_only")
def test_the_hero_works_at_the_centre_only() -> None:
    me = {"worker": "blue", "hero": "vadasz"}
    assert "use hero" in legal(visit(duel(me, village=TOWN), "town-centre"))
    for building in ("barracks", "silversmith", "farm"):
        assert "use hero" not in legal(visit(duel(me), building))


@pytest.mark.rule("raiders.hero.not_crew")
def test_the_hero_is_no_crew_member() -> None:
    me = {"worker": "blue", "hero": "vadasz", "crew": ["warrior"], "provisions": 3}
    assert refusal(duel(me), "raid cimmeria-left") == "raiders.raid.require.crew"
    seed = rolling("white", 0, 3)
    me = {**me, "crew": ["warrior", "archer"], "horses": [EAGLE_1[0]], "eagles": [DOUBLE[1]]}
    game = duel(me, spaces=no_gold(), seed=seed)
    heard = raid(game, "cimmeria-left")
    assert told(heard, "strength")["cards"] == 6 + 1
