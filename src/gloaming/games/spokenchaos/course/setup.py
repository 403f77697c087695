"""The state in which a match starts, for every set of options (rules 2)."""

import numpy as np

from gloaming.core.choices import chosen, number_of
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int8, Int64, Layout, Records, blank
from gloaming.core.option_descriptions import describe_every
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARDS,
    GHOSTS,
    MAX_PLAYERS,
    MIDNIGHT_NAMES,
    NECK,
    NO_CARD,
    NO_PIECE,
    RADIUS,
    SMALLS,
)
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.solids.lobby import NO_LEAN, NOBODY
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import (
    BESIDE,
    EAST,
    NO_SEAT,
    NORTH,
    SOUTH,
    SUPPLY,
    WEST,
    State,
)

# Clockwise, as the players sit; two sit opposite or side by side.
SEATS_ALL = (SOUTH, WEST, NORTH, EAST)
SEATS_OPPOSITE = (SOUTH, NORTH)
TWO = 2
COPIES = np.array([card.copies for card in CARDS])


class Choices(Layout):
    """The options that a match depends on, as numbers."""

    midnight_cards: Int64  # a bit for each, in the order of the choices; none: all
    grid: Int64
    players: Int8
    seats: Int8
    furniture: Int8
    doors: Int8
    edition: Int8
    in_turn: Bool
    midnight: Bool
    merging: Bool


OPTIONS = {about.name: about for about in describe_every(SpokenchaosOptions)}
OPPOSITE = number_of(OPTIONS["seats"], "opposite")
BY_CHANCE = number_of(OPTIONS["furniture"], "random")
AROUND = number_of(OPTIONS["doors"], "around")
EDITIONS = np.array([int(name) for name in OPTIONS["edition"].choices])
CARD_OF = np.array([MIDNIGHT_NAMES.index(name) for name in OPTIONS["midnight_cards"].choices])


def start(options: SpokenchaosOptions) -> Records[State]:
    """Return the state before the first action: an empty lobby, and nobody has the die."""
    states = blank(State)
    start_at(states, chosen(Choices, options))
    return states


@entry_point(changes=("states",))
def start_at(states: Records[State], choices: Records[Choices]) -> None:
    """Write the state in which a match starts over one that is all zero."""
    state, choice = states[0], choices[0]
    state.players = choice.players
    state.merging, state.in_turn = choice.merging, choice.in_turn
    state.chance_arranges = choice.furniture == BY_CHANCE
    state.doors_around = choice.doors == AROUND
    state.grid, state.edition = choice.grid, EDITIONS[choice.edition]
    state.held, state.midnight = NO_PIECE, NO_CARD
    state.holder = NO_SEAT
    state.to_move = NO_SEAT
    state.picker = NO_SEAT
    for kind in range(len(COPIES)):
        state.pile[kind] = COPIES[kind]
    if choice.midnight:
        state.midnight_pile = midnight_pile(choice.midnight_cards)
    for index in range(len(state.pieces)):
        state.pieces[index].lean, state.pieces[index].holder = NO_LEAN, NOBODY
    seat_players(state, choice.players == TWO and choice.seats == OPPOSITE)
    deal_ghosts(state)


@compiled
def midnight_pile(cards: int) -> int:
    """Return the midnight cards in play, with a bit for each in the order of the rules."""
    pile = 0
    for index in range(len(CARD_OF)):
        if cards == 0 or cards >> index & 1:
            pile |= 1 << CARD_OF[index]
    return pile


@compiled
def seat_players(state: State, is_opposite: bool) -> None:  # noqa: FBT001 - how they sit
    """Give every seat its side, and no card yet."""
    for seat in range(MAX_PLAYERS):
        state.cards[seat] = NO_CARD
        if seat < state.players:
            state.sides[seat] = SEATS_OPPOSITE[seat] if is_opposite else SEATS_ALL[seat]


@compiled
def deal_ghosts(state: State) -> None:
    """Put every ghost beside its start side; where they merge, only the small ones start."""
    for number in range(ALL_GHOSTS):
        figure, size = state.figures[number], size_of(number)
        figure.body.radius, figure.body.neck = RADIUS[size], NECK[size]
        is_boxed = state.merging and number % GHOSTS >= SMALLS
        is_playing = number // GHOSTS < state.players
        figure.where = BESIDE if is_playing and not is_boxed else SUPPLY
