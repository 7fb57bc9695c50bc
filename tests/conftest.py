"""Which rules the tests pin, read from the marks in their source.

The marks are parsed and not collected, so that the answer is the same when only some tests run.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

import pytest

TESTS = Path(__file__).parent


class Marks(NamedTuple):
    pinned: dict[str, list[str]]
    """Ids to the places, file and line, of the marks that carry them."""
    faults: list[str]
    """Marks that pin nothing: on no test, or with ids that are not written out."""


@pytest.fixture(scope="session")
def rule_marks() -> Marks:
    return collect_marks(TESTS)


@pytest.fixture(scope="session")
def marks_of() -> Callable[[Path], Marks]:
    return collect_marks


def collect_marks(root: Path) -> Marks:
    marks = Marks({}, [])
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        name = path.relative_to(root).as_posix()
        is_test_file = path.name.startswith("test_") or path.name.endswith("_test.py")
        counted = _marks_on_tests(tree) if is_test_file else set()
        for node in ast.walk(tree):
            if _is_rule_mark(node):
                _read_mark(node, f"{name}:{node.lineno}", node in counted, marks)
    return marks


def _read_mark(mark: ast.Call, place: str, counts: bool, marks: Marks) -> None:
    if not counts:
        marks.faults.append(f"{place}: the mark is on no test that runs")
        return
    if not mark.args or mark.keywords:
        marks.faults.append(f"{place}: the mark must name ids and nothing else")
    for id in mark.args:
        if isinstance(id, ast.Constant) and isinstance(id.value, str):
            marks.pinned.setdefault(id.value, []).append(place)
        else:
            marks.faults.append(f"{place}: the ids must be written out in the mark")


def _marks_on_tests(tree: ast.Module) -> set[ast.AST]:
    named = _assignments(tree.body)
    found: set[ast.AST] = set()
    for carrier in _carriers(tree.body, []):
        found |= _marks_in(carrier, named)
    return found


def _carriers(body: list[ast.stmt], outer: list[ast.expr]) -> Iterator[ast.expr]:
    """The expressions whose marks hold for a test that runs."""
    outer = outer + _listed(_assignments(body).get("pytestmark"))
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            carriers = outer + node.decorator_list
            if node.name.startswith("test") and not any(map(_is_skip, carriers)):
                yield from carriers
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _carriers(node.body, outer + node.decorator_list)


def _listed(marks: ast.expr | None) -> list[ast.expr]:
    if marks is None:
        return []
    return marks.elts if isinstance(marks, ast.List | ast.Tuple) else [marks]


def _assignments(body: list[ast.stmt]) -> dict[str, ast.expr]:
    named = {}
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    named[target.id] = node.value
        elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
            named[node.target.id] = node.value
    return named


def _marks_in(node: ast.AST, named: dict[str, ast.expr]) -> set[ast.AST]:
    """The marks in an expression and in the module's lists of cases that it names."""
    found: set[ast.AST] = set()
    waiting, seen = [node], set()
    while waiting:
        node = waiting.pop()
        if _is_rule_mark(node):
            found.add(node)
        elif isinstance(node, ast.Name):
            if node.id in named and node.id not in seen:
                seen.add(node.id)
                waiting.append(named[node.id])
        elif not _is_skipped_case(node):
            waiting.extend(ast.iter_child_nodes(node))
    return found


def _is_skipped_case(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and _name(node.func).endswith("param")
        and any(_is_skip(inner) for inner in ast.walk(node))
    )


def _is_skip(node: ast.AST) -> bool:
    """A test that never runs, or may fail, pins nothing."""
    return _name(node.func if isinstance(node, ast.Call) else node).endswith(
        ("mark.skip", "mark.xfail")
    )


def _is_rule_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and _name(node.func).endswith("mark.rule")


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_name(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""
