"""What comes in the box: land and mist, in the numbers of the file of assumptions (rules 1)."""

import tomllib
from importlib.resources import files

import msgspec

FOREST, MENHIR = range(2)
LANDS = ("forest", "menhir")


class BoardAssumptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board and what is laid on it."""

    heights: tuple[int, ...]
    menhirs: int
    mist: int


class Assumptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the rules text leaves open."""

    boards: dict[str, BoardAssumptions]
    schedules: dict[str, str]


def read_assumptions() -> Assumptions:
    """Read the file of assumptions."""
    text = files(__package__).joinpath("assumptions.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Assumptions)


ASSUMPTIONS = read_assumptions()
