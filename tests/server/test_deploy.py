"""The service of the system and the proxy with TLS, as they are in `deploy`, tried."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from server.people import PATIENCE, Person, Served, actions
from server.postgres import MISSING, database, programs
from server.processes import Process

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "steppe.service").read_text(encoding="utf-8")
DOCS = (DEPLOY.parent / "docs" / "server.md").read_text(encoding="utf-8")
NAME = "steppe.example.org"
needs_caddy = pytest.mark.skipif(
    shutil.which("caddy") is None, reason="Caddy is not installed: `apt install caddy`"
)
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="there is no systemd here"
)
TRIAL = """\
{{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	https_port {port}
	default_bind 127.0.0.1
	storage file_system {folder}
}}
"""


def unit_flags() -> list[str]:
    """What the service starts the server with, but for its port and its database."""
    found = re.search(r"^ExecStart=\S+ serve (.*)$", UNIT, re.MULTILINE)
    assert found is not None
    assert "$STEPPE_FLAGS" in found[1]
    example = re.search(r"STEPPE_FLAGS=([^']*)'", UNIT)
    assert example is not None
    return [*shlex.split(found[1].replace("$STEPPE_FLAGS", example[1])), "--port", "0"]


@needs_systemd
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = tmp_path / "steppe.service"
    unit.write_text(UNIT.replace("/opt/steppe/bin/steppe", sys.executable), encoding="utf-8")
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    complaints = [line for line in found.stderr.splitlines() if "steppe.service" in line]
    assert not complaints
    assert found.returncode == 0, found.stderr


def test_the_server_takes_what_the_unit_starts_it_with(tmp_path: Path) -> None:
    running = Process(str(tmp_path / "tables.db"), *unit_flags())
    assert httpx.get(f"http://127.0.0.1:{running.port}/healthz").json() == {"ok": True}
    assert "Traceback" not in running.stop()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


class Secured:
    """A server behind its proxy, by the name that it has in the world."""

    def __init__(self, served: Served, port: int, authority: Path) -> None:
        self.served = served
        self.port = port
        self.trusted = ssl.create_default_context(cafile=str(authority))
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            verify=self.trusted,
            headers={"Host": NAME},
            timeout=PATIENCE,
        )

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        return self.http.request(method, path, extensions={"sni_hostname": NAME}, **how)

    def lay(self, **headers: str) -> httpx.Response:
        wanted = {"game": "scythe", "seats": [{"kind": "here"}, {"kind": "here"}]}
        return self.ask("POST", "/api/tables", json=wanted, headers=headers)

    @contextmanager
    def sit(self, table: str, *tokens: str) -> Iterator[Person]:
        with (
            socket.create_connection(("127.0.0.1", self.port), PATIENCE) as raw,
            connect(
                f"wss://{NAME}/ws/tables/{table}",
                sock=raw,
                ssl=self.trusted,
                server_hostname=NAME,
                origin=Origin(f"https://{NAME}"),
                max_size=None,
            ) as opened,
        ):
            person = Person(opened, table)
            person.send("hello", tokens=list(tokens))
            person.next("presence")
            person.settle()
            yield person


def proxied(
    stack: ExitStack, folder: Path, served: Served, config: str, **variables: str
) -> Secured:
    """Caddy before a server, with certificates of an authority of its own."""
    port, storage, log = free_port(), folder / "caddy", folder / "caddy.log"
    path = folder / "Caddyfile"
    path.write_text(TRIAL.format(port=port, folder=storage) + config, encoding="utf-8")
    environment = {**os.environ, "HOME": str(folder), **variables}
    command = ["caddy", "run", "--config", str(path), "--adapter", "caddyfile"]
    said = stack.enter_context(log.open("w"))
    proxy = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
    stack.callback(proxy.wait)
    stack.callback(proxy.terminate)
    authority = storage / "pki" / "authorities" / "local" / "root.crt"
    found = Secured(served, port, waited_for(proxy, authority, log))
    stack.callback(found.http.close)
    reached(found, proxy, log)
    return found


@pytest.fixture
def secured(tmp_path: Path) -> Iterator[Secured]:
    with ExitStack() as stack:
        flags = (*unit_flags(), "--limit", "new_tables=3/0.001")
        running = Process(str(tmp_path / "tables.db"), *flags)
        served = Served(running.port, lambda: None)
        stack.callback(running.stop)
        stack.callback(served.close)
        config = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        server = f"127.0.0.1:{running.port}"
        yield proxied(stack, tmp_path, served, config, STEPPE_NAME=NAME, STEPPE_SERVER=server)


def waited_for(proxy: subprocess.Popen[bytes], authority: Path, log: Path) -> Path:
    until = time.monotonic() + PATIENCE
    while not authority.exists():
        assert proxy.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)
    return authority


def reached(found: Secured, proxy: subprocess.Popen[bytes], log: Path) -> None:
    """The proxy has its certificate soon after it has begun."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            found.ask("GET", "/healthz")
            return
        except httpx.TransportError:
            assert proxy.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)


@needs_caddy
def test_a_table_is_played_by_tls_through_the_proxy(secured: Secured) -> None:
    given = secured.lay()
    assert given.status_code == 200, given.text
    table, token = given.json()["table"], given.json()["seats"][0]["token"]
    page = secured.ask("GET", "/")
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    with secured.sit(table, token) as person:
        assert person.state["seat"] == 0


@needs_caddy
def test_whoever_asks_through_the_proxy_is_counted_and_cannot_say_for_whom(
    secured: Secured,
) -> None:
    """Three tables are allowed: an address that is made up makes no more of them."""
    made_up = [f"203.0.113.{n}" for n in range(4)]
    asked = [secured.lay(**{"X-Forwarded-For": one, "Forwarded": f"for={one}"}) for one in made_up]
    assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
    others = httpx.Client(
        base_url=secured.http.base_url,
        transport=httpx.HTTPTransport(verify=secured.trusted, local_address="127.0.0.2"),
        headers={"Host": NAME},
        timeout=PATIENCE,
    )
    with others:
        secured.http.close()
        secured.http = others
        assert secured.lay().status_code == 200


@needs_caddy
def test_what_is_for_the_owner_does_not_go_through_the_proxy(secured: Secured) -> None:
    assert httpx.get(f"{secured.served.address}/metrics").status_code == 200
    assert secured.ask("GET", "/metrics").status_code == 404
    assert secured.ask("GET", "/healthz").json() == {"ok": True}


def recipe() -> str:
    """The proxy's configuration for several hosts, as the documents have it."""
    found = re.search(r"^(steppe\.example\.org \{.*?^\})", DOCS, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@needs_caddy
@pytest.mark.skipif(programs() is None, reason=MISSING)
def test_a_table_goes_on_behind_the_proxy_when_one_of_several_hosts_is_gone(
    tmp_path: Path,
) -> None:
    with ExitStack() as stack:
        address = stack.enter_context(database())
        flags = ("--trust-proxy", "127.0.0.1", "--allowed-host", NAME)
        hosts = [Process(address, *flags) for _ in range(2)]
        for host in hosts:
            stack.callback(host.kill)
        config = recipe()
        for given, host in zip(("10.0.0.11:8080", "10.0.0.12:8080"), hosts, strict=True):
            assert given in config
            config = config.replace(given, f"127.0.0.1:{host.port}")
        served = [Served(host.port, lambda: None) for host in hosts]
        for one in served:
            stack.callback(one.close)
        secured = proxied(stack, tmp_path, served[0], config)
        given = secured.lay().json()
        table, tokens = given["table"], [seat["token"] for seat in given["seats"]]
        with secured.sit(table, *tokens) as both:
            seat = both.states[0]["view"]["to_act"]
            both.play(actions(both.states[seat])[0], seat=seat)
            here = "steppe_connections 1" in served[0].get("/metrics")
            hosts[0 if here else 1].kill()
            with pytest.raises(ConnectionClosed):
                both.next("nothing")
        with secured.sit(table, *tokens) as both:
            assert both.states[0]["last"] == 1
            seat = both.states[0]["view"]["to_act"]
            both.play(actions(both.states[seat])[0], seat=seat)
            assert both.states[seat]["last"] == 2
