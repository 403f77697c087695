"""Structs that rules write are read as the same values."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
import pytest
from msgspec import UNSET, UnsetType

from gloaming.core.encoding import Told, begin, decode, length, tell, tell_at, tell_later
from gloaming.core.writer import NOT_SET, NOTHING, place_of, writer

Place = tuple[int, int]
ROOM = 64


class Leg(msgspec.Struct, frozen=True):
    """A part of a way."""

    cell: Place
    through: Literal["door", "wall"] | None = None


class Stayed(msgspec.Struct, frozen=True):
    """Nobody went anywhere."""

    seat: int


class Went(msgspec.Struct, frozen=True):
    """Somebody went somewhere."""

    seat: int
    start: Place | None
    steps: tuple[int, ...]
    pace: Annotated[str, ("slow", "fast")] = "fast"
    sure: bool = False
    target: tuple[int, float] | None = None
    way: tuple[Leg, ...] = ()


class Asked(msgspec.Struct, frozen=True):
    """Somebody was asked; who of the two answers may be open, or nobody's matter."""

    who: int | UnsetType | None = UNSET
    towards: tuple[float, float] | UnsetType = UNSET
    last: Leg | None = None
    cells: dict[int, int] | UnsetType = UNSET


class Gathered(msgspec.Struct, frozen=True):
    """Somebody gathered things."""

    seat: int
    things: list[int] = []


class Turned(msgspec.Struct, frozen=True):
    """Somebody turned about, and a leg follows."""

    seat: int
    leg: Leg


Event = Stayed | Went


def tell_tens(out: Told, cell: int) -> None:
    """Write a cell by its number."""
    tell(out, cell // 10)
    tell(out, cell % 10)


PUT_STAYED, PUT_LEG = writer(Stayed, Event), writer(Leg, values={Place: tell_tens})
PUT_WENT = writer(Went, Event, {Place: tell_tens})
PUT_ASKED, PUT_TURNED, PUT_GATHERED = writer(Asked), writer(Turned), writer(Gathered)


def test_fields_are_given_by_name_and_defaults_may_be_left_out() -> None:
    def write(out: Told) -> None:
        PUT_WENT(out, steps=np.array([3, 1]), start=47, seat=2, way=2)
        PUT_LEG(out, cell=12)
        PUT_LEG(out, through=place_of(Literal["door", "wall"], "wall"), cell=13)

    way = (Leg((1, 2)), Leg((1, 3), "wall"))
    assert written(write) == Went(2, (4, 7), (3, 1), way=way)


def test_what_is_missing_and_what_is_there_are_told_apart() -> None:
    def write(out: Told) -> None:
        target = (5, 0.5)
        PUT_WENT(out, seat=0, start=NOTHING, steps=np.zeros(0), pace=0, sure=True, target=target)

    assert written(write) == Went(0, None, (), "slow", sure=True, target=(5, 0.5))


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({}, Asked()),
        ({"who": NOTHING}, Asked(None)),
        ({"who": 3}, Asked(3)),
        ({"who": NOT_SET}, Asked()),
        ({"towards": (-1.0, 0.0)}, Asked(towards=(-1.0, 0.0))),
        ({"towards": (NOTHING, NOTHING)}, Asked()),
    ],
)
def test_what_is_not_set_and_what_is_nobody_are_told_apart(given: Any, value: Asked) -> None:
    def write(out: Told) -> None:
        PUT_ASKED(out, **given)
        tell(out, 0)  # no cells

    assert written(write, Asked) == value


def test_what_is_open_follows_in_order() -> None:
    def write(out: Told) -> None:
        PUT_ASKED(out, last=True)
        PUT_LEG(out, cell=12)
        tell(out, 1)
        place = tell_later(out)
        tell(out, 4)
        tell(out, 6)
        tell_at(out, place, 1)

    assert written(write, Asked) == Asked(last=Leg((1, 2)), cells={4: 6})


def test_what_has_a_new_list_by_default_is_given_one() -> None:
    def write(out: Told) -> None:
        PUT_GATHERED(out, seat=1, things=np.array([3, 1]))

    assert written(write, Gathered) == Gathered(1, [3, 1])


def test_a_struct_that_is_always_there_is_written_next() -> None:
    def write(out: Told) -> None:
        PUT_TURNED(out, seat=2)
        PUT_LEG(out, cell=12)

    assert written(write, Turned) == Turned(2, Leg((1, 2)))


def test_one_of_a_union_is_known_by_its_place() -> None:
    assert written(lambda out: PUT_STAYED(out, seat=3)) == Stayed(3)


def test_a_field_that_is_forgotten_or_too_much_is_an_error() -> None:
    with pytest.raises(TypeError, match="seat"):
        PUT_STAYED(np.zeros(ROOM))
    with pytest.raises(TypeError, match="chair"):
        PUT_STAYED(np.zeros(ROOM), seat=3, chair=1)


def test_lists_of_structs_stand_last() -> None:
    class Mixed(msgspec.Struct):
        legs: tuple[Leg, ...]
        seat: int

    with pytest.raises(TypeError, match="Mixed: Structs and lists of them stand last"):
        writer(Mixed)


def written(write: Any, kind: Any = Event) -> Any:
    """Return the value that a rule writes."""
    out = np.zeros(ROOM)
    begin(out)
    write(out)
    return decode(kind, out[1 : length(out)].tolist())
