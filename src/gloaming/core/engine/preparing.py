"""Calls that are made again and again with the same arguments, which are packed only once.

go_on = prepared(move_on, states, streams, search, traces, room)   # all in one room
while go_on():
    moves += 1
"""

import struct
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from gloaming.core.compiled import is_being_built

from .declaring import DECLARED, EntryPoint, package_of
from .kinds import Array, Group, Kind, Plain

SLOT = struct.Struct("=q")


def prepared(function: Callable[..., int], *arguments: Any) -> Callable[[], int]:
    """Return a function that calls an entry point which returns a whole number.

    All arguments are arrays in one room.  What they hold may change from call to call, but not
    where they lie.
    """
    entry = DECLARED.get((str(package_of(function.__module__)), function.__name__))
    if entry is None or is_being_built():
        return partial(function, *arguments)
    return packed(entry, arguments)


def packed(entry: EntryPoint, arguments: tuple[Any, ...]) -> Callable[[], int]:
    """Pack arguments into a block of their own; return what calls with it."""
    from .rooms import instance_of  # noqa: PLC0415 - wasmtime is loaded only where it runs

    arrays = list(arrays_in(Group(tuple, entry.signature.arguments), arguments))
    if entry.signature.result != Plain("q") or len({id(instance_of(one)) for one in arrays}) != 1:
        raise TypeError(f"{entry.name} cannot be prepared: arrays in one room, and a whole number")
    instance = instance_of(arrays[0])
    slots = [slot for one in arrays for slot in (one.ctypes.data - instance.start, *one.shape)]
    block = instance.take(SLOT.size * (1 + len(slots)))
    struct.pack_into(f"={len(slots)}q", instance.view, block + SLOT.size, *slots)
    function = instance.function(entry.name)
    read, view = SLOT.unpack_from, instance.view

    def run() -> int:
        """Call with the block."""
        instance.run_with(entry.name, function, block)
        return int(read(view, block)[0])

    return run


def arrays_in(kind: Kind, given: Any) -> Iterator[Any]:
    """Yield the arrays of an argument."""
    if isinstance(kind, Group):
        for part, found in zip(kind.parts, given, strict=True):
            yield from arrays_in(part, found)
    elif isinstance(kind, Array):
        yield given
    else:
        raise TypeError(f"only arrays can be prepared, not {kind}")
