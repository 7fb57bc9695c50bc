"""A learnt agent: what it sees and is offered, rollouts, and turns that are tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import steppe
from steppe.games.scythe.actions import DECLINE, DONE, PRODUCES, TOPS, Bottom, ProduceAt
from steppe.games.scythe.mind.agent import agent, ground, offer, turn_facts
from steppe.games.scythe.state import ScytheTable
from steppe.kernel.actions import Action
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort
from steppe.nets.agent import Agent
from steppe.nets.policy import Floats
from steppe.play import trials
from steppe.play.levels import mind
from steppe.play.player import Player
from steppe.play.rollouts import Batch, Rollouts
from steppe.play.sight import Sight
from steppe.play.thinking_bot import ThinkingBot, TrialEffort
from steppe.play.trials import CREDIT, FAR, FEWEST, KEPT, NEAR, ROUND, TRUST, best_way

pytestmark = pytest.mark.blas


def dealt(number: int = 1) -> Game:
    return steppe.new("scythe", seats=1, seed=f"practice {number}", automa="ultimaszyna")


def outcome(game: Game) -> float:
    return mind("scythe", 0).outcome(game)


# -- the policy ------------------------------------------------------------------------------------


def test_the_policy_fits_what_it_is_shown() -> None:
    policy = agent().policy
    parts = policy.parts
    assert policy.columns.max() < agent().observer.size
    assert len(parts["first"]) == len(policy.columns) + len(turn_facts(dealt(), 0))
    assert parts["actions"].shape == (len(dealt().box.actions), parts["second"].shape[1])
    assert parts["places"].shape[1] == ground().kinds * ground().numbers


def test_the_policy_chooses_by_nothing_that_its_seat_cannot_know() -> None:
    game = dealt()
    Rollouts([game], agent(), 0).play(until=9)
    logits = set()
    for world in range(3):
        other = game.determinise(0, f"world {world}")
        batches: list[Batch] = []
        Rollouts([other], agent(), 0).play(until=10, surprises=False, batches=batches)
        logits.add(tuple(batches[0].logits.tolist()))
    assert len(logits) == 1


def test_what_the_policy_does_not_look_at_is_never_there() -> None:
    games = [dealt(number) for number in range(3)]
    batches: list[Batch] = []
    Rollouts(games, agent(), 0).play(
        temperature=3.0, chance=np.random.default_rng(1), batches=batches
    )
    seen = np.concatenate([batch.seen for batch in batches])
    overlooked = np.delete(seen, agent().policy.columns, 1)
    assert seen.any()
    assert not overlooked.any()


def test_what_is_at_a_place_is_known_of_it() -> None:
    game = dealt()
    table = game.table
    assert isinstance(table, ScytheTable)
    seen = agent().observer.vector(game, 0)
    place = table.players[0].workers[0]
    action = PRODUCES[place][0]
    there = ground().at(seen[None], np.array([0]), np.array([action.index]))[0]
    elsewhere = table.players[0].hero
    assert there[-1] == 1.0
    fields = {field.name: field for field in agent().observer.fields}
    workers = fields["place.workers"].start + 2 * place
    column = ground().seen[place].tolist().index(workers)
    assert there[column] == seen[workers] > 0.0
    assert ground().seen[elsewhere].tolist() != ground().seen[place].tolist()


def test_an_offer_leaves_out_what_is_never_better() -> None:
    game = dealt()
    offered = {game.box.actions[int(index)].notation for index in offer(game)}
    assert offered < {action.notation for action in game.legal()}
    assert {"move", "produce"} & offered
    assert not any("partly" in notation for notation in offered)
    game.play("produce")
    most: dict[str, int] = {}
    for action in game.legal():
        if action.verb == "produce-at":
            most[str(action.parts["place"])] = max(
                most.get(str(action.parts["place"]), 0), int(str(action.parts["count"]))
            )
    table = game.table
    assert isinstance(table, ScytheTable)
    for index in offer(game):
        action = game.box.actions[int(index)]
        if action.verb != "produce-at":
            continue
        place = str(action.parts["place"])
        village = table.figures.yields[table.figures.index[place]] == 4
        assert village or action.parts["count"] == most[place]


def test_resources_are_never_refused_nor_bottom_actions() -> None:
    """But workers may be too many."""
    produced = taken = workers = 0
    for number in range(6):
        game = dealt(number)
        while game.to_act is not None:
            offered = [game.box.actions[int(index)] for index in offer(game)]
            places = [one.place for one in offered if isinstance(one, ProduceAt)]
            table = game.table
            assert isinstance(table, ScytheTable)
            if places:
                resources = [place for place in places if table.figures.yields[place] < 4]
                assert (DONE in offered) == (not resources)
                produced += bool(resources)
                workers += not resources
            elif any(isinstance(action, Bottom) for action in game.legal()):
                assert DECLINE in game.legal()
                assert DECLINE not in offered
                taken += 1
            game.play(offered[game.table.turn % len(offered)])
    assert all((produced, taken, workers))


def test_there_is_always_an_offer() -> None:
    game = dealt(2)
    while game.to_act is not None:
        offered = [game.box.actions[int(index)] for index in offer(game)]
        assert offered
        assert set(offered) <= set(game.legal())
        game.play(offered[game.table.turn % len(offered)])


# -- games side by side ----------------------------------------------------------------------------


def test_games_side_by_side_go_as_they_would_alone() -> None:
    together = [dealt(number) for number in range(3)]
    Rollouts(together, agent(), 0).play()
    assert all(game.over for game in together)
    for number, game in enumerate(together):
        alone = dealt(number)
        rollouts = Rollouts([alone], agent(), 0)
        rollouts.play()
        assert alone.hash() == game.hash()
        again = dealt(number)
        for action in rollouts.lines[0]:
            again.play(action)
        assert again.hash() == game.hash()


def test_rollouts_stop_at_a_turn_and_at_what_is_revealed() -> None:
    game = dealt()
    rollouts = Rollouts([game], agent(), 0)
    rollouts.play(until=5)
    assert game.table.turn == 5
    assert game.to_act == 0
    for number in range(40):
        game = dealt(number)
        rollouts = Rollouts([game], agent(), 0)
        while game.to_act is not None and game.table.turn < 20:
            rollouts = Rollouts([game], agent(), 0)
            rollouts.play(until=game.table.turn + 1, surprises=False)
            for link in game.history[-len(rollouts.lines[0]) : -1]:
                assert not link.barrier
            assert rollouts.lines[0]


def test_temperature_makes_games_differ_but_for_the_steady_ones() -> None:
    games = [dealt() for _ in range(6)]
    rollouts = Rollouts(games, agent(), 0)
    rollouts.play(temperature=3.0, chance=np.random.default_rng(1), steady=2)
    assert rollouts.lines[0] == rollouts.lines[1]
    assert len({tuple(line) for line in rollouts.lines}) > 2


# -- turns that are tried out ----------------------------------------------------------------------

FEW = TrialEffort(turns=6, ways=6, deals=4, temperature=1.5)


class Believing(Agent):
    """Its critic believes something of games, whatever they look like."""

    def __init__(self, says: Callable[[Game], float]) -> None:
        learnt = agent()
        super().__init__(learnt.vocabulary, learnt.facts, learnt.offer, learnt.policy, None)
        self._says = says
        self.asked: list[Sequence[Game]] = []

    def foreseen(self, games: Sequence[Game], seat: int, outcome: object) -> Floats:
        self.asked.append([game.copy() for game in games])
        return np.array([self._says(game) for game in games], np.float32)


def preferred(game: Game) -> Sequence[Action]:
    rollouts = Rollouts([Sight(game, 0, "try").imagine(0)], agent(), 0)
    rollouts.play(until=game.table.turn + 1, surprises=False)
    return rollouts.lines[0]


def another(game: Game) -> Action:
    """A way to begin the turn that the policy would never choose."""
    for action in (TOPS[1][0], TOPS[2][1], TOPS[3][0]):
        if action in game.legal() and action is not preferred(game)[0]:
            return action
    raise AssertionError


def begun_with(action: Action, worth: float) -> Callable[[Game], float]:
    return lambda end: worth if end.history[0].action is action else 0.0


def chosen(
    believing: Agent, game: Game, effort: TrialEffort, rounds: int, *, until: float = 0.0
) -> Sequence[Action]:
    sight = Sight(game, 0, "try")
    return best_way(believing, sight, effort, [[another(game)]], outcome, rounds, until)


def test_what_turns_out_best_is_played() -> None:
    game = dealt()
    idea = another(game)
    assert chosen(Believing(begun_with(idea, 1000.0)), game, FEW, 17)[0] is idea


def test_the_preferred_turn_is_played_unless_another_is_clearly_better() -> None:
    game = dealt()
    idea = another(game)
    one_idea = FEW._replace(turns=0)
    for rounds in (17, 4):
        enough = CREDIT * rounds
        for worth, better in ((enough - 0.1, False), (enough + 0.1, True)):
            way = chosen(Believing(begun_with(idea, worth)), game, one_idea, rounds)
            assert (way[0] is idea) == better
            assert (way == preferred(game)) == (not better)


def test_the_best_ways_are_tried_for_longer_in_the_same_deals() -> None:
    game = dealt()
    idea = another(game)
    believing = Believing(begun_with(idea, 1.0))
    chosen(believing, game, FEW._replace(turns=40, temperature=12.0), 17)
    first, second = believing.asked
    assert len(first) == FEW.deals * FEW.ways
    assert len(second) == FEW.deals * KEPT
    assert {end.table.turn for end in first} == {game.table.turn + ROUND * NEAR}
    assert {end.table.turn for end in second} == {game.table.turn + ROUND * FAR}
    earlier = {tuple(link.action for link in end.history) for end in first}
    for end in second:
        assert any(
            tuple(link.action for link in end.history[:length]) in earlier
            for length in range(len(end.history))
        )
    assert sum(end.history[0].action is idea for end in second) == FEW.deals


@pytest.mark.parametrize(("later", "better"), [(-6.0, True), (-7.5, False)])
def test_what_was_said_sooner_still_counts(later: float, better: bool) -> None:
    """Of what is said at last the earlier part is two fifths."""
    game = dealt()
    idea = another(game)

    def says(end: Game) -> float:
        near = end.table.turn == game.table.turn + ROUND * NEAR
        return begun_with(idea, 10.0 if near else later)(end)

    assert pytest.approx(0.4) == TRUST
    way = chosen(Believing(says), game, FEW._replace(turns=0), 0)
    assert (way[0] is idea) == better


def test_without_time_the_preferred_turn_is_played() -> None:
    believing = Believing(lambda end: 0.0)
    game = dealt()
    assert chosen(believing, game, FEW, 17, until=1e-9) == preferred(game)
    assert not believing.asked


@pytest.mark.parametrize("seconds", [0.5, 2.0, 10.0, 1000.0])
def test_as_many_deals_are_tried_as_there_is_time_for(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock on which every game that is tried takes a hundredth of a second."""
    believing = Believing(lambda end: 0.0)
    monkeypatch.setattr(trials, "monotonic", lambda: 100.0 + sum(map(len, believing.asked)) / 100.0)
    plenty = FEW._replace(deals=100, turns=40, temperature=12.0)
    chosen(believing, dealt(), plenty, 17, until=100.0 + seconds)
    took = sum(map(len, believing.asked)) / 100.0
    ways = len(believing.asked[0]) // FEWEST
    assert ways > KEPT
    a_few = FEWEST * (ways + 2 * KEPT) / 100.0  # which is what is tried before anything is known
    everything = plenty.deals * (ways + KEPT) / 100.0
    assert min(seconds - a_few, everything) <= took <= seconds + a_few


def test_only_against_an_automa_that_makes_all_its_moves_an_agent_plays() -> None:
    def plays(style: str = "", **options: Any) -> bool:
        thinking = mind("scythe", 0, style, asks_net=True)
        thinking.look(steppe.new("scythe", seed="all", **options))
        return thinking.agent() is not None

    assert plays(seats=1, automa="ultimaszyna")
    assert plays(seats=1, automa="automa", automa_all_moves=True)
    assert not plays(seats=1, automa="automaszyna")
    assert not plays(seats=2)
    assert not plays("warlike", seats=1, automa="ultimaszyna")


def test_a_turn_that_was_tried_out_is_played_to_its_end_and_has_a_reason() -> None:
    game = dealt(3)
    bot = ThinkingBot(
        lambda name, seat: mind(name, seat, asks_net=True), lambda game, alone: Effort(2), FEW
    )
    player = Player(bot, "tried")
    reasons = set()
    while game.table.turn < 4:
        (action, *_), reason = player.answer(game)
        game.play(action)
        reasons.add(reason)
    assert any(reason.startswith("reason-") for reason in reasons)
