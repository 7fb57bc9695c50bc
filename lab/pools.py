"""Work in several processes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from steppe.kernel.collector import collect_seldom


def workers(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, initializer=collect_seldom)


def split(games: int, most: int) -> list[int]:
    """A number of games, in portions of at most `most`."""
    return [min(most, games - first) for first in range(0, games, most)]
