"""Rules compiled apart are called like all others, by rules and by Python, in every mode."""

from pathlib import Path
from typing import Annotated, Any, TypeVar

import numpy as np
import pytest
from numpy.typing import NDArray
from typing_extensions import TypeAliasType

from gloaming.core.apart import compiled_apart, compiled_type
from gloaming.core.compiled import compiled, mode
from gloaming.core.layout import Int8, Int64, Layout, Records, blank
from tests.core.test_compiled import run_python

needs_compiler = pytest.mark.skipif(mode() == "interpreted", reason="nothing is compiled")


class Coin(Layout):
    """A coin with a wide and a narrow number."""

    flips: Int64
    side: Int8


class Purse(Layout):
    """Some coins."""

    coins: Annotated[Records[Coin], Coin, 3]


@compiled
def flip_once(coin: Coin) -> None:
    """Turn a coin over."""
    coin.side = 1 - coin.side
    coin.flips += 1


@compiled_apart
def flip(coin: Coin, times: int) -> int:
    """Turn a coin over some times."""
    for _ in range(times):
        flip_once(coin)
    return coin.flips


@compiled_apart
def tell(coin: Coin, weight: float, is_loud: bool) -> tuple[int, float, bool]:
    """Return what there is to tell."""
    return coin.side, 2 * weight, not is_loud


@compiled_apart
def flip_all(coins: Records[Coin]) -> None:
    """Turn all coins over."""
    for number in range(len(coins)):
        flip_once(coins[number])


@compiled_apart
def cell_of(grid: Annotated[NDArray[np.int64], 2], row: int, column: int) -> int:
    """Return a number of a grid."""
    return grid[row, column]


@compiled_apart
def item_of(row: NDArray[np.int64], index: int) -> int:
    """Return a number of a row."""
    return row[index]


@compiled
def play(purse: Purse) -> tuple[int, float, bool]:
    """Call rules that are compiled apart, with narrow and with plain numbers."""
    first = purse.coins[0]
    flip(first, 2)
    flip(purse.coins[1], first.side + 3)
    return tell(purse.coins[1], 1.5, False)


@compiled
def item_beyond(index: int) -> int:
    """Read a row of five."""
    return item_of(np.arange(5), index)


def test_rules_call_a_rule_that_is_compiled_apart() -> None:
    purses = blank(Purse)
    assert play(purses[0]) == (1, 3.0, True)
    assert [int(coin.flips) for coin in purses[0].coins] == [2, 3, 0]


def test_python_calls_it_too() -> None:
    coins = blank(Coin, 2)
    assert flip(coins[0], 3) == 3
    assert flip(coins[0], int(np.int8(2))) == 5
    flip_all(coins)
    assert [int(coin.flips) for coin in coins] == [6, 1]


def test_arrays_may_have_two_dimensions() -> None:
    assert cell_of(np.arange(6).reshape(2, 3), 1, 2) == 5


def test_it_keeps_its_name_and_its_sentence() -> None:
    assert (flip.__name__, flip.__doc__) == ("flip", "Turn a coin over some times.")


@pytest.mark.skipif(mode() == "compiled", reason="compiled rules do not check")
def test_an_error_comes_back_to_the_caller() -> None:
    assert item_beyond(4) == 4
    with pytest.raises(IndexError):
        item_beyond(5)


Number = TypeVar("Number", bound=np.generic)
Width = TypeVar("Width", bound=tuple[int, ...])
Row = TypeAliasType("Row", np.ndarray[Any, np.dtype[Number]], type_params=(Number,))
SizedRow = TypeAliasType(
    "SizedRow", np.ndarray[Width, np.dtype[Number]], type_params=(Number, Width)
)
Ages = TypeAliasType("Ages", Row[np.int16])


@needs_compiler
@pytest.mark.parametrize("named", [Row[np.int16], SizedRow[np.int16, tuple[int]], Ages])
def test_a_named_type_means_what_it_names(named: Any) -> None:
    assert compiled_type(named) == compiled_type(np.ndarray[Any, np.dtype[np.int16]])
    assert compiled_type(Annotated[named, 2]).ndim == 2


ROOT = str(Path(__file__).parents[2])
CODE = f"""
import sys
sys.path.insert(0, {ROOT!r})
from gloaming.core.layout import blank
from tests.core.test_apart import Purse, play
from numba.core import event
with event.install_recorder("numba:compile") as compiles:
    print(play(blank(Purse)[0]), len(compiles.buffer) > 0)
"""


@needs_compiler
def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    first = run_python(CODE, folder=tmp_path)
    second = run_python(CODE, folder=tmp_path)
    assert (first, second) == ("(1, 3.0, True) True", "(1, 3.0, True) False")


WRONG = """
from gloaming.core.apart import compiled_apart, compiled_type
from gloaming.core.compiled import compiled

def wrong(number: int) -> int:
    return number.nothing_of_the_sort

apart = compiled_apart(wrong)

@compiled
def caller(number):
    return apart(number)

try:
    caller(1)
except RuntimeError as error:
    print(error)
"""


@needs_compiler
def test_what_cannot_be_compiled_is_named(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(WRONG)
    said = run_python("import wrong", folder=tmp_path)
    assert said == "wrong.wrong cannot be compiled; the reason is printed above"
