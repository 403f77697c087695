"""Arrays of records live until the function returns in which they are, whatever was used last."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Lowering changes numba for good, so it has a process of its own.
BEGINNING = """
import numpy as np
from numba import njit
from engine.lifetimes import keep_arrays

keep_arrays()
RECORD = np.dtype([("number", "f8"), ("rest", "f8", (7,))])

@njit(error_model="numpy")
def made(number):
    records = np.empty(1, RECORD)
    records[0].number = number
    return records
"""
READ_LATE = """
@njit(error_model="numpy")
def read_late(number):
    first = made(1.0)
    record = first[0]  # the last use of the array
    second = made(2.0)  # takes its memory, if that was given back
    second[0].number += number
    return record.number

print(read_late(3.0))
"""
READ_IN_BRANCHES = """
@njit(error_model="numpy")
def read_in_branches(number):
    record = made(1.0)[0]
    while record.number < number:
        if record.number > 5.0:
            return record.number
        record.number += 1.0
    second = made(2.0)
    return record.number + second[0].number

print(read_in_branches(3.0), read_in_branches(9.0))
"""
MADE_IN_A_LOOP = """
@njit(error_model="numpy")
def made_in_a_loop(count):
    total = 0.0
    for number in range(count):
        total += made(number)[0].number
    return total

print(made_in_a_loop(3))
"""
CARRIED_ON = """
@njit
def carried_on(count):
    best = made(0.0)[0]
    for number in range(count):
        other = made(number)[0]
        if other.number > best.number:
            best = other
    return best.number

carried_on(3)
"""
RETURNED = """
@njit
def returned(number):
    return made(number)[0]

returned(3.0)
"""


def run(rule: str) -> "subprocess.CompletedProcess[str]":
    """Compile a rule and run it."""
    command = [sys.executable, "-c", BEGINNING + rule]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_array_lives_as_long_as_its_records_may_be_read() -> None:
    assert run(READ_LATE).stdout == "1.0\n"
    assert run(READ_IN_BRANCHES).stdout == "5.0 6.0\n"
    assert run(MADE_IN_A_LOOP).stdout == "3.0\n"


def test_what_would_outlive_its_array_is_refused() -> None:
    assert "carried_on: carries a record on in a loop that makes arrays" in run(CARRIED_ON).stderr
    assert "returned: makes an array of records and returns a record" in run(RETURNED).stderr
