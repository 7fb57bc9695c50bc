"""The built page is served from memory, compressed, and with the right lives in caches."""

from __future__ import annotations

import gzip
import socket
from pathlib import Path

import pytest

from server.conftest import UNHURRIED, Serve
from server.people import Served


@pytest.fixture
def page(tmp_path: Path, serve: Serve) -> Served:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page" * 9, encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 99, encoding="utf-8")
    (folder / "assets" / "font-9.woff2").write_bytes(b"\x00\x01")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return serve(UNHURRIED._replace(page=folder))


def test_the_page_is_asked_for_again_and_its_parts_are_kept(page: Served) -> None:
    index = page.http.get("/")
    assert index.headers["cache-control"] == "no-cache"
    assert index.text.startswith("<!doctype html>")
    script = page.http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert page.http.get("/assets/font-9.woff2").headers["content-type"] == "font/woff2"


def test_text_is_compressed_and_unchanged_files_are_not_sent_again(page: Served) -> None:
    zipped = page.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) == len(gzip.compress(zipped.content, 9, mtime=0))
    plain = page.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == zipped.content
    again = page.http.get("/", headers={"If-None-Match": page.http.get("/").headers["etag"]})
    assert again.status_code == 304


def test_paths_of_the_page_itself_show_it(page: Served) -> None:
    assert page.http.get("/t/abc/def").text.startswith("<!doctype html>")
    assert page.http.get("/none.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd"]
)
def test_nothing_outside_can_be_reached(page: Served, path: str) -> None:
    with socket.create_connection(("127.0.0.1", page.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(4096), b""))
    assert b"secret" not in answer
    assert b"root:" not in answer


def test_a_rebuilt_page_is_served_without_a_restart(page: Served, tmp_path: Path) -> None:
    index = tmp_path / "page" / "index.html"
    index.unlink()
    assert page.http.get("/").status_code == 503
    index.write_text("<!doctype html>another", encoding="utf-8")
    assert "another" in page.http.get("/").text


def test_a_page_that_was_not_built_says_so(serve: Serve, tmp_path: Path) -> None:
    served = serve(UNHURRIED._replace(page=tmp_path / "nothing"))
    answer = served.http.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_what_never_changes_is_sent_compressed(served: Served) -> None:
    for path in ("/api/games", "/api/names/noria", "/api/rules/toy"):
        zipped = served.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert int(zipped.headers["content-length"]) < len(zipped.content)
        plain = served.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == zipped.json()
    assert served.http.get("/api/names/go").status_code == 404
