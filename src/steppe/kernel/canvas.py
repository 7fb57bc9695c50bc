"""An SVG canvas to which shapes are added one after another."""

from __future__ import annotations

from html import escape
from math import cos, radians, sin

INK = "#222"
PAPER = "#faf7f0"


class Canvas:
    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._shapes: list[str] = []

    def rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = INK
    ) -> None:
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3" '
            f'fill="{fill}" stroke="{stroke}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = INK) -> None:
        self._shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{stroke}"/>'
        )

    def hexagon(self, x: float, y: float, radius: float, fill: str, stroke: str = INK) -> None:
        """With a corner at the top."""
        corners = " ".join(
            f"{x + radius * sin(radians(60 * k)):.1f},{y - radius * cos(radians(60 * k)):.1f}"
            for k in range(6)
        )
        self._shapes.append(
            f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="2"/>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str, width: float) -> None:
        self._shapes.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
            f'stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def write(
        self,
        x: float,
        y: float,
        text: object,
        size: float = 11,
        fill: str = INK,
        middle: bool = False,
    ) -> None:
        anchor = ' text-anchor="middle"' if middle else ""
        self._shapes.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}"{anchor}>'
            f"{escape(str(text))}</text>"
        )

    def lines(self, x: float, y: float, texts: list[str], size: float = 11) -> float:
        """Several lines of text, one below the other; returns the position of the next."""
        for text in texts:
            self.write(x, y, text, size)
            y += size * 1.35
        return y

    def text(self) -> str:
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} '
                f'{self.height:g}" width="{self.width:g}" height="{self.height:g}" '
                'font-family="sans-serif">',
                f'<rect width="100%" height="100%" fill="{PAPER}"/>',
                *self._shapes,
                "</svg>\n",
            ]
        )


def amounts(held: dict[str, int]) -> str:
    """`2 oil, 1 wood`, without the zeros."""
    return ", ".join(f"{count} {name}" for name, count in held.items() if count) or "none"
