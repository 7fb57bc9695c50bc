"""The claim that makes one process at a time serve a database file.

A server keeps its tables in memory, so clients of a second one with the same file would not see
the changes of the first. The operating system releases the lock however the process ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Claim:
    def __init__(self, database: Path) -> None:
        """BlockingIOError: another process has it."""
        self._path = database.with_name(database.name + ".lock")
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            os.close(self._file)
            raise BlockingIOError(str(fault)) from None

    def release(self) -> None:
        os.close(self._file)
