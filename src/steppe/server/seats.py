"""Seats by unguessable link: the token's holder occupies the seat. And bots that may sit."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from ..play import bots
from .refusal import Refusal

TOKEN_BYTES = 24
TABLE_BYTES = 10
LONGEST_ID = 40


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """The id of a table: 16 unguessable letters and digits."""
    return base64.b32encode(secrets.token_bytes(TABLE_BYTES)).decode().lower()


def may_be_table(id: str) -> bool:
    """Whether it looks like an id; anything else need not be looked up."""
    return id.isascii() and id.isalnum() and len(id) <= LONGEST_ID


def token_hash(token: str) -> str:
    return blake2b(token.encode(), digest_size=24, person=b"steppe seat").hexdigest()


def seats_of(tokens: Iterable[str], hashes: Sequence[str]) -> tuple[int, ...]:
    """The seats that these tokens open, by the hash of each seat's token."""
    found = [token_hash(token) for token in tokens]
    return tuple(
        seat
        for seat, hashed in enumerate(hashes)
        if hashed and any(hmac.compare_digest(hashed, given) for given in found)
    )


def need_bot(bot: str, game: str) -> None:
    """Check that there is such a bot, and that it plays the game."""
    known = bots(game)
    if bot not in known:
        raise Refusal("server-no-bot", bots=", ".join(known))
