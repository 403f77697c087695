"""Positions for tests: drawn ones, random ones, and the way to the oracle's form."""

from __future__ import annotations

from random import Random
from textwrap import dedent

from hypothesis import strategies as st

from gloaming.core.engine.mode import mode
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import HEIGHTS, LETTERS, places, places_in, set_of
from gloaming.games.menhirs.clusters.move import direction_of, move_of, tiles_of
from gloaming.games.menhirs.exchange.position import Banned, Position, Settings
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.state import State
from gloaming.games.menhirs.text.drawing import read_drawing
from tests.games.menhirs import oracle

IS_SLOW = mode() == "interpreted"


def examples(compiled: int, interpreted: int) -> int:
    """Return how many random examples to try in the mode the rules run in."""
    return interpreted if IS_SLOW else compiled


def drawn(text: str) -> Position:
    """Return a drawn position."""
    return read_drawing(dedent(text))


def state_of(text: str) -> Records[State]:
    """Return the state of a drawn position."""
    return to_state(drawn(text))


def move(tiles: str, direction: str) -> int:
    """Return a move of tiles given as '43 44'."""
    cells = [(int(tile[0]), int(tile[1])) for tile in tiles.split()]
    return int(move_of(set_of(cells), LETTERS.index(direction)))


def plain_move(number: int) -> oracle.Move:
    """Return a move in the oracle's form."""
    return frozenset(places_in(tiles_of(number))), LETTERS[direction_of(number)]


def plain(position: Position) -> oracle.Place:
    """Return a position in the oracle's form."""
    banned = None
    if position.banned:
        banned = frozenset(position.banned.tiles), position.banned.direction
    return oracle.Place(
        menhirs=frozenset(position.menhirs),
        mist=frozenset(position.mist),
        turn=position.turn,
        banned=banned,
        heights=position.heights,
        schedule=position.schedule,
        must_detach=position.settings.must_detach,
        may_pass=position.settings.may_pass,
        no_take_back=position.settings.no_take_back,
    )


@st.composite
def positions(
    draw: st.DrawFn,
    most_mist: int = 12,
    turns: tuple[int, int] = (1, 24),
    most_menhirs: int = 7,
) -> Position:
    """Draw a random position with some ban, schedule and settings."""
    board = draw(st.integers(0, 1))
    cells = st.sampled_from(places(board))
    mist = draw(st.lists(cells, min_size=1, max_size=most_mist, unique=True))
    menhirs = draw(st.lists(cells, max_size=most_menhirs - 1, unique=True))
    covered = draw(st.sampled_from(mist))
    position = Position(
        game="menhirs",
        heights=HEIGHTS[board],
        menhirs=tuple(sorted({*menhirs, covered})),
        mist=tuple(sorted(mist)),
        turn=draw(st.integers(*turns)),
        schedule=tuple(draw(st.lists(st.booleans(), min_size=24, max_size=24))),
        settings=draw(
            st.builds(
                Settings,
                must_detach=st.booleans(),
                may_pass=st.sampled_from([False, False, True]),
                no_take_back=st.sampled_from([True, True, False]),
            )
        ),
    )
    return with_ban(position, draw(st.integers(-1, 10_000)))


def with_ban(position: Position, choice: int) -> Position:
    """Return a position with one of its moves banned, or none if `choice` is negative."""
    found = oracle.legal_moves(plain(position))
    if choice < 0 or not found:
        return position
    tiles, way = found[choice % len(found)]
    banned = Banned(tiles=tuple(sorted(tiles)), direction=way)  # type: ignore[arg-type]
    return Position(
        game="menhirs",
        heights=position.heights,
        menhirs=position.menhirs,
        mist=position.mist,
        turn=position.turn,
        banned=banned,
        schedule=position.schedule,
        settings=position.settings,
    )


def random_position(rng: Random, tiles: int, turns_left: int = 24, covered: int = 1) -> Position:
    """Return a position with so many tiles, at least some on menhirs, and random settings."""
    board = rng.randrange(2)
    mist = rng.sample(places(board), tiles)
    menhirs = {*rng.sample(mist, rng.randint(covered, tiles))}
    menhirs |= {*rng.sample(places(board), rng.randint(0, 3))}
    position = Position(
        game="menhirs",
        heights=HEIGHTS[board],
        menhirs=tuple(sorted(menhirs)),
        mist=tuple(sorted(mist)),
        turn=25 - turns_left,
        schedule=tuple(rng.random() < 0.5 for _ in range(24)),
        settings=Settings(
            must_detach=rng.random() < 0.3,
            may_pass=rng.random() < 0.2,
            no_take_back=rng.random() < 0.8,
        ),
    )
    return with_ban(position, rng.randrange(-1, 100))
