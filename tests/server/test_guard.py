"""Access: origins, host names, and client addresses behind a proxy."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import InvalidStatus

from server.conftest import UNHURRIED, UNLIMITED, Serve
from server.people import Served
from server.raw import opened, status
from steppe.server.addresses import Proxies, counted_as
from steppe.server.app import Settings
from steppe.server.guard import host_allowed
from steppe.server.limits import Rate

BODY: dict[str, Any] = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}]}


# -- origins and names -----------------------------------------------------------------------------


def test_a_page_of_another_origin_may_not_connect(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED, origins=("http://friend.example",)))
    table, _ = served.lay()
    for origin in ("http://evil.example", f"http://localhost:{served.port}", "null"):
        with pytest.raises(InvalidStatus, match="403"):
            served.come(table, origin=origin)
    for origin in (served.address, "http://friend.example"):
        served.come(table, origin=origin).close()

    for origin, code in (("http://evil.example", 403), (served.address, 200)):
        answer = served.http.post("/api/tables", json=BODY, headers={"Origin": origin})
        assert answer.status_code == code


ODD_ORIGINS = ["http://[", "http://[::1", "null", "", "evil", "file://", "http://", "http://\xe9"]


@pytest.mark.parametrize("origin", ODD_ORIGINS)
def test_an_origin_that_is_none_is_another_origin(
    served: Served, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    answer = served.http.post("/api/tables", json=BODY, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "server-origin")
    table, _ = served.lay()
    if origin.isascii():
        with pytest.raises(InvalidStatus, match="403"):
            served.come(table, origin=origin)
    assert not caplog.records


def test_an_origin_is_not_ours_because_nobody_named_a_host(served: Served) -> None:
    headers = {"Origin": "null", "Host": ""}
    assert served.http.post("/api/tables", json=BODY, headers=headers).status_code == 403


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8080", True),
        ("192.168.1.7", True),
        ("[::1]:8080", True),
        ("[fe80::1%eth0]", True),
        ("localhost:8080", True),
        ("LOCALHOST.", True),
        ("games", True),
        ("games.local:80", True),
        ("a.b.home.arpa", True),
        ("steppe.example.org", True),
        ("Steppe.Example.org.:443", True),
        ("evil.example", False),
        ("x.steppe.example.org", False),
        ("steppe.example.org.evil.example", False),
        ("local.evil.example", False),
        ("evillocal.example", False),
        ("127.0.0.1.evil.example", False),
        ("[", False),
        ("[::1", False),
        (":80", False),
        ("", True),
    ],
)
def test_a_server_goes_by_addresses_local_names_and_those_that_were_allowed(
    host: str, allowed: bool
) -> None:
    assert host_allowed(host, ("steppe.example.org",)) == allowed


def test_a_name_that_somebody_pointed_at_the_server_opens_nothing(serve: Serve) -> None:
    """A page of evil.example asks under its own name, so that its origin seems to be ours."""
    served = serve(Settings(limits=UNLIMITED, hosts=("steppe.example.org",)))
    table, _ = served.lay()
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", "/api/games", f"/api/tables/{table}/state", "/healthz", "/metrics"):
        answer = served.http.get(path, headers=evil)
        assert (answer.status_code, answer.json()["key"]) == (421, "server-host")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert served.http.post("/api/tables", json=BODY, headers=evil).status_code == 421
    with opened(served, table, "Origin: http://evil.example", host="evil.example") as raw:
        assert status(raw) == 421
    own = {"Host": "steppe.example.org", "Origin": "https://steppe.example.org"}
    assert served.http.post("/api/tables", json=BODY, headers=own).status_code == 200


# -- addresses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_of_an_ipv6_address_the_network_counts(address: str, counted: str) -> None:
    assert counted_as(address) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # not a proxy of ours
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["192.0.2.1, 198.51.100.1"], "198.51.100.1"),  # who made up the first?
        ("10.0.0.1", ["192.0.2.1", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1, 10.9.9.9"], "198.51.100.1"),  # two proxies
        ("10.0.0.1", ["10.0.0.3,10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("::1", ["[2001:db8::5]:4711"], "2001:db8::5"),
        ("::1", ["2001:db8::5"], "2001:db8::5"),
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1, rubbish"], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ],
)
def test_behind_proxies_the_last_address_that_is_not_theirs_counts(
    peer: str, forwarded: list[str], client: str
) -> None:
    assert Proxies(["10.0.0.0/8", "::1"]).client(peer, forwarded) == client


def test_only_a_proxy_that_was_named_is_believed(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    limits = UNLIMITED._replace(new_tables=Rate(1, 0.001))
    served = serve(Settings(limits=limits))

    def lay(forwarded: str) -> int:
        headers = {"X-Forwarded-For": forwarded}
        return served.http.post("/api/tables", json=BODY, headers=headers).status_code

    assert [lay(f"198.51.100.{n}") for n in range(3)] == [200, 429, 429]
    (told,) = caplog.records
    assert "--trust-proxy" in told.getMessage()
    served.close()
    served = serve(Settings(limits=limits, proxies=("127.0.0.0/8",)))
    assert [lay(f"198.51.100.{n}") for n in range(3)] == [200, 200, 200]
    assert [lay(f"192.0.2.{n}, 198.51.100.1") for n in range(2)] == [429, 429]
    caplog.clear()


def test_only_those_who_know_the_code_lay_tables(serve: Serve) -> None:
    served = serve(UNHURRIED._replace(lay_code="сезам 7"))
    table = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}]}
    laying = {
        "/api/tables": table,
        "/api/tables/quick": {"game": "toy"},
        "/api/gatherings": {"game": "toy", "seats": 2, "name": "Anna"},
    }

    def asked(path: str, body: object, code: str | None) -> Any:
        headers = {} if code is None else {"Steppe-Lay-Code": quote(code)}
        answer = served.http.post(path, json=body, headers=headers)
        return answer.json() if answer.status_code == 200 else answer.json()["key"]

    for path, body in laying.items():
        for wrong in (None, "", "сезам", "sesame"):
            assert asked(path, body, wrong) == "server-lay-code"
        assert "key" not in asked(path, body, "сезам 7")
    assert asked("/api/records", "x", None) == "server-lay-code"
    given = asked("/api/tables", table, "сезам 7")
    id, token = given["table"], given["seats"][0]["token"]
    assert asked(f"/api/tables/{id}/fork", {"at": 0}, None) == "server-lay-code"
    served.sit(id, token).play("take 1 from a")  # a guest with a link plays


def test_the_code_cannot_be_tried_out(serve: Serve) -> None:
    limits = UNHURRIED.limits._replace(new_tables=Rate(3, 1e-9))
    served = serve(UNHURRIED._replace(lay_code="7", limits=limits))
    keys = [
        served.http.post("/api/tables", json={}, headers={"Steppe-Lay-Code": str(code)}).json()
        for code in range(1, 8)
    ]
    assert [answer["key"] for answer in keys[:3]] == ["server-lay-code"] * 3
    assert {answer["key"] for answer in keys[3:]} == {"server-too-many"}
