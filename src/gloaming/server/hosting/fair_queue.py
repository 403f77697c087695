"""A queue that is fair: whoever has many things waiting lets the others go in between.

put   a1 a2 a3 b1 c1
take  a1 b1 c1 a2 a3
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, by their owners, who take turns."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many things wait."""
        return sum(map(len, self._waiting.values()))

    def count(self, owner: str) -> int:
        """Return how many things of an owner wait."""
        return len(self._waiting.get(owner, ()))

    def put(self, owner: str, thing: T) -> None:
        """Let a thing wait behind those of its owner."""
        self._waiting.setdefault(owner, deque()).append(thing)

    def take(self) -> T:
        """Return the next thing; its owner's turn is over.

        >>> queue = FairQueue[str]()
        >>> for name in ("a1", "a2", "a3", "b1", "c1"):
        ...     queue.put(name[0], name)
        >>> [queue.take() for _ in range(len(queue))]
        ['a1', 'b1', 'c1', 'a2', 'a3']
        """
        owner, things = self._waiting.popitem(last=False)
        thing = things.popleft()
        if things:
            self._waiting[owner] = things
        return thing
