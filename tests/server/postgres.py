"""A PostgreSQL server of our own, in a folder, for as long as a test needs it."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg

MISSING = (
    "PostgreSQL is not installed: `apt install postgresql` (or set STEPPE_TEST_POSTGRES to the "
    "address of an empty database)"
)

PATIENCE = 60.0  # seconds, for a busy machine


def programs() -> Path | None:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


class Postgres:
    """A running PostgreSQL, and what can happen to it."""

    def __init__(self, folder: Path, bin: Path, user: str) -> None:
        self._folder = folder
        self._bin = bin
        self._user = user
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"postgresql://steppe@127.0.0.1:{self._port}/postgres"
        self.start()

    def start(self) -> None:
        command = [str(self._bin / "postgres"), "-D", str(self._folder / "data")]
        command += ["-p", str(self._port), "-k", str(self._folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        # What is left of one that was killed may hold its memory or its port for a moment.
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self._process = subprocess.Popen(
                [*_as(self._user), *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            while self._process.poll() is None and time.monotonic() < until:
                if _answers(self._port):
                    time.sleep(0.5)
                    return
                time.sleep(0.05)
            time.sleep(0.5)
        self.stop()
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """Stop at once, even with clients connected."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def kill(self) -> None:
        """As when the machine's power is cut, but for the disk."""
        for pid in [self._process.pid, *self._children()]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def empty(self) -> None:
        """Remove everything stored."""
        asyncio.run(self._execute("DELETE FROM entries"))

    def cut(self) -> None:
        """End all connections, as an administrator or a failover does."""
        asyncio.run(self._cut())

    async def _cut(self) -> None:
        await self._execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.execute(statement)
        await connection.close()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It takes connections, and answers nothing."""
        stopped = [self._process.pid, *self._children()]
        for pid in stopped:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def _children(self) -> list[int]:
        found = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [int(pid) for pid in found.split()]


@contextmanager
def running() -> Iterator[Postgres]:
    """A PostgreSQL of our own with an empty database."""
    bin = programs()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="steppe-postgres-"))
    user = _owner()
    os.chmod(folder, 0o755)
    if user:
        shutil.chown(folder, user)
    data = str(folder / "data")
    _run(user, [str(bin / "initdb"), "-D", data, "-A", "trust", "-U", "steppe", "--no-sync"])
    postgres = Postgres(folder, bin, user)
    try:
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database() -> Iterator[str]:
    """The address of an empty database."""
    given = os.environ.get("STEPPE_TEST_POSTGRES")
    if given:
        yield given
        return
    with running() as postgres:
        yield postgres.address


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


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
