"""The stored lists of fields: they are stable within an observer version.

To store them anew, after raising `version`: python tests/gym/test_fields.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import steppe
from steppe.gym import observer

STORED = Path(__file__).parent / "fields"
SEATS = {"scythe": (1, 3), "raiders": (1, 3), "noria": (3,)}


def lists(name: str) -> dict[str, Any]:
    return {
        "version": observer(name, SEATS[name][-1]).version,
        **{f"seats {seats}": observer(name, seats).describe() for seats in SEATS[name]},
    }


@pytest.mark.parametrize("name", steppe.games())
def test_a_changed_list_of_fields_has_another_version(name: str) -> None:
    stored = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    assert lists(name) == stored


if __name__ == "__main__":
    for game in steppe.games():
        text = json.dumps(lists(game), indent=1, ensure_ascii=False)
        (STORED / f"{game}.json").write_text(text + "\n", encoding="utf-8")
