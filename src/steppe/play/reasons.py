"""A bot's reasons: the features it gains, grouped into themes."""

from __future__ import annotations

from ..kernel.mind import Mind


def theme(mind: Mind, gains: dict[str, float]) -> str:
    """The theme with most of a gain; empty if there is none."""
    themes = mind.themes()
    sums: dict[str, float] = {}
    for name, gain in gains.items():
        about = themes[name]
        sums[about] = sums.get(about, 0.0) + gain
    best = max(sums, key=sums.__getitem__, default="")
    return best if best and sums[best] > 0.05 else ""
