"""Many games at once."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import steppe
from steppe.gym.vector import Batch, VectorEnvironment


def choose(batch: Batch, rng: np.random.Generator) -> Any:
    return (batch.masks * rng.random(batch.masks.shape)).argmax(1)


def story(steps: int, **given: Any) -> list[tuple[Any, ...]]:
    """Everything returned in `steps` steps of random play."""
    told = []
    with VectorEnvironment(**given) as env:
        rng = np.random.default_rng(1)
        batch = env.reset(seed=4)
        for _ in range(steps):
            told.append(tuple(array.copy() for array in batch))
            batch = env.step(choose(batch, rng))
        told.append(tuple(array.copy() for array in batch))
    return told


def test_the_number_of_workers_changes_nothing() -> None:
    given: dict[str, Any] = {"game": "noria", "tables": 5, "seats": 2, "max_cycles": 8}
    here = story(30, workers=0, **given)
    there = story(30, workers=2, **given)
    for one, other in zip(here, there, strict=True):
        for array, same in zip(one, other, strict=True):
            np.testing.assert_array_equal(array, same)


def test_a_pinned_worker_keeps_to_one_processor() -> None:
    with VectorEnvironment("noria", tables=4, workers=2, pin=True, seats=2) as env:
        env.reset()
        kept = [os.sched_getaffinity(worker.pid) for worker in env._workers]
    assert [len(processors) for processors in kept] == [1, 1]
    assert len(set.union(*kept)) == min(2, len(os.sched_getaffinity(0)))


@pytest.mark.parametrize("workers", [0, 2])
def test_groups_play_what_all_tables_together_play(workers: int) -> None:
    """The learner is asked group by group; what is chosen at a table depends on it alone."""
    given: dict[str, Any] = {"game": "noria", "tables": 7, "seats": 2, "max_cycles": 8}

    def last(batch: Batch) -> Any:
        return batch.masks.shape[1] - 1 - batch.masks[:, ::-1].argmax(1)

    with VectorEnvironment(workers=0, groups=1, **given) as env:
        told = [[array.copy() for array in env.reset(seed=4)]]
        told += [[array.copy() for array in env.step(last(env.receive(0)))] for _ in range(20)]
    with VectorEnvironment(workers=workers, groups=3, **given) as env:
        env.reset(seed=4)
        for expected in told:
            groups = []
            for group in range(env.groups):
                batch = env.receive(group)
                groups.append([array.copy() for array in batch])
                env.send(group, last(batch))
            for number, array in enumerate(expected):
                np.testing.assert_array_equal(np.concatenate([g[number] for g in groups]), array)
    assert any(step[4].any() for step in told), "no game was cut off"


@pytest.mark.parametrize("workers", [0, 2])
def test_groups_can_be_taken_as_they_get_ready(workers: int) -> None:
    with VectorEnvironment("noria", tables=8, workers=workers, seats=2) as env:
        env.reset(seed=4)
        steps = [0] * env.groups
        for _ in range(10 * env.groups):
            group = env.ready()
            assert env.ready() == group, "a group stays ready until something is sent"
            env.send(group, env.receive(group).masks.argmax(1))
            steps[group] += 1
    assert sum(steps) == 10 * env.groups
    assert all(steps), "a group was never ready"


def test_nothing_gets_ready_before_the_reset() -> None:
    with (
        VectorEnvironment("noria", tables=2, workers=1, seats=2) as env,
        pytest.raises(steppe.SteppeError, match="reset the environment first"),
    ):
        env.ready()


def test_a_group_is_not_sent_twice_and_a_reset_gives_up_what_was_sent() -> None:
    with VectorEnvironment("noria", tables=4, workers=1, seats=2) as env:
        first = env.reset(seed=2).observations.copy()
        env.send(1, env.receive(1).masks.argmax(1))
        with pytest.raises(steppe.SteppeError, match="group 1 is still playing"):
            env.send(1, np.zeros(2))
        np.testing.assert_array_equal(env.reset(seed=2).observations, first)


def test_tables_play_what_single_games_play() -> None:
    with VectorEnvironment("noria", tables=3, workers=0, seats=2, reward="score") as env:
        rng = np.random.default_rng(2)
        batch = env.reset(seed=9)
        games = [steppe.new("noria", seats=2, seed=f"9/{table}/0") for table in range(3)]
        ended = 0
        for _ in range(250):
            for table, game in enumerate(games):
                assert batch.seats[table] == game.to_act
                legal = sorted(action.index for action in game.legal())
                assert np.flatnonzero(batch.masks[table]).tolist() == legal
                np.testing.assert_array_equal(
                    batch.observations[table], env.observer.vector(game, int(batch.seats[table]))
                )
            actions = choose(batch, rng)
            batch = env.step(actions)
            for table, game in enumerate(games):
                game.play(game.box.actions[int(actions[table])])
                assert batch.over[table] == game.over
                if game.over:
                    ended += 1
                    ahead = game.scores[0] - game.scores[1]
                    assert batch.rewards[table].tolist() == [ahead, -ahead]
                    assert not batch.cut[table]
                    games[table] = steppe.new("noria", seats=2, seed=f"9/{table}/1")
                else:
                    assert not batch.rewards[table].any()
        assert ended == 3


def test_a_game_that_is_cut_off_says_so() -> None:
    told = story(10, game="raiders", tables=2, workers=0, seats=2, max_cycles=3)
    over = [step[4].all() for step in told]
    cut = [step[5].all() for step in told]
    assert over == cut == [number > 0 and number % 6 == 0 for number in range(11)]


@pytest.mark.parametrize("name", steppe.games())
def test_all_games_are_played(name: str) -> None:
    told = story(12, game=name, tables=3, workers=0, max_cycles=2)
    assert any(step[4].any() for step in told)
    for observations, masks, *_ in told:
        assert observations.any(1).all()
        assert masks.any(1).all()


def test_workers_pass_on_what_is_wrong_and_can_be_closed() -> None:
    env = VectorEnvironment("noria", tables=2, workers=1, seats=2)
    batch = env.reset()
    with pytest.raises(steppe.SteppeError, match="does not answer the current decision"):
        env.step(batch.masks.argmin(1))
    env.reset()
    env.close()
    env.close()
    with pytest.raises(steppe.SteppeError, match="closed"):
        env.reset()


def test_workers_end_quietly_though_nobody_reads_their_answers() -> None:
    env = VectorEnvironment("noria", tables=4, workers=2, seats=2)
    env.reset()
    for group in range(env.groups):
        env.send(group, env.receive(group).masks.argmax(1))
    assert all(line.poll(60) for line in env._lines)
    workers = list(env._workers)
    env.close()
    assert [worker.exitcode for worker in workers] == [0, 0]


@pytest.mark.parametrize("given", [{"tables": 0}, {"workers": -1}, {"groups": 0}])
def test_wrong_numbers_are_refused(given: dict[str, int]) -> None:
    with pytest.raises(steppe.OptionError, match="cannot be played"):
        VectorEnvironment("noria", **given)  # type: ignore[arg-type]
