"""Observations for programs: what a seat sees, as a row of small numbers.

A game lists its planes once, in order, each with a name, a shape and a meaning; its rule
`observe` fills them from a concealed state.  One behind another they are one flat array:

    planes          cells 11 x 16 | stones 11 x 16 | ... | facing 4 | ...
    observation     int8, 0 at first; `named` gives every plane by its name and in its shape
"""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Annotated, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Observation: TypeAlias = NDArray[np.int8]
Observations: TypeAlias = Annotated[NDArray[np.int8], 2]  # a row for each match of a batch

N = TypeVar("N", bound=np.generic)


class Plane(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)


def size_of(planes: Sequence[Plane]) -> int:
    """Return how many numbers an observation has."""
    return sum(plane.size for plane in planes)


def starts_of(planes: Sequence[Plane]) -> Mapping[str, int]:
    """Return where every plane begins.

    >>> starts_of([Plane("board", (2, 3), "a cell"), Plane("turn", (), "its number")])
    {'board': 0, 'turn': 6}
    """
    return {plane.name: size_of(planes[:index]) for index, plane in enumerate(planes)}


def named(planes: Sequence[Plane], observation: NDArray[N]) -> dict[str, NDArray[N]]:
    """Return the planes of an observation by name, as parts of the same memory."""
    starts = starts_of(planes)
    return {
        plane.name: observation[start : start + plane.size].reshape(plane.shape)
        for plane, start in zip(planes, starts.values(), strict=True)
    }


def table_of(planes: Sequence[Plane]) -> str:
    """Return the planes as a Markdown table, for the documents."""
    rows = [
        f"| {start} | {plane.name} | {shape_words(plane.shape)} | {plane.meaning} |"
        for plane, start in zip(planes, starts_of(planes).values(), strict=True)
    ]
    return "\n".join(["| from | plane | shape | meaning |", "| --- | --- | --- | --- |", *rows])


def shape_words(shape: tuple[int, ...]) -> str:
    """Return a shape in words.

    >>> shape_words((11, 16)), shape_words(())
    ('11 x 16', '1')
    """
    return " x ".join(map(str, shape)) or "1"
