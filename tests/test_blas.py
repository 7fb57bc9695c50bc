"""Which kernels of OpenBLAS the tests of nets run under."""

import pytest

from tools.blas import kernels


def cpuinfo(*flags: str) -> str:
    return f"processor\t: 0\nflags\t\t: fpu {' '.join(flags)}\nbugs\t\t: avx512f\n"


@pytest.mark.parametrize(
    ("machine", "flags", "expected"),
    [
        ("x86_64", ("sse4_2",), ["Nehalem"]),
        ("x86_64", ("sse4_2", "avx2"), ["Nehalem", "Haswell"]),
        ("AMD64", ("sse4_2", "avx2", "avx512f"), ["Nehalem", "Haswell", "SkylakeX"]),
        ("x86_64", (), []),
        ("aarch64", ("sse4_2", "avx2"), []),
    ],
)
def test_a_kernel_runs_where_the_processor_can(
    machine: str, flags: tuple[str, ...], expected: list[str]
) -> None:
    assert kernels(machine, cpuinfo(*flags)) == expected
    assert kernels(machine, "") == []
