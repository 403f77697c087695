"""The state in which a match starts, for every set of options (rules 2)."""

from gloaming.core.layout import Records, blank
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


def start(options: SpokenchaosOptions) -> Records[State]:
    """Return the state before the first action: an empty lobby, and nobody has the die."""
    states = blank(State)
    state = states[0]
    state.players = options.players
    state.merging, state.in_turn = options.merging, options.in_turn
    state.chance_arranges = options.furniture == "random"
    state.doors_around = options.doors == "around"
    state.grid, state.edition = options.grid, options.edition
    state.held, state.midnight = NO_PIECE, NO_CARD
    state.holder = state.to_move = state.picker = NO_SEAT
    for kind, card in enumerate(CARDS):
        state.pile[kind] = card.copies
    names = options.cards_at_midnight
    state.midnight_pile = sum(1 << MIDNIGHT_NAMES.index(name) for name in names)
    for piece in state.pieces:
        piece.lean, piece.holder = NO_LEAN, NOBODY
    seat_players(state, options)
    deal_ghosts(state)
    return states


def seat_players(state: State, options: SpokenchaosOptions) -> None:
    """Give every seat its side, and no card yet."""
    is_opposite = options.players == TWO and options.seats == "opposite"
    sides = SEATS_OPPOSITE if is_opposite else SEATS_ALL
    for seat in range(MAX_PLAYERS):
        state.sides[seat] = sides[seat] if seat < options.players else 0
        state.cards[seat] = NO_CARD


def deal_ghosts(state: State) -> None:
    """Put every ghost beside its start side; where they merge, only the small ones start."""
    for number in range(ALL_GHOSTS):
        figure, size = state.figures[number], size_of(number)
        figure.body.radius, figure.body.neck = RADIUS[size], NECK[size]
        is_boxed = state.merging and number % GHOSTS >= SMALLS
        is_playing = number // GHOSTS < state.players
        figure.where = BESIDE if is_playing and not is_boxed else SUPPLY
