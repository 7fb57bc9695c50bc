"""The state of a table as sent to its viewers, as types. The page's own types are generated from
these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class LogEntry(Struct, omit_defaults=True):
    """The events of one decision. `action` is shown to the seat that chose it, and to all
    once the game is over. `why` is a bot's reason, as a message key: during the game, only
    what follows from public information."""

    n: int
    seat: int
    turn: int
    events: list[dict[str, Any]]
    action: dict[str, Any] | None = None
    why: str = ""


class TurnSpan(Struct, rename={"first": "from", "last": "to"}):
    """The decisions `from` to `to` (counted from 1) of one seat in one turn."""

    first: int
    last: int
    seat: int
    turn: int


class Note(Struct, omit_defaults=True):
    """An event outside the game, after the decision `n` by the viewer's count.

    - `bot`: the bot `bot` plays for `seat`, by vote of the seats `by`; or by the seat's own choice.
    - `back`: the player of `seat` plays again.
    - `end`: the seats `by` ended the game unfinished, because the player of `seat` was away.
    - `agreed`: the seats `by` ended the game unfinished, by agreement of all.
    - `resign`: the player of `seat` resigned, and the bot `bot` plays on.
    - `again`: after the game, all are invited to play again, in the waiting room `gathering`.
    - `renew`: the host (`by`) gave `seat` a new link.
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
    """The table was created under version `laid` of its game's rules, and this program plays
    version `now`. `whole`: all decisions are legal under the new rules, and the game continues
    under them; otherwise it is shown up to the first that is not, and is read-only."""

    laid: int
    now: int
    whole: bool


class SentenceShown(Struct):
    """One sentence of a guide: a rule, advice, or what to do now."""

    rule: str
    advice: bool


class LessonShown(Struct):
    """The guide's text. `step` counts from 0, and is `steps` when the guide has finished, or was
    `left` by another decision. `action`: what to do now; empty while the rival plays.

    The words are messages of the game: `lesson-{name}-{id}`, with `-1`, `-2`… for the sentences
    and `-no` for another try; those of an example come with the rules."""

    name: str
    example: bool
    """A worked example of the rules."""
    step: int
    steps: int
    id: str
    says: list[SentenceShown]
    action: str
    left: bool


class PuzzleShown(Struct):
    """The puzzle `number` of the game is solved here: with one turn, which is `whole` now."""

    number: int
    whole: bool


class State(Struct, kw_only=True):
    """A table as one seat (or, with seat null, a spectator) sees it.

    `seq` counts the decisions that this viewer could notice.
    """

    table: str
    game: str
    seq: int
    last: int
    """The current `seq`; `seq` is lower in a view of an earlier moment."""
    seat: int | None
    printed: str
    """The address of the printed components; it changes with the content."""
    view: dict[str, Any]
    labels: list[str]
    """The labels of the seats: a faction, a colour."""
    ruled: list[str]
    """The labels of the sides after them, which follow rules and have no player."""
    names: list[str]
    turns: list[TurnSpan]
    barrier: str
    can_undo: bool
    log: list[LogEntry]
    notes: list[Note]
    seed_hash: str
    seed_given: bool
    """The table's creator chose the seed, and so can know what is hidden."""
    review: bool
    redrawn: bool
    """The table continues another one, with everything hidden dealt again."""
    over: bool
    ended: bool
    """The players ended the game unfinished: it is over, and nobody has won."""
    chances: bool
    """This viewer may ask for the winning chances."""
    lesson: LessonShown | UnsetType = UNSET
    """Only for the learner at this table."""
    puzzle: PuzzleShown | UnsetType = UNSET
    rules: OtherRules | UnsetType = UNSET
    """Only for a table created under other rules, or damaged."""
    seed: str | UnsetType = UNSET
    salt: str | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    views: list[dict[str, Any]] | UnsetType = UNSET
    """What every seat saw; for a finished game, on request."""
