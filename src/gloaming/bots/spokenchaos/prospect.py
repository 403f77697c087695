"""A prospect: all that can be thought about the rest of a round, from one state."""

from typing import Annotated, NamedTuple

import numpy as np

from gloaming.core.engine.rooms import Room, blank_in
from gloaming.core.layout import Bool, Int8, Int64, Layout, Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS, MAX_PLAYERS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.lobby import Ghost, Lobby
from gloaming.games.spokenchaos.state import Figure, State

from .forecast import Forecast
from .mind import Mind
from .places import MOST_PLACES, DoorSets, Place
from .trips import Numbers, Plans, Trip
from .weighing import Values

MOST_TRIPS = 1 << 15

# What is done next: look through a door, take a turn of thought, go over the plan; or nothing.
LOOKING, DELIBERATING, POLISHING, READY = range(4)


class Musing(Layout):
    """How far the thoughts about a prospect are."""

    stage: Int8
    can_move: Bool  # somebody may; else it is only asked who is seen
    is_better: Bool  # the plan, since it is gone over once more
    seat: Int64  # that thinks
    places: Int64  # in reach
    standing: Int64  # ghosts that stand in the lobby
    door: Int64  # that is looked through next
    turn: Int64  # of thought
    polishing: Int64  # of the plan
    ghost: Int64  # whose trip is gone over next
    value: Annotated[float, np.float64]  # share of the win, or points if nobody else is thought of


class Prospect(NamedTuple):
    """What everybody can do in a round, who sees it, and what comes of it."""

    musings: Records[Musing]
    minds: Records[Mind]
    states: Records[State]
    lobbies: Records[Lobby]
    figures: Records[Figure]
    points: Numbers  # that each seat has left
    places: Records[Place]
    bodies: Records[Ghost]  # of ghosts in these places, then of those that stand in the lobby
    doors: DoorSets  # that see each of these bodies
    forecasts: Records[Forecast]
    trips: Records[Trip]
    firsts: Numbers  # where the trips of each ghost begin, and where they end
    rates: Values  # of the trips
    chosen: Numbers  # a trip for each ghost
    plans: Plans  # one of each turn of thought
    weights: Values  # of the doors
    values: Values  # everybody's share of the win


def make_prospect(room: Room, turns: int) -> Prospect:
    """Return room for a prospect with so many turns of thought."""
    return Prospect(
        blank_in(room, Musing),
        blank_in(room, Mind),
        blank_in(room, State),
        blank_in(room, Lobby),
        blank_in(room, Figure, ALL_GHOSTS),
        room.zeros(MAX_PLAYERS, np.int64),
        blank_in(room, Place, MOST_PLACES),
        blank_in(room, Ghost, MOST_PLACES + 1 + ALL_GHOSTS),
        room.zeros(MOST_PLACES + ALL_GHOSTS, np.int64),
        blank_in(room, Forecast),
        blank_in(room, Trip, MOST_TRIPS),
        room.zeros(ALL_GHOSTS + 1, np.int64),
        room.zeros(MOST_TRIPS),
        room.zeros(ALL_GHOSTS, np.int64),
        room.zeros((turns, ALL_GHOSTS), np.int64),
        room.zeros(DOORS),
        room.zeros(MAX_PLAYERS),
    )
