"""The places of a module that can be mutated, and the mutations."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TESTED: Final = (ast.If, ast.While, ast.IfExp)


class Place(NamedTuple):
    """Where a module can be changed, and how."""

    module: str
    node: int
    """The index of the node in the order of `ast.walk`, and ..."""
    kind: str
    part: int
    """... of its part: in a chain of comparisons, say."""


class Mutant(NamedTuple):
    place: Place
    function: str
    """The function, with its class; nothing if it is in none."""
    lines: range
    """Those of the statement; of a compound one, the ones before what it holds."""
    before: str
    """The statement, in one line, ..."""
    after: str
    """... and how it reads then."""


def places(module: str, source: str) -> Iterator[Place]:
    tree = ast.parse(source)
    skipped = set(_not_rules(tree))
    for index, node in enumerate(ast.walk(tree)):
        if node not in skipped:
            for kind, part in _changes(node):
                yield Place(module, index, kind, part)


def mutant(place: Place, source: str) -> Mutant:
    tree = ast.parse(source)
    target = _node(tree, place)
    function, statement = "", next(node for node in ast.walk(tree) if isinstance(node, ast.stmt))
    around: ast.AST = tree
    while True:
        if isinstance(around, ast.stmt):
            statement = around
        inner = next((n for n in ast.iter_child_nodes(around) if target in ast.walk(n)), None)
        if isinstance(around, ast.FunctionDef | ast.ClassDef) and inner in around.body:
            function = f"{function}.{around.name}".lstrip(".")
        if inner is None:
            break
        around = inner
    before = ast.unparse(statement)
    lines = range(statement.lineno, _header_end(statement) + 1)
    _change(target, place)
    ast.fix_missing_locations(tree)
    return Mutant(place, function, lines, *_line_that_differs(before, ast.unparse(statement)))


def changed(place: Place, source: str) -> ast.Module:
    """The tree with that one place changed."""
    tree = ast.parse(source)
    _change(_node(tree, place), place)
    return ast.fix_missing_locations(tree)


def _node(tree: ast.Module, place: Place) -> ast.AST:
    return next(node for at, node in enumerate(ast.walk(tree)) if at == place.node)


def _header_end(statement: ast.stmt) -> int:
    body = getattr(statement, "body", None)
    if not body:
        return statement.end_lineno or statement.lineno
    return max(statement.lineno, int(body[0].lineno) - 1)


def _line_that_differs(before: str, after: str) -> tuple[str, str]:
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    return next(((one, other) for one, other in pairs if one != other), (before, after))


def _not_rules(tree: ast.Module) -> Iterator[ast.AST]:
    """Annotations, assertions (zip's as well), slots and what only the type checker reads."""
    for node in ast.walk(tree):
        inner: list[ast.AST | None] = []
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        ):
            inner = [node]
        elif isinstance(node, ast.AnnAssign | ast.arg):
            inner = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            inner = [node.returns, *node.decorator_list]
            if node.name.startswith("__") and node.name != "__init__":
                inner = [node]
        elif (isinstance(node, ast.keyword) and node.arg == "strict") or (
            isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
        ):
            inner = [node]
        for part in inner:
            if part is not None:
                yield from ast.walk(part)


def _changes(node: ast.AST) -> Iterator[tuple[str, int]]:
    if isinstance(node, ast.Compare):
        for part, operator in enumerate(node.ops):
            if type(operator) in COMPARISONS:
                yield "comparison", part
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SUMS:
        yield "sum", 0
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool | int):
        yield "constant", 0
    elif isinstance(node, ast.BoolOp) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    ):
        yield "condition", 0
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "call", 0
    if isinstance(node, TESTED) and not isinstance(node.test, ast.Constant):
        yield "test", 0
    if isinstance(node, ast.comprehension):
        for part in range(len(node.ifs)):
            yield "filter", part


def _change(target: ast.AST, place: Place) -> None:
    if isinstance(target, ast.Compare):
        target.ops[place.part] = COMPARISONS[type(target.ops[place.part])]()
    elif isinstance(target, ast.BinOp | ast.AugAssign):
        target.op = SUMS[type(target.op)]()
    elif isinstance(target, ast.Constant):
        assert isinstance(target.value, int)
        target.value = not target.value if isinstance(target.value, bool) else target.value + 1
    elif isinstance(target, ast.BoolOp):
        target.op = ast.Or() if isinstance(target.op, ast.And) else ast.And()
    elif isinstance(target, ast.UnaryOp):
        target.op, target.operand = ast.Not(), ast.UnaryOp(ast.Not(), target.operand)
    elif isinstance(target, ast.comprehension):
        target.ifs[place.part] = ast.UnaryOp(ast.Not(), target.ifs[place.part])
    elif isinstance(target, TESTED):
        target.test = ast.UnaryOp(ast.Not(), target.test)
    elif isinstance(target, ast.Expr):
        target.value = ast.Constant(None)
