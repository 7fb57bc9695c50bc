"""Lesson tables: the guide's text, its reader, and resuming."""

from __future__ import annotations

from typing import Any

import pytest

from server.people import Person, Served
from steppe.kernel.box import games
from steppe.play import examples, lessons
from steppe.play.lessons import Lesson


def lesson_table(served: Served, game: str, guide: bool = True) -> tuple[str, str]:
    given = served.post("/api/tables/lesson", {"game": game, "lesson": "first", "guide": guide})
    [token] = [seat["token"] for seat in given["seats"] if seat["kind"] == "here"]
    return given["table"], token


def first(game: str) -> Lesson:
    return lessons.lessons(game)["first"]


def told(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.state["lesson"]
    return found


def my_turn(person: Person) -> None:
    if person.state["view"]["to_act"] != 0:
        person.next("state", lambda one: one["state"]["view"]["to_act"] == 0)


@pytest.mark.parametrize("game", games())
def test_the_games_say_which_lessons_they_have(served: Served, game: str) -> None:
    [shown] = [one for one in served.get("/api/games") if one["name"] == game]
    assert shown["lessons"] == list(lessons.lessons(game))


@pytest.mark.parametrize("game", ["noria", "raiders", "scythe"])
def test_a_guide_says_step_by_step_what_to_do_and_the_rival_answers_as_written(
    served: Served, game: str
) -> None:
    table, token = lesson_table(served, game)
    person = served.sit(table, token)
    lesson = first(game)
    for number, step in enumerate(lesson.steps):
        my_turn(person)
        assert (told(person)["step"], told(person)["id"]) == (number, step.id)
        assert [said["rule"] for said in told(person)["says"]] == [one.rule for one in step.says]
        for notation in step.does:
            assert told(person)["action"] == notation
            person.play(notation)
    my_turn(person)
    assert told(person)["step"] == told(person)["steps"] == len(lesson.steps)
    assert not told(person)["left"]


def test_a_guide_is_found_again_by_the_link_of_the_seat_and_left_by_another_decision(
    served: Served,
) -> None:
    table, token = lesson_table(served, "noria")
    person = served.sit(table, token)
    my_turn(person)
    person.play("take energy")
    my_turn(person)
    elsewhere = served.sit(table, token)
    my_turn(elsewhere)
    assert told(elsewhere)["id"] == "track"
    elsewhere.play("enter aviation")
    my_turn(elsewhere)
    assert told(elsewhere)["left"]
    assert told(elsewhere)["action"] == ""


def test_the_guide_speaks_to_nobody_else(served: Served) -> None:
    table, _ = lesson_table(served, "noria")
    assert "lesson" not in served.sit(table).state


def test_the_same_game_can_be_had_without_a_guide(served: Served) -> None:
    guided, alone = lesson_table(served, "noria"), lesson_table(served, "noria", guide=False)
    people = [served.sit(*one) for one in (guided, alone)]
    for person in people:
        my_turn(person)
    assert "lesson" not in people[1].state
    assert people[0].state["view"]["legal"] == people[1].state["view"]["legal"]


def test_a_lesson_that_is_not_there_is_refused(served: Served) -> None:
    wanted = {"game": "noria", "lesson": "last"}
    assert served.post("/api/tables/lesson", wanted, status=404)["key"] == "server-no-lesson"


@pytest.mark.parametrize("game", games())
def test_every_example_is_drawn_and_can_be_tried_at_a_table(served: Served, game: str) -> None:
    shown = served.get(f"/api/rules/{game}")["examples"]
    assert [one["id"] for one in shown] == list(examples.examples(game))
    for one in shown:
        example = examples.examples(game)[one["id"]]
        drawn = served.get(one["picture"])
        assert drawn["seat"] == example.seat
        given = served.post("/api/tables/lesson", {"game": game, "lesson": one["id"]})
        [token] = [seat["token"] for seat in given["seats"] if seat["kind"] == "here"]
        person = served.sit(given["table"], token)
        for notation in example.does:
            assert (told(person)["example"], told(person)["action"]) == (True, notation)
            person.play(notation)
        assert (told(person)["step"], told(person)["left"]) == (1, False)
