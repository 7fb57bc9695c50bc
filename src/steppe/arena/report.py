"""The figures of a report about the games of an arena, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean, quantiles
from typing import Any

from ..kernel.box import box
from ..kernel.errors import OptionError
from .contest import Row
from .strength import PAIRS, fact_of, fit, pair
from .tally import Share, Tally, margin, ratings, winning_score

BINS = 26  # maximum number of bars
FACTS = {
    "factions": fact_of("faction"),
    "mats": fact_of("mat"),
    "heroes": fact_of("hero"),
    "order": fact_of("order"),
}


def data(rows: Sequence[Row]) -> dict[str, Any]:
    """All figures of the page."""
    games = {row.game for row in rows}
    if len(games) > 1:
        raise OptionError("fault-report-games", games=", ".join(sorted(games)))
    tally = Tally(rows)
    rows = tally.finished
    found: dict[str, Any] = {"game": next(iter(games), ""), "summary": tally.summary()}
    if not rows:
        return found
    sides = Counter(len(row.players) for row in rows).most_common(1)[0][0]
    strengths = fit(rows)
    found |= {
        "sides": sides,
        "solo": any(row.seated < len(row.players) for row in rows),
        "against": [
            {"player": one, "against": other, **share.to_json()}
            for (one, other), share in tally.against().items()
        ],
        "players": _players(tally),
        "strength": {
            kind: {str(name): strength.to_json(sides) for name, strength in of_kind.items()}
            for kind, of_kind in strengths.items()
        },
    }
    for kind, fact in FACTS.items():
        shares = tally.count(fact)
        if len(shares) > 1:
            found[kind] = _shares(shares, ranked=kind != "order")
    found["pairs"] = _pairs(tally, rows, sides)
    found |= {
        "rounds": spread(tally.rounds()),
        "winning_scores": spread([winning_score(row) for row in rows]),
        "margins": spread([margin(row) for row in rows]),
        "scores": {
            who: spread(scores)
            for who, scores in _by_result(rows, lambda row, side: row.scores[side]).items()
        },
        "score_parts": {
            who: _means(parts)
            for who, parts in _by_result(rows, lambda row, side: row.parts[side]).items()
        },
    }
    if any("stars" in fact for row in rows for fact in row.facts):
        found["stars"] = _stars(rows)
        found["combats"] = spread([sum(f.get("combats", 0) for f in row.facts) for row in rows])
        workers = Counter(
            row.facts[side]["workers"]
            for row in rows
            for side in range(row.seated)
            if "workers" in row.facts[side]
        )
        found["workers"] = {
            str(count): round(n / workers.total(), 4) for count, n in sorted(workers.items())
        }
    found["people"] = box(found["game"]).people(found)
    return found


def _players(tally: Tally) -> dict[str, dict[str, Any]]:
    summary = tally.summary()
    rated = ratings(tally.finished)
    ranked = sorted(tally.players().items(), key=lambda item: -item[1].share)
    players: dict[str, dict[str, Any]] = {}
    for name, share in ranked:
        players[name] = {
            **share.to_json(),
            "score": summary["scores"][name],
            "ms_per_turn": summary["ms_per_turn"][name],
        }
        if name in rated:
            middle, low, high = (round(value, 2) for value in rated[name])
            players[name]["rating"] = {"rating": middle, "low": low, "high": high}
    return players


def _shares(shares: Mapping[Any, Share], ranked: bool) -> dict[str, dict[str, float]]:
    order = sorted(shares, key=lambda name: -shares[name].share) if ranked else sorted(shares)
    return {str(name): shares[name].to_json() for name in order}


def _pairs(tally: Tally, rows: Sequence[Row], sides: int) -> list[dict[str, Any]]:
    """The pairs of faction and mat, the strongest first."""
    shares = tally.count(pair)
    if len(shares) < 2:
        return []
    strengths = fit(rows, PAIRS)["pairs"]
    return [
        {
            "faction": faction,
            "mat": mat,
            **shares[faction, mat].to_json(),
            "strength": strength.to_json(sides),
        }
        for (faction, mat), strength in strengths.items()
        if (faction, mat) in shares
    ]


def spread(values: Iterable[float]) -> dict[str, Any]:
    """Mean, deviation, quartiles and a histogram."""
    found = sorted(values)
    mean = fmean(found)
    deviation = (sum((v - mean) ** 2 for v in found) / max(1, len(found) - 1)) ** 0.5
    low, middle, high = quantiles(found, n=4) if len(found) > 1 else found * 3
    first, last = int(found[0] // 1), int(found[-1] // 1)
    width = max(1, -(-(last - first + 1) // BINS))
    first -= first % width
    bins = Counter(int((value - first) // width) for value in found)
    return {
        "count": len(found),
        "mean": round(mean, 2),
        "deviation": round(deviation, 2),
        "error": round(deviation / len(found) ** 0.5, 3),
        "quartiles": [round(low, 1), round(middle, 1), round(high, 1)],
        "from": first,
        "width": width,
        "bins": [bins[number] for number in range(max(bins) + 1)],
    }


def _by_result(rows: Sequence[Row], value_of: Callable[[Row, int], Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {"winners": [], "others": []}
    for row in rows:
        for side in range(len(row.players)):
            found["winners" if side in row.winners else "others"].append(value_of(row, side))
    return {who: values for who, values in found.items() if values}


def _means(parts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    names = dict.fromkeys(name for part in parts for name in part)
    return {name: round(fmean([part.get(name, 0) for part in parts]), 2) for name in names}


def _stars(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """For each star: the share of all sides and of winners that placed it, and the round."""
    placed: dict[str, Counter[str]] = {}
    rounds: dict[str, list[int]] = {}
    sides: Counter[str] = Counter()
    for row in rows:
        for side in range(row.seated):
            who = "winners" if side in row.winners else "others"
            sides[who] += 1
            for name, count in row.facts[side].get("stars", {}).items():
                placed.setdefault(name, Counter())[who] += 1
                placed[name]["stars"] += count
            for name, when in row.facts[side].get("star_rounds", []):
                rounds.setdefault(name, []).append(when)
    found = []
    for name, counts in placed.items():
        when = sorted(rounds.get(name, []))
        found.append(
            {
                "star": name,
                "share": round((counts["winners"] + counts["others"]) / sides.total(), 4),
                "winners": round(counts["winners"] / max(1, sides["winners"]), 4),
                "others": round(counts["others"] / max(1, sides["others"]), 4),
                "mean": round(counts["stars"] / sides.total(), 3),
                "rounds": [round(q, 1) for q in (quantiles(when, n=4) if when[1:] else when * 3)],
            }
        )
    return sorted(found, key=lambda star: -star["share"])
