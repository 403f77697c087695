"""Structs as numbers: compiled code writes accounts and guides so, and reads positions so.

Rules have records and arrays, but no texts and no lists that grow; programs want Structs.
Between the two lie numbers, in the order of the Struct's fields:

    int, float, bool          itself; a bool as 0 or 1
    Literal, names            the place among the names
    str                       the place among the texts, which stay outside
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

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, cycle, repeat
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

# Numbers behind the place of the next one, to be read or written.
Told: TypeAlias = NDArray[np.float64]
T = TypeVar("T")

ROOM = 1 << 13  # numbers that most tellings need at most
LARGEST = 1 << 53  # up to which floats hold every integer
LATER = 0  # stands for a count until it is known (`tell_at`)


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
    tell(out, LATER)
    return last_place(out)


@compiled
def last_place(out: Told) -> int:
    """Return the place of the number that was told last."""
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


@compiled
def take(given: Told) -> float:
    """Return the next of the numbers that were given."""
    place = int(given[0])
    given[0] = place + 1
    return given[place]


@compiled
def take_whole(given: Told) -> int:
    """Return the next of the numbers as an integer; one too large for that is the largest."""
    return int(min(max(take(given), -LARGEST), LARGEST))


class Schema(NamedTuple):
    """How numbers become a value: what kind, and of what it is made up."""

    kind: str  # number, whole, truth, name, text, maybe, unset, items, list, map, struct, union
    parts: "tuple[Schema, ...]" = ()
    names: tuple[str, ...] = ()  # of a name's values, or of a Struct's fields
    type: Any = None  # of a Struct
    tag: tuple[str, str] | None = None  # of a Struct in JSON: the field and what stands there


def told(kind: Any, entry: Callable[..., int], *arguments: Any, texts: Sequence[str] = ()) -> Any:
    """Return what an entry point tells of its arguments, of which the last is the room to write."""
    room = ROOM
    while True:
        out = np.empty(room)
        count = entry(*arguments, out)
        if count <= room:
            return decode(kind, out[1:count].tolist(), texts)
        room = count


class Encoded(NamedTuple):
    """A value as numbers, and the texts to which they point."""

    numbers: Told
    texts: tuple[str, ...]


def encode(kind: Any, value: Any) -> Encoded:
    """Return a value as compiled code takes it.

    >>> encode(tuple[int, ...], (7, 9)).numbers.tolist()
    [1.0, 2.0, 7.0, 9.0]
    """
    numbers: list[float] = [1]
    texts: list[str] = []
    write(schema_of(kind), value, numbers, texts)
    return Encoded(np.array(numbers, np.float64), tuple(texts))


def write(schema: Schema, value: Any, numbers: list[float], texts: list[str]) -> None:
    """Add the numbers of a value, and its texts."""
    kind, parts = schema.kind, schema.parts
    if kind in ("number", "whole", "truth"):
        numbers.append(float(value))
    elif kind == "name":
        numbers.append(schema.names.index(str(value)))
    elif kind == "text":
        numbers.append(len(texts))
        texts.append(value)
    elif kind in ("maybe", "unset"):
        is_missing = value is None or value is UNSET
        numbers.append(not is_missing)
        if not is_missing:
            write(parts[0], value, numbers, texts)
    elif kind == "union":
        place = next(at for at, part in enumerate(parts) if isinstance(value, part.type))
        numbers.append(place)
        write(parts[place], value, numbers, texts)
    else:
        write_parts(schema, value, numbers, texts)


def write_parts(schema: Schema, value: Any, numbers: list[float], texts: list[str]) -> None:
    """Add the numbers of what has parts of its own."""
    parts: Iterable[Schema] = schema.parts
    items: Iterable[Any] = value
    if schema.kind == "struct":
        items = [getattr(value, name) for name in schema.names]
    elif schema.kind == "list":
        numbers.append(len(value))
        parts = repeat(schema.parts[0], len(value))
    elif schema.kind == "map":
        numbers.append(len(value))
        items = chain.from_iterable(value.items())
        parts = cycle(schema.parts)
    for part, item in zip(parts, items, strict=False):
        write(part, item, numbers, texts)


def decode(kind: Any, numbers: list[float], texts: Sequence[str] = ()) -> Any:
    """Return the value that numbers tell, with the texts to which they point.

    >>> decode(tuple[int, ...], [2, 7, 9])
    (7, 9)
    """
    rest = iter(numbers)
    read = reader(schema_of(kind), texts) if texts else reader_of(kind)
    try:
        value = read(rest)
    except StopIteration:
        raise ValueError(f"less is told than a {kind} has") from None
    if next(rest, None) is not None:
        raise ValueError(f"more is told than a {kind} has")
    return value


@cache
def reader_of(kind: Any) -> Callable[[Iterator[float]], Any]:
    """Return what reads a type from numbers."""
    return reader(schema_of(kind))


def reader(schema: Schema, texts: Sequence[str] = ()) -> Callable[[Iterator[float]], Any]:
    """Return what reads by a schema."""
    if schema.kind == "text":
        return lambda rest: texts[int(next(rest))]
    parts = [reader(part, texts) for part in schema.parts]
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
PLAIN = {
    int: Schema("whole"),
    float: Schema("number"),
    bool: Schema("truth"),
    str: Schema("text"),
}


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
    if set(kinds) == {int, float}:
        return PLAIN[int]  # JSON may spell either; compiled code tells whole numbers
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
