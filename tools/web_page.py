"""Stamps the built page with a digest of its sources, and checks whether it is up to date.

The page in src/steppe/server/static is built by `make web` and committed, so that
Python alone suffices to play; its stamp shows whether it was built from the current sources.

    python tools/web_page.py            writes the stamp after a build
    python tools/web_page.py --check    checks whether the page is up to date
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parents[1]
STAMP = ROOT / "src/steppe/server/static/source.txt"
PLUGINS = ("icons.ts", "messages.ts", "outlines.ts")
WEB = ("src", "public", "index.html", *PLUGINS, "package.json", "vite.config.ts")


def sources() -> list[Path]:
    """Everything that goes into the page: the client, and the engine's messages."""
    web = [ROOT / "web" / name for name in WEB]
    files = [file for path in web for file in ([path] if path.is_file() else path.rglob("*"))]
    files += (ROOT / "src/steppe").rglob("locale/*.ftl")
    return sorted(file for file in files if file.is_file() and not file.name.endswith(".test.ts"))


def digest() -> str:
    sum_of_all = blake2b(digest_size=16)
    for file in sources():
        sum_of_all.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        sum_of_all.update(file.read_bytes())
    return sum_of_all.hexdigest()


def main() -> int:
    if "--check" not in sys.argv:
        STAMP.write_text(digest() + "\n", encoding="utf-8")
        return 0
    if STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == digest():
        return 0
    print("the page is not that of these sources: run 'make web'", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
