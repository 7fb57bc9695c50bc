"""One self-contained page about the games of an arena, and the same as data."""

from __future__ import annotations

import html
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, quantiles
from typing import Any

from .contest import Row
from .tally import Share, Tally, ratings

PEOPLE = {
    "scythe": {
        "rounds": "18-25",
        "winning_score": "60-100",
        "margin": "16",
        "factions": "crimea, rusviet > polania > saxony, nordic",
        "banned": "rusviet + industrial, crimea + patriotic",
    }
}
"""What people report of their games."""

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;
color:#222;background:#fff}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}th,td{padding:.2rem .7rem;text-align:right;
border-bottom:1px solid #ddd}th:first-child,td:first-child{text-align:left}caption{text-align:left;
font-weight:600;padding:.3rem 0}svg{max-width:100%}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}th,td{border-color:#444}}
"""


def data(rows: Sequence[Row]) -> dict[str, Any]:
    """All figures of the page."""
    tally = Tally(rows)
    found: dict[str, Any] = {
        "summary": tally.summary(),
        "against": [
            {"player": one, "against": other, **share.to_json()}
            for (one, other), share in tally.against().items()
        ],
        "players": {name: share.to_json() for name, share in tally.players().items()},
        "seats": {str(seat + 1): share.to_json() for seat, share in tally.seats().items()},
        "ratings": {
            name: [round(value, 2) for value in rated] for name, rated in ratings(rows).items()
        },
        "rounds": _spread(tally.rounds()),
        "scores": _spread([float(s) for row in tally.finished for s in row.scores]),
        "score_parts": _parts(tally.finished),
    }
    if rows:
        found["people"] = PEOPLE.get(rows[0].game, {})
    if any("faction" in fact for row in tally.finished for fact in row.facts):
        found["factions"] = _shares(tally.count(lambda row, seat: row.facts[seat]["faction"]))
        found["mats"] = _shares(tally.count(lambda row, seat: row.facts[seat]["mat"]))
        pairs = tally.count(lambda row, seat: (row.facts[seat]["faction"], row.facts[seat]["mat"]))
        found["pairs"] = [
            {"faction": faction, "mat": mat, **share.to_json()}
            for (faction, mat), share in sorted(pairs.items(), key=lambda item: -item[1].share)
        ]
        stars: Counter[str] = Counter()
        for row in tally.finished:
            for fact in row.facts:
                stars.update(fact["stars"])
        seats = sum(len(row.players) for row in tally.finished)
        found["stars"] = {name: round(n / seats, 3) for name, n in stars.most_common()}
    return found


def _shares(shares: Mapping[str, Share]) -> dict[str, dict[str, float]]:
    ranked = sorted(shares.items(), key=lambda item: -item[1].share)
    return {name: share.to_json() for name, share in ranked}


def _spread(values: list[float]) -> dict[str, Any]:
    if len(values) < 2:
        return {"values": values}
    low, middle, high = quantiles(values, n=4)
    width = max(1.0, (max(values) - min(values)) / 24)
    bins = Counter(int((value - min(values)) // width) for value in values)
    return {
        "mean": round(fmean(values), 2),
        "quartiles": [round(low, 1), round(middle, 1), round(high, 1)],
        "from": min(values),
        "width": round(width, 3),
        "bins": [bins[number] for number in range(max(bins) + 1)],
    }


def _parts(rows: Sequence[Row]) -> dict[str, float]:
    """What scores are made of, on average."""
    sums: Counter[str] = Counter()
    count = 0
    for row in rows:
        for parts in row.parts:
            count += 1
            for name, value in parts.items():
                if isinstance(value, int) and name not in ("seat", "total", "tiebreak"):
                    sums[name] += value
    return {name: round(total / count, 2) for name, total in sums.items()} if count else {}


def page(rows: Sequence[Row], title: str) -> str:
    found = data(rows)
    parts = [f"<h1>{html.escape(title)}</h1>"]
    summary = found["summary"]
    people = found.get("people", {})
    parts.append(
        _table(
            "Games",
            ("", "bots", "people"),
            [
                (name, summary[name], people.get(name, ""))
                for name in ("games", "finished", "rounds", "winning_score", "margin")
                if name in summary
            ],
        )
    )
    if found["against"]:
        rows_of = [(f"{r['player']} – {r['against']}", *_cells(r)) for r in found["against"]]
        parts.append(_table("Wins", HEADS, rows_of))
    for key, caption in (
        ("players", "Players"),
        ("seats", "Seats"),
        ("factions", "Factions"),
        ("mats", "Player mats"),
    ):
        if found.get(key):
            lines = [(name, *_cells(share)) for name, share in found[key].items()]
            parts.append(_table(caption, HEADS, lines))
    if found["ratings"]:
        lines = [(name, *rated) for name, rated in found["ratings"].items()]
        parts.append(_table("Ratings (Plackett-Luce)", ("", "rating", "from", "to"), lines))
    if found.get("pairs"):
        parts.append(heat_map(found["pairs"]))
    for key, caption in (("rounds", "Rounds"), ("scores", "Scores")):
        parts.append(histogram(found[key], caption))
    for key, caption in (("score_parts", "What scores are made of"), ("stars", "Stars a seat")):
        if found.get(key):
            parts.append(_table(caption, ("", "mean"), list(found[key].items())))
    embedded = json.dumps(found, ensure_ascii=False).replace("</", "<\\/")
    parts.append(f'<script type="application/json" id="data">{embedded}</script>')
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{html.escape(title)}</title><style>{STYLE}</style>{''.join(parts)}</html>"
    )


HEADS = ("", "wins", "from", "to", "games")


def _cells(share: Mapping[str, float]) -> tuple[str, str, str, str]:
    low, high = share["low"], share["high"]
    return (f"{share['share']:.1%}", f"{low:.1%}", f"{high:.1%}", f"{share['games']:.0f}")


def _table(caption: str, heads: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    head = "".join(f"<th>{html.escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in line) + "</tr>"
        for line in lines
    )
    return f"<table><caption>{html.escape(caption)}</caption><tr>{head}</tr>{body}</table>"


def heat_map(pairs: Sequence[Mapping[str, Any]]) -> str:
    """Win rates by faction and player mat; the darker, the stronger."""
    factions = sorted({pair["faction"] for pair in pairs})
    mats = sorted({pair["mat"] for pair in pairs})
    best = max([pair["share"] for pair in pairs]) or 1.0
    cells = []
    for pair in pairs:
        x, y = 110 + 110 * mats.index(pair["mat"]), 30 + 36 * factions.index(pair["faction"])
        shade = pair["share"] / best
        tip = f"{pair['faction']} {pair['mat']}: {pair['share']:.1%} ({pair['games']})"
        cells.append(
            f'<g><title>{tip}</title><rect x="{x}" y="{y}" width="108" height="34" '
            f'fill="hsl(210 70% {92 - 55 * shade:.0f}%)"/><text x="{x + 54}" y="{y + 22}" '
            f'text-anchor="middle" fill="{"#fff" if shade > 0.6 else "#111"}">'
            f"{pair['share']:.0%}</text></g>"
        )
    for number, mat in enumerate(mats):
        cells.append(f'<text x="{164 + 110 * number}" y="20" text-anchor="middle">{mat}</text>')
    for number, faction in enumerate(factions):
        cells.append(f'<text x="0" y="{52 + 36 * number}">{faction}</text>')
    width, height = 110 + 110 * len(mats), 30 + 36 * len(factions)
    return (
        f'<h2>Faction and mat</h2><svg viewBox="0 0 {width} {height}" width="{width}" '
        f'font-size="13" fill="currentColor" role="img" aria-label="win rates by faction and mat">'
        f"{''.join(cells)}</svg>"
    )


def histogram(spread: Mapping[str, Any], caption: str) -> str:
    if "bins" not in spread:
        return ""
    bins: list[int] = spread["bins"]
    most = max(bins)
    bars = []
    for number, count in enumerate(bins):
        start = spread["from"] + number * spread["width"]
        height = 100 * count / most
        bars.append(
            f"<g><title>{start:.0f}: {count}</title>"
            f'<rect x="{22 * number}" y="{110 - height:.1f}" width="20" height="{height:.1f}" '
            f'fill="hsl(210 60% 50%)"/></g>'
        )
        if number % 4 == 0:
            bars.append(f'<text x="{22 * number}" y="128">{start:.0f}</text>')
    low, middle, high = spread["quartiles"]
    width = 22 * len(bins) + 20
    label = f"{caption}: {spread['mean']} ({low}, {middle}, {high})"
    return (
        f'<h2>{html.escape(caption)}</h2><p>{html.escape(label)}</p><svg viewBox="0 0 {width} 132" '
        f'width="{width}" font-size="12" fill="currentColor" role="img" '
        f'aria-label="{html.escape(label)}">{"".join(bars)}</svg>'
    )
