"""A layout becomes one flat record, and copies of it are byte by byte the same."""

from typing import Annotated, Any

import numpy as np
import pytest

from gloaming.core.layout import (
    Bool,
    Bytes,
    Int8,
    Int32,
    Layout,
    Numbers8,
    Numbers16,
    Records,
    array,
    as_plain,
    blank,
    clone,
    dtype_of,
    same,
)


class Coin(Layout):
    """A record of three bytes in four, so that there is a gap."""

    worth: Annotated[Numbers16, np.int16, 1]
    heads: Bool


class Purse(Layout):
    """A record with records and arrays inside it."""

    lucky: Coin
    coins: Annotated[Records[Coin], Coin, 2]
    weights: Annotated[Numbers8, np.int8, 2, 3]
    owner: Int8
    age: Int32


def filled() -> Records[Purse]:
    """Return a purse in which every number is another."""
    purses = blank(Purse)
    purse = purses[0]
    purse.lucky.worth[0] = 500
    purse.coins[1].heads = True
    purse.weights[1, 2] = -7
    purse.owner, purse.age = 3, 70_000
    return purses


def gap_of(purses: Records[Purse]) -> Any:
    """Return the byte that no field covers, behind the lucky coin's."""
    return array(purses).view(np.uint8)[3:4]


class Row(Layout):
    """A record that compiled rules could not take."""

    marks: Annotated[Bytes, np.bool_, 3]


def test_what_cannot_be_compiled_is_refused() -> None:
    with pytest.raises(TypeError, match="an array of Bool"):
        dtype_of(Row)


def test_fields_keep_their_order_and_shape() -> None:
    dtype = dtype_of(Purse)
    assert dtype.names == ("lucky", "coins", "weights", "owner", "age")
    assert dtype["coins"].shape == (2,)
    assert dtype["weights"].shape == (2, 3)
    assert dtype["lucky"].names == ("worth", "heads")


def test_fields_are_aligned_for_the_compiler() -> None:
    fields = dtype_of(Purse).fields
    assert fields is not None
    assert dtype_of(Coin).itemsize == 4
    assert fields["age"][1] % 4 == 0


def test_blank_records_are_zero() -> None:
    assert array(blank(Purse, 3)).tobytes() == bytes(3 * dtype_of(Purse).itemsize)


def test_nested_fields_are_written_in_place() -> None:
    assert filled()[0].coins[1].heads
    assert filled()[0].lucky.worth[0] == 500


def test_a_clone_is_the_same_but_independent() -> None:
    purses = filled()
    copies = clone(purses)
    assert same(purses, copies)
    copies[0].coins[0].worth[0] = 1
    assert not same(purses, copies)
    assert purses[0].coins[0].worth[0] == 0


def test_a_clone_copies_the_gaps_too() -> None:
    purses = filled()
    gap_of(purses)[:] = 99
    assert gap_of(clone(purses))[0] == 99
    assert same(purses, clone(purses))


def test_records_that_differ_only_in_a_gap_are_not_the_same() -> None:
    purses = filled()
    gap_of(purses)[:] = 1
    assert not same(purses, filled())


def test_several_clones_stand_behind_one_another() -> None:
    copies = clone(filled(), 3)
    assert len(copies) == 3
    assert same(copies[2:], filled())


def test_a_record_becomes_plain_values() -> None:
    assert as_plain(filled()[0]) == {
        "lucky": {"worth": [500], "heads": False},
        "coins": [{"worth": [0], "heads": False}, {"worth": [0], "heads": True}],
        "weights": [[0, 0, 0], [0, 0, -7]],
        "owner": 3,
        "age": 70_000,
    }


def test_plain_values_are_python_numbers() -> None:
    plain = as_plain(filled()[0])
    assert type(plain["owner"]) is int
    assert type(plain["lucky"]["heads"]) is bool


def test_a_name_that_records_have_already_is_refused() -> None:
    with pytest.raises(TypeError, match="Crate: NumPy's records use size: choose another"):

        class Crate(Layout):
            """Something whose size would be read as that of a NumPy array."""

            size: Int8


def test_a_record_is_an_instance_of_its_layout() -> None:
    purse = filled()[0]
    assert isinstance(purse, Purse)
    assert isinstance(purse.lucky, Coin)
    assert isinstance(purse.coins[0], Coin)
