"""Where a ghost is as somebody would say it, and what is on top at a place."""

from typing import Literal, TypeAlias

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import place_of, writer
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.sight.first_met import first_met
from gloaming.games.spokenchaos.solids.ghost_solid import bounds
from gloaming.games.spokenchaos.solids.lobby import (
    PIECES,
    STEPS_PER_FIELD,
    TOUCH,
    UPRIGHT,
    Ghost,
    Lobby,
    Model,
    Numbers,
)
from gloaming.games.spokenchaos.solids.pose import to_model
from gloaming.games.spokenchaos.solids.room import many_ghosts, new_body, room_of
from gloaming.games.spokenchaos.state import State

Beside: TypeAlias = Literal["before", "behind", "beside"]

# All in fields.
REACH = 0.02  # how near the top of what a ghost stands on is
HEADROOM = 1.2  # a roof that is higher hides nobody
NEAR = 0.42
SKY = 9.0  # above everything

BEFORE, BEHIND = place_of(Beside, "before"), place_of(Beside, "behind")
BESIDE = place_of(Beside, "beside")


class Near(msgspec.Struct, frozen=True):
    """A piece that a ghost is near to, and on which side of it."""

    piece: int
    how: Beside


class Whereabouts(msgspec.Struct, frozen=True):
    """On, under or beside what a ghost is."""

    on: int | None
    under: int | None
    near: Near | None  # only if it is on nothing and under nothing


class Top(msgspec.Struct, frozen=True):
    """The uppermost piece at a place, and how high it is there."""

    piece: int
    height: float


put_near, put_whereabouts, put_top = writer(Near), writer(Whereabouts), writer(Top)


@entry_point(counted=("out",))
def top_at(states: Records[State], x: float, y: float, out: Told) -> int:
    """Tell which piece is uppermost at a place, given in 1/32 field, and how high it is there."""
    begin(out)
    rooms = room_of(states[0])
    above = np.array([x / STEPS_PER_FIELD, y / STEPS_PER_FIELD, SKY])
    piece, met = first_met(rooms[0], above, np.array([0.0, 0.0, -1.0]))
    tell(out, piece != NO_PIECE)
    if piece != NO_PIECE:
        put_top(out, piece=piece, height=SKY - met)
    return length(out)


@entry_point(counted=("out",))
def whereabouts_at(
    states: Records[State], x: int, y: int, bottom: float, way: int, size: int, out: Told
) -> int:
    """Tell on, under or beside what a ghost of a size is at a spot."""
    begin(out)
    rooms, room = room_of(states[0]), many_ghosts()
    body = new_body(room, size)
    body.x, body.y, body.bottom, body.way = x, y, bottom, way
    on, under = piece_below(rooms[0], body), piece_above(rooms[0], body)
    near, how = NO_PIECE, BESIDE
    if on == NO_PIECE and under == NO_PIECE:
        near, how = piece_beside(rooms[0], body)
    put_whereabouts(out, on=on, under=under, near=near != NO_PIECE)
    if near != NO_PIECE:
        put_near(out, piece=near, how=how)
    return length(out)


@compiled
def piece_below(lobby: Lobby, body: Ghost) -> int:
    """Return the piece on which a ghost stands, or NO_PIECE."""
    start = middle_at(body, body.bottom + TOUCH)
    piece, met = first_met(lobby, start, np.array([0.0, 0.0, -1.0]))
    return piece if body.bottom > TOUCH and met < REACH else NO_PIECE


@compiled
def piece_above(lobby: Lobby, body: Ghost) -> int:
    """Return the piece that is a roof over a ghost, or NO_PIECE."""
    low, high = np.empty(3), np.empty(3)
    bounds(body, low, high)
    piece, met = first_met(lobby, middle_at(body, high[2]), np.array([0.0, 0.0, 1.0]))
    return piece if met < HEADROOM else NO_PIECE


@compiled
def middle_at(body: Ghost, height: float) -> Numbers:
    """Return the middle of a ghost's outline at a height."""
    return np.array([body.x / STEPS_PER_FIELD, body.y / STEPS_PER_FIELD, height])


@compiled
def piece_beside(lobby: Lobby, body: Ghost) -> tuple[int, int]:
    """Return the piece that a ghost is nearest to, or NO_PIECE, and on which side of it."""
    place, found, side, nearest = np.empty(3), NO_PIECE, BESIDE, NEAR
    for index in range(PIECES):
        piece, model = lobby.pieces[index], lobby.models[index]
        if piece.is_placed:
            to_model(piece, middle_at(body, body.bottom), place)
            far = distance_to(model, place) - body.radius
            if far < nearest:
                found, nearest = index, far
                side = side_of(model, place[1]) if piece.face == UPRIGHT else BESIDE
    return found, side


@compiled
def distance_to(model: Model, place: Numbers) -> float:
    """Return how far a point of the model is from the box around it."""
    squared = 0.0
    for axis in range(3):
        beyond = max(model.whole_low[axis] - place[axis], 0.0)
        beyond = max(beyond, place[axis] - model.whole_high[axis])
        squared += beyond * beyond
    return float(np.sqrt(squared))


@compiled
def side_of(model: Model, y: float) -> int:
    """Return on which side of an upright piece a y of its model is."""
    if y > model.whole_high[1]:
        return BEFORE
    return BEHIND if y < model.whole_low[1] else BESIDE


def whereabouts(
    states: Records[State], x: int, y: int, bottom: float, way: int, size: int
) -> Whereabouts:
    """Return on, under or beside what a ghost of a size would be at a spot."""
    found: Whereabouts = told(Whereabouts, whereabouts_at, states, x, y, bottom, way, size)
    return found


def top_over(states: Records[State], x: float, y: float) -> Top | None:
    """Return what is on top at a place, given in 1/32 field; None: the floor."""
    found: Top | None = told(Top | None, top_at, states, x, y)
    return found
