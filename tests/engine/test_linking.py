"""All that rules call is in their module, whichever entry point comes first."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Lowering changes numba for good, so it has a process of its own.
LINKING = """
import numpy as np
from numba import int64, njit
from engine.lowering import libraries_behind, lowered, only_lower
from engine.optimising import linked

only_lower()

@njit
def first(number):  # no array anywhere
    return number + 1

@njit
def second(numbers):
    copied = np.zeros(3, np.int64)
    copied[0] = numbers[0]
    return copied

known, libraries, kept = {}, [], set()
for rule, kind in ((first, int64), (second, int64[:])):
    found = lowered(rule, (kind,))
    kept.add(found.fndesc.llvm_func_name)
    libraries += libraries_behind(found.library, known)
functions = linked(libraries, kept).functions
print(*(function.name for function in functions if not function.is_declaration))
"""


def test_what_the_first_entry_point_does_not_call_is_linked_all_the_same() -> None:
    command = [sys.executable, "-c", LINKING]
    came = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert {"NRT_incref", "NRT_decref"} <= set(came.stdout.split())
