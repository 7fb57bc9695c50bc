"""Charts as inline SVG. Colours are variables of the page, so that they suit light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 760
Write = Callable[[float], str]
"""Formats a figure in the language of the page."""


class Point(NamedTuple):
    """One row of a chart of intervals."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    marked: bool = False


class Cell(NamedTuple):
    """One cell of a heat map."""

    row: str
    column: str
    value: float
    text: str
    below: str
    tip: str
    sure: bool  # whether it differs significantly from the middle
    marked: bool = False


class Bar(NamedTuple):
    """One bar made of segments, each with a colour index."""

    label: str
    pieces: Sequence[float]
    total: str


def svg(height: float, label: str, body: str, width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}">'
        f"{body}</svg>"
    )


def text(x: float, y: float, words: str, how: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{how}"{style}>{escape(words)}</text>'


def rect(x: float, y: float, width: float, height: float, kind: str, tip: str = "") -> str:
    title = f"<title>{escape(tip)}</title>" if tip else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" '
        f'class="{kind}">{title}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round tick values between two figures."""
    size = max(high - low, 1e-9) / most
    power = 1.0
    while power * 10 <= size:
        power *= 10
    while power > size:
        power /= 10
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= size * 0.999)
    first = -(-low // step)
    found = []
    while (value := first * step) <= high + step * 1e-6:
        found.append(round(value, 10))
        first += 1
    return found


def intervals(points: Sequence[Point], middle: float, write: Write, label: str) -> str:
    """A dot and its interval in every row; the dashed line marks parity."""
    left, right, height = 250.0, WIDTH - 78.0, 24.0
    low = min([middle, *[point.low for point in points]])
    high = max([middle, *[point.high for point in points]])
    room = (high - low) * 0.04 or 1.0
    low, high = low - room, high + room

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    bottom = 8 + height * len(points)
    parts = []
    for tick in ticks(low, high):
        parts.append(line(x(tick), 4, x(tick), bottom, "grid"))
        parts.append(text(x(tick), bottom + 16, write(tick), "middle", "small"))
    parts.append(line(x(middle), 2, x(middle), bottom, "even"))
    for number, point in enumerate(points):
        y = 8 + height * (number + 0.5)
        sure = "up" if point.low > middle else "down" if point.high < middle else "open"
        tip = f"{point.label}: {write(point.value)} [{write(point.low)}, {write(point.high)}]"
        tip += f" {point.note}" if point.note else ""
        name = f"{point.label} ★" if point.marked else point.label
        parts.append(text(left - 10, y + 4, name, "end"))
        parts.append(
            f"<g><title>{escape(tip)}</title>"
            + line(x(point.low), y, x(point.high), y, f"reach {sure}")
            + f'<circle cx="{x(point.value):.1f}" cy="{y:.1f}" r="5" class="{sure}"/></g>'
        )
        parts.append(text(right + 10, y + 4, write(point.value)))
    return svg(bottom + 24, label, "".join(parts))


def heat_map(
    cells: Sequence[Cell], rows: Sequence[str], columns: Sequence[str], middle: float, label: str
) -> str:
    """Blue above the middle, orange below, stronger with distance; bold where significant."""
    left, top, wide, high = 110.0, 30.0, 126.0, 56.0
    most = max([abs(cell.value - middle) for cell in cells], default=0) or 1.0
    parts = [
        text(left + wide * (n + 0.5), 20, name, "middle", "head") for n, name in enumerate(columns)
    ]
    parts += [
        text(left - 12, top + high * (n + 0.5) + 5, name, "end", "head")
        for n, name in enumerate(rows)
    ]
    for cell in cells:
        x, y = left + wide * columns.index(cell.column), top + high * rows.index(cell.row)
        kind = "up" if cell.value >= middle else "down"
        shade = 0.08 + 0.72 * abs(cell.value - middle) / most
        edge = " marked" if cell.marked else ""
        parts.append(
            f'<g><title>{escape(cell.tip)}</title><rect x="{x + 2:.1f}" y="{y + 2:.1f}" '
            f'width="{wide - 4:.1f}" height="{high - 4:.1f}" rx="4" class="{kind}{edge}" '
            f'fill-opacity="{shade:.2f}"/>'
            + text(x + wide / 2, y + 26, cell.text, "middle", "big sure" if cell.sure else "big")
            + text(x + wide / 2, y + 43, cell.below, "middle", "small")
            + "</g>"
        )
    return svg(top + high * len(rows) + 4, label, "".join(parts), left + wide * len(columns) + 4)


def histogram(
    bins: Sequence[int],
    first: float,
    width: float,
    write: Write,
    label: str,
    band: tuple[float, float] | None = None,
    mean: float | None = None,
) -> str:
    """Bars; behind them the range reported by people, if known."""
    left, right, top, bottom = 8.0, WIDTH - 8.0, 10.0, 170.0
    low, high = first, first + width * len(bins)
    if band is not None:
        low, high = min(low, band[0] - width), max(high, band[1] + width)

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    parts = []
    if band is not None:
        parts.append(rect(x(band[0]), top, x(band[1]) - x(band[0]), bottom - top, "band"))
    most = max(bins)
    for number, count in enumerate(bins):
        start = first + number * width
        height = (bottom - top) * count / most
        tip = f"{write(start)}{f'–{write(start + width - 1)}' if width > 1 else ''}: {count}"
        step = x(start + width) - x(start)
        parts.append(rect(x(start) + 0.5, bottom - height, step - 1, height, "bar", tip))
    if mean is not None:
        parts.append(line(x(mean), top - 6, x(mean), bottom, "even"))
    parts.append(line(left, bottom, right, bottom, "axis"))
    for tick in ticks(low, high, 12):
        parts.append(text(x(tick), bottom + 17, write(tick), "middle", "small"))
    return svg(bottom + 24, label, "".join(parts))


def stacked(bars: Sequence[Bar], names: Sequence[str], write: Write, label: str) -> str:
    """Stacked bars with their parts in the same order; the legend is above."""
    left, right, high = 150.0, WIDTH - 60.0, 38.0
    parts = []
    x = left
    for number, name in enumerate(names):
        parts.append(rect(x, 4, 12, 12, f"part{number}"))
        parts.append(text(x + 17, 15, name, "start", "small"))
        x += 34 + 7.2 * len(name)
    most = max(sum([max(piece, 0) for piece in bar.pieces]) for bar in bars) or 1.0
    for number, bar in enumerate(bars):
        y = 30 + high * number
        parts.append(text(left - 10, y + 20, bar.label, "end"))
        x = left
        for kind, piece in enumerate(bar.pieces):
            width = max(piece, 0) / most * (right - left)
            parts.append(rect(x, y, width, high - 10, f"part{kind}", f"{names[kind]}: {piece:g}"))
            if width > 30:
                parts.append(text(x + width / 2, y + 19, write(piece), "middle", "on"))
            x += width
        parts.append(text(x + 8, y + 20, bar.total, "start", "sure"))
    return svg(34 + high * len(bars), label, "".join(parts))


class Moment(NamedTuple):
    """How often something happens in two groups, and the quartiles of when."""

    label: str
    one: float
    two: float
    when: Sequence[float]


def moments(
    lines: Sequence[Moment], heads: tuple[str, str], write: Write, number: Write, label: str
) -> str:
    """Left: how often, for two groups; right: when, from quartile to quartile."""
    left, middle, gap, right, high, top = 180.0, 430.0, 40.0, WIDTH - 46.0, 30.0, 26.0
    latest = max([moment.when[2] for moment in lines if moment.when], default=1.0) * 1.08
    start = middle + gap

    def x(value: float) -> float:
        return start + value / latest * (right - start)

    bottom = top + high * len(lines)
    parts = [
        text(left, 14, heads[0], "start", "small"),
        text(start, 14, heads[1], "start", "small"),
    ]
    for tick in ticks(0, latest, 6):
        parts.append(line(x(tick), top, x(tick), bottom, "grid"))
        parts.append(text(x(tick), bottom + 15, number(tick), "middle", "small"))
    for place, moment in enumerate(lines):
        y = top + high * place
        parts.append(text(left - 10, y + 19, moment.label, "end"))
        for row, (share, kind) in enumerate(((moment.one, "bar"), (moment.two, "pale"))):
            width = share * (middle - left - 46)
            parts.append(rect(left, y + 4 + 11 * row, width, 10, kind, write(share)))
            parts.append(text(left + width + 5, y + 13 + 11 * row, write(share), "start", "tiny"))
        if moment.when:
            low, mid, up = moment.when
            tip = f"{moment.label}: {number(mid)} [{number(low)}, {number(up)}]"
            parts.append(rect(x(low), y + 9, max(x(up) - x(low), 2), 12, "box", tip))
            parts.append(line(x(mid), y + 6, x(mid), y + 24, "even"))
            parts.append(text(right + 8, y + 19, number(mid)))
    return svg(bottom + 22, label, "".join(parts))
