"""The look that is coming: which doors are possible, who picks among them, what they decide."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bool, Int64, Layout
from gloaming.games.spokenchaos.material import MAX_PLAYERS, ROUNDS
from gloaming.games.spokenchaos.midnight.crystal_ball import rolls_number_first
from gloaming.games.spokenchaos.midnight.extra_curious import EXTRA_CURIOUS
from gloaming.games.spokenchaos.midnight.floor_is_lava import FLOOR_IS_LAVA
from gloaming.games.spokenchaos.midnight.knock_knock import keeps_side
from gloaming.games.spokenchaos.seating import DOORS, door_of_number
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import SIDES, SIDING, State

ALL_DOORS = (1 << DOORS) - 1

# After the last round less than any difference decides; before, worth is fitted to a temper of 1.
LAST_TEMPER, TEMPER = 0.003, 1.0


class Forecast(Layout):
    """What is known of the coming look."""

    doors: Annotated[NDArray[np.int64], np.int64, SIDES, FIELDS]  # by side and number rolled
    chances: Annotated[NDArray[np.float64], np.float64, MAX_PLAYERS]  # of each seat to pick
    players: Int64
    side: Int64  # where the keyhole is, and cannot stay
    number: Int64  # rolled already, or 0
    number_first: Bool  # the number is known to the picker
    stays: Bool  # nobody picks, the side stays
    temper: Annotated[float, np.float64]  # of the shares of the win


@compiled
def write_forecast(state: State, forecast: Forecast) -> None:
    """Write what a state tells of the look of its round."""
    for side in range(SIDES):
        for number in range(FIELDS):
            door = door_of_number(state, side, number + 1)
            forecast.doors[side, number] = side * FIELDS + door - 1
    forecast.players, forecast.side = state.players, state.side
    forecast.number_first = rolls_number_first(state)
    forecast.number = state.number if forecast.number_first else 0
    forecast.stays = keeps_side(state)
    forecast.temper = TEMPER if rounds_left(state) > 0 else LAST_TEMPER
    write_chances(state, forecast.chances)


@compiled
def rounds_left(state: State) -> int:
    """Return how many rounds follow this one."""
    return ROUNDS - max(int(state.round_number), 1)


@compiled
def write_chances(state: State, chances: NDArray[np.float64]) -> None:
    """Write how likely each seat is to pick the side: who picked least rolls (rules 3.4)."""
    fewest, rolling = state.picks[0], 0
    for seat in range(1, state.players):
        fewest = min(fewest, state.picks[seat])
    for seat in range(state.players):
        rolling += state.picks[seat] == fewest
    for seat in range(state.players):
        chances[seat] = (state.picks[seat] == fewest) / rolling
        if state.phase == SIDING:
            chances[seat] = 1.0 * (seat == state.picker)


@compiled
def endangered(state: State, doors: int, is_borne: bool) -> int:  # noqa: FBT001 - compiled rules take no keywords
    """Return the doors by whose look a ghost is lost that some doors see (rules 6)."""
    if state.midnight == FLOOR_IS_LAVA and not is_borne:
        return ALL_DOORS
    if state.midnight != EXTRA_CURIOUS:
        return doors
    both = doors
    for door in range(DOORS):
        side, place = divmod(door, FIELDS)
        across = FIELDS - 1 - place if state.doors_around else place
        if (doors >> ((side + SIDES // 2) % SIDES * FIELDS + across)) & 1:
            both |= 1 << door
    return both
