"""From JSON to a puzzle that can be judged; what cannot be is refused with its place."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from gloaming.core.errors import NotationError, PlacedError
from gloaming.core.interchange import convert, read_json

from .kinds import KINDS, AnyKind, find_kind
from .puzzle import Puzzle


def read_puzzle(text: str) -> tuple[AnyKind, Puzzle]:
    """Read a puzzle of any kind, and check it."""
    plain = read_json(text, dict[str, Any])
    name = plain.get("kind")
    if not isinstance(name, str) or name not in KINDS:
        raise NotationError(f"say of which kind this puzzle is: {' or '.join(KINDS)}", "$.kind")
    kind = find_kind(name)
    puzzle = cast("Puzzle", convert(plain, kind.form))
    kind.check(puzzle)
    return kind, puzzle


@contextmanager
def at_place(place: str) -> Iterator[None]:
    """Let errors in a part of a puzzle name their place in the whole: `$.cell` at `$.position`."""
    try:
        yield
    except PlacedError as error:
        inner = error.place.removeprefix("$")
        raise type(error)(error.message, f"{place}{inner}") from None
