"""Patches: JSON values that turn one JSON value into another.

A patch that is an object is applied to an object by key, and to a list by index: each member is
applied to the existing member, or becomes the member if there was none. The member `-` removes:
the keys of an object, or the end of a list, which is first truncated to that length.
`{"=": value}`, and any patch that is not an object, replaces the old value.

Nothing is changed in place: parts that a patch does not touch are shared between old and new.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any

LEFT_OUT, INSTEAD = "-", "="
Patch = Any
"""Indices of lists are numbers, or strings of digits, since JSON keys are strings."""

_ABSENT: Any = object()


def patch(old: Any, new: Any, whole: Set[str] = frozenset()) -> Patch:
    """The patch that turns the old value into the new one; they differ.

    Lists under a name in `whole` are replaced, not compared: their members are unrelated.
    """
    if isinstance(new, dict):
        if isinstance(old, dict):
            return _of_objects(old, new, whole)
        return {INSTEAD: new} if isinstance(old, list) else new
    if isinstance(new, list) and isinstance(old, list) and old and new:
        return _of_lists(old, new, whole)
    return new


def _of_objects(old: dict[str, Any], new: dict[str, Any], whole: Set[str]) -> Patch:
    found: dict[str, Any] = {}
    keys = list(new)
    if list(old) == keys:  # nearly always
        for key, before, value in zip(keys, old.values(), new.values(), strict=True):
            if before is not value and before != value:
                listed = key in whole and isinstance(value, list)
                found[key] = value if listed else patch(before, value, whole)
        return found
    kept = [key for key in old if key in new]
    if kept != keys[: len(kept)]:
        return {INSTEAD: new}  # in another order, which readers may rely on
    if len(kept) != len(old):
        found[LEFT_OUT] = [key for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key, _ABSENT)
        if before is value or before == value:
            continue
        listed = key in whole and isinstance(value, list)
        found[key] = value if listed or before is _ABSENT else patch(before, value, whole)
    return found


def _of_lists(old: list[Any], new: list[Any], whole: Set[str]) -> Patch:
    found: dict[Any, Any] = {}
    if len(new) < len(old):
        found[LEFT_OUT] = len(new)
    plain = 0
    for number, (before, value) in enumerate(zip(old, new, strict=False)):
        if before is value or before == value:
            continue
        plain += not isinstance(value, dict | list)
        found[number] = patch(before, value, whole)
    for number in range(len(old), len(new)):
        found[number] = new[number]
    # If most of a list of plain values is new, the list itself is shorter.
    return new if 2 * plain > len(new) or not found else found


def applied(value: Any, laid: Patch) -> Any:
    """The value with a patch applied."""
    if not isinstance(laid, dict):
        return laid
    if INSTEAD in laid:
        return laid[INSTEAD]
    if isinstance(value, dict):
        gone = laid.get(LEFT_OUT, ())
        whole = {key: kept for key, kept in value.items() if key not in gone} if gone else {**value}
        for key, part in laid.items():
            if key != LEFT_OUT:
                whole[key] = applied(whole[key], part) if key in whole else part
        return whole
    if isinstance(value, list):
        cut = laid.get(LEFT_OUT)
        row = value[:] if cut is None else value[:cut]
        for key, part in laid.items():
            if key == LEFT_OUT:
                continue
            number = int(key)
            if number < len(row):
                row[number] = applied(row[number], part)
            else:
                row.append(part)
        return row
    return laid


def shared(old: Any, new: Any) -> Any:
    """The new value, reusing equal parts of the old one, so that the next comparison is cheap."""
    if old is new or old == new:
        return old
    if isinstance(new, dict) and isinstance(old, dict):
        whole = {}
        for key, value in new.items():
            before = old.get(key, _ABSENT)
            whole[key] = value if before is value else shared(before, value)
        return whole
    if isinstance(new, list) and isinstance(old, list):
        longer = [shared(before, value) for before, value in zip(old, new, strict=False)]
        return longer + new[len(old) :]
    return new
