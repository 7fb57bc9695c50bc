"""The OpenAPI document, generated from the calls and their types."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ..version import __version__
from .api import CALLS
from .api_types import Fault
from .calls import Call

REF = "#/components/schemas/{name}"


@cache
def document() -> dict[str, Any]:
    kinds = [kind for call in CALLS for kind in (call.gives, call.wants) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components([*kinds, Fault], ref_template=REF)
    by_kind = dict(zip(map(repr, [*kinds, Fault]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Steppe", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Call, by_kind: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        if kind is str:
            return {"text/plain": {"schema": {"type": "string"}}}
        return {"application/json": {"schema": by_kind[repr(kind)]}}

    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("id", "game", "hash", "lesson", "step")
        if f"{{{name}}}" in call.path
    ]
    for query in call.query:
        schema: dict[str, Any] = {"type": "boolean"}
        if query.kind is int:
            schema = {"type": "integer", "minimum": 0, "maximum": 999_999}
        parameters.append(
            {"name": query.name, "in": "query", "description": query.about, "schema": schema}
        )
    operation: dict[str, Any] = {
        "summary": call.about,
        "operationId": call.handler.__name__,
        "parameters": parameters,
        "responses": {
            "200": {"description": "as asked", "content": content(call.gives)},
            "4XX": {"description": "refused", "content": content(Fault)},
            "5XX": {"description": "not possible now", "content": content(Fault)},
        },
    }
    if call.wants is not None:
        operation["requestBody"] = {"required": True, "content": content(call.wants)}
    if call.seated:
        operation["security"] = [{}, {"seat": []}]
    return operation
