"""A report as one self-contained page: figures, charts, and the data inside."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from ..kernel.box import box
from .charts import Bar, Cell, Moment, Point, heat_map, histogram, intervals, moments, stacked

STYLE = """
:root{color-scheme:light dark;--ink:#1d2430;--soft:#5b6573;--paper:#fbfaf7;--card:#fff;
--edge:#e2ded4;--up:#2166ac;--down:#c8641e;--bar:#4a7fb5;--pale:#b9cde0;--band:#efe3c2;
--p0:#2f6690;--p1:#d98e32;--p2:#6a994e;--p3:#9b5094;--p4:#b5484d;--p5:#5f7a80}
@media(prefers-color-scheme:dark){:root{--ink:#e6e3dc;--soft:#a4a9b2;--paper:#15181d;--card:#1d2128;
--edge:#343a44;--up:#5aa2e0;--down:#e58a45;--bar:#5b94cc;--pale:#33506c;--band:#3d3722;
--p0:#4f8fc0;--p1:#d99a4a;--p2:#7fae62;--p3:#b672af;--p4:#cc6468;--p5:#7f9aa0}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);
background:var(--paper)}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .3rem}h2{font-size:1.3rem;margin:0 0 .4rem}
h3{font-size:1rem;margin:1.2rem 0 .3rem}
p{margin:.2rem 0 .8rem}.lede,.note{color:var(--soft)}.note{font-size:.9rem}
section{background:var(--card);border:1px solid var(--edge);border-radius:10px;
padding:1.2rem 1.4rem;margin:1.2rem 0}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.8rem;
margin:1.4rem 0}
.card{background:var(--card);border:1px solid var(--edge);border-radius:10px;padding:.8rem 1rem}
.card b{display:block;font-size:1.6rem;line-height:1.2}
.card span{color:var(--soft);font-size:.85rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid var(--edge)}
th{font-size:.85rem;color:var(--soft);font-weight:600}
th:first-child,td:first-child{text-align:left;padding-left:0}tr:last-child td{border-bottom:0}
.within{color:var(--p2);font-weight:600}.below,.above,.differs{color:var(--down);font-weight:600}
details{margin-top:.6rem}summary{cursor:pointer;color:var(--soft);font-size:.9rem}
svg{display:block;width:100%;height:auto;font-size:13px}svg text{fill:var(--ink)}
svg .small,svg .tiny{fill:var(--soft);font-size:11.5px}svg .tiny{font-size:9.5px}
svg .head{font-weight:600;font-size:12.5px}
svg g .small{fill:var(--ink);fill-opacity:.75}svg .big{font-size:16px}
svg .sure{font-weight:700}svg .on{fill:#fff}
.grid{stroke:var(--edge)}.axis{stroke:var(--soft)}.even{stroke:var(--ink);stroke-dasharray:4 3}
.reach{stroke-width:3;stroke-linecap:round}.reach.up{stroke:var(--up)}.reach.down{stroke:var(--down)}
.reach.open{stroke:var(--soft);stroke-opacity:.55}.up{fill:var(--up)}.down{fill:var(--down)}
circle.open{fill:var(--soft)}.marked{stroke:var(--ink);stroke-width:2.5}.bar{fill:var(--bar)}
.pale{fill:var(--pale)}.band{fill:var(--band)}.box{fill:var(--bar);fill-opacity:.55}
.part0{fill:var(--p0)}.part1{fill:var(--p1)}.part2{fill:var(--p2)}.part3{fill:var(--p3)}
.part4{fill:var(--p4)}.part5{fill:var(--p5)}
@media print{section{break-inside:avoid}}
"""


class Words:
    """Messages and number formats of the page in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.phrases = box(game).phrases(lang)

    def say(self, key: str, **words: object) -> str:
        return self.phrases.say(f"cli-report-{key}", **words)

    def has(self, key: str) -> bool:
        return self.phrases.has(f"cli-report-{key}")

    def name(self, key: str) -> str:
        """The name of a component, such as a faction, a star or a part of the score."""
        own = f"part-{key}"
        found = self.say(own) if self.has(own) else self.phrases.names.get(key, key)
        return found[:1].upper() + found[1:]

    def number(self, value: float, places: int = 1) -> str:
        text = f"{value:,.{places}f}" if places else f"{round(value):,}"
        if places and text.endswith("." + "0" * places):
            text = text[: -places - 1]
        text = text.replace("-", "−")
        if self.lang == "ru":
            text = text.replace(",", "\u202f").replace(".", ",")
        return text

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def percent(self, share: float, places: int = 1) -> str:
        space = "\u202f" if self.lang == "ru" else ""
        return f"{self.number(100 * share, places)}{space}%"

    def signed(self, value: float) -> str:
        return ("+" if round(value) > 0 else "") + self.whole(value)

    def between(self, low: str, high: str) -> str:
        return f"{low} – {high}"


def page(found: Mapping[str, Any], lang: str) -> str:
    """The page for the results of `report.data`."""
    words = Words(found["game"], lang)
    summary = found["summary"]
    title = words.say("title", game=box(found["game"]).title[lang])
    parts = [f"<h1>{escape(title)}</h1>", _lede(found, words)]
    if summary["finished"]:
        parts.append(_cards(found, words))
        parts += [
            make(found, words)
            for make in (
                _people, _players, _pairs, _kinds, _length, _scores, _made_of, _stars, _method,
            )
        ]  # fmt: skip
    embedded = json.dumps(found, ensure_ascii=False).replace("</", "<\\/")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><main>{''.join(parts)}</main>"
        f'<script type="application/json" id="data">{embedded}</script></html>\n'
    )


def _lede(found: Mapping[str, Any], words: Words) -> str:
    summary = found["summary"]
    players = ", ".join(found.get("players", {}))
    text = words.say("lede", games=summary["games"], players=players, seats=found.get("sides", 0))
    unfinished = summary["games"] - summary["finished"]
    if unfinished:
        text += " " + words.say("unfinished", games=unfinished)
    return f'<p class="lede">{escape(text)}</p>'


def _cards(found: Mapping[str, Any], words: Words) -> str:
    figures = [
        ("rounds", found["rounds"], 1),
        ("winning-score", found["winning_scores"], 1),
        ("margin", found["margins"], 1),
    ]
    if "combats" in found:
        figures.append(("combats", found["combats"], 1))
    cards = [(words.say("games"), words.whole(found["summary"]["games"]), "")]
    for key, spread, places in figures:
        low, _, high = (words.number(q) for q in spread["quartiles"])
        note = words.say("half", low=low, high=high)
        cards.append((words.say(key), words.number(spread["mean"], places), note))
    return (
        '<div class="cards">'
        + "".join(
            f'<div class="card"><span>{escape(name)}</span><b>{value}</b>'
            f"<span>{escape(note)}</span></div>"
            for name, value, note in cards
        )
        + "</div>"
    )


def section(title: str, note: str, *parts: str) -> str:
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(parts)}</section>"


def table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _folded(title: str, inner: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"


def _win_table(shares: Iterable[tuple[str, Mapping[str, Any]]], first: str, words: Words) -> str:
    heads = (first, words.say("wins"), words.say("interval"), words.say("games"))
    return table(heads, [(escape(name), *_win_cells(share, words)) for name, share in shares])


def _win_cells(share: Mapping[str, Any], words: Words) -> tuple[str, str, str]:
    low, high = words.percent(share["low"]), words.percent(share["high"])
    return words.percent(share["share"]), words.between(low, high), words.whole(share["games"])


# -- sections --------------------------------------------------------------------------------------


def _people(found: Mapping[str, Any], words: Words) -> str:
    lines = []
    for line in found["people"]:
        what = line["what"]
        if what == "factions":
            people = " > ".join(", ".join(map(words.name, tier)) for tier in line["people"])
            bots = " > ".join(map(words.name, line["bots"]))
            verdict = words.say("agree", agree=line["agree"], of=line["of"])
        elif what in ("banned", "weakest"):
            people = words.say(f"people-{what}")
            bots = words.say("place", place=line["bots"], of=line["of"])
            verdict = words.say(f"verdict-{line['verdict']}")
        else:
            shares = what in ("popularity_star", "workers")
            write = words.percent if shares else words.number
            own = f"people-{what.replace('_', '-')}"  # in words, where people give no range
            people = (
                words.say(own)
                if words.has(own)
                else words.between(*[write(value) for value in line["people"]])
            )
            bots = write(line["bots"])
            verdict = words.say(f"verdict-{line['verdict']}")
        name = (
            f"{words.name(line['faction'])} + {words.name(line['mat'])}"
            if what in ("banned", "weakest")
            else words.say(f"what-{what.replace('_', '-')}")
        )
        cell = f'<span class="{line["verdict"]}">{escape(verdict)}</span>'
        lines.append((escape(name), escape(people), escape(bots), cell))
    if not lines:
        return ""
    heads = ("", words.say("people"), words.say("bots"), "")
    return section(words.say("h-people"), words.say("note-people"), table(heads, lines))


def _players(found: Mapping[str, Any], words: Words) -> str:
    players = found["players"]
    if len(players) < 2:
        return ""
    parts = []
    if found["against"]:
        points = [
            Point(
                f"{line['player']} – {line['against']}",
                line["share"],
                line["low"],
                line["high"],
                words.say("of-games", games=line["games"]),
            )
            for line in found["against"]
        ]
        parts.append(intervals(points, 1 / found["sides"], words.percent, words.say("h-players")))
    strengths = found["strength"].get("players", {})
    lines = []
    for name, player in players.items():
        rating = player.get("rating")
        strength = strengths.get(name)
        lines.append(
            (
                escape(name),
                *_win_cells(player, words),
                words.number(player["score"]),
                _plus_minus(strength, words),
                f"{words.number(rating['rating'])} "
                f"[{words.number(rating['low'])}, {words.number(rating['high'])}]"
                if rating
                else "–",
                words.number(player["ms_per_turn"]),
            )
        )
    keys = ("player", "wins", "interval", "games", "score", "elo", "rating", "ms")
    parts.append(table([words.say(key) for key in keys], lines))
    return section(words.say("h-players"), words.say("note-players"), *parts)


def _plus_minus(strength: Mapping[str, float] | None, words: Words) -> str:
    if strength is None:
        return "–"
    reach = (strength["high"] - strength["low"]) / 2
    return f"{words.signed(strength['elo'])} ± {words.whole(reach)}"


def _pairs(found: Mapping[str, Any], words: Words) -> str:
    pairs = found["pairs"]
    if not pairs:
        return ""
    games = sum(pair["games"] for pair in pairs)
    middle = sum(pair["wins"] for pair in pairs) / games
    strengths = found["strength"]
    factions = list(strengths.get("factions") or dict.fromkeys(p["faction"] for p in pairs))
    mats = list(strengths.get("mats") or dict.fromkeys(p["mat"] for p in pairs))
    compared = [line for line in found["people"] if line["what"] == "banned"]
    banned_pairs = {(line["faction"], line["mat"]) for line in compared}
    cells, points = [], []
    for pair in pairs:
        name = f"{words.name(pair['faction'])} + {words.name(pair['mat'])}"
        low, high = words.percent(pair["low"]), words.percent(pair["high"])
        played = words.say("of-games", games=pair["games"])
        elo = f"Elo {_plus_minus(pair['strength'], words)}"
        banned = (pair["faction"], pair["mat"]) in banned_pairs
        cells.append(
            Cell(
                words.name(pair["faction"]),
                words.name(pair["mat"]),
                pair["share"],
                words.percent(pair["share"], 0),
                words.between(words.percent(pair["low"], 0), words.percent(pair["high"], 0)),
                f"{name}: {words.percent(pair['share'])} [{low}, {high}], {played}; {elo}",
                not pair["low"] <= middle <= pair["high"],
                banned,
            )
        )
        strength = pair["strength"]
        points.append(
            Point(name, strength["elo"], strength["low"], strength["high"], played, banned)
        )
    map_ = heat_map(
        cells, [*map(words.name, factions)], [*map(words.name, mats)], middle, words.say("h-pairs")
    )
    listed = table(
        (
            words.say("pair"),
            words.say("wins"),
            words.say("interval"),
            words.say("games"),
            words.say("elo"),
        ),
        [
            (
                escape(f"{words.name(p['faction'])} + {words.name(p['mat'])}"),
                *_win_cells(p, words),
                _plus_minus(p["strength"], words),
            )
            for p in pairs
        ],
    )
    return section(
        words.say("h-pairs"),
        words.say("note-pairs", even=words.percent(middle)),
        map_,
        f"<h3>{escape(words.say('h-pair-list'))}</h3>",
        intervals(points, 0.0, words.signed, words.say("h-pair-list")),
        _folded(words.say("as-table"), listed),
    )


def _kinds(found: Mapping[str, Any], words: Words) -> str:
    """Fitted strengths of factions, mats and heroes; turn order fitted, or by win rates."""
    parts = []
    for kind in ("factions", "mats", "heroes", "order"):
        shares = found.get(kind)
        if not shares:
            continue
        strengths = found["strength"].get(kind, {})
        order = strengths if kind != "order" and strengths else shares
        names = {
            key: words.say("nth", number=key) if kind == "order" else words.name(key)
            for key in shares
        }
        points = []
        for key in order:
            shown = strengths.get(key, shares[key])
            value = shown["elo"] if strengths else shown["share"]
            played = words.say("of-games", games=shares[key]["games"])
            points.append(Point(names[key], value, shown["low"], shown["high"], played))
        even = sum(s["wins"] for s in shares.values()) / sum(s["games"] for s in shares.values())
        title = words.say(f"kind-{kind}")
        chart = (
            intervals(points, 0.0, words.signed, title)
            if strengths
            else intervals(points, even, words.percent, title)
        )
        listed = _win_table([(names[key], shares[key]) for key in shares], title, words)
        parts += [f"<h3>{escape(title)}</h3>", chart, _folded(words.say("as-table"), listed)]
    if not parts:
        return ""
    note = words.say("note-kinds")
    if "order" in found and "order" not in found["strength"]:
        note += " " + words.say("note-order")
    return section(words.say("h-kinds"), note, *parts)


def _reported(found: Mapping[str, Any], what: str) -> tuple[float, float] | None:
    """The range reported by people for a figure, if any."""
    for line in found["people"]:
        if line["what"] == what:
            low, high = line["people"]
            return low, high
    return None


def _length(found: Mapping[str, Any], words: Words) -> str:
    spread = found["rounds"]
    band = _reported(found, "rounds")
    note = words.say("note-length") if band else ""
    return section(
        words.say("h-length"),
        f"{_in_words(spread, words)} {note}".strip(),
        _histogram(spread, words, words.say("h-length"), band),
    )


def _scores(found: Mapping[str, Any], words: Words) -> str:
    parts = []
    for who, spread in found["scores"].items():
        title = words.say(f"of-{who}")
        band = _reported(found, "winning_score") if who == "winners" else None
        parts += [
            f"<h3>{escape(title)}</h3>",
            f'<p class="note">{escape(_in_words(spread, words))}</p>',
            _histogram(spread, words, title, band),
        ]
    title = words.say("margin")
    parts += [
        f"<h3>{escape(title)}</h3>",
        f'<p class="note">{escape(_in_words(found["margins"], words))}</p>',
        _histogram(found["margins"], words, title),
    ]
    return section(words.say("h-scores"), "", *parts)


def _histogram(
    spread: Mapping[str, Any], words: Words, label: str, band: tuple[float, float] | None = None
) -> str:
    said = f"{label}: {_in_words(spread, words)}"
    bins, first, width = spread["bins"], spread["from"], spread["width"]
    return histogram(bins, first, width, words.whole, said, band, spread["mean"])


def _in_words(spread: Mapping[str, Any], words: Words) -> str:
    low, middle, high = (words.number(value) for value in spread["quartiles"])
    mean, error = words.number(spread["mean"]), words.number(1.96 * spread["error"], 2)
    return words.say("spread", mean=mean, error=error, low=low, middle=middle, high=high)


def _made_of(found: Mapping[str, Any], words: Words) -> str:
    of = found["score_parts"]
    names = [*dict.fromkeys(name for parts in of.values() for name in parts)]
    names = [name for name in names if any(parts.get(name) for parts in of.values())]
    if not names:
        return ""
    bars = [
        Bar(
            words.say(f"of-{who}"),
            [parts.get(name, 0.0) for name in names],
            words.number(sum(parts.values())),
        )
        for who, parts in of.items()
    ]
    title = words.say("h-parts")
    shown = [words.name(name) for name in names]
    heads = ("", *[words.say(f"of-{who}") for who in of])
    lines = [
        (escape(label), *[words.number(parts.get(name, 0.0)) for parts in of.values()])
        for name, label in zip(names, shown, strict=True)
    ]
    return section(
        title,
        "",
        stacked(bars, shown, words.number, title),
        _folded(words.say("as-table"), table(heads, lines)),
    )


def _stars(found: Mapping[str, Any], words: Words) -> str:
    stars = found.get("stars")
    if not stars:
        return ""
    lines = [
        Moment(words.name(star["star"]), star["winners"], star["others"], star["rounds"])
        for star in stars
    ]
    title = words.say("h-stars")
    heads = (words.say("stars-share"), words.say("stars-when"))
    chart = moments(lines, heads, lambda share: words.percent(share, 0), words.number, title)
    return section(title, words.say("note-stars"), chart)


def _method(found: Mapping[str, Any], words: Words) -> str:
    return section(words.say("h-method"), words.say("note-method"))
