"""Middleware around every request: its client, its host name, its limits;
security headers, and errors as one sentence."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .addresses import counted_as
from .api_types import Fault
from .hall import Hall
from .messages import encode
from .refusal import Refusal

log = logging.getLogger("steppe.server")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE_HEADERS = {
    **HEADERS,
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FILE_HEADERS = {
    **HEADERS,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""Under /assets/ and /api/ there is no page."""


PRIVATE = (".localhost", ".local", ".internal", ".home.arpa")
"""Domain suffixes that nobody can own publicly."""
LOOPBACK = ("127.0.0.1", "::1")


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    scheme, _, rest = origin.partition("://")
    host = headers.get("host", "")
    return scheme in ("http", "https") and bool(host) and rest.casefold() == host.casefold()


@lru_cache(maxsize=256)
def host_allowed(host: str, names: tuple[str, ...]) -> bool:
    """Whether the server answers to this name (against DNS rebinding).

    The owner of a name can point it at this machine, and then their page could read what is served
    under that name. So names must be allowed, except those that nobody outside can own, and
    IP addresses. A request without a name does not come from a browser.
    """
    if not host:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in names:
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(PRIVATE))
    return True


def address_of(scope: Scope) -> str:
    """Where a request came from: behind a proxy, its client."""
    client = scope.get("client")
    return client[0] if client else ""


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, hall: Hall, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._hall = hall
        self._hosts = hosts
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        self._say_whose(scope, headers)
        app = self._app
        refusal = self._refusal(scope, headers)
        body = "content-length" in headers or "transfer-encoding" in headers
        try:
            await self._hall.gate.enter(counted_as(address_of(scope)), body)
        except Refusal as full:
            refusal = full
        if refusal is not None:
            self._hall.meter.refusals.add(refusal.key)
            app = Refused(refusal)
            if refusal.status == 429 and not body:
                await self._hall.hold_up(self._hall.limits.hold_seconds)
        if scope["type"] == "http":
            await self._answer(app, scope, receive, send)
        else:
            await app(scope, receive, send)

    def _say_whose(self, scope: Scope, headers: Headers) -> None:
        peer, port = scope["client"] or ("", 0)
        forwarded = headers.getlist("x-forwarded-for")
        if not forwarded:
            return
        proxies = self._hall.proxies
        if proxies.trusts(peer):
            scope["client"] = (proxies.client(peer, forwarded), port)
        elif not self._warned and peer in LOOPBACK:
            self._warned = True
            log.warning(
                "a proxy at %s passes requests on, and --trust-proxy does not name it: all who "
                "come through it are counted as one",
                peer,
            )

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if not host_allowed(headers.get("host", ""), self._hosts):
            return Refusal("server-host", 421)
        visitor = self._hall.visitors.of(address_of(scope))
        asked = scope["path"].startswith(("/api/", "/ws/"))
        if not (visitor.requests if asked else visitor.files).take():
            return Refusal("server-too-many", 429)
        return None

    async def _answer(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                # By the path: an answer "not modified" has no type, and its headers count as well.
                file = scope["path"].startswith(("/assets/", "/api/"))
                headers.update(FILE_HEADERS if file else PAGE_HEADERS)
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            await app(scope, receive, guarded)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise
            body = encode(
                Fault("Something went wrong here; it was not your fault.", "server-failed")
            )
            kind = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            await guarded({"type": "http.response.start", "status": 500, "headers": kind})
            await guarded({"type": "http.response.body", "body": body})


class Refused:
    """In place of the application."""

    def __init__(self, refusal: Refusal) -> None:
        self._refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal
        body, kind = encode(refusal.fault()), "application/json"
        response = Response(body, refusal.status, media_type=kind)
        if scope["type"] == "http":
            await response(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(response)
