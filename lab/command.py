"""Shared by the training commands: their options and input files, validated
before the work begins, and the passports of the files they write."""

from __future__ import annotations

import argparse
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path

from steppe.kernel.box import box
from steppe.kernel.errors import WeightsError
from steppe.nets.agent import Agent
from steppe.nets.agent_files import read_policy
from steppe.nets.passport import Kind, Passport
from steppe.nets.policy import Policy
from steppe.nets.weights import File

from .games import PolicyTask, names, training


def options(
    parser: argparse.ArgumentParser, out: str, games: int, purpose: str
) -> argparse.Namespace:
    parser.add_argument("--games", type=int, default=games, help=purpose)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, default=Path(out))
    parser.add_argument("--seed", default=parser.prog.rpartition(".")[2])
    args = parser.parse_args()
    check_folder(parser, args.out)
    if args.games < 1 or args.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    return args


def timed_options(parser: argparse.ArgumentParser, out: str, games: int) -> argparse.Namespace:
    """The options of training that runs, iteration by iteration, until its time is up."""
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--carry-on", type=Path, help="a file to start from")
    return options(parser, out, games, "games in each iteration")


def check_folder(parser: argparse.ArgumentParser, out: Path) -> None:
    if not out.parent.is_dir():
        parser.error(f"there is no folder {out.parent} to write to")


def policy_task(parser: argparse.ArgumentParser, game: str) -> PolicyTask:
    """The games in which a policy of this game is trained."""
    task = training(game).policy
    if task is None:
        trained = " and ".join([name for name in names() if training(name).policy])
        parser.error(f"{game} has no learnt agent; there is one for {trained}")
    return task


def policy_in(parser: argparse.ArgumentParser, path: Path, agent: Agent) -> Policy:
    """A policy to start from, or an error about the file."""
    try:
        return read_policy(File(path, str(path)), agent.vocabulary)
    except WeightsError as fault:
        parser.error(str(fault))


def passport(
    parser: argparse.ArgumentParser,
    args: argparse.Namespace,
    kind: Kind,
    agent: Agent | None = None,
) -> Passport:
    """The passport of the weights that the command writes."""
    the_box = box(args.game)
    return Passport(
        game=args.game,
        kind=kind,
        rules=the_box.rules_version,
        data=the_box.data_digest({}),
        observer=agent.observer.version if agent else None,
        command=shlex.join([*parser.prog.split(), *sys.argv[1:]]),
        seed=args.seed,
        made=datetime.now(UTC).date().isoformat(),
    )
