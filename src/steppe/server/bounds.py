"""Bounds on the size of client input."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Word = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
TableId = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Guest = Annotated[int, Meta(ge=0, le=999)]
