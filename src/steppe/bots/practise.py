"""Learning by doing: `python -m steppe.bots.practise --minutes 60 --jobs 2`.

A policy for Scythe against Ultimaszyna. At first it imitates a bot that plans one turn at a time;
then it plays itself, and every action of a game becomes likelier or less likely by whether more or
less came of it than a second net, the critic, had expected (proximal policy optimisation). That
needs many games, and a policy plays one in a hundredth of a second: it plans nothing. Every deal is
played several times, so that what the deal brought is not taken for what was decided; and most of
them only from some round on, so that what came before it is not, either.

The mean of the policies of the last lessons is written after every lesson: it plays better than any
of them, which luck has led astray, each elsewhere. `--carry-on` goes on from a policy that was
written before. With `--prize 1` growing counts as much as winning at first, and nothing any more in
the second half of the time: that leads to other plans. `python -m steppe.bots.unite` makes one
policy of several, and `python -m steppe.bots.inspire` gives ideas to one that is too sure of
itself.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np

from ..kernel.box import new
from ..kernel.game import Game
from ..scythe.state import NOWHERE, ScytheTable
from .bot import Bot
from .crowd import Asked, Crowd
from .evolve import unwatched
from .fit import Choice, Fit, Numbers
from .fit_policy import Decisions, PolicyFit, joined, told, unlearnt
from .learn import arguments
from .levels import asking
from .net import learnt
from .policy import Floats, Ints, Policy
from .practice import ROUND
from .scythe_policy import eyes, ground, learnt_policy, offer, turn_facts
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

AUTOMA = "ultimaszyna"
SAME = 8  # games of each deal
LATER = 0.7  # of the deals are begun together,
BEGUN = (2, 16)  # and so many rounds of them
TOGETHER = 104  # games that a process plays side by side,
FEW = 8  # and that it plans one after another
PLANNED = Effort(width=8)  # how turns are planned that are imitated
IMITATED = 0.1  # of the time is spent on that,
THOROUGH = 5  # and so often what was planned is gone through
RATE, LAST_RATE = 4e-4, 3e-5
IMITATION = 1e-3  # the rate of imitating
TIMES = 1  # that a lesson goes through its decisions
REACH = 0.88  # how much of a surprise counts for the turn before the one it came in
CRITIC = 96  # units
CRITIC_RATE = 1e-3
FARTHEST = 4.0  # standard deviations of a gain that count
UNFADED, FADED = 0.2, 0.5  # of the time, when a prize begins to fade and when it is gone
KEPT = 0.97  # how much of the mean policy a lesson leaves as it was


class Story(NamedTuple):
    """Games as they were decided: which game and which turn each decision belongs to, in the order
    of the games; which deal every game was of, and what came of it."""

    decisions: Decisions
    games: Ints
    turns: Ints
    deals: Ints
    outcomes: Floats
    margins: Floats


def played(seed: str, games: int, policy: Policy, prize: float = 0.0, later: float = 0.0) -> Story:
    """Games of the policy, in which it does not always take what it prefers; what came of them, and
    so much of a prize for growth.

    So many of the deals are played once up to some round, and several times from there on.
    """
    chance = np.random.default_rng(list(seed.encode()))
    deals = [
        new("scythe", seats=1, seed=f"{seed}/{n}", automa=AUTOMA) for n in range(-(-games // SAME))
    ]
    begun = np.where(chance.random(len(deals)) < later, chance.integers(*BEGUN, len(deals)), 0)
    for round_ in range(1, int(begun.max()) + 1):
        going = [deal for deal, last in zip(deals, begun, strict=True) if last >= round_]
        Crowd(going, policy, 0).play(1 + ROUND * round_, 1.0, chance)
    dealt = [deals[n // SAME].copy() for n in range(games)]
    heard: list[Asked] = []
    Crowd(dealt, policy, 0).play(heat=1.0, chance=chance, heard=heard)
    story = _story(heard, dealt, np.arange(games) // SAME)
    grown = np.array([growth(game) for game in dealt], np.float32)
    return story._replace(outcomes=story.outcomes + np.float32(prize) * grown)


def growth(game: Game) -> float:
    """How far the seat has come in what pays late."""
    table = game.table
    assert isinstance(table, ScytheTable)
    player = table.players[0]
    structures = len(player.structures) - player.structures.count(NOWHERE)
    things = player.popularity + player.recruits.bit_count() + structures
    return 4.0 * things + 8.0 * len(player.workers)


def imitated(seed: str, games: int) -> Story:
    """Games of a bot that plans its turns, as a policy would have been asked."""
    net = learnt("scythe_net")
    heard: list[Asked] = []
    dealt = [new("scythe", seats=1, seed=f"{seed}/{n}", automa=AUTOMA) for n in range(games)]
    for number, game in enumerate(dealt):
        bot = ThinkingBot(lambda name, seat: asking(net, name, seat), PLANNED)
        heard += decided(game, bot, number, seed)
    return _story(heard, dealt, np.arange(games))


def decided(game: Game, bot: Bot, number: int, seed: str) -> Iterator[Asked]:
    """What a bot decides in a game, as far as a policy would have had to."""
    facts = np.zeros(0, np.float32)
    turn = -1
    step = 0
    while game.to_act is not None:
        if game.table.turn != turn:
            turn = game.table.turn
            facts = np.array(turn_facts(game, 0), np.float32)
        actions = offer(game)
        chosen = bot.choose(Sight(game, 0, f"{seed}/{number}/{step}"))
        where = np.flatnonzero(actions == chosen.index).tolist()
        if len(actions) > 1 and where:
            seen = eyes().vector(game, 0)[None]
            sizes = np.array([len(actions)])
            even = np.zeros(len(actions), np.float32)
            yield Asked([number], [turn], seen, facts[None], sizes, actions, even, where)
        game.play(chosen)
        step += 1


def _story(heard: Sequence[Asked], games: list[Game], deals: Ints) -> Story:
    """What was decided at once, game by game."""
    whose = np.concatenate([asked.games for asked in heard])
    turns = np.concatenate([asked.turns for asked in heard])
    order = np.argsort(whose, kind="stable")
    mind = asking(None, "scythe", 0)
    return Story(
        joined([told(asked) for asked in heard]).part(order),
        whose[order],
        turns[order],
        deals,
        np.array([mind.outcome(game) for game in games], np.float32),
        np.array([mind.margin(game.table.scores()) for game in games], np.float32),
    )


def gains(story: Story, expected: Numbers) -> Numbers:
    """By how much more came of each decision than was expected when it was made, by what was
    expected after it, and less and less by what was expected in later turns."""
    found = np.empty_like(expected)
    later = 0.0
    for number in range(len(expected) - 1, -1, -1):
        here = (story.games[number], story.turns[number])
        last = number + 1 == len(expected) or story.games[number + 1] != here[0]
        after = float(story.outcomes[here[0]]) if last else float(expected[number + 1])
        if last:
            later = 0.0
        elif story.turns[number + 1] != here[1]:
            later *= REACH
        later += after - float(expected[number])
        found[number] = later
    return found


def luck(story: Story, expected: Numbers) -> Numbers:
    """What the deal still brings when each decision is made, which the critic cannot know: how much
    more than it expected came of the other games of the same deal from that turn on, as far as
    games of a deal have that in common."""
    games, turns = len(story.outcomes), int(story.turns.max()) + 1
    surprises = np.zeros((games, turns))
    there = np.zeros((games, turns), bool)
    # backwards, so that the first decision of a turn counts
    surprises[story.games[::-1], story.turns[::-1]] = (story.outcomes[story.games] - expected)[::-1]
    there[story.games, story.turns] = True
    sums = np.zeros((int(story.deals.max()) + 1, turns))
    numbers = np.zeros_like(sums)
    np.add.at(sums, story.deals, surprises)
    np.add.at(numbers, story.deals, there)
    others = (sums[story.deals] - surprises) / np.maximum(1, numbers[story.deals] - 1)
    others[~there] = 0.0
    in_common = (surprises * others).sum() / max(1e-9, float((others**2).sum()))
    return np.asarray(others[story.games, story.turns] * np.clip(in_common, 0.0, 1.0))


def positions(story: Story) -> Numbers:
    """What the critic sees."""
    seen = story.decisions.seen.astype(np.float32)
    return np.concatenate([seen, story.decisions.facts], 1)


def lesson(fit: PolicyFit, critic: Fit, story: Story, rate: float) -> None:
    """What was decided becomes likelier or less likely, by what came of it."""
    seen = positions(story)
    expected = critic.values(seen)
    more = gains(story, expected + luck(story, expected))
    more = np.clip((more - more.mean()) / (more.std() + 1e-6), -FARTHEST, FARTHEST)
    fit.prefer(story.decisions, more.astype(np.float32), rate, TIMES)
    judge(critic, story, seen)


def judge(critic: Fit, story: Story, seen: Numbers) -> None:
    """The critic learns what came of games, and by what those of the same deal differ."""
    critic.learn(seen, story.outcomes[story.games], CRITIC_RATE, comparisons(story, seen))


def comparisons(story: Story, seen: Numbers) -> list[Choice]:
    """What games of the same deal had come to by the same turn: how they differ in the end is not
    the deal's doing."""
    other = (np.diff(story.games) != 0) | (np.diff(story.turns) != 0)
    begun = np.flatnonzero(np.append(True, other))
    places: dict[tuple[int, int], list[int]] = {}
    for number in begun.tolist():
        deal = int(story.deals[story.games[number]])
        places.setdefault((deal, int(story.turns[number])), []).append(number)
    return [
        Choice(seen[numbers], story.outcomes[story.games[numbers]])
        for numbers in places.values()
        if len(numbers) > 1
    ]


def approach(mean: Policy, policy: Policy, lessons: int) -> None:
    """What a policy is after so many lessons, as a part of what it was on average."""
    kept = min(KEPT, lessons / (lessons + 5))
    for name, part in policy.parts.items():
        mean.parts[name] = np.float32(kept) * mean.parts[name] + np.float32(1.0 - kept) * part


def write(policy: Policy, path: Path) -> None:
    exact = ("mean", "wide")
    halves = {
        name: part if name in exact else part.astype(np.float16)
        for name, part in policy.parts.items()
    }
    columns = policy.columns.astype(np.int16)
    np.savez_compressed(path, columns=columns, **halves)  # type: ignore[arg-type]


def opened(parser: argparse.ArgumentParser, path: Path) -> Policy:
    known = learnt_policy()
    try:
        with path.open("rb") as file:
            policy = Policy(dict(np.load(file)), known.ground)
    except (OSError, ValueError, KeyError, BadZipFile):
        parser.error(f"there is no policy in {path}")
    if _kind(policy) != _kind(known) or policy.columns.max(initial=0) >= eyes().size:
        parser.error(f"the policy in {path} is of another kind")
    return policy


def _kind(policy: Policy) -> dict[str, object]:
    """What policies have in common, whichever columns they look at."""
    kind: dict[str, object] = {name: part.shape for name, part in policy.parts.items()}
    kind["first"] = len(policy.parts.get("first", ())) - len(policy.columns)
    return kind


def imitator(policy: Policy, decisions: Decisions) -> Policy:
    """The policy, after it has learnt to decide like that."""
    fit = PolicyFit(policy)
    for number in range(THOROUGH):
        knew = fit.imitate(decisions, IMITATION * (1.0 - number / THOROUGH))
        print(f"imitating: knew {knew:.2f} of {len(decisions.sizes)} decisions", flush=True)
    return fit.policy


def shares(games: int, most: int = TOGETHER) -> list[int]:
    """How many of these games are played at a time."""
    return [min(most, games - first) for first in range(0, games, most)]


def _planner(pool: ProcessPoolExecutor, jobs: int, seed: str, until: float) -> Policy:
    """A policy that decides about as a bot does that plans its turns."""
    stories: list[Story] = []
    while not stories or time.monotonic() < until:
        seeds = [f"{seed}/planned/{len(stories)}/{number}" for number in range(jobs)]
        stories += pool.map(imitated, seeds, [FEW] * jobs)
    planned = joined([story.decisions for story in stories])
    return imitator(unlearnt(ground(), planned), planned)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.practise", description=__doc__)
    parser.add_argument("--prize", type=float, default=0.0, help="how much growing counts at first")
    args = arguments(parser, "policy.npz", 600)
    before = opened(parser, args.carry_on) if args.carry_on else None
    began = time.monotonic()
    whole = max(1.0, 60.0 * args.minutes)

    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        policy = before or _planner(pool, args.jobs, args.seed, began + IMITATED * whole)
        fit = PolicyFit(policy)
        mean = Policy({**policy.parts, "columns": policy.columns}, policy.ground)
        critic: Fit | None = None
        number = 0
        while True:
            sizes = shares(args.games)
            seeds = [f"{args.seed}/{number}/{n}" for n in range(len(sizes))]
            spent = time.monotonic() - began
            prize = args.prize * float(np.interp(spent / whole, [UNFADED, FADED], [1.0, 0.0]))
            same = [[value] * len(sizes) for value in (fit.policy, prize, LATER)]
            story = _all(list(pool.map(played, seeds, sizes, *same)))
            if critic is None:
                seen = positions(story)
                critic = Fit(seen, CRITIC)
                judge(critic, story, seen)
            lesson(fit, critic, story, RATE + (LAST_RATE - RATE) * min(1.0, spent / whole))
            approach(mean, fit.policy, number)
            write(mean, args.out)
            lead = story.margins.mean()
            print(f"lesson {number}, {spent:.0f} s: {lead:+.1f} points on average", flush=True)
            number += 1
            if spent > whole:
                break


def _all(stories: Sequence[Story]) -> Story:
    """Several stories as one."""
    before = np.cumsum([0, *[len(story.outcomes) for story in stories[:-1]]])
    dealt = np.cumsum([0, *[story.deals.max() + 1 for story in stories[:-1]]])
    return Story(
        joined([story.decisions for story in stories]),
        np.concatenate([s.games + more for s, more in zip(stories, before, strict=True)]),
        np.concatenate([story.turns for story in stories]),
        np.concatenate([s.deals + more for s, more in zip(stories, dealt, strict=True)]),
        np.concatenate([story.outcomes for story in stories]),
        np.concatenate([story.margins for story in stories]),
    )


if __name__ == "__main__":
    main()
