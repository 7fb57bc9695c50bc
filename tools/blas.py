"""Runs the tests marked `blas` under each OpenBLAS kernel that this processor supports.

Matrix products round differently under each, so whatever depends on them must hold under all.
Processors other than x86 have other kernels: there the tests run once, with all the others.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

NEEDS = {"Nehalem": "sse4_2", "Haswell": "avx2", "SkylakeX": "avx512f"}
"""Kernels, and the processor flags without which they die of an illegal instruction."""


def flags(cpuinfo: str) -> set[str]:
    """The processor flags in /proc/cpuinfo."""
    for line in cpuinfo.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "flags":
            return set(value.split())
    return set()


def kernels(machine: str, cpuinfo: str) -> list[str]:
    if machine not in ("x86_64", "AMD64"):
        return []
    found = flags(cpuinfo)
    return [kernel for kernel, needed in NEEDS.items() if needed in found]


def main() -> int:
    told = Path("/proc/cpuinfo")
    able = kernels(platform.machine(), told.read_text() if told.exists() else "")
    for kernel in NEEDS:
        if kernel not in able:
            print(f"left out: {kernel}, which this processor cannot run", flush=True)
    for kernel in able:
        print(f"kernel {kernel}", flush=True)
        command = [sys.executable, "-m", "pytest", "-n", "auto", "-m", "blas", *sys.argv[1:]]
        done = subprocess.run(command, env={**os.environ, "OPENBLAS_CORETYPE": kernel}, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
