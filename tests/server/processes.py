"""The server as processes of its own, to be killed, or to serve one database together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from server.people import Served


class Process:
    def __init__(
        self,
        database: str,
        *flags: str,
        limited: bool = True,
        port: int = 0,
        open_files: int | None = None,
        variables: Mapping[str, str] = {},
    ) -> None:
        command = [sys.executable, "-m", "steppe", "serve", "--port", str(port), "--no-open"]
        if not limited:
            command = [sys.executable, "-m", "server.unlimited"]
        paths = [str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "LANG": "en_GB.UTF-8",
            "PYTHONUNBUFFERED": "1",
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            **variables,
        }
        if open_files is not None:
            command = ["sh", "-c", f'ulimit -n {open_files} && exec "$@"', "sh", *command]
        self._process = subprocess.Popen(
            [*command, *flags, "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            self._process.kill()
            raise AssertionError(f"the server did not start: {self._process.communicate()[1]}")
        self.port = int(found[1])
        self.pid = self._process.pid

    def overhear(self) -> None:
        """Let it complain as much as it likes: a pipe that nobody reads would hold it up."""
        assert self._process.stderr is not None
        threading.Thread(target=self._process.stderr.read, daemon=True).start()

    def kill(self) -> None:
        """As when the machine's power is cut, but for the disk."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()

    def stop(self, patience: float = 20) -> str:
        """Ask it to leave; what it complained about."""
        self._process.send_signal(signal.SIGTERM)
        try:
            _, complaints = self._process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return complaints


@contextmanager
def process(database: str, *flags: str) -> Iterator[Served]:
    """A server in a process, asked to leave at the end."""
    running = Process(database, *flags)
    complaints: list[str] = []
    served = Served(running.port, lambda: complaints.append(running.stop()))
    try:
        yield served
    finally:
        served.close()
    assert "Traceback" not in complaints[0], complaints[0]
