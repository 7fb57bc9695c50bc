"""The HTTP interface, JSON in and out."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .. import bots
from ..kernel import rulebook
from ..kernel.box import box, games
from ..kernel.errors import SteppeError
from ..kernel.language import LANGUAGES
from .credits import CREDITS
from .guard import same_origin
from .hall import DATA, Hall
from .limits import Buckets
from .messages import (
    BotShown,
    ChancesGiven,
    CreditShown,
    ForkWanted,
    GameShown,
    MineGiven,
    MineWanted,
    OptionShown,
    QuickShown,
    QuickWanted,
    RecordGiven,
    RuleShown,
    RulesShown,
    State,
    TableGiven,
    TableShown,
    TableWanted,
    TextGiven,
    Verdict,
    encode,
)
from .pages import packed
from .refusal import Refusal
from .room import Room

T = TypeVar("T")
Handler = Callable[["Api", Request], Awaitable[Any]]
MOST_TOKENS = 10


class Query(NamedTuple):
    """A parameter in the query of an address."""

    name: str
    kind: type
    about: str


class Call(NamedTuple):
    """One thing that can be asked for; the routes and the OpenAPI document are made from these."""

    method: str
    path: str
    handler: Handler
    about: str
    gives: Any
    wants: Any = None
    query: tuple[Query, ...] = ()
    makes: bool = False
    """It makes a table, and is counted more strictly."""
    seated: bool = False
    """Tokens of seats may be sent along."""
    lasting: bool = False
    """The answer is the same for everybody as long as the server runs: it is compressed once."""


class Api:
    def __init__(self, hall: Hall, origins: tuple[str, ...] = ()) -> None:
        self.hall = hall
        self._origins = origins
        self._requests = Buckets(hall.limits.requests)
        self._made = Buckets(hall.limits.new_tables)
        self._lasting: dict[str, tuple[bytes, bytes]] = {}

    def routes(self) -> list[Route]:
        by_path: dict[str, dict[str, Call]] = {}
        for call in CALLS:
            by_path.setdefault(call.path, {})[call.method] = call
        return [
            Route(path, self._endpoint(calls), methods=sorted(calls))
            for path, calls in by_path.items()
        ]

    def _endpoint(self, calls: dict[str, Call]) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            call = calls["GET" if request.method == "HEAD" else request.method]
            try:
                self._admit(request, call)
                if call.lasting:
                    return await self._lasting_answer(call, request)
                return answer(await call.handler(self, request))
            except Refusal as refusal:
                return answer(refusal.fault(), refusal.status)
            except ClientDisconnect:
                return Response(status_code=400)

        return endpoint

    async def _lasting_answer(self, call: Call, request: Request) -> Response:
        path = request.url.path
        if path not in self._lasting:
            body = encode(await call.handler(self, request))
            self._lasting[path] = (body, gzip.compress(body, mtime=0))
        headers = {"Vary": "Accept-Encoding"}
        return packed(request, *self._lasting[path], "application/json", headers)

    def _admit(self, request: Request, call: Call) -> None:
        if call.method == "POST" and not same_origin(request.headers, self._origins):
            raise Refusal("server-origin", 403)
        self.admit(request)
        if call.makes and not self._made.take(address_of(request)):
            raise Refusal("server-too-many", 429)

    def admit(self, request: Request) -> None:
        """Count one more piece of work for a client."""
        if not self._requests.take(address_of(request)):
            raise Refusal("server-too-many", 429)

    # -- what is sent along --------------------------------------------------------------------

    async def body(self, request: Request, limit: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        async for part in request.stream():
            parts.append(part)
            size += len(part)
            if size > limit:
                raise Refusal("server-too-large", 413, limit=limit)
        return b"".join(parts)

    async def wanted(self, request: Request, kind: type[T]) -> T:
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refusal("server-not-json", 415)
        body = await self.body(request, self.hall.limits.body)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Refusal("server-malformed", 400, reason=str(fault)[:300]) from None


def answer(value: Any, status: int = 200) -> Response:
    if isinstance(value, str):
        return Response(value, status, media_type="text/plain")
    return Response(encode(value), status, media_type="application/json")


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def bearer(request: Request) -> list[str]:
    """The tokens of the seats in whose name something is asked."""
    given = request.headers.get("authorization", "")
    if not given:
        return []
    scheme, _, words = given.partition(" ")
    tokens = [word.strip() for word in words.split(",") if word.strip()]
    if scheme.casefold() != "bearer" or not tokens or len(tokens) > MOST_TOKENS:
        raise Refusal("server-bad-token", 401)
    return tokens


def number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > 6:
        raise Refusal("server-bad-number", 400, name=name)
    return int(text)


def flag(request: Request, name: str) -> bool:
    text = request.query_params.get(name)
    if text not in (None, "true", "false", "1", "0"):
        raise Refusal("server-bad-flag", 400, name=name)
    return text in ("true", "1")


# -- the calls -------------------------------------------------------------------------------------


async def list_games(api: Api, request: Request) -> list[GameShown]:
    known_bots = [BotShown(bot.id, bot.name) for bot in bots.BOTS.values()]
    shown: list[GameShown] = []
    for name in games():
        the_box = box(name)
        options = [
            OptionShown(one.name, one.kind, one.default, list(one.choices), one.help)
            for one in the_box.options
            if one.name != DATA
        ]
        quick = [QuickShown(*one) for one in the_box.quick_starts()]
        seats = (the_box.seats[0], the_box.seats[-1])
        shown.append(
            GameShown(name, the_box.title, seats, options, known_bots, bots.DEFAULT, quick)
        )
    return shown


async def lay_table(api: Api, request: Request) -> TableGiven:
    return await api.hall.lay(await api.wanted(request, TableWanted))


async def lay_quick(api: Api, request: Request) -> TableGiven:
    return await api.hall.lay_quick(await api.wanted(request, QuickWanted))


async def list_mine(api: Api, request: Request) -> MineGiven:
    wanted = await api.wanted(request, MineWanted)
    shown: list[TableShown] = []
    for known in wanted.tables:
        api.admit(request)  # each may have to be rebuilt
        try:
            room = await api.hall.room(known.table)
        except Refusal:
            shown.append(TableShown(known.table, gone=True))
            continue
        async with room.lock:
            shown.append(room.table.shown(known.tokens))
        await asyncio.sleep(0)  # whoever plays meanwhile comes first
    return MineGiven(shown)


def own_seats(room: Room, tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats of whoever asks: none for a visitor, but a token must be good for one."""
    mine = room.table.seats_of(tokens)
    if tokens and not mine:
        raise Refusal("server-no-seat", 403)
    return mine


async def show_state(api: Api, request: Request) -> State:
    at, seat, secrets = number(request, "at"), number(request, "seat"), flag(request, "open")
    room = await api.hall.room(request.path_params["id"])
    tokens = bearer(request)
    async with room.lock:
        mine = own_seats(room, tokens)
        if seat is None and mine:
            to_act = room.table.game.to_act
            seat = to_act if to_act in mine else mine[0]
        return room.seen_state(mine, seat, at, secrets)


async def show_chances(api: Api, request: Request) -> ChancesGiven:
    at, seat = number(request, "at"), number(request, "seat")
    room = await api.hall.room(request.path_params["id"])
    tokens = bearer(request)
    async with room.lock:
        mine = own_seats(room, tokens)
        if not room.table.may_reckon(bool(mine)):
            raise Refusal("server-no-chances", 403)
        table = room.table
        if seat is not None and seat not in mine and not table.open:
            raise Refusal("server-not-your-seat", 403)
        try:
            moment = len(table.timeline) if at is None else table.timeline.number(seat, at)
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        seq = table.timeline.counted(seat, moment)
        reckoning = room.chances.of(table, moment)
    return ChancesGiven(seq, await reckoning)


async def fork(api: Api, request: Request) -> TableGiven:
    wanted = await api.wanted(request, ForkWanted)
    return await api.hall.fork(request.path_params["id"], bearer(request), wanted)


async def give_record(api: Api, request: Request) -> str:
    return await api.hall.record(request.path_params["id"])


async def take_record(api: Api, request: Request) -> RecordGiven:
    body = await api.body(request, api.hall.limits.record)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("server-bad-record") from None
    return RecordGiven(await api.hall.lay_record(text))


async def verify(api: Api, request: Request) -> Verdict:
    return await api.hall.verify(request.path_params["id"])


async def show_rules(api: Api, request: Request) -> RulesShown:
    name = request.path_params["game"]
    if name not in games():
        raise Refusal("server-no-game", 404, games=", ".join(games()))
    book = rulebook.load(name)
    rules = [RuleShown(rule.id, rule.chapter, rule.en, rule.ru) for rule in book.rules]
    return RulesShown(name, book.version, rules)


async def show_names(api: Api, request: Request) -> dict[str, dict[str, str]]:
    name = request.path_params["game"]
    if name not in games():
        raise Refusal("server-no-game", 404, games=", ".join(games()))
    return {lang: box(name).names(lang) for lang in LANGUAGES}


async def show_text(api: Api, request: Request) -> TextGiven:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Refusal("server-bad-language", 400, languages=", ".join(LANGUAGES))
    state = await show_state(api, request)
    the_box = box(state.game)
    room = await api.hall.room(state.table)
    # The folder of component files is not shown to anybody, but it is drawn from.
    view = {**state.view, DATA: room.table.laid.options.get(DATA, "")}
    return TextGiven(the_box.draw(view, the_box.phrases(lang)))


async def show_credits(api: Api, request: Request) -> list[CreditShown]:
    return CREDITS


async def show_document(api: Api, request: Request) -> dict[str, Any]:
    from .openapi import document

    return document()


STATE_QUERY = (
    Query("at", int, "the moment: how many decisions the viewer had noticed (default: all)"),
    Query("seat", int, "the seat that looks (default: that of the token; none: a spectator)"),
    Query("open", bool, "with every secret; only when the game is over"),
)
CALLS = (
    Call(
        "GET",
        "/api/games",
        list_games,
        "The games and their options.",
        list[GameShown],
        lasting=True,
    ),
    Call("POST", "/api/tables", lay_table, "Lay a table.", TableGiven, TableWanted, makes=True),
    Call(
        "POST",
        "/api/tables/quick",
        lay_quick,
        "Lay a table to be played at once.",
        TableGiven,
        QuickWanted,
        makes=True,
    ),
    Call("POST", "/api/tables/mine", list_mine, "How my tables stand.", MineGiven, MineWanted),
    Call(
        "GET",
        "/api/tables/{id}/state",
        show_state,
        "A table as a seat or a spectator sees it, now or earlier.",
        State,
        query=STATE_QUERY,
        seated=True,
    ),
    Call(
        "POST",
        "/api/tables/{id}/fork",
        fork,
        "Continue from a moment at a new table.",
        TableGiven,
        ForkWanted,
        makes=True,
        seated=True,
    ),
    Call(
        "GET",
        "/api/tables/{id}/chances",
        show_chances,
        "How likely each side wins, from what a spectator knows.",
        ChancesGiven,
        query=STATE_QUERY[:2],
        seated=True,
    ),
    Call("GET", "/api/tables/{id}/record", give_record, "The record of a finished game.", str),
    Call(
        "GET",
        "/api/tables/{id}/verify",
        verify,
        "Check that a finished game was dealt from its seed.",
        Verdict,
    ),
    Call(
        "POST",
        "/api/records",
        take_record,
        "Look at a recorded game.",
        RecordGiven,
        str,
        makes=True,
    ),
    Call(
        "GET",
        "/api/rules/{game}",
        show_rules,
        "The living rulebook of a game.",
        RulesShown,
        lasting=True,
    ),
    Call(
        "GET",
        "/api/names/{game}",
        show_names,
        "What players call the components of a game, by language.",
        dict[str, dict[str, str]],
        lasting=True,
    ),
    Call(
        "GET",
        "/api/tables/{id}/text",
        show_text,
        "The same as text, for screen readers.",
        TextGiven,
        query=(*STATE_QUERY, Query("lang", str, "en or ru")),
        seated=True,
    ),
    Call("GET", "/api/credits", show_credits, "Whose work this uses.", list[CreditShown]),
    Call("GET", "/api/openapi.json", show_document, "This document.", dict[str, Any]),
)
