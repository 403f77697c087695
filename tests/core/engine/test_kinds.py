"""What may cross the border into compiled code, and how."""

from typing import Annotated, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from gloaming.core.engine.kinds import (
    Array,
    Group,
    Plain,
    Record,
    kind_of,
    leaves,
    signature_of,
    slots_of,
)
from gloaming.core.layout import Int8, Layout, Records, dtype_of


class Coin(Layout):
    """A coin on a table."""

    heads: Int8


class Purse(NamedTuple):
    """What somebody has with them."""

    coins: Records[Coin]
    worth: float


def spend(
    coin: Coin, coins: Records[Coin], grid: Annotated[NDArray[np.int64], 2], purse: Purse
) -> tuple[int, bool]:
    """Spend nothing."""
    return len(coins) + len(grid) + len(purse.coins) + coin.heads, True


COIN = dtype_of(Coin)


def test_what_annotations_mean() -> None:
    found = signature_of(spend)
    assert found.names == ("coin", "coins", "grid", "purse")
    assert found.arguments == (
        Record(COIN),
        Array(COIN, 1),
        Array(np.dtype(np.int64), 2),
        Group(Purse, (Array(COIN, 1), Plain("d"))),
    )
    assert found.result == Group(tuple, (Plain("q"), Plain("?")))


def test_what_is_known_besides_annotations_counts() -> None:
    found = signature_of(spend, {"grid": NDArray[np.int8]})
    assert found.arguments[2] == Array(np.dtype(np.int8), 1)


@pytest.mark.parametrize(
    ("hint", "slots"),
    [(type(None), 0), (int, 1), (Coin, 1), (Records[Coin], 2), (Purse, 3)],
)
def test_how_much_room_arguments_take(hint: object, slots: int) -> None:
    assert slots_of(kind_of(hint)) == slots


def test_groups_are_taken_apart() -> None:
    assert list(leaves(kind_of(tuple[int, Purse]))) == [Plain("q"), Array(COIN, 1), Plain("d")]


def test_what_cannot_cross_the_border_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot take"):
        kind_of(list[int])
