"""The course of a match: rounds, cards, dice, the keyhole and the end (rules 3)."""

from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARD_PIECES,
    CRYSTAL_BALL,
    EXTRA_CURIOUS,
    FLOOR_IS_LAVA,
    KNOCK_KNOCK,
    NO_CARD,
    NO_PIECE,
    ROUNDS,
)
from gloaming.games.spokenchaos.midnight import cards
from gloaming.games.spokenchaos.midnight.take_cover import stand_up
from gloaming.games.spokenchaos.planning.plans import begin_plan
from gloaming.games.spokenchaos.planning.revealing import reveal
from gloaming.games.spokenchaos.seating import door_of_number, in_turn, opposite_door
from gloaming.games.spokenchaos.sight import look_in_match
from gloaming.games.spokenchaos.state import (
    CATCHING,
    DRAWING,
    DRAWING_MIDNIGHT,
    FURNISHING,
    LOOKING,
    MIDNIGHT,
    NO_SEAT,
    NUMBERING,
    OVER,
    PLANNING,
    REVEALING,
    ROLLING,
    SIDES,
    SIDING,
    State,
)


@compiled_apart
def begin_round(state: State) -> None:
    """Begin the next round; after the last one the match is over."""
    state.rolling = 0
    if state.round_number == ROUNDS:
        state.phase = OVER
        return
    state.round_number += 1
    state.rolling = least_often(state)
    state.used, state.midnight, state.cursor = 0, NO_CARD, 0
    state.looks, state.number, state.picker, state.to_move = 0, 0, NO_SEAT, NO_SEAT
    for seat in range(state.players):
        state.cards[seat], state.rolls[seat] = NO_CARD, 0
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        figure.samples, figure.has_entered, figure.is_done = 0, False, False
    if state.round_number > 1 and state.midnight_pile != 0:
        state.phase = DRAWING_MIDNIGHT
    else:
        begin_drawing(state)


@compiled
def draw_midnight(state: State, card: int) -> None:
    """Turn up a midnight card."""
    state.midnight_pile &= ~(1 << card)
    state.midnight = card
    state.phase = MIDNIGHT
    if card == KNOCK_KNOCK:
        state.rolling = 0


@compiled
def begin_drawing(state: State) -> None:
    """Let the player with the die draw a movement card."""
    state.to_move = state.holder
    state.phase = DRAWING


@compiled
def draw_card(state: State, kind: int) -> None:
    """Give a movement card to the player whose turn it is."""
    state.pile[kind] -= 1
    state.cards[state.to_move] = kind
    if CARD_PIECES[kind, 0] == NO_PIECE:
        end_furnishing(state)
    else:
        state.phase = FURNISHING


@compiled_apart
def end_furnishing(state: State) -> None:
    """Go on to the next player's card, or to the ghosts."""
    state.turn += 1
    state.to_move = (state.to_move + 1) % state.players
    if state.to_move != state.holder:
        state.phase = DRAWING
        return
    state.phase = PLANNING
    for seat in range(state.players):
        begin_plan(state, seat)
        state.is_sealed[seat] = 0


@compiled_apart
def seal(state: State, seat: int) -> None:
    """Complete a plan: in turn it is carried out at once, in secret when all are in."""
    state.is_sealed[seat] = 1
    if state.in_turn:
        reveal(state, 1 << seat)
        state.turn += 1
        state.to_move = (state.to_move + 1) % state.players
        for other in range(state.players):  # whose ghosts stand elsewhere now
            if not state.is_sealed[other]:
                begin_plan(state, other)
    for other in range(state.players):
        if not state.is_sealed[other]:
            return
    if state.in_turn:
        begin_rolling(state)
    else:
        state.phase = REVEALING


@compiled
def begin_rolling(state: State) -> None:
    """Let those roll for the side who have picked it least often (rules 3.4)."""
    for seat in range(state.players):
        state.is_sealed[seat] = 0
    state.to_move = NO_SEAT
    if state.midnight == KNOCK_KNOCK:
        state.phase = NUMBERING
        return
    state.rolling = least_often(state)
    roll_again(state)


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
        state.phase = NUMBERING if state.midnight == CRYSTAL_BALL else SIDING
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
def may_pick_side(state: State, side: int) -> bool:
    """Tell whether the keyhole may go to a side: never the one where it is (rules 3.4)."""
    return side != state.side


@compiled
def pick_side(state: State, side: int) -> None:
    """Put the keyhole to another side; with the crystal ball its number is known already."""
    state.side = side
    state.turn += 1
    state.phase = NUMBERING
    if state.number != 0:
        put_keyhole(state)


@compiled
def roll_for_door(state: State, pips: int) -> None:
    """Roll for the number of the door."""
    state.number = pips
    if state.midnight == CRYSTAL_BALL:
        state.phase = SIDING
    else:
        put_keyhole(state)


@compiled
def put_keyhole(state: State) -> None:
    """Put the keyhole before the door that was rolled."""
    state.door = door_of_number(state, state.side, state.number)
    state.phase = LOOKING


@compiled_apart
def go_on(state: State) -> None:
    """Do what follows by rule alone."""
    if state.phase == MIDNIGHT:
        if cards.carry_on(state):
            begin_drawing(state)
    elif state.phase == REVEALING:
        reveal(state, (1 << state.players) - 1)
        state.turn += 1
        begin_rolling(state)
    elif state.phase == LOOKING:
        look_in_match.look(state)
        state.looks += 1
        state.phase = CATCHING
    else:
        end_look(state)


@compiled
def end_look(state: State) -> None:
    """Take the caught ghosts away; then there may be a second look, or lava (rules 6)."""
    look_in_match.catch(state)
    if state.midnight == EXTRA_CURIOUS and state.looks == 1:
        state.door = opposite_door(state)
        state.side = (state.side + SIDES // 2) % SIDES
        state.phase = LOOKING
        return
    if state.midnight == FLOOR_IS_LAVA:
        look_in_match.burn(state)
    stand_up(state)
    state.turn += 1
    state.holder = (state.holder + 1) % state.players
    begin_round(state)
