"""States as flat records: named fields for people, plain memory for the compiler.

A layout is a class whose annotations say what a record holds:

    class Token(Layout):
        seat: Int8                              # one number
        way: Annotated[Numbers8, np.int8, 6]    # an array of six

    class State(Layout):
        leader: Token                           # a record inside the record
        tokens: Annotated[Records[Token], Token, 21]

The dtype, the JSON form and the documentation derive from it.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar, cast, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

Bool: TypeAlias = Annotated[bool, np.bool_]
Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int32: TypeAlias = Annotated[int, np.int32]
Int64: TypeAlias = Annotated[int, np.int64]
UInt8: TypeAlias = Annotated[int, np.uint8]
Bytes: TypeAlias = NDArray[np.uint8]
Numbers8: TypeAlias = NDArray[np.int8]
Numbers16: TypeAlias = NDArray[np.int16]
Actions: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = NDArray[np.int64]
Table: TypeAlias = Annotated[NDArray[np.int64], 2]  # a row for each match of a batch, say

if TYPE_CHECKING:  # NumPy's stubs call its type final, though NumPy's own `record` derives from it
    Void: TypeAlias = object
else:
    Void = np.void

# Many records of one layout: what a batch is, and what a single state is handed
# around as (an array of one), because compiled code takes an array nine times
# faster than a lone record.
Records: TypeAlias = Sequence


class Layout(Void):
    """A record described by its annotations.

    NumPy's own `record` looks for a field in Python whenever it is read, ten times as long.
    """

    def __init_subclass__(cls) -> None:
        """Let the fields be read and written by their names."""
        for name in cls.__annotations__:
            check_name(name, cls)
            setattr(cls, name, property(itemgetter(name), setter_of(name)))


def setter_of(name: str) -> Callable[[Any, Any], None]:
    """Return what writes a field."""

    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


def check_name(name: str, layout: type[Layout]) -> None:
    """Raise if NumPy's records have something else of a name."""
    if hasattr(np.void, name):
        raise TypeError(f"{layout.__name__}: NumPy's records use {name}: choose another")


L = TypeVar("L", bound=Layout)

DTYPES: dict[type[Layout], np.dtype[Any]] = {}  # each worked out only once


def dtype_of(layout: type[Layout]) -> np.dtype[Any]:
    """Return the NumPy dtype that the annotations of a layout describe.

    >>> class Coin(Layout):
    ...     heads: Int8
    >>> dtype_of(Coin).itemsize
    1
    """
    if layout not in DTYPES:
        fields = [
            (name, *kind_and_shape(hint))
            for name, hint in get_type_hints(layout, include_extras=True).items()
        ]
        DTYPES[layout] = np.dtype((layout, np.dtype(fields, align=True)))
    return DTYPES[layout]


def kind_and_shape(hint: Any) -> tuple[Any, tuple[int, ...]]:
    """Split a field's annotation into its dtype and its shape."""
    if isinstance(hint, type) and issubclass(hint, Layout):
        return dtype_of(hint), ()
    _, kind, *shape = get_args(hint)
    if isinstance(kind, type) and issubclass(kind, Layout):
        kind = dtype_of(kind)
    if shape and kind is np.bool_:
        raise TypeError("compiled rules cannot take an array of Bool: use Bytes and np.uint8")
    return kind, tuple(shape)


def blank(layout: type[L], count: int = 1) -> Records[L]:
    """Return `count` zeroed records."""
    return cast("Records[L]", np.zeros(count, dtype_of(layout)))


def clone(records: Records[L], times: int = 1) -> Records[L]:
    """Return an independent copy, or several behind one another.

    Byte by byte: NumPy's own copy leaves rubbish in the gaps between the fields.
    """
    source = array(records)
    content = bytearray(source.tobytes() * times)
    return cast("Records[L]", np.ndarray(len(source) * times, source.dtype, content))


def same(one: Records[L], other: Records[L]) -> bool:
    """Tell whether two arrays of records hold the same bytes."""
    return array(one).tobytes() == array(other).tobytes()


def array(records: Records[L]) -> NDArray[Any]:
    """Return records as the NumPy array that they are."""
    return records  # type: ignore[return-value]


def as_plain(record: Any) -> Any:
    """Return a record as dictionaries, lists and numbers, ready for JSON."""
    return plain_values(np.array([record]).view(bare(record.dtype)))[0]


def bare(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return a dtype whose fields are found without detours."""
    return np.dtype((np.void, dtype))


def plain_values(values: NDArray[Any]) -> list[Any]:
    """Return an array of numbers or records as a list: column by column, which is far faster."""
    names = values.dtype.names
    if names is None:
        return list(values.tolist())
    if values.ndim > 1:
        return [plain_values(row) for row in values]
    columns = [plain_values(values[name]) for name in names]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
