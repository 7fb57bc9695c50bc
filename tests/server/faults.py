"""Faults below a server, at will: its disk, and its clock (`faulty.c`)."""

from __future__ import annotations

import mmap
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMES = ("sync", "write", "full", "read", "clock")
MISSING = "there is no C compiler: `apt install gcc libc6-dev`"
NUMBER = struct.Struct("q")


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc")


class Faults:
    """The switches of one server, which is started in `environment`."""

    def __init__(self, folder: Path) -> None:
        library, switches = folder / "faulty.so", folder / "faults"
        source = Path(__file__).with_name("faulty.c")
        command = [str(compiler()), "-shared", "-fPIC", "-O1", "-o", str(library), str(source)]
        subprocess.run([*command, "-ldl"], check=True)
        switches.write_bytes(bytes(NUMBER.size * len(NAMES)))
        self.environment = {"LD_PRELOAD": str(library), "STEPPE_FAULTS": str(switches)}
        with switches.open("r+b") as file:
            self._switches = mmap.mmap(file.fileno(), 0)

    def set(self, name: str, value: int) -> None:
        NUMBER.pack_into(self._switches, NUMBER.size * NAMES.index(name), value)

    @contextmanager
    def at(self, name: str) -> Iterator[None]:
        self.set(name, 1)
        try:
            yield
        finally:
            self.set(name, 0)
