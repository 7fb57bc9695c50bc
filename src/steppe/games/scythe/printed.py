"""What is printed on the board and on the mats, for drawing them."""

from __future__ import annotations

from functools import cache
from typing import Any

from .component_schema import Scheme
from .figures import Figures
from .shown import HexView, SchemeView, ScythePrinted
from .terms import BONUSES, CUBES, RESOURCES, STRUCTURES, TERRAINS


@cache
def printed(figures: Figures) -> ScythePrinted:
    box = figures.components
    return {
        "map": [_hex(figures, place) for place in range(figures.places)],
        "resources": list(RESOURCES),
        "limits": {
            "power": figures.power_limit,
            "popularity": figures.popularity_limit,
            "workers": figures.workers_limit,
            "stars": figures.star_limit,
            "upgrades": len(CUBES),
            "mechs": len(figures.factions[0].mechs),
            "structures": len(STRUCTURES),
            "recruits": len(BONUSES),
        },
        "yields": dict(box.board.yields.items()),
        "dial": figures.dial_limit,
        "tiers": [
            {
                "low": tier.low,
                "high": tier.high,
                "star": tier.star,
                "territory": tier.territory,
                "resource_pair": tier.resource_pair,
            }
            for tier in box.tracks.popularity.tiers
        ],
        "triumph": [
            {"star": space.id, "needs": space.needs, "times": space.times}
            for space in box.tracks.star_conditions
        ],
        "tops": {
            name: {
                "squares": [option.cube or "" for option in top.options],
                "structure": top.structure,
            }
            for name, top in box.mats.top_actions.items()
        },
        "worker_cells": list(box.mats.worker_cells),
        "recruit_bonuses": dict(box.factions.one_time_bonuses.items()),
        "automa_cards": [
            {
                "card": card.number,
                "advance": card.advance,
                "skip": card.skip,
                "schemes": [_scheme(card.scheme_1), _scheme(card.scheme_2)],
            }
            for card in box.automa.cards
        ],
    }


def _scheme(scheme: Scheme) -> SchemeView:
    return {
        "moves": [{"symbol": row.move, "only": row.only or ""} for row in scheme.moves],
        "gains": [
            {"goods": row.gain, "amount": row.amount, "only": row.only or ""}
            for row in scheme.gains
        ],
        "recruit": scheme.recruit or "",
    }


def _hex(figures: Figures, place: int) -> HexView:
    row, x = figures.layout[place]
    return {
        "id": figures.names[place],
        "row": row,
        "x": x,
        "rivers": figures.banks[place],
        "terrain": TERRAINS[figures.terrain[place]],
        "tunnel": figures.is_tunnel[place],
    }


def with_places(board: dict[str, Any]) -> dict[str, Any]:
    """A board with the printed and the changeable part of every place merged."""
    places = zip(board["map"], board["places"], strict=True)
    return {**board, "places": [{**printed, **lying} for printed, lying in places]}
