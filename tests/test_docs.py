"""The Python examples in the documents work as they stand.

The blocks of a document are run from top to bottom as one program. A block with `>>>` is a dialogue
and must answer as written.
"""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def documents() -> list[str]:
    candidates = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    return sorted(
        path.relative_to(ROOT).as_posix()
        for path in candidates
        if BLOCK.search(path.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("document", documents())
def test_examples_run(
    document: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write files
    text = (ROOT / document).read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "example"}
    for block in BLOCK.finditer(text):
        line = text[: block.start(1)].count("\n")
        if ">>> " in block[1]:
            dialogue = doctest.DocTestParser().get_doctest(
                block[1], names, document, document, line
            )
            told: list[str] = []
            result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
                dialogue, out=told.append, clear_globs=False
            )
            assert not result.failed, "".join(told)
            names |= dialogue.globs
        else:
            program = compile("\n" * line + block[1], document, "exec")
            exec(program, names)
