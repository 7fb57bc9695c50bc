"""Events: what an action did, and which rule made it so."""

from __future__ import annotations

from collections.abc import Callable, Mapping


class Event:
    """`data` is for everybody, `secret` only for the seats in `knowers`."""

    __slots__ = ("data", "knowers", "name", "rule", "seat", "secret")

    def __init__(
        self,
        name: str,
        rule: str,
        seat: int,
        data: Mapping[str, object],
        secret: Mapping[str, object] | None = None,
        knowers: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.seat = seat
        self.data = data
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: int | None) -> Event:
        """The event without what this seat (None: a spectator) may not know."""
        if self.secret is None:
            return self
        if seat is not None and seat in self.knowers:
            return Event(self.name, self.rule, self.seat, {**self.data, **self.secret})
        return Event(self.name, self.rule, self.seat, self.data)

    def to_json(self) -> dict[str, object]:
        return {"event": self.name, "rule": self.rule, "seat": self.seat, **self.data}

    def __repr__(self) -> str:
        return f"{self.name}({self.seat}, {self.data}, {self.rule})"


Listener = Callable[[Event], None]
