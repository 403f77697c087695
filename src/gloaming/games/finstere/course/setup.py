"""The state in which a match starts, for every set of options (rules 2)."""

from gloaming.core.layout import Records, blank
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.material import (
    FRONTS_OF_FOUR,
    FRONTS_OF_THREE,
    MOST_PLAYERS_WITH_FOUR,
    SUPPLY,
)
from gloaming.games.finstere.options import FinstereOptions, Rulings
from gloaming.games.finstere.state import BEGINNING, NO_TOKEN, State, empty_floor

from . import rounds


def start(options: FinstereOptions) -> Records[State]:
    """Return the state before the first action: all tokens wait before the entrance."""
    states = blank(State)
    state = states[0]
    rulings = options.resolved()
    state.floor = empty_floor(rulings)[0]
    state.same_cards_again = rulings.second_half_cards == "same-7"
    state.second_half_cards = second_half_cards(rulings)
    state.must_enter = options.edition > 1
    state.eaten_tokens_flip = rulings.eaten_token == "flips"
    state.five_is_three_hits = options.three_hits
    state.players = options.players
    state.active = NO_TOKEN
    state.cards_left = rounds.FIRST_HALF_CARDS
    rounds.shuffle_all(state)
    deal_tokens(state, options.players)
    lay_out(state, options)
    if options.starter == "chance":
        state.phase = BEGINNING
    else:
        rounds.begin(state, options.starter)
    return states


def second_half_cards(rulings: Rulings) -> int:
    """Return how many cards the second half has."""
    cards = rulings.second_half_cards
    return rounds.FIRST_HALF_CARDS if cards == "same-7" else cards


def fronts(players: int) -> tuple[int, ...]:
    """Return the coloured-side numbers of each player's tokens."""
    return FRONTS_OF_FOUR if players <= MOST_PLAYERS_WITH_FOUR else FRONTS_OF_THREE


def deal_tokens(state: State, players: int) -> None:
    """Give every seat its tokens, coloured side up."""
    numbers = fronts(players)
    for seat in range(players):
        for order, front in enumerate(numbers):
            token = state.tokens[seat * len(numbers) + order]
            token.seat, token.front = seat, front
    state.token_count = players * len(numbers)
    state.tokens_to_win = len(numbers) - 1


def lay_out(state: State, options: FinstereOptions) -> None:
    """Lay the basic tiles, or get the tiles of the advanced game ready."""
    if not options.advanced:
        laying.lay_basic(state.floor)
        return
    for index, (_, count) in enumerate(SUPPLY):
        state.supply[index] = count
    state.chance_places = options.layout == "random"
