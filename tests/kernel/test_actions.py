"""Actions: made once, one notation each, numbered for good."""

import copy

import pytest

import steppe
from steppe import Action, NotationError
from steppe.kernel.actions import ActionTable


@pytest.fixture
def table() -> ActionTable:
    table = ActionTable()
    for place in ("T4", "V5"):
        table.add(Action("to", f"to {place}", {"place": place}))
    return table


def test_numbers_follow_the_order_of_adding(table: ActionTable) -> None:
    assert len(table) == 2
    assert [action.index for action in table] == [0, 1]
    assert [table[index].notation for index in range(2)] == ["to T4", "to V5"]


def test_what_is_shown_of_an_action_is_the_own_copy_of_who_sees_it() -> None:
    pay = Action("pay", "pay 2 oil", {"cost": {"oil": 2}})
    shown = pay.to_json()["cost"]
    assert isinstance(shown, dict)
    shown["oil"] = 3
    assert pay.parts == {"cost": {"oil": 2}}


def test_a_notation_means_one_action(table: ActionTable) -> None:
    with pytest.raises(ValueError, match="to T4"):
        table.add(Action("go", "to T4", {}))


@pytest.mark.parametrize("text", ["to T4", "  to   T4 ", "TO t4", "to\tT4"])
def test_spaces_and_capitals_do_not_matter(table: ActionTable, text: str) -> None:
    assert table.parse(text) is table[0]


def test_an_unknown_notation_gets_a_hint(table: ActionTable) -> None:
    with pytest.raises(NotationError, match=r"“to T44” is not .*; did you mean to T4\?"):
        table.parse("to T44")


@pytest.mark.parametrize("text", ["", "   ", "###", "зззз"])
def test_nonsense_is_refused_without_a_hint(table: ActionTable, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        table.parse(text)
    assert "did you mean" not in str(caught.value)


def test_a_copy_of_an_action_is_the_action(table: ActionTable) -> None:
    assert copy.copy(table[0]) is table[0]
    assert copy.deepcopy([table[0]])[0] is table[0]


def test_an_action_tells_clients_what_it_is_about(table: ActionTable) -> None:
    assert table[1].to_json() == {"notation": "to V5", "verb": "to", "place": "V5"}
    assert repr(table[1]) == "to V5"


def test_every_action_of_a_game_reads_back() -> None:
    actions = steppe.box("toy").actions
    assert all(actions.parse(action.notation) is action for action in actions)
    assert [action.index for action in actions] == list(range(len(actions)))
