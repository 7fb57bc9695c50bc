"""How calls of the HTTP interface are answered: routes, limits, parameters, refusals."""

from __future__ import annotations

import asyncio
import gzip
import hmac
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .guard import address_of, same_origin
from .hall import Hall
from .messages import encode
from .pages import FOREVER, packed
from .refusal import Refusal
from .room import Room
from .visitors import Visitor

T = TypeVar("T")
Handler = Callable[["Api", Request], Awaitable[Any]]
MOST_TOKENS = 10


class Query(NamedTuple):
    """A query parameter."""

    name: str
    kind: type
    about: str


class Call(NamedTuple):
    """One HTTP call; the routes and the OpenAPI document are generated from these."""

    method: str
    path: str
    handler: Handler
    about: str
    gives: Any
    wants: Any = None
    query: tuple[Query, ...] = ()
    makes: bool = False
    """It creates a table, and has a stricter limit."""
    seated: bool = False
    """It accepts seat tokens."""
    lasting: bool = False
    """The answer is the same for everybody while the server runs: it is compressed once."""
    forever: bool = False
    """The address changes with the answer, so browsers may cache it."""


class Api:
    def __init__(self, hall: Hall, origins: tuple[str, ...] = (), lay_code: str = "") -> None:
        self.hall = hall
        self._origins = origins
        self._lay_code = lay_code
        self._lasting: dict[str, tuple[bytes, bytes]] = {}

    def routes(self, calls: Sequence[Call]) -> list[Route]:
        by_path: dict[str, dict[str, Call]] = {}
        for call in calls:
            by_path.setdefault(call.path, {})[call.method] = call
        return [
            Route(path, self._endpoint(here), methods=sorted(here))
            for path, here in by_path.items()
        ]

    def _endpoint(self, calls: dict[str, Call]) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            call = calls["GET" if request.method == "HEAD" else request.method]
            meter, name = self.hall.meter, f"{call.method} {call.path}"
            with meter.answered.timed(name):
                response = await respond(request, call)
            meter.requests.add(name, str(response.status_code))
            return response

        async def respond(request: Request, call: Call) -> Response:
            try:
                if call.method == "POST" and not same_origin(request.headers, self._origins):
                    raise Refusal("server-origin", 403)
                if call.makes:
                    self._need_leave(request)
                if call.lasting:
                    return await self._lasting_answer(call, request)
                return answer(await call.handler(self, request))
            except Refusal as refusal:
                self.hall.meter.refusals.add(refusal.key)
                return answer(refusal.fault(), refusal.status)
            except ClientDisconnect:
                return Response(status_code=400)

        return endpoint

    def _need_leave(self, request: Request) -> None:
        """Check the right and the limit to create tables. A wrong code counts, against guessing."""
        if not self.visitor(request).new_tables.take():
            raise Refusal("server-too-many", 429)
        given = unquote(request.headers.get("steppe-lay-code", ""))
        if not hmac.compare_digest(given.encode(), self._lay_code.encode()):
            raise Refusal("server-lay-code", 403)

    async def _lasting_answer(self, call: Call, request: Request) -> Response:
        path = request.url.path
        if path not in self._lasting:
            body = encode(await call.handler(self, request))
            self._lasting[path] = (body, gzip.compress(body, mtime=0))
        headers = {"Vary": "Accept-Encoding"}
        if call.forever:
            headers["Cache-Control"] = FOREVER
        return packed(request, *self._lasting[path], "application/json", headers)

    def visitor(self, request: Request) -> Visitor:
        return self.hall.visitors.of(address_of(request.scope))

    async def room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["id"], self.visitor(request))

    # -- what is sent along --------------------------------------------------------------------

    async def body(self, request: Request, limit: int) -> bytes:
        visitor = self.visitor(request)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.hall.limits.body_seconds):
                async for part in request.stream():
                    parts.append(part)
                    size += len(part)
                    room_for_it = visitor.take(len(part))
                    if size > limit:
                        raise Refusal("server-too-large", 413, limit=limit)
                    if not room_for_it:
                        raise Refusal("server-too-many", 429)
        except TimeoutError:
            raise Refusal("server-too-late", 408) from None
        finally:
            visitor.release(size)
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


def bearer(request: Request) -> list[str]:
    """The seat tokens of a request."""
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
