"""What compiled code tells as numbers becomes the Struct that they mean."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
import pytest
from msgspec import UNSET, UnsetType

from gloaming.core.encoding import (
    ROOM,
    Told,
    begin,
    decode,
    encode,
    length,
    take,
    tell,
    tell_at,
    tell_later,
    told,
)

NAMES = ("stone", "crystal")


class Eaten(msgspec.Struct, frozen=True, tag="eaten"):
    """A token is gone."""

    token: int
    by: Annotated[str, NAMES]


class Went(msgspec.Struct, frozen=True, tag="went"):
    """A token went somewhere."""

    way: list[Literal["N", "E"]]
    cell: tuple[int, float] | None
    is_out: bool = False
    note: int | UnsetType = UNSET


@pytest.mark.parametrize(
    ("kind", "numbers", "meant"),
    [
        (int, [3.0], 3),
        (float, [0.5], 0.5),
        (bool, [1.0], True),
        (Literal["N", "E"], [1], "E"),
        (Literal["N"] | Literal["E", "S"], [2], "S"),  # noqa: PYI030 - one of them may have a name
        (Annotated[str, NAMES], [0], "stone"),
        (Annotated[int, "a number"], [4], 4),
        (int | None, [0], None),
        (int | None, [1, 7], 7),
        (tuple[int, ...], [2, 7, 9], (7, 9)),
        (list[int], [0], []),
        (dict[Literal["N", "E"], list[int]], [2, 1, 1, 5, 0, 0], {"E": [5], "N": []}),
        (Eaten | Went, [0, 4, 1], Eaten(4, "crystal")),
        (Eaten | Went, [1, 2, 0, 1, 1, 3, 0.25, 1, 0], Went(["N", "E"], (3, 0.25), True)),
        (Went | None, [1, 0, 0, 0, 1, 8], Went([], None, False, 8)),
    ],
)
def test_numbers_become_what_they_mean(kind: Any, numbers: list[float], meant: Any) -> None:
    """Every kind of type is read in the order of its fields."""
    found = decode(kind, numbers)
    assert (found, type(found)) == (meant, type(meant))


class Named(msgspec.Struct, frozen=True):
    """Something with a name."""

    name: str
    yaw: int | float


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (bool, True),
        (Literal["N", "E"] | None, "E"),
        (Literal["N", "E"] | None, None),
        (dict[Literal["N", "E"], list[int]], {"E": [5], "N": []}),
        (tuple[int, ...], (7, 9)),
        (list[Eaten | Went], [Eaten(4, "crystal"), Went(["N"], (3, 0.25), True, 8)]),
        (list[Named], [Named("a b", 90), Named("c", 0), Named("a b", 180)]),
    ],
)
def test_a_value_is_read_as_it_was_written(kind: Any, value: Any) -> None:
    """What is encoded is decoded as the same value, texts included."""
    numbers, texts = encode(kind, value)
    assert decode(kind, numbers[1:].tolist(), texts) == value


def test_compiled_code_takes_one_number_after_the_other() -> None:
    """The first number says which comes next."""
    numbers = encode(tuple[int, ...], (7, 9)).numbers
    assert [take(numbers) for _ in range(3)] == [2, 7, 9]


def test_what_does_not_fit_is_an_error() -> None:
    """A writer that does not fit its Struct is found out."""
    with pytest.raises(ValueError, match="more is told"):
        decode(int, [1, 2])
    with pytest.raises(ValueError, match="less is told"):
        decode(tuple[int, int], [1])


def test_what_no_number_stands_for_is_refused() -> None:
    """A set has no order in which it could be told."""
    with pytest.raises(TypeError, match="cannot tell"):
        decode(set[int], [1])


def count_up(most: int, out: Told) -> int:
    """Tell the numbers below another, and before them how many they are."""
    begin(out)
    place = tell_later(out)
    for number in range(most):
        tell(out, number)
    tell_at(out, place, most)
    return length(out)


@pytest.mark.parametrize("most", [0, 3, ROOM - 2, ROOM - 1, 3 * ROOM])
def test_room_grows_with_what_is_told(most: int) -> None:
    """Whatever does not fit at first is told again with more room."""
    assert told(list[int], count_up, most) == list(range(most))


def test_nothing_is_written_where_there_is_no_room() -> None:
    """What comes later is counted only."""
    for room in (1, 2):
        out = np.full(4, -1.0)
        assert count_up(9, out[:room]) == 11
        assert out[2:].tolist() == [-1, -1]
