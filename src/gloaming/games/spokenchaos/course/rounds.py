"""The course of a match: rounds, cards, dice, the keyhole and the end (rules 3)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import ALL_GHOSTS, CARD_PIECES, NO_CARD, NO_PIECE, ROUNDS
from gloaming.games.spokenchaos.midnight import cards, extra_curious, floor_is_lava
from gloaming.games.spokenchaos.midnight.floor_is_lava import FLOOR_IS_LAVA
from gloaming.games.spokenchaos.midnight.knock_knock import keeps_side
from gloaming.games.spokenchaos.midnight.take_cover import stand_up
from gloaming.games.spokenchaos.planning.plans import begin_plan
from gloaming.games.spokenchaos.planning.reveal import reveal
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
    State,
)

from .siding import least_often, roll_again


@compiled
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
    if keeps_side(state):
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


@compiled
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


@compiled
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
    if keeps_side(state):
        state.phase = NUMBERING
        return
    state.rolling = least_often(state)
    roll_again(state)


@compiled
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
        look_in_match.note_samples(state)
        state.looks += 1
        state.phase = CATCHING
    else:
        end_look(state)


@compiled
def end_look(state: State) -> None:
    """Take the caught ghosts away; then there may be a second look, or lava (rules 6)."""
    look_in_match.catch(state)
    if extra_curious.looks_again(state):
        extra_curious.go_opposite(state)
        state.phase = LOOKING
        return
    if state.midnight == FLOOR_IS_LAVA:
        floor_is_lava.burn(state)
    stand_up(state)
    state.turn += 1
    state.holder = (state.holder + 1) % state.players
    begin_round(state)
