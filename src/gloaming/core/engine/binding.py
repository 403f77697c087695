"""An entry point as Python calls it: a function written for its signature.

Python's arrays lie elsewhere than an instance's memory, so what arguments point at is copied
there before the call and, where the entry point changes it, back again after it.

    block     result | number | address, extent | ...
    scratch                        +--> the array's bytes

For `levels(lobby: Lobby, ghost: Ghost, out: Numbers) -> int`, which fills out:

    def levels(lobby, ghost, out):
        _instance = _module.instance()
        _array0 = _matching(lobby, _dtype0, 0)
        ...
        _instance.run('levels')
        return _result
"""

import struct
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.errors import EngineError

from .declaring import EntryPoint
from .kinds import Array, Group, Kind, Plain, Record, leaves, slots_of
from .limits import LIMIT
from .mode import Mode, mode
from .module import Instance, instance_for, module_of
from .rooms import instance_of

ALIGNMENT = 16
SLOT_BYTES = 8
LARGE_BYTES = 1 << 16


class Leaf(NamedTuple):
    """A part of an argument, and how the function finds it."""

    number: int
    kind: Plain | Record | Array
    found: str  # an expression
    argument: str


def bound(entry: EntryPoint) -> Callable[..., Any]:
    """Return a function that calls an entry point."""
    parts = list(leaves_of(entry))
    names: dict[str, Any] = {
        "_module": module_of(entry.package),
        "_package": entry.package,
        "_limit": LIMIT,
        "_stoppable": instance_for,
        "_instance_of": instance_of,
        "_matching": matching,
        "_bytes": bytes_of,
        "_put": put,
        "_put_first": put_first,
        "_compare": partial(compare, f"{entry.package}.{entry.name}"),
        "_pack": struct.Struct("=" + "".join(map(letters, parts))).pack_into,
        "_unpack": struct.Struct(
            "=" + "".join(map(result_letter, leaves(result_of(entry))))
        ).unpack_from,
    }
    for part in parts:
        if not isinstance(part.kind, Plain):
            names[f"_dtype{part.number}"] = part.kind.dtype
    code = compile("\n".join(lines(entry, parts)), f"<entry point {entry.name}>", "exec")
    exec(code, names)  # noqa: S102 - written here, of declared names alone
    function: Callable[..., Any] = names[entry.name]
    function.__doc__, function.__module__ = entry.rule.__doc__, entry.rule.__module__
    vars(function)["__wrapped__"] = entry.rule
    return function


def result_of(entry: EntryPoint) -> Kind:
    """Return what an entry point returns."""
    result = entry.signature.result
    if not all(isinstance(part, Plain) for part in leaves(result)):
        raise TypeError(f"{entry.name}: an entry point returns numbers; arrays are given to it")
    return result


def leaves_of(entry: EntryPoint) -> Iterator[Leaf]:
    """Yield the parts of all arguments."""
    number = 0
    for name, kind in zip(entry.signature.names, entry.signature.arguments, strict=True):
        for found, leaf in expressions(name, kind):
            yield Leaf(number, leaf, found, name)
            number += 1


def expressions(found: str, kind: Kind) -> Iterator[tuple[str, Plain | Record | Array]]:
    """Yield how the parts of something are found in it."""
    if isinstance(kind, Group):
        for index, part in enumerate(kind.parts):
            yield from expressions(f"{found}[{index}]", part)
    else:
        yield found, kind


def letters(part: Leaf) -> str:
    """Return how a part is packed."""
    if isinstance(part.kind, Plain):
        return "q" if part.kind.letter == "?" else part.kind.letter
    return "q" * slots_of(part.kind)


def result_letter(kind: Any) -> str:
    """Return how a part of the result is unpacked."""
    return "?7x" if kind.letter == "?" else str(kind.letter)


def lines(entry: EntryPoint, parts: list[Leaf]) -> Iterator[str]:
    """Yield the lines of a function that calls an entry point."""
    staying = [part for part in parts if part.argument in entry.stays and pointing(part)]
    copied = [part for part in parts if part.argument not in entry.stays and pointing(part)]
    yield f"def {entry.name}({', '.join(entry.signature.names)}):"
    yield f"    _instance = {instance_words(staying)}"
    yield "    _view = _instance.view"
    for number, kind, found, _ in copied:
        yield f"    _array{number} = _matching({found}, _dtype{number}, {dimensions(kind)})"
        yield f"    _size{number} = _array{number}.nbytes"
    if copied:
        total = " + ".join(f"({padded(part.number)})" for part in copied)
        yield f"    _total, _at = {total}, _instance.scratch"
        yield "    if _total > _instance.room:"
        yield "        _at = _instance.make_room(_total)"
    for number, _, _, argument in copied:
        yield f"    _at{number} = _at"
        if argument not in (*entry.fills, *entry.counted):
            yield f"    _view[_at : _at + _size{number}] = _bytes(_array{number}, _size{number})"
        yield f"    _at += {padded(number)}"
    start = f"_instance.block + {slots_of(entry.signature.result) * SLOT_BYTES}"
    yield f"    _pack(_view, {start}, {', '.join(packed(parts, staying))})"
    yield f"    _instance.run({entry.name!r})"
    yield from returned(entry, copied)


def instance_words(staying: list[Leaf]) -> str:
    """Return how the instance is found: where something stays, or else the thread's own."""
    if staying:
        return f"_instance_of({staying[0].found})"
    return "_module.instance() if _limit.deadline is None else _stoppable(_package)"


def padded(number: int) -> str:
    """Return how many bytes a copy takes up, so that the next one begins where it may."""
    return f"_size{number} + {ALIGNMENT - 1} & -{ALIGNMENT}"


def pointing(part: Leaf) -> bool:
    """Tell whether a part points at something."""
    return not isinstance(part.kind, Plain)


def dimensions(kind: Kind) -> int:
    """Return how many dimensions something has; a record has none."""
    return kind.dimensions if isinstance(kind, Array) else 0


def packed(parts: list[Leaf], staying: list[Leaf]) -> Iterator[str]:
    """Yield what is written into the block."""
    for part in parts:
        if isinstance(part.kind, Plain):
            yield f"bool({part.found})" if part.kind.letter == "?" else part.found
            continue
        if part in staying:
            shape = f"{part.found}.shape"
            # Its __array_interface__ says the same, but also lists all fields of a layout.
            yield f"{part.found}.ctypes.data - _instance.start"
        else:
            shape = f"_array{part.number}.shape"
            yield f"_at{part.number}"
        for place in range(dimensions(part.kind)):
            yield f"{shape}[{place}]"


def returned(entry: EntryPoint, copied: list[Leaf]) -> Iterator[str]:
    """Yield the lines that take out of an instance what an entry point has done."""
    kind = entry.signature.result
    if slots_of(kind):
        yield "    _result = _unpack(_view, _instance.block)"
    if isinstance(kind, Plain) and kind.letter:
        yield "    _result = _result[0]"
    for part in copied:
        number = part.number
        if part.argument in (*entry.changes, *entry.fills):
            yield f"    _put(_instance, _array{number}, _at{number}, _size{number})"
        elif part.argument in entry.counted:
            yield f"    _put_first(_instance, _array{number}, _at{number}, _result)"
        elif mode() == Mode.CHECKED:
            yield f"    _compare(_instance, _array{number}, _at{number}, {part.argument!r})"
    if slots_of(kind):
        yield "    return _result"


def matching(given: Any, dtype: Any, dimensions: int) -> NDArray[Any]:
    """Return an argument as an array of the kind that an entry point takes."""
    found = np.asarray(given)
    if (found.dtype is not dtype and found.dtype != dtype) or found.ndim != dimensions:
        words = f"{dimensions}-dimensional {dtype}"
        raise TypeError(f"expected {words}, not {found.ndim}-dimensional {found.dtype}")
    return found


def bytes_of(array: NDArray[Any], size: int) -> Any:
    """Return the bytes of an array: of a small one a copy, which is faster."""
    return array.tobytes() if size < LARGE_BYTES else array.reshape(-1).view(np.uint8)


def put(instance: Instance, array: NDArray[Any], at: int, size: int) -> None:
    """Copy an array back out of an instance."""
    if array.flags.c_contiguous:
        array.reshape(-1).view(np.uint8)[:] = instance.bytes[at : at + size]
    else:
        array[...] = instance.bytes[at : at + size].view(array.dtype).reshape(array.shape)


def put_first(instance: Instance, array: NDArray[Any], at: int, count: int) -> None:
    """Copy the first items of an array back out of an instance."""
    if count > 0:
        found = array[:count]
        put(instance, found, at, found.nbytes)


def compare(name: str, instance: Instance, array: NDArray[Any], at: int, argument: str) -> None:
    """Raise if an entry point has changed what it says that it only reads."""
    before = array.tobytes()
    if instance.bytes[at : at + len(before)].tobytes() != before:
        raise EngineError(name, f"it changes {argument}, and does not say so")
