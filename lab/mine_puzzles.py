"""Puzzles out of games of bots: turns in which one plan is clearly better than the others.

    python -m lab.mine_puzzles noria --seed 1 --minutes 30

A quick planner plays games. At the start of a turn its best plans are tried in a few imagined
deals; where one seems to be far ahead, they are all tried in more, from 32 up to 500, until it is
certain by three standard errors which of them are good and that the others are at least three
points behind: first by what they come to after a round, then, for the best and the least bad of the
others, by what comes of them at the end. So two judges agree, one of whom asks a value net where
the game has one. What is found is tried once more on fresh deals with
another bot that plays on, and dropped if it does not hold.

What is found is written to --out, and the next run goes on where this one stopped: how many games
were looked through, and how far turns came, is in `mined.json` there. `--adopt` numbers what was
found into the room of the game:

    python -m lab.mine_puzzles noria --adopt build/puzzles/noria-1
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from time import monotonic
from typing import Any, Final

from msgspec import structs

from steppe.kernel.actions import Action
from steppe.kernel.box import new
from steppe.kernel.collector import collect_seldom
from steppe.kernel.events import Event
from steppe.kernel.game import Game
from steppe.kernel.mind import Line
from steppe.kernel.registry import GAMES
from steppe.play import puzzles
from steppe.play.judge import (
    CLOSE,
    SWIFT,
    Gap,
    Judgement,
    Terms,
    candidates,
    onward,
    result,
)
from steppe.play.player import Player
from steppe.play.puzzles import LEAST, Plan, Puzzle, Trial, judged, notation
from steppe.play.registry import bot
from steppe.play.sight import Sight

from .games import Setting, names, training

SCREENED: Final = 3
"""Deals by which it is decided whether a turn is worth more."""

PROMISING: Final = 3.0
EARLY: Final = 0.5
"""The part of a game in which nothing is decided yet."""

HOPELESS: Final = 8
"""Deals after which a plan that is neither good nor far behind is taken to stay so."""

NEAR: Final = Terms(rounds=1)
END: Final = Terms(most=320)
FRESH: Final = Terms(bot="medium", most=240)

HALFWAY: Final = 16
SPARE: Final = 2.0
"""Standard errors by which the gap must be wider at first: what just gets over the bar is often
luck, and does not hold."""

HELD: Final = 2.0
"""Points by which a plan must still be ahead on fresh deals."""

LADDER: Final = {"random": 10, "easy": 5, "medium": 5, "greedy": 1, "hard": 1}
"""How often each bot tries to solve a puzzle."""

QUICKLY: Final = Terms(rounds=1, fewest=8, most=8)
"""How answers of bots are judged that nobody tried before."""

PLANS: Final = 6
DEALS: Final = 5
"""By which it is told what a plan is about."""


class Tally:
    """How many turns came how far."""

    def __init__(self, found: dict[str, int] | None = None) -> None:
        self.counts = found or {}

    def add(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1


def mined(
    name: str, setting: Setting, seed: str, tally: Tally, made: str, until: float
) -> Iterator[Puzzle]:
    """The puzzles in one game, as far as there is time."""
    game = new(name, seats=setting.seats, seed=seed, **setting.options)
    player = Player(onward(SWIFT), seed)
    turns: dict[int, int] = {}  # the moment at which each of them begins
    while game.to_act is not None:
        if game.to_act == game.table.active:
            turns.setdefault(game.table.turn, len(game.timeline))
        game.play(player.choose(game))
    for turn, moment in turns.items():
        if turn > EARLY * game.table.turn and monotonic() < until:
            found = turned(game.at(moment), f"{seed}/{turn}", tally, made)
            if found is not None:
                yield found


def turned(game: Game, seed: str, tally: Tally, made: str) -> Puzzle | None:
    """The puzzle in a turn, if there is one."""
    seat = game.to_act
    assert seat is not None
    sight = Sight(game, seat, seed)
    lines = candidates(sight, most=PLANS)
    if len(lines) < 2:
        return None
    tally.add("turns")
    if not promising(sight, lines):
        return None
    tally.add("promising")
    first = sifted(Judgement(sight, lines, NEAR))
    if first is None:
        return None
    tally.add("clear")
    plans = ranked(first)
    end = Judgement(Sight(game, seat, f"{seed}/end"), contested(plans), END)
    won = certain(end, LEAST, SPARE)
    if won is None:
        return None
    tally.add("sure")
    fresh = Judgement(Sight(game, seat, f"{seed}/fresh"), contested(plans), FRESH)
    gap = certain(fresh, HELD)
    tried = [said(one) for one in (nearest(first), won, *gaps(fresh))]
    print(game.box.name, seed, *tried, flush=True)
    if gap is None:
        return None
    tally.add("held")
    best = first.lines[first.best]
    found = Puzzle(
        record=game.record(),
        theme=theme(sight, best, contested(plans)[1]),
        plans=tuple([Plan(notation(line), behind) for line, behind in plans]),
        judged=trial(end, won),
        confirmed=trial(fresh, gap),
        rates={},
        made=made,
    )
    return structs.replace(found, rates=rates(found))


def promising(sight: Sight, lines: list[Line]) -> bool:
    judgement = Judgement(sight, lines, NEAR)
    judgement.go_on(SCREENED)
    return clear([gap.mean for gap in gaps(judgement)], PROMISING)


def clear(behind: list[float], least: float) -> bool:
    """Whether some plans are as good as the best, and the others far behind."""
    wrong = [one for one in behind if one > CLOSE]
    return bool(wrong) and min(wrong) >= least


def gaps(judgement: Judgement) -> list[Gap]:
    best = judgement.best
    return [judgement.gap(best, number) for number in range(len(judgement.lines)) if number != best]


def sifted(judgement: Judgement) -> Judgement | None:
    """The judgement when all is certain; None if the plans are not far enough apart."""
    terms = judgement.terms
    while judgement.deals < terms.most:
        judgement.go_on(8)
        found = gaps(judgement)
        if judgement.deals >= HOPELESS and not all(
            gap.mean <= CLOSE or gap.mean + gap.error >= LEAST for gap in found
        ):
            return None
        if judgement.deals >= terms.fewest and all(
            gap.close or (gap.mean >= LEAST and gap.certain(terms.errors)) for gap in found
        ):
            return judgement if any(not gap.close for gap in found) else None
    return None


def certain(judgement: Judgement, least_gap: float, spare: float = 0.0) -> Gap | None:
    """By how much the first plan is ahead of all others, when that is certain and enough."""
    terms = judgement.terms
    while judgement.deals < terms.most:
        judgement.go_on(8)
        found = [judgement.gap(0, number) for number in range(1, len(judgement.lines))]
        least = min(found)
        if judgement.deals >= HALFWAY and least.mean + least.error < least_gap:
            return None
        if judgement.deals < terms.fewest:
            continue
        enough = least.mean - spare * least.error >= least_gap
        if enough and all(gap.certain(terms.errors) for gap in found):
            return least
    return None


def nearest(judgement: Judgement) -> Gap:
    """By how much the best plan is ahead of the best wrong one."""
    return min(gap for gap in gaps(judgement) if not gap.close)


def ranked(judgement: Judgement) -> list[tuple[Line, float]]:
    """The plans with how far each is behind the best, the best first."""
    best = judgement.best
    found = [
        (line, round(judgement.gap(best, number).mean, 1))
        for number, line in enumerate(judgement.lines)
    ]
    return sorted(found, key=lambda item: (item[1], item[0] != judgement.lines[best]))


def contested(plans: list[tuple[Line, float]]) -> list[Line]:
    """The best plan, and the best wrong one."""
    return [plans[0][0], next(line for line, behind in plans if behind > CLOSE)]


def said(gap: Gap) -> str:
    return f"{gap.mean:.1f} ± {gap.error:.1f} ({gap.deals})"


def trial(judgement: Judgement, gap: Gap) -> Trial:
    terms = judgement.terms
    return Trial(terms.bot, terms.rounds, gap.deals, round(gap.mean, 2), round(gap.error, 2))


def theme(sight: Sight, line: Line, wrong: Line) -> str:
    """What the best plan is about, and if possible not the best wrong one."""
    own, other = occasions(sight, line), occasions(sight, wrong)
    return next((one for one in own if one not in other), own[0] if own else "")


def occasions(sight: Sight, line: Line) -> list[str]:
    """What a plan is about in most deals."""
    often: Counter[str] = Counter()
    for deal in range(DEALS):
        game = sight.imagine(deal)
        before, told = game.copy(), list[Event]()
        game.listen(told.append)
        player = Player(onward(SWIFT), f"theme/{deal}")
        for action in line:
            if action in game.legal() and game.to_act == sight.seat:
                game.play(action)
        while game.to_act is not None and game.table.turn == before.table.turn:
            game.play(player.choose(game))
        often.update(game.box.occasions(before.table, game.table, sight.seat, told))
    return [one for one, count in often.items() if 2 * count > DEALS]


def rates(puzzle: Puzzle) -> dict[str, float]:
    """How often each bot of the ladder solves it."""
    sight = puzzles.sight(puzzle)
    known: dict[tuple[object, ...], bool] = {}
    found: dict[str, float] = {}
    for name, tries in LADDER.items():
        solved = 0
        for number in range(tries):
            line = first_answer(sight.imagine(number), name, f"{name}/{number}")
            where = result(sight, line)
            if where not in known:
                known[where] = judged(puzzle, line, QUICKLY).right
            solved += known[where]
        found[name] = round(solved / tries, 2)
    return found


def first_answer(game: Game, name: str, seed: str) -> Line:
    """What a bot decides before anything is drawn or revealed."""
    seat, turn = game.to_act, game.table.turn
    player = Player(bot(name), seed)
    line: list[Action] = []
    while game.table.turn == turn and game.to_act == seat:
        line.append(player.choose(game))
        game.play(line[-1])
        if game.table.barrier:
            break
        while game.table.turn == turn and game.to_act not in (seat, None):
            game.play(game.default)
    return tuple(line)


# -- files -----------------------------------------------------------------------------------------


def written(puzzle: Puzzle) -> str:
    """A puzzle as TOML."""
    text = [f"theme = {json.dumps(puzzle.theme)}", f"made = {json.dumps(puzzle.made)}"]
    for name in ("judged", "confirmed"):
        one = getattr(puzzle, name)
        fields = ", ".join(
            f"{field} = {json.dumps(getattr(one, field))}" for field in one.__struct_fields__
        )
        text.append(f"{name} = {{ {fields} }}")
    rates = ", ".join(f"{name} = {rate}" for name, rate in puzzle.rates.items())
    text.append(f"rates = {{ {rates} }}" if rates else "rates = {}")
    text.append("plans = [")
    for plan in puzzle.plans:
        text.append(f"  {{ actions = {json.dumps(plan.actions)}, behind = {plan.behind} }},")
    text += ["]", f"record = '''\n{puzzle.record}'''", ""]
    return "\n".join(text)


def adopt(game: str, folders: list[Path]) -> int:
    """Number the puzzles in some folders into the room of the game; say how many are new."""
    room = Path(str(resources.files(GAMES[game]))) / puzzles.FOLDER
    room.mkdir(exist_ok=True)
    known = {one.record for one in puzzles.puzzles(game).values()}
    number = max(puzzles.puzzles(game), default=0)
    new = 0
    for file in sorted(found for folder in folders for found in folder.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        one = puzzles.parse(text, str(file))
        if one.record not in known:
            new += 1
            known.add(one.record)
            (room / f"{number + new:03}.toml").write_text(text, encoding="utf-8")
    return new


def mine(game: str, seed: str, folder: Path, minutes: float) -> None:
    """Look through games until the time is over, and go on next time."""
    folder.mkdir(parents=True, exist_ok=True)
    state = folder / "mined.json"
    kept: dict[str, Any] = json.loads(state.read_text()) if state.exists() else {}
    number, tally = kept.get("games", 0), Tally(kept.get("tally"))
    settings = [one for one in training(game).puzzles for _ in range(one.weight)]
    made = f"python -m lab.mine_puzzles {game} --seed {seed}"
    until = monotonic() + 60 * minutes
    while monotonic() < until:
        setting = settings[number % len(settings)]
        for found in mined(game, setting, f"puzzles {seed}/{number}", tally, made, until):
            free = 1 + max([int(file.stem) for file in folder.glob("*.toml")], default=0)
            (folder / f"{free:03}.toml").write_text(written(found), encoding="utf-8")
        number += 1
        state.write_text(json.dumps({"games": number, "tally": tally.counts}))
        print(game, number, tally.counts, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.mine_puzzles")
    parser.add_argument("game", choices=names())
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, help="by default build/puzzles/GAME-SEED")
    parser.add_argument("--adopt", type=Path, nargs="+", metavar="FOLDER", help="of found puzzles")
    args = parser.parse_args()
    if args.adopt:
        print(f"{adopt(args.game, args.adopt)} new")
        return
    collect_seldom()
    out = args.out or Path("build/puzzles") / f"{args.game}-{args.seed}"
    mine(args.game, args.seed, out, args.minutes)


if __name__ == "__main__":
    main()
