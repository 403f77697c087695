"""Where the keyhole goes: who picks its side, and the number of the door (rules 3.4, 3.5)."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import LIE, SIDE
from gloaming.games.spokenchaos.midnight.crystal_ball import rolls_number_first
from gloaming.games.spokenchaos.seating import door_of_number, in_turn
from gloaming.games.spokenchaos.state import LOOKING, NUMBERING, ROLLING, SIDING, State


@compiled
def least_often(state: State) -> int:
    """Return those who have picked the side least often, a bit for each (rules 3.4)."""
    fewest, seats = state.picks[0], 0
    for seat in range(state.players):
        fewest = min(fewest, state.picks[seat])
    for seat in range(state.players):
        if state.picks[seat] == fewest:
            seats |= 1 << seat
    return seats


@compiled
def roll_again(state: State) -> None:
    """Let everybody roll who is still in it; a lone one picks."""
    state.phase = ROLLING
    if state.rolling & (state.rolling - 1) == 0:
        state.picker = first_of(state, state.rolling)
        state.picks[state.picker] += 1
        state.phase = NUMBERING if rolls_number_first(state) else SIDING
    else:
        for seat in range(state.players):
            if (state.rolling >> seat) & 1:
                state.rolls[seat] = 0


@compiled
def first_of(state: State, seats: int) -> int:
    """Return the first of a set of seats, from the die holder clockwise."""
    place = 0
    while not (seats >> in_turn(state, place)) & 1:
        place += 1
    return in_turn(state, place)


@compiled
def roller(state: State) -> int:
    """Return who rolls next for the side."""
    waiting = 0
    for seat in range(state.players):
        if (state.rolling >> seat) & 1 and state.rolls[seat] == 0:
            waiting |= 1 << seat
    return first_of(state, waiting)


@compiled
def roll_for_side(state: State, pips: int) -> None:
    """Note a roll; when all have rolled, the highest picks and only the tied roll again."""
    state.rolls[roller(state)] = pips
    most, highest = 0, 0
    for seat in range(state.players):
        if (state.rolling >> seat) & 1:
            if state.rolls[seat] == 0:
                return
            if state.rolls[seat] > most:
                most, highest = state.rolls[seat], 0
            if state.rolls[seat] == most:
                highest |= 1 << seat
    state.rolling = highest
    roll_again(state)


@compiled
def is_legal(state: State, action: int) -> bool:
    """Tell whether the keyhole may go to a side: never the one where it is (rules 3.4)."""
    return SIDE <= action < LIE and action - SIDE != state.side


@compiled
def offer(state: State, out: Actions) -> int:
    """Write the sides to which the keyhole may go."""
    count = 0
    for action in range(SIDE, LIE):
        if is_legal(state, action):
            out[count] = action
            count += 1
    return count


@compiled
def apply(state: State, action: int) -> None:
    """Put the keyhole to another side; with the crystal ball its number is known already."""
    state.side = action - SIDE
    state.turn += 1
    state.phase = NUMBERING
    if state.number != 0:
        put_keyhole(state)


@compiled
def roll_for_door(state: State, pips: int) -> None:
    """Roll for the number of the door."""
    state.number = pips
    if rolls_number_first(state):
        state.phase = SIDING
    else:
        put_keyhole(state)


@compiled
def put_keyhole(state: State) -> None:
    """Put the keyhole before the door that was rolled."""
    state.door = door_of_number(state, state.side, state.number)
    state.phase = LOOKING
