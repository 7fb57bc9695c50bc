"""All actions of Noria, created once, in a stable order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action, ActionTable
from .terms import (
    CHAMBERS,
    DISCS,
    GOODS,
    HIGHEST_PRICE,
    ISLANDS,
    PURSES,
    RESOURCES,
    RINGS,
    SLOTS,
    TRACKS,
)
from .wheel import BIT

ACTIONS: Final = ActionTable()


class Plain(Action):
    """An action without parts."""

    __slots__ = ()

    def __init__(self, verb: str) -> None:
        super().__init__(verb, verb.replace("-", " "), {})


class StartResource(Action):
    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        name = RESOURCES[resource]
        super().__init__("take", f"take {name}", {"resource": name})
        self.resource = resource


class Enter(Action):
    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__("enter", f"enter {TRACKS[track]}", {"track": TRACKS[track]})
        self.track = track


class Place(Action):
    __slots__ = ("disc", "slot")

    def __init__(self, disc: int, slot: int) -> None:
        notation = f"place {DISCS[disc]} {SLOTS[slot]}"
        super().__init__("place", notation, {"disc": DISCS[disc], "slot": SLOTS[slot]})
        self.disc = disc
        self.slot = slot


class Shift(Action):
    __slots__ = ("ring",)

    def __init__(self, ring: int) -> None:
        super().__init__("shift", f"shift {RINGS[ring]}", {"ring": RINGS[ring]})
        self.ring = ring


class Modify(Action):
    __slots__ = ("other", "slot")

    def __init__(self, slot: int, other: int) -> None:
        notation = f"modify {SLOTS[slot]} {SLOTS[other]}"
        super().__init__("modify", notation, {"slot": SLOTS[slot], "other": SLOTS[other]})
        self.slot = slot
        self.other = other


class Activate(Action):
    """Use a disc once or, if announced, twice."""

    __slots__ = ("slot", "times")

    def __init__(self, slot: int, times: int) -> None:
        verb, suffix = ("activate-twice", " twice") if times == 2 else ("activate", "")
        super().__init__(verb, f"activate {SLOTS[slot]}{suffix}", {"slot": SLOTS[slot]})
        self.slot = slot
        self.times = times


class Inspect(Action):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__("inspect", f"inspect {SLOTS[slot]}", {"slot": SLOTS[slot]})
        self.slot = slot


class Sell(Action):
    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        super().__init__("sell", f"sell {GOODS[good]}", {"good": GOODS[good]})
        self.good = good


class Buy(Action):
    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        name = RESOURCES[resource]
        super().__init__("buy", f"buy {name}", {"resource": name})
        self.resource = resource


class Repeat(Action):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__("repeat", f"repeat {SLOTS[slot]}", {"slot": SLOTS[slot]})
        self.slot = slot


class Market(Action):
    __slots__ = ("disc",)

    def __init__(self, disc: int) -> None:
        super().__init__("market", f"market {DISCS[disc]}", {"disc": DISCS[disc]})
        self.disc = disc


class Invest(Action):
    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__("invest", f"invest {TRACKS[track]}", {"track": TRACKS[track]})
        self.track = track


class Fly(Action):
    __slots__ = ("island",)

    def __init__(self, island: int) -> None:
        super().__init__("fly", f"fly {ISLANDS[island]}", {"island": ISLANDS[island]})
        self.island = island


class Ship(Action):
    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        name = RESOURCES[resource]
        super().__init__("ship", f"ship {name}", {"resource": name})
        self.resource = resource


class Factory(Action):
    """Build on a site; equivalent sites of an island are one choice."""

    __slots__ = ("good", "warehouses")

    def __init__(self, good: int, warehouses: int) -> None:
        notation = f"factory {GOODS[good]} {warehouses}"
        super().__init__("factory", notation, {"good": GOODS[good], "warehouses": warehouses})
        self.good = good
        self.warehouses = warehouses


class Upgrade(Action):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__("upgrade", f"upgrade {SLOTS[slot]}", {"slot": SLOTS[slot]})
        self.slot = slot


class Produce(Action):
    """Several goods of one type, or one each of several types."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: tuple[int, ...]) -> None:
        notation = f"produce {listed(amounts, GOODS)}"
        super().__init__("produce", notation, {"goods": by_name(amounts, GOODS)})
        self.amounts = amounts


class Pay(Action):
    """A payment from one purse: an amount of each of its types."""

    __slots__ = ("amounts", "purse", "total")

    def __init__(self, purse: int, amounts: tuple[int, ...]) -> None:
        kinds = PURSES[purse]
        notation = f"pay {listed(amounts, kinds)}"
        super().__init__("pay", notation, {"payment": by_name(amounts, kinds)})
        self.purse = purse
        self.amounts = amounts
        self.total = sum(amounts)


class Promote(Action):
    __slots__ = ("chamber",)

    def __init__(self, chamber: int) -> None:
        name = CHAMBERS[chamber]
        super().__init__("promote", f"promote {name}", {"chamber": name})
        self.chamber = chamber


class Remove(Action):
    __slots__ = ("chamber",)

    def __init__(self, chamber: int) -> None:
        name = CHAMBERS[chamber]
        super().__init__("remove", f"remove {name}", {"chamber": name})
        self.chamber = chamber


def listed(amounts: tuple[int, ...], names: tuple[str, ...]) -> str:
    """Amounts in notation: `3 energy 1 mycelium`."""
    return " ".join([f"{n} {name}" for n, name in zip(amounts, names, strict=True) if n])


def by_name(amounts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Amounts as in parts and events, without the zeros."""
    return {name: n for n, name in zip(amounts, names, strict=True) if n}


def splits(total: int, kinds: int) -> list[tuple[int, ...]]:
    """Every way to make up a total from a number of kinds."""
    if kinds == 1:
        return [(total,)]
    return [(n, *rest) for n in range(total, -1, -1) for rest in splits(total - n, kinds - 1)]


def _payments(purse: int, highest: int) -> tuple[tuple[Pay, ...], ...]:
    """By total, from 0 to the highest: all payments."""
    kinds = len(PURSES[purse])
    return (
        (),
        *[
            tuple([ACTIONS.add(Pay(purse, way)) for way in splits(total, kinds)])
            for total in range(1, highest + 1)
        ],
    )


def _one_of(good: int, count: int) -> tuple[int, ...]:
    return tuple([count if other == good else 0 for other in range(5)])


def _assorted() -> dict[int, tuple[int, ...]]:
    """By the set of goods (bits): one of each."""
    return {
        chosen: tuple([1 if chosen & BIT[good] else 0 for good in range(5)])
        for chosen in range(32)
        if bin(chosen).count("1") >= 2
    }


_12: Final = range(12)
_RIVALS: Final = 3  # the most rivals ahead on a track or on an island

TAKE: Final = tuple([ACTIONS.add(StartResource(r)) for r in range(3)])
ENTER: Final = tuple([ACTIONS.add(Enter(t)) for t in range(4)])
SHIFT: Final = tuple([ACTIONS.add(Shift(r)) for r in range(2)])  # never the small ring
MODIFY: Final = tuple(
    [ACTIONS.add(Modify(slot, other)) for slot in _12 for other in _12 if slot < other]
)
END_INFLUENCE: Final = ACTIONS.add(Plain("end-influence"))
ACTIVATE: Final = tuple([ACTIONS.add(Activate(slot, 1)) for slot in _12])
TWICE: Final = tuple([ACTIONS.add(Activate(slot, 2)) for slot in _12])
INSPECT: Final = tuple([ACTIONS.add(Inspect(slot)) for slot in _12])
SELL: Final = tuple([ACTIONS.add(Sell(good)) for good in range(5)])
BUY: Final = tuple([ACTIONS.add(Buy(resource)) for resource in range(3)])
END_ACTIONS: Final = ACTIONS.add(Plain("end-actions"))
MARKET: Final = tuple([ACTIONS.add(Market(disc)) for disc in range(7)])
INVEST: Final = tuple([ACTIONS.add(Invest(track)) for track in range(4)])
REVEAL: Final = ACTIONS.add(Plain("reveal"))
FLY: Final = tuple([ACTIONS.add(Fly(island)) for island in range(9)])
SHIP: Final = tuple([ACTIONS.add(Ship(resource)) for resource in range(3)])
FACTORY: Final = tuple(
    [(ACTIONS.add(Factory(good, 1)), ACTIONS.add(Factory(good, 2))) for good in range(5)]
)
UPGRADE: Final = tuple([ACTIONS.add(Upgrade(slot)) for slot in _12])
PRODUCE: Final = tuple(
    [
        tuple([ACTIONS.add(Produce(_one_of(good, count))) for count in range(1, 13)])
        for good in range(5)
    ]
)
PRODUCE_ASSORTED: Final = {
    chosen: ACTIONS.add(Produce(amounts)) for chosen, amounts in _assorted().items()
}
REPEAT: Final = tuple([ACTIONS.add(Repeat(slot)) for slot in _12])
SKIP: Final = ACTIONS.add(Plain("skip"))
PAY: Final = (
    _payments(0, HIGHEST_PRICE + _RIVALS),
    _payments(1, HIGHEST_PRICE),
    _payments(2, HIGHEST_PRICE),
)
PROMOTE: Final = tuple([ACTIONS.add(Promote(chamber)) for chamber in range(6)])
REMOVE: Final = tuple([ACTIONS.add(Remove(chamber)) for chamber in range(6)])
END_POLITICS: Final = ACTIONS.add(Plain("end-politics"))
PLACE: Final = tuple([tuple([ACTIONS.add(Place(disc, slot)) for slot in _12]) for disc in range(7)])
END_TURN: Final = ACTIONS.add(Plain("end-turn"))
