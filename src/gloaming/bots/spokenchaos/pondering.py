"""Pondering a prospect, step by step: look through the doors, then think of what to do.

begin_prospect    list the places within reach of a state
ponder            take a step of some milliseconds at most; tell whether it was the last
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS
from gloaming.games.spokenchaos.midnight.take_cover import TAKE_COVER
from gloaming.games.spokenchaos.seating import DOORS, exit_of
from gloaming.games.spokenchaos.solids.lobby import TOUCH
from gloaming.games.spokenchaos.solids.room import gather, many_ghosts, room_of
from gloaming.games.spokenchaos.state import INSIDE, State

from .alone import think_alone
from .deliberating import choose, polish, take_turn
from .forecast import rounds_left, write_forecast
from .mind import CALLED_OFF, FEW_SPOTS, UNHURRIED
from .places import COARSE, SINGLE, guess, list_places, look_ahead, see
from .prospect import DELIBERATING, LOOKING, POLISHING, READY, Prospect
from .reach import write_fields, write_figures, write_points
from .trips import list_trips
from .weighing import spread_evenly
from .worth import SIZES, worth_of_places

WORTH = worth_of_places()
SEAT_GHOSTS = (1 << GHOSTS) - 1  # as bits


@compiled
def begin_prospect(prospect: Prospect, state: State, seat: int, can_move: bool) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Begin to think about a state, by the mind that is written already."""
    musing = prospect.musings[0]
    musing.stage, musing.can_move, musing.seat = LOOKING, can_move, seat
    musing.door, musing.turn, musing.value = 0, 0, 0.0
    musing.polishing, musing.ghost, musing.is_better = 0, 0, False
    prospect.states[0] = state  # type: ignore[index]  # records are NumPy's
    rooms = room_of(state)
    prospect.lobbies[0] = rooms[0]  # type: ignore[index]
    write_figures(state, seat, prospect.figures)
    write_points(state, seat, prospect.points)
    musing.places = list_in_reach(prospect)
    musing.standing = gather(prospect.figures, 0, prospect.bodies, musing.places) - musing.places
    for number in range(musing.places + musing.standing):
        prospect.doors[number] = 0


@compiled
def list_in_reach(prospect: Prospect) -> int:
    """Write the places in reach, which others who stand there leave if plans are open."""
    state, seat = prospect.states[0], prospect.musings[0].seat
    others, count, fields = many_ghosts(), 0, np.empty(SIZES, np.int64)
    if state.in_turn:
        count = gather(prospect.figures, SEAT_GHOSTS << seat * GHOSTS, others, 0)
    write_fields(state, prospect.figures, prospect.points, fields)
    return list_places(
        prospect.lobbies[0],
        others[:count],
        SINGLE if prospect.minds[0].spots == FEW_SPOTS else COARSE,
        state.midnight == TAKE_COVER,
        fields,
        prospect.bodies,
        prospect.places,
    )


@compiled
def ponder(prospect: Prospect, stream: Stream, haste: int) -> bool:
    """Take a step of thought; tell whether it was the last."""
    musing = prospect.musings[0]
    if musing.stage == LOOKING:
        look_on(prospect, haste)
        if musing.door == DOORS:
            list_all_trips(prospect)
            begin_thinking(prospect, stream)
    elif musing.stage == DELIBERATING:
        deliberate_on(prospect, haste)
    elif musing.stage == POLISHING:
        polish_on(prospect, haste)
    return musing.stage == READY


@compiled
def look_on(prospect: Prospect, haste: int) -> None:
    """Look through the next door; to who is called off, those that are left are closed."""
    musing, grid = prospect.musings[0], prospect.minds[0].grid
    count = musing.places + musing.standing
    bodies, doors = prospect.bodies[:count], prospect.doors[:count]
    if grid == 0:
        guess(prospect.lobbies, bodies, doors)
    elif haste != CALLED_OFF:
        see(prospect.lobbies, bodies, grid, musing.door, doors)
    is_last = grid == 0 or haste == CALLED_OFF
    musing.door = DOORS if is_last else musing.door + 1


@compiled
def list_all_trips(prospect: Prospect) -> None:
    """Write what everybody can do, now that it is known who sees what; at first all stay."""
    state, mind, musing = prospect.states[0], prospect.minds[0], prospect.musings[0]
    figures, places = prospect.figures, prospect.places[: musing.places]
    for index in range(musing.places):
        places[index].doors = prospect.doors[index]
    if mind.looks_ahead_only:
        look_ahead(places, exit_of(state, musing.seat))
    write_forecast(state, prospect.forecasts[0])
    standing, borne = np.zeros(ALL_GHOSTS, np.int64), np.zeros(ALL_GHOSTS, np.int64)
    number = musing.places
    for ghost in range(ALL_GHOSTS):
        if figures[ghost].where == INSIDE:
            standing[ghost] = prospect.doors[number]
            borne[ghost] = figures[ghost].body.bottom > TOUCH
            number += 1
    worth = WORTH[rounds_left(state) if mind.counts_rounds else len(WORTH) - 1]
    trips, firsts = prospect.trips, prospect.firsts
    list_trips(state, figures, prospect.points, places, standing, borne, worth, trips, firsts)
    for ghost in range(ALL_GHOSTS):
        prospect.chosen[ghost] = firsts[ghost]


@compiled
def begin_thinking(prospect: Prospect, stream: Stream) -> None:
    """Think of what to do: alone at once, or else in turns of thought."""
    musing, mind = prospect.musings[0], prospect.minds[0]
    musing.stage = READY
    if musing.can_move and mind.turns > 0:
        spread_evenly(prospect.forecasts[0], mind.knows_sides, prospect.weights)
        musing.stage = DELIBERATING
    elif musing.can_move:
        think_alone(prospect, stream)


@compiled
def deliberate_on(prospect: Prospect, haste: int) -> None:
    """Take a turn of thought, the first one whatever the haste; after the last one choose."""
    musing = prospect.musings[0]
    wants_more = musing.turn < prospect.minds[0].turns
    if wants_more and (haste == UNHURRIED or musing.turn == 0):
        take_turn(prospect)
    else:
        choose(prospect)
        musing.stage = POLISHING


@compiled
def polish_on(prospect: Prospect, haste: int) -> None:
    """Go over the trip of one more ghost, and over all of them again while that helps."""
    musing, polishings = prospect.musings[0], prospect.minds[0].polishings
    if haste != UNHURRIED or musing.polishing == polishings:
        musing.value, musing.stage = prospect.values[musing.seat], READY
        return
    if polish(prospect, musing.seat * GHOSTS + musing.ghost):
        musing.is_better = True
    musing.ghost += 1
    if musing.ghost == GHOSTS:
        musing.polishing = musing.polishing + 1 if musing.is_better else polishings
        musing.ghost, musing.is_better = 0, False
