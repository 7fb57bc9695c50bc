"""A PostgreSQL server of our own, in a folder, for as long as a test needs it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

MISSING = (
    "PostgreSQL is not installed: `apt install postgresql` (or set STEPPE_TEST_POSTGRES to the "
    "address of an empty database)"
)


def programs() -> Path | None:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


@contextmanager
def database() -> Iterator[str]:
    """The address of an empty database."""
    given = os.environ.get("STEPPE_TEST_POSTGRES")
    if given:
        yield given
        return
    bin = programs()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="steppe-postgres-"))
    user = _owner()
    os.chmod(folder, 0o755)
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    _run(user, [str(bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "steppe", "--no-sync"])
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [
            *_as(user),
            *[str(bin / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder)],
            *["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait(port)
        yield f"postgresql://steppe@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # leave at once, whoever is still connected
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _owner() -> str:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.geteuid() != 0:
        return ""
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _as(user: str) -> list[str]:
    if not user:
        return []
    group = pwd.getpwnam(user).pw_gid
    return ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups"]


def _run(user: str, command: Sequence[str]) -> None:
    done = subprocess.run([*_as(user), *command], capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr


def _wait(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            time.sleep(0.5)
            return
    raise AssertionError("PostgreSQL did not start")
