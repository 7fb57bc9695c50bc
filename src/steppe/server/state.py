"""A table as it is told to whoever looks at it, as types. The page's own types are generated from
these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class LogEntry(Struct, omit_defaults=True):
    """What one decision brought about. `action` is shown to the seat that chose it, and to all
    when the game is over. `why` is a bot's reason, as a message key: while the game goes on, only
    what everybody could tell from what lies open."""

    n: int
    seat: int
    turn: int
    events: list[dict[str, Any]]
    action: dict[str, Any] | None = None
    why: str = ""


class TurnSpan(Struct, rename={"first": "from", "last": "to"}):
    """The decisions `from` to `to` (counted from 1) were one seat's in one turn."""

    first: int
    last: int
    seat: int
    turn: int


class Note(Struct, omit_defaults=True):
    """What people did beside the game, after the decision `n` as the viewer counts.

    - `bot`: the bot `bot` plays for `seat`, as the seats `by` wanted; or as the seat itself wanted.
    - `back`: the player of `seat` plays again.
    - `end`: the seats `by` ended the game unfinished, because the player of `seat` was away.
    - `agreed`: the seats `by` ended the game unfinished, as all wanted it.
    - `resign`: the player of `seat` gave up, and the bot `bot` plays on.
    - `again`: after the game, all are invited to play again, in the waiting room `gathering`.
    - `renew`: the host (`by`) gave `seat` another link.
    - `mute`, `remove`, `allow`: the host (`seat`) did so to the spectator `who`."""

    n: int
    kind: Literal[
        "bot", "back", "end", "agreed", "resign", "again", "renew", "mute", "remove", "allow"
    ]
    seat: int
    by: tuple[int, ...] = ()
    bot: str = ""
    gathering: str = ""
    who: str = ""


class OtherRules(Struct):
    """The table was laid with version `laid` of the rules of its game, this program plays version
    `now`. `whole`: all that was decided holds by these rules, and the game goes on by them;
    otherwise it is shown as far as it holds, and can only be looked at."""

    laid: int
    now: int
    whole: bool


class SentenceShown(Struct):
    """One sentence of a guide: it states a rule, or is advice, or says what to do now."""

    rule: str
    advice: bool


class LessonShown(Struct):
    """What a guide says. `step` counts from 0, and is `steps` when the guide has let go, or was
    `left` by another decision. `action`: what is to be done now; empty while the rival plays.

    The words are messages of the game: `lesson-{name}-{id}`, with `-1`, `-2`… for the sentences
    and `-no` for another try."""

    name: str
    step: int
    steps: int
    id: str
    says: list[SentenceShown]
    action: str
    left: bool


class State(Struct, kw_only=True):
    """A table as one seat (or, with seat null, a spectator) sees it.

    `seq` counts the decisions that this viewer could notice.
    """

    table: str
    game: str
    seq: int
    last: int
    """The seq of the present; `seq` is lower when an earlier moment was asked for."""
    seat: int | None
    printed: str
    """The address of what is printed in the box; it changes with what it says."""
    view: dict[str, Any]
    labels: list[str]
    """The words for the seats: a faction, a colour."""
    ruled: list[str]
    """The words for the sides after them, which have no player and only follow rules."""
    names: list[str]
    turns: list[TurnSpan]
    barrier: str
    can_undo: bool
    log: list[LogEntry]
    notes: list[Note]
    seed_hash: str
    seed_given: bool
    """The seed was chosen by whoever laid the table, who can know what is hidden."""
    review: bool
    redrawn: bool
    """The table continues another, with what was hidden there drawn anew."""
    over: bool
    ended: bool
    """The players ended the game unfinished: it is over, and nobody has won."""
    chances: bool
    """This viewer may ask for the winning chances."""
    lesson: LessonShown | UnsetType = UNSET
    """Only for whoever learns at this table."""
    rules: OtherRules | UnsetType = UNSET
    """Only of a table that this program's rules are not those of, or that is damaged."""
    seed: str | UnsetType = UNSET
    salt: str | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    views: list[dict[str, Any]] | UnsetType = UNSET
    """What every seat saw; of a finished game, when asked for."""
