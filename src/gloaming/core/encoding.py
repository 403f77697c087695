"""What compiled code tells, as numbers: it writes them one after the other, and a Struct is read.

Rules have records and arrays, but no texts and no lists that grow; whoever reads an account or
a guide wants Structs.  Between the two lie numbers, in the order of the Struct's fields:

    int, float, bool          itself; a bool as 0 or 1
    Literal, names            the place among the names
    X | None, X | UnsetType   0, or 1 and then the X
    a Struct                  its fields
    a union of Structs        the place in the union, then the fields
    tuple[X, Y]               its items
    list[X], tuple[X, ...]    how many, then the items
    dict[X, Y]                how many, then key and value of each

    class Seen(Struct): way: Literal["N", "E"]; cells: list[int]
    Seen("E", [7, 9])         1  2 7 9

`names` stand for a text as `Annotated[str, NAMES]`.  Other languages read the same numbers by
the `schema_of` a Struct.  All of them are floats, which hold every integer up to 2**53.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType
from numpy.typing import NDArray

from .compiled import compiled

Told: TypeAlias = NDArray[np.float64]  # first how many numbers there are, then the numbers
T = TypeVar("T")

ROOM = 1 << 13  # numbers that most tellings need at most


@compiled
def begin(out: Told) -> None:
    """Begin to tell."""
    out[0] = 1


@compiled
def tell(out: Told, number: float) -> None:
    """Tell a number; where room is short it is only counted."""
    place = int(out[0])
    if place < len(out):
        out[place] = number
    out[0] = place + 1


@compiled
def tell_later(out: Told) -> int:
    """Leave room for a number that is known only later, as a count is; return its place."""
    tell(out, 0)
    return int(out[0]) - 1


@compiled
def tell_at(out: Told, place: int, number: float) -> None:
    """Tell what was left out before."""
    if place < len(out):
        out[place] = number


@compiled
def length(out: Told) -> int:
    """Return how many numbers were told, or would have been, the first included."""
    return int(out[0])


class Schema(NamedTuple):
    """How numbers become a value: what kind, and of what it is made up."""

    kind: str  # number, whole, truth, name, maybe, unset, items, list, map, struct, union
    parts: "tuple[Schema, ...]" = ()
    names: tuple[str, ...] = ()  # of a name's values, or of a Struct's fields
    type: Any = None  # of a Struct
    tag: tuple[str, str] | None = None  # of a Struct in JSON: the field and what stands there


def told(kind: Any, write: Callable[..., int], *arguments: Any) -> Any:
    """Return what an entry point tells of its arguments, of which the last is the room to write."""
    room = ROOM
    while True:
        out = np.empty(room)
        count = write(*arguments, out)
        if count <= room:
            return decode(kind, out[1:count].tolist())
        room = count


def decode(kind: Any, numbers: list[float]) -> Any:
    """Return the value that numbers tell.

    >>> decode(tuple[int, ...], [2, 7, 9])
    (7, 9)
    """
    rest = iter(numbers)
    try:
        value = reader_of(kind)(rest)
    except StopIteration:
        raise ValueError(f"less is told than a {kind} has") from None
    if next(rest, None) is not None:
        raise ValueError(f"more is told than a {kind} has")
    return value


@cache
def reader_of(kind: Any) -> Callable[[Iterator[float]], Any]:
    """Return what reads a type from numbers."""
    return reader(schema_of(kind))


def reader(schema: Schema) -> Callable[[Iterator[float]], Any]:
    """Return what reads by a schema."""
    parts = [reader(part) for part in schema.parts]
    return READERS[schema.kind](schema, parts)


Reader: TypeAlias = Callable[[Iterator[float]], Any]
Readers: TypeAlias = list[Reader]


def number_reader(_: Schema, __: Readers) -> Reader:
    """Read a number."""
    return next


def whole_reader(_: Schema, __: Readers) -> Reader:
    """Read an integer."""
    return lambda rest: int(next(rest))


def truth_reader(_: Schema, __: Readers) -> Reader:
    """Read whether something is so."""
    return lambda rest: next(rest) != 0


def name_reader(schema: Schema, _: Readers) -> Reader:
    """Read a name."""
    return lambda rest: schema.names[int(next(rest))]


def maybe_reader(_: Schema, parts: Readers) -> Reader:
    """Read a value or None."""
    (part,) = parts
    return lambda rest: part(rest) if next(rest) else None


def unset_reader(_: Schema, parts: Readers) -> Reader:
    """Read a value or nothing."""
    (part,) = parts
    return lambda rest: part(rest) if next(rest) else UNSET


def items_reader(_: Schema, parts: Readers) -> Reader:
    """Read a tuple of as many items as there are parts."""
    return lambda rest: tuple([part(rest) for part in parts])


def list_reader(schema: Schema, parts: Readers) -> Reader:
    """Read items of one kind."""
    (part,) = parts
    make = schema.type
    return lambda rest: make([part(rest) for _ in range(int(next(rest)))])


def map_reader(_: Schema, parts: Readers) -> Reader:
    """Read values by their keys."""
    key, value = parts
    return lambda rest: {key(rest): value(rest) for _ in range(int(next(rest)))}


def struct_reader(schema: Schema, parts: Readers) -> Reader:
    """Read a Struct."""
    make, names = schema.type, schema.names
    return lambda rest: make(**{name: part(rest) for name, part in zip(names, parts, strict=True)})


def union_reader(_: Schema, parts: Readers) -> Reader:
    """Read one of several Structs."""
    return lambda rest: parts[int(next(rest))](rest)


READERS: dict[str, Callable[[Schema, Readers], Reader]] = {
    "number": number_reader,
    "whole": whole_reader,
    "truth": truth_reader,
    "name": name_reader,
    "maybe": maybe_reader,
    "unset": unset_reader,
    "items": items_reader,
    "list": list_reader,
    "map": map_reader,
    "struct": struct_reader,
    "union": union_reader,
}
PLAIN = {int: Schema("whole"), float: Schema("number"), bool: Schema("truth")}


def schema_of(kind: Any) -> Schema:
    """Return how numbers become a value of a type.

    >>> schema_of(Literal["N", "E"] | None).parts[0].names
    ('N', 'E')
    """
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return struct_schema(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return Schema("name", names=tuple(map(str, arguments)))
    if origin is Annotated:
        return annotated_schema(*arguments)
    if origin in (Union, UnionType):
        return union_schema(arguments)
    return collection_schema(kind, origin, arguments)


def struct_schema(kind: type[msgspec.Struct]) -> Schema:
    """Return the schema of a Struct."""
    hints = get_type_hints(kind, include_extras=True)
    names = kind.__struct_fields__
    config = kind.__struct_config__
    tag = (str(config.tag_field), str(config.tag)) if config.tag is not None else None
    return Schema("struct", tuple(schema_of(hints[name]) for name in names), names, kind, tag)


def annotated_schema(kind: Any, *about: Any) -> Schema:
    """Return the schema of an annotated type: of names, if there are some."""
    names = next((known for known in about if isinstance(known, tuple)), None)
    return schema_of(kind) if names is None else Schema("name", names=names)


def union_schema(kinds: tuple[Any, ...]) -> Schema:
    """Return the schema of a union: of what may be missing, of names, or of several Structs."""
    for absent, name in ((UnsetType, "unset"), (NoneType, "maybe")):
        if absent in kinds:
            rest = tuple(kind for kind in kinds if kind is not absent)
            return Schema(name, (schema_of(Union[rest]),))  # noqa: UP007 - made of a tuple
    if all(get_origin(kind) is Literal for kind in kinds):
        return Schema("name", names=tuple(str(name) for kind in kinds for name in get_args(kind)))
    return Schema("union", tuple(map(struct_schema, kinds)))


def collection_schema(kind: Any, origin: Any, arguments: tuple[Any, ...]) -> Schema:
    """Return the schema of a list, a tuple or a mapping."""
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        return Schema("list", (schema_of(arguments[0]),), type=origin)
    if origin is tuple:
        return Schema("items", tuple(map(schema_of, arguments)))
    if origin is dict:
        return Schema("map", tuple(map(schema_of, arguments)))
    raise TypeError(f"compiled code cannot tell {kind}")
