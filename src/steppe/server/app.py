"""The application: everything put together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from .addresses import Proxies
from .api import CALLS
from .calls import Api, answer
from .guard import Guard
from .hall import Hall
from .limits import Limits
from .pages import FOLDER, Pages
from .refusal import Refusal
from .room import GRACE
from .seeing import Seeing
from .socket import Sockets
from .store import Store
from .thinkers import Thinkers


class Settings(NamedTuple):
    limits: Limits = Limits()
    pace: float = 0.05
    """Seconds between two decisions of a bot while there are spectators."""
    grace: float = GRACE
    """The grace period of an absent player, in seconds."""
    origins: tuple[str, ...] = ()
    """Pages of other origins that may use this server."""
    data: Mapping[str, str] = {}
    """Folders of corrected component files, by game."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies trusted to name their clients."""
    hosts: tuple[str, ...] = ()
    """Names of the server, beside those that nobody outside can own."""
    watchers: tuple[str, ...] = ()
    """Addresses, besides this machine's own, that may read the metrics."""
    lay_code: str = ""
    """The code required to create tables; empty: none."""
    webhooks: str = ""
    """The server's public address, for links in webhook notices; without it none are sent."""
    page: Path = FOLDER
    """The folder of the built page."""


def make_hall(store: Store, thinkers: Thinkers, settings: Settings) -> Hall:
    return Hall(
        store,
        thinkers,
        settings.limits,
        settings.pace,
        settings.grace,
        settings.data,
        Proxies(settings.proxies),
        settings.webhooks,
    )


def make_app(hall: Hall, settings: Settings) -> Starlette:
    """The application. The caller opens and closes the hall."""
    api = Api(hall, settings.origins, settings.lay_code)
    sockets = Sockets(hall, settings.origins)
    pages = Pages(settings.page)

    async def page(request: Request) -> Response:
        if request.url.path.startswith(("/api", "/ws")):
            raise HTTPException(404)
        return pages.answer(request)

    async def refused(request: Request, fault: Exception) -> Response:
        status = fault.status_code if isinstance(fault, HTTPException) else 500
        headers = fault.headers if isinstance(fault, HTTPException) else None
        key = {404: "server-no-route", 405: "server-no-method"}.get(status, "server-failed")
        response = answer(Refusal(key, status).fault(), status)
        response.headers.update(headers or {})
        return response

    return Starlette(
        routes=[
            *api.routes(CALLS),
            *Seeing(hall, settings.watchers).routes(),
            WebSocketRoute("/ws/tables/{id}", sockets.endpoint),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, hall, settings.hosts)],
        exception_handlers={HTTPException: refused},
    )
