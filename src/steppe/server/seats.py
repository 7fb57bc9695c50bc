"""Seats by unguessable link: whoever has the token of a seat sits on it. And bots that may sit."""

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
    """The id of a table: 16 letters and digits that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(TABLE_BYTES)).decode().lower()


def may_be_table(id: str) -> bool:
    """Whether it looks like an id: no database need be asked about anything else."""
    return id.isascii() and id.isalnum() and len(id) <= LONGEST_ID


def token_hash(token: str) -> str:
    return blake2b(token.encode(), digest_size=24, person=b"steppe seat").hexdigest()


def seats_of(tokens: Iterable[str], hashes: Sequence[str]) -> tuple[int, ...]:
    """The seats that these tokens own, by the hash of the token of each seat."""
    found = [token_hash(token) for token in tokens]
    return tuple(
        seat
        for seat, hashed in enumerate(hashes)
        if hashed and any(hmac.compare_digest(hashed, given) for given in found)
    )


def need_bot(bot: str, game: str) -> None:
    """There is such a bot, and it plays the game."""
    known = bots(game)
    if bot not in known:
        raise Refusal("server-no-bot", bots=", ".join(known))
