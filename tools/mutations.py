"""The places of a module where a rule can be changed, and the changes."""

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


class Mutant(NamedTuple):
    module: str
    line: int
    kind: str
    node: int
    """The how-many-th node of the tree, as `ast.walk` goes, and ..."""
    part: int
    """... which of its parts: of a chain of comparisons, say."""
    before: str
    after: str


def mutants(module: str, source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    skipped = set(_not_rules(tree))
    for index, node in enumerate(ast.walk(tree)):
        if node in skipped:
            continue
        for kind, part in _changes(node):
            before = ast.unparse(node)
            changed = change(ast.parse(source), index, kind, part)
            line = line_of(node, part)
            yield Mutant(module, line, kind, index, part, before, changed[1])


def line_of(node: ast.AST, part: int) -> int:
    if isinstance(node, ast.comprehension):
        return node.ifs[part].lineno
    assert isinstance(node, ast.expr | ast.stmt)
    return node.lineno


def _not_rules(tree: ast.Module) -> Iterator[ast.AST]:
    """Annotations, assertions, slots and what only the type checker reads."""
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
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
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


def change(tree: ast.Module, index: int, kind: str, part: int) -> tuple[ast.Module, str]:
    """The tree with that one node changed, and how the node reads now."""
    target = next(node for at, node in enumerate(ast.walk(tree)) if at == index)
    result: ast.AST = target
    if isinstance(target, ast.Compare):
        target.ops[part] = COMPARISONS[type(target.ops[part])]()
    elif isinstance(target, ast.BinOp | ast.AugAssign) and kind == "sum":
        target.op = SUMS[type(target.op)]()
    elif isinstance(target, ast.Constant):
        assert isinstance(target.value, int)
        target.value = not target.value if isinstance(target.value, bool) else target.value + 1
    elif isinstance(target, ast.BoolOp):
        target.op = ast.Or() if isinstance(target.op, ast.And) else ast.And()
    elif isinstance(target, ast.UnaryOp):
        target.op, target.operand = ast.Not(), ast.UnaryOp(ast.Not(), target.operand)
    elif isinstance(target, ast.comprehension):
        target.ifs[part] = ast.UnaryOp(ast.Not(), target.ifs[part])
    elif isinstance(target, TESTED):
        target.test = ast.UnaryOp(ast.Not(), target.test)
    elif isinstance(target, ast.Expr):
        target.value = ast.Constant(None)
    ast.fix_missing_locations(tree)
    return tree, ast.unparse(result)
