"""Random matches end in the same bytes in the engine, the checked engine, Node and plain Python.

GLOAMING_MATCHES=10000 plays that many of each game.
"""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from gloaming.core.engine.files import module_path
from gloaming.core.engine.mode import Mode
from gloaming.core.layout import array
from tests.games.contestants import CONTESTANTS, Contest

from .ends import beginnings, digest, ends

WANTED = os.environ.get("GLOAMING_MATCHES")
MATCHES = {"finstere": 120, "menhirs": 120, "spokenchaos": 6}
# Plain Python is a thousand times slower.
INTERPRETED = {"finstere": 2, "menhirs": 4, "spokenchaos": 0}
INTERPRETED_WANTED = {"finstere": 300, "menhirs": 300, "spokenchaos": 3}
NODE = Path(__file__).with_name("play.mjs")
WAYS = [Contest(name, way) for name in MATCHES for way in range(len(CONTESTANTS[name].ways))]
every_way = pytest.mark.parametrize("contest", WAYS, ids=lambda one: f"{one.name}-{one.way}")


def share(contest: Contest, of: int) -> int:
    """Return how many matches of a game are played in one way."""
    return -(-of // len(CONTESTANTS[contest.name].ways))


@cache
def engine_ends(contest: Contest, count: int) -> str:
    """Return how matches end in the engine; they are played once for all to be compared."""
    return ends(*contest, count)


def told_by(mode: Mode, contest: Contest, count: int) -> str:
    """Return how matches end in a mode, in a process of its own."""
    command = [
        sys.executable,
        "-m",
        "tests.engine.ends",
        contest.name,
        str(contest.way),
        str(count),
    ]
    env = {**os.environ, "GLOAMING_RULES": mode}
    return subprocess.run(
        command, env=env, capture_output=True, text=True, check=True
    ).stdout.strip()


@every_way
def test_the_checked_engine_plays_alike(contest: Contest) -> None:
    count = share(contest, int(WANTED or MATCHES[contest.name]))
    assert told_by(Mode.CHECKED, contest, count) == engine_ends(contest, count)


@every_way
def test_plain_python_plays_alike(contest: Contest) -> None:
    of = (INTERPRETED_WANTED if WANTED else INTERPRETED)[contest.name]
    if not of:
        pytest.skip("a match of it takes plain Python minutes; `make sameness` plays some")
    count = share(contest, of)
    assert told_by(Mode.INTERPRETED, contest, count) == engine_ends(contest, count)


@every_way
def test_node_plays_alike(contest: Contest, tmp_path: Path) -> None:
    count = share(contest, int(WANTED or MATCHES[contest.name]))
    states, streams = beginnings(contest, count)
    files = [tmp_path / "states", tmp_path / "streams"]
    for path, content in zip(files, (array(states), streams), strict=True):
        path.write_bytes(content.tobytes())
    module = module_path(f"gloaming.games.{contest.name}", Mode.ENGINE)
    room = str(contest.game.most_actions)
    command = ["node", *map(str, (NODE, module, *files)), str(count), room]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = digest(int(done.stdout), *(path.read_bytes() for path in files))
    assert found == engine_ends(contest, count)
