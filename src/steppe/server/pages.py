"""The built page, served from memory: small, compressed once, and nothing else is reachable."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(str(files("steppe.server"))) / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The page is not built. In the source folder of Steppe, `make web` builds it.\n"
COMPRESSED = ("text/", "application/json", "application/manifest", "image/svg", "font/ttf")


class File(NamedTuple):
    body: bytes
    zipped: bytes | None
    kind: str
    mark: str
    caching: str


class Pages:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._made = 0.0
        self._read()

    def _read(self) -> None:
        index = self._folder / "index.html"
        made = index.stat().st_mtime if index.exists() else 0.0
        if made == self._made:
            return
        self._made = made
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(path, self._folder)
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
        }

    def answer(self, request: Request) -> Response:
        """A file of the page; any other path returns the page itself, which knows what to show."""
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1]:
                return PlainTextResponse("There is no such file.\n", 404)
            self._read()
            file = self._files.get("index.html")
            if file is None:
                return PlainTextResponse(NOT_BUILT, 503)
        headers = {"Cache-Control": file.caching, "ETag": file.mark, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.mark:
            return Response(status_code=304, headers=headers)
        return packed(request, file.body, file.zipped, file.kind, headers)


def packed(
    request: Request, body: bytes, zipped: bytes | None, kind: str, headers: dict[str, str]
) -> Response:
    """A body, compressed if possible and if the client accepts it."""
    if zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(zipped, 200, {**headers, "Content-Encoding": "gzip"}, kind)
    return Response(body, 200, headers, kind)


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"
    elif path.suffix == ".woff2":
        kind = "font/woff2"
    zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
    hashed = path.relative_to(folder).parts[0] == "assets"  # their names change with their content
    mark = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, zipped, kind, mark, FOREVER if hashed else ASK_AGAIN)
