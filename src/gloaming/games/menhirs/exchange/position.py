"""Positions as the interchange describes them, at the beginning of a turn."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, blank
from gloaming.games.menhirs.clusters.board import (
    HEIGHTS,
    LETTERS,
    Board,
    Place,
    is_on_board,
    places_in,
    set_of,
)
from gloaming.games.menhirs.clusters.move import PASS, direction_of, move_of, tiles_of
from gloaming.games.menhirs.options import TURNS, removal_turns
from gloaming.games.menhirs.state import MOVING, State

Letter: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]

SMALL_HEIGHTS = HEIGHTS[0]
DEFAULT_SCHEDULE = removal_turns("default")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position; unknown keys are refused."""


class Banned(Part, frozen=True):
    """The move that would take the opponent's back: its tiles as they lie now, and its way."""

    tiles: tuple[Place, ...]
    direction: Letter


class Settings(Part, frozen=True):
    """The settings that change which moves are legal."""

    must_detach: bool = False
    may_pass: bool = False
    no_take_back: bool = True


class Position(Part, frozen=True, kw_only=True):
    """Everything on the board, and the turn."""

    game: Literal["menhirs"]
    heights: tuple[int, ...] = SMALL_HEIGHTS
    menhirs: tuple[Place, ...]
    mist: tuple[Place, ...]
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
    banned: Banned | msgspec.UnsetType = msgspec.UNSET
    schedule: tuple[bool, ...] = DEFAULT_SCHEDULE
    settings: Settings = Settings()

    @property
    def board(self) -> Board:
        """Return the board."""
        return HEIGHTS.index(self.heights)


def letter(direction: int) -> Letter:
    """Return the letters of a direction."""
    return cast("Letter", LETTERS[direction])


def check(position: Position) -> None:
    """Refuse a position that cannot be on the board, naming the place."""
    if position.heights not in HEIGHTS:
        known = " or ".join(str(list(heights)) for heights in HEIGHTS)
        raise PositionError(f"the columns of a board have the heights {known}", "$.heights")
    if len(position.schedule) != TURNS:
        raise PositionError(f"there are {TURNS} turns, not {len(position.schedule)}", "$.schedule")
    check_cells(position.board, position.menhirs, "menhirs", "$.menhirs")
    check_cells(position.board, position.mist, "mist tiles", "$.mist")
    check_ban(position)
    if not set(position.menhirs) & set(position.mist):
        raise PositionError("no menhir is covered: such a position is already won", "$.mist")


def check_cells(board: Board, cells: Sequence[Place], things: str, where: str) -> None:
    """Refuse things off the board, or two on a cell."""
    for index, place in enumerate(cells):
        if not is_on_board(board, *place):
            raise PositionError(f"{list(place)} is not on the board", f"{where}[{index}]")
        if place in cells[:index]:
            raise PositionError(f"two {things} are on {list(place)}", f"{where}[{index}]")


def check_ban(position: Position) -> None:
    """Refuse a ban on no tiles, or on some that are not there."""
    if not position.banned:
        return
    tiles = position.banned.tiles
    if not tiles:
        raise PositionError("a ban names the tiles that may not be moved", "$.banned.tiles")
    check_cells(position.board, tiles, "banned tiles", "$.banned.tiles")
    for index, place in enumerate(tiles):
        if place not in position.mist:
            raise PositionError(f"{list(place)} is not mist", f"$.banned.tiles[{index}]")


def to_state(position: Position) -> Records[State]:
    """Return the state of a position, from which a match could go on."""
    check(position)
    states = blank(State)
    state, terms = states[0], states[0].terms
    terms.board = position.board
    terms.menhirs = set_of(position.menhirs)
    terms.removals = sum(removal << turn for turn, removal in enumerate(position.schedule, 1))
    terms.must_detach = position.settings.must_detach
    terms.may_pass = position.settings.may_pass
    terms.no_take_back = position.settings.no_take_back
    state.mist = set_of(position.mist)
    state.dealt = sum(position.heights)
    state.phase = MOVING
    state.turn = position.turn
    state.turns_made = position.turn - 1
    if position.banned and position.settings.no_take_back:
        direction = LETTERS.index(position.banned.direction)
        state.banned = move_of(set_of(position.banned.tiles), direction)
    return states


def from_state(states: Records[State]) -> Position:
    """Return what a state has on the board."""
    state, terms = states[0], states[0].terms
    banned: Banned | msgspec.UnsetType = msgspec.UNSET
    if state.banned != PASS:
        tiles = tuple(places_in(tiles_of(state.banned)))
        banned = Banned(tiles, letter(direction_of(state.banned)))
    return Position(
        game="menhirs",
        heights=HEIGHTS[terms.board],
        menhirs=tuple(places_in(terms.menhirs)),
        mist=tuple(places_in(state.mist)),
        turn=int(state.turn),
        banned=banned,
        schedule=tuple(bool(terms.removals >> turn & 1) for turn in range(1, TURNS + 1)),
        settings=Settings(
            must_detach=bool(terms.must_detach),
            may_pass=bool(terms.may_pass),
            no_take_back=bool(terms.no_take_back),
        ),
    )
