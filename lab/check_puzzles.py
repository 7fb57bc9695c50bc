"""Every puzzle judged again, as is needed after a change of the rules or of the bots.

    python -m lab.check_puzzles [GAME …]

The best plan and the best wrong one are tried on deals that were not used before, to the end of the
game. A puzzle fails if it cannot be posed any more, or if its best plan is no longer certainly
ahead; the exit status says whether any does.
"""

from __future__ import annotations

import argparse
import sys

from steppe.kernel.collector import collect_seldom
from steppe.play import puzzles
from steppe.play.judge import Gap, Judgement, Terms
from steppe.play.puzzles import Puzzle
from steppe.play.sight import Sight

from .games import names
from .mine_puzzles import HELD, said

TERMS = Terms(most=320)


def judged_again(one: Puzzle, seed: str, terms: Terms = TERMS) -> Gap:
    """By how much the best plan is ahead of the best wrong one, as soon as that is certain."""
    game = one.start()
    assert game.to_act is not None
    wrong = min([plan for plan in one.plans if not plan.good], key=lambda plan: plan.behind)
    lines = [plan.line(game.box.name) for plan in (one.plans[0], wrong)]
    judgement = Judgement(Sight(game, game.to_act, seed), lines, terms)
    while judgement.deals < terms.most:
        judgement.go_on(8)
        gap = judgement.gap(0, 1)
        if judgement.deals >= terms.fewest and holds(gap, terms):
            break
    return judgement.gap(0, 1)


def holds(gap: Gap, terms: Terms = TERMS) -> bool:
    return gap.certain(terms.errors) and gap.mean >= HELD


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.check_puzzles")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", default="again")
    args = parser.parse_args()
    for game in args.games:
        if game not in names():
            parser.error(f"there is no game {game!r}")
    collect_seldom()
    failed = 0
    for game in args.games or names():
        puzzles.check(game)
        found = puzzles.puzzles(game)
        held = 0
        for number, one in found.items():
            gap = judged_again(one, f"{args.seed}/{number}")
            held += holds(gap)
            mark = "holds" if holds(gap) else "FAILS"
            print(f"{game} {number:3} {mark} {said(gap)}, was {one.confirmed.gap}", flush=True)
        print(f"{game}: {held} of {len(found)} hold", flush=True)
        failed += len(found) - held
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
