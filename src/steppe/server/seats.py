"""Seats by unguessable link: whoever has the token of a seat sits on it."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from .entries import Place

TOKEN_BYTES = 24
TABLE_BYTES = 10


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """The id of a table: 16 letters and digits that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(TABLE_BYTES)).decode().lower()


def token_hash(token: str) -> str:
    return blake2b(token.encode(), digest_size=24, person=b"steppe seat").hexdigest()


def seats_of(tokens: Iterable[str], places: Sequence[Place]) -> tuple[int, ...]:
    """The seats that these tokens own, in the order of the table."""
    hashes = [token_hash(token) for token in tokens]
    return tuple(
        seat
        for seat, place in enumerate(places)
        if place.token_hash
        and any(hmac.compare_digest(place.token_hash, given) for given in hashes)
    )
