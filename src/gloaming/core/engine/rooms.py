"""Rooms: memory that stays in an instance of the engine while compiled code works on it.

What entry points get is copied into the engine and back.  A search tree, a table of positions or
a batch of matches would cost too much that way: it is made in a room, and stays there.

    room = room_for("gloaming.bots.menhirs")
    tree = make_tree(room, nodes, edges)      # NumPy arrays in the engine's memory
    grow(tree, ...)                           # runs in the instance in which the tree lies

A room is used by one thread at a time.  Its memory is given back when its last array is gone.
"""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from gloaming.core.layout import L, Records, array, dtype_of

from .declaring import package_of
from .limits import LIMIT
from .mode import Mode, mode
from .module import Instance, Memory, module_of, timely


class Room(Protocol):
    """Where arrays are made."""

    def zeros(self, shape: int | tuple[int, ...], dtype: Any = np.float64) -> NDArray[Any]:
        """Return an array of zeros."""
        ...


class PlainRoom:
    """Python's own memory, for interpreted rules."""

    def zeros(self, shape: int | tuple[int, ...], dtype: Any = np.float64) -> NDArray[Any]:
        """Return an array of zeros."""
        return np.zeros(shape, dtype)


class EngineRoom:
    """An instance of its own, and the arrays in it."""

    def __init__(self, memory: Memory) -> None:
        """Make arrays in the memory of an instance."""
        self.memory = memory

    def zeros(self, shape: int | tuple[int, ...], dtype: Any = np.float64) -> NDArray[Any]:
        """Return an array of zeros."""
        kind = np.dtype(dtype)
        address = timely(self.memory.instance).take(int(np.prod(shape)) * kind.itemsize)
        return np.ndarray(shape, kind, self.memory, address)


def room_for(package: str) -> Room:
    """Open a room for the entry points of a package; where there is a limit, they keep to it."""
    if mode() == Mode.INTERPRETED or package_of(package) is None:
        return PlainRoom()
    instance = Instance(module_of(package, has_clock=LIMIT.deadline is not None))
    memory = Memory.from_address(instance.start)
    memory.instance = instance
    return EngineRoom(memory)


def room_of(made: NDArray[Any]) -> Room:
    """Return the room in which an array was made."""
    memory = memory_of(made)
    return PlainRoom() if memory is None else EngineRoom(memory)


def memory_of(made: NDArray[Any]) -> Memory | None:
    """Return the memory in which an array lies, if that is an instance's."""
    base: Any = made
    while isinstance(base, np.ndarray):
        base = base.base
    return base if isinstance(base, Memory) else None


def blank_in(room: Room, layout: type[L], count: int = 1) -> Records[L]:
    """Return `count` zeroed records in a room."""
    return room.zeros(count, dtype_of(layout))  # type: ignore[return-value]


def copy_in(room: Room, records: Records[L], times: int = 1) -> Records[L]:
    """Return a copy of records in a room, or several behind one another."""
    source = array(records)
    made = room.zeros(len(source) * times, source.dtype)
    made.view(np.uint8)[:] = np.frombuffer(source.tobytes() * times, np.uint8)
    return made  # type: ignore[return-value]


def instance_of(found: NDArray[Any]) -> Instance:
    """Return the instance in which an array lies."""
    memory = memory_of(found)
    if memory is None:
        raise TypeError("this array must lie in a room of the engine")
    return timely(memory.instance)
