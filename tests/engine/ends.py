"""`python -m tests.engine.ends NAME WAY COUNT` tells how random matches end, in this mode."""

import hashlib
import sys
from typing import Any

from gloaming.core.layout import array, clone
from gloaming.core.streams import Streams, many_streams
from tests.games.contestants import Contest

SEED = 22


def beginnings(contest: Contest, count: int) -> tuple[Any, Streams]:
    """Return matches that have not begun, and their chance."""
    return clone(contest.game.start(contest.options), count), many_streams(count, SEED)


def ends(name: str, way: int, count: int) -> str:
    """Play matches to their ends at random; return a digest of all their bytes."""
    contest = Contest(name, way)
    states, streams = beginnings(contest, count)
    entry_points, room = contest.game.entry_points, contest.game.most_actions
    moves = entry_points.play_out_all(states, streams, room)
    return digest(moves, array(states).tobytes(), streams.tobytes())


def digest(moves: int, *contents: bytes) -> str:
    """Digest how many moves were made, and what became of states and chance."""
    return f"{moves} {hashlib.sha256(b''.join(contents)).hexdigest()}"


if __name__ == "__main__":
    print(ends(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))  # noqa: T201 - it is asked to
