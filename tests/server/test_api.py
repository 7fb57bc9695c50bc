"""The API against its own OpenAPI document: schemathesis makes up the requests."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from jsonschema_rs import validator_for
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import steppe
from server.people import Served
from steppe.server.api import CALLS
from steppe.server.openapi import document

SCHEMA = schemathesis.openapi.from_dict(json.loads(json.dumps(document())))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture
def tables(served: Served) -> list[str]:
    """A table at its start, and one that is open."""
    started, _ = served.lay()
    game = steppe.new("toy", seats=2, seed=1)
    answer = served.http.post("/api/records", content=game.record().encode())
    return [started, answer.json()["table"]]


@SCHEMA.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_call_keeps_to_the_document(
    case: Case[Any], served: Served, tables: list[str]
) -> None:
    case.call_and_validate(base_url=served.address, checks=CHECKS)
    if "id" in case.path_parameters:
        for table in tables:
            case.path_parameters["id"] = table
            case.call_and_validate(base_url=served.address, checks=CHECKS)


def test_the_document_describes_every_call(served: Served) -> None:
    given = served.get("/api/openapi.json")
    assert given["openapi"].startswith("3.1")
    described = {
        (method.upper(), path) for path, calls in given["paths"].items() for method in calls
    }
    assert described == {(call.method, call.path) for call in CALLS}


def test_a_real_state_keeps_to_the_document(served: Served) -> None:
    given = served.get("/api/openapi.json")
    schema = {"$ref": "#/components/schemas/State", "components": given["components"]}
    check = validator_for(schema)
    table, tokens = served.lay(game="scythe", seed="1")
    both = served.sit(table, *tokens)
    for _ in range(20):
        seat = both.states[0]["view"]["to_act"]
        both.play(both.states[seat]["view"]["legal"][0]["notation"], seat=seat)
        both.settle()
        for state in both.states.values():
            check.validate(state)
