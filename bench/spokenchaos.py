"""Spokenchaos: looks beside trimesh and Embree, the tables of hidden places, random games."""

from collections.abc import Callable
from random import Random

from gloaming.bots.spokenchaos.hiding import Hiding, hiding_of
from gloaming.core.batch import Batch
from gloaming.core.layout import Records, clone
from gloaming.core.match import Match
from gloaming.core.streams import below, stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.exchange.to_scene import Scene, to_scene
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.solids.lobby import EDGE, NO_LEAN, PIECES, UPRIGHT
from gloaming.games.spokenchaos.solids.putting import put
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import State
from tests.games.spokenchaos.embree import meshes_of, samples
from tests.games.spokenchaos.randoms import random_position
from tests.games.spokenchaos.scenes import DOORS

from .extent import extent
from .measure import Rate, timed

GRID = ASSUMPTIONS.look.grid
SCENES = extent(4, 1)
PIECES_IN_SCENE, GHOSTS_IN_SCENE = 6, 12
GAMES = extent(20, 1)
MIDDLE_ROUND = extent(3, 2)
CANDIDATES = extent(200, 3)
TABLES = extent(20, 1)


def scenes() -> list[Scene]:
    """Return some lobbies full of furniture and ghosts."""
    return [
        to_scene(random_position(Random(f"bench {seed}"), PIECES_IN_SCENE, GHOSTS_IN_SCENE))
        for seed in range(SCENES)
    ]


def official_looks() -> Callable[[], Rate]:
    """Return the measurement of looks at full grid from all doors."""
    found = scenes()

    def work() -> float:
        for scene in found:
            for door in DOORS:
                keyhole_look(*scene, door, GRID)
        return len(found) * len(DOORS)

    return lambda: timed(work)


def embree_looks() -> Callable[[], Rate]:
    """Return the same by trimesh and Embree, every sample of the opening cast."""
    found = [meshes_of(scene) for scene in scenes()[:1]]
    doors = DOORS[::6]

    def work() -> float:
        for meshes in found:
            for door in doors:
                samples(meshes, door, GRID)
        return len(found) * len(doors)

    return lambda: timed(work)


def played_state() -> Records[State]:
    """Return a state in the middle of a match."""
    match = Match(GAME, SpokenchaosOptions(), "bench")
    stream = stream_from(1)
    match.settle()
    while match.state.round_number < MIDDLE_ROUND:
        seats = match.seats_to_act()
        actions = match.legal_actions(seats[0])
        match.play(seats[0], actions[below(stream, len(actions))])
        match.settle()
    return match.states


def whole_tables() -> Callable[[], Rate]:
    """Return the measurement of making the tables of a lobby."""
    rooms = room_of(played_state()[0])
    return lambda: timed(lambda: sum(bool(hiding_of(rooms)) for _ in range(TABLES)))


def furniture_candidates() -> Callable[[], Rate]:
    """Return the measurement of furniture candidates judged against all 24 doors."""
    states = played_state()
    before = hiding_of(room_of(states[0]))
    candidates = legal_candidates(states)
    return lambda: timed(lambda: judge_all(before, candidates))


def legal_candidates(states: Records[State]) -> list[tuple[Records[State], int]]:
    """Return states after legal furniture moves, and the piece that moved."""
    stream, found = stream_from(2), list[tuple[Records[State], int]]()
    while len(found) < CANDIDATES:
        tried, piece = clone(states), below(stream, PIECES)
        x, y, yaw = below(stream, EDGE), below(stream, EDGE), below(stream, 360)
        if put(tried[0], piece, x, y, yaw, UPRIGHT, NO_LEAN) == STANDS:
            found.append((tried, piece))
    return found


def judge_all(before: Hiding, candidates: list[tuple[Records[State], int]]) -> float:
    """Make the tables of all candidates."""
    for states, piece in candidates:
        before.move(room_of(states[0]), piece)
    return len(candidates)


def random_games() -> Rate:
    """Play complete random games on one core: the rate of games."""
    batch = Batch(GAME, SpokenchaosOptions(), GAMES, seed=1, threads=1)
    return timed(lambda: GAMES * bool(batch.play_out()))
