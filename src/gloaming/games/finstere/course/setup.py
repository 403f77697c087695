"""The state in which a match starts, for every set of options (rules 2)."""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.choices import NOT_CHOSEN, chosen, number_of
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int8, Layout, Records, blank
from gloaming.core.option_descriptions import describe_every
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.material import (
    FRONTS_OF_FOUR,
    FRONTS_OF_THREE,
    MOST_PLAYERS_WITH_FOUR,
    SUPPLY,
)
from gloaming.games.finstere.options import SWITCHES, FinstereOptions
from gloaming.games.finstere.ruling_numbers import (
    CARDS_OF_SECOND_HALF,
    EATEN_TOKEN,
    EIGHT_CARDS,
    FLIPS,
    PRESET_ROWS,
    SAME_CARDS,
    row_of,
)
from gloaming.games.finstere.state import BEGINNING, NO_TOKEN, State, clear_floor

from . import rounds

COUNTS = np.array([count for _, count in SUPPLY])
ALL_CARDS = rounds.FIRST_HALF_CARDS + 1
OPTIONS = {about.name: about for about in describe_every(FinstereOptions)}
FIRST_EDITION = number_of(OPTIONS["edition"], "1")
THIRD_EDITION = number_of(OPTIONS["edition"], "3")
BY_CHANCE = number_of(OPTIONS["layout"], "random")


class Choices(Layout):
    """The options that a match depends on, as numbers; the switches in their own order."""

    second_half_cards: Int8
    eaten_token: Int8
    sight_across_blood: Int8
    corner_tiles: Int8
    push_into_teleporter: Int8
    blocked_slide: Int8
    rulings: Int8
    edition: Int8
    players: Int8
    starter: Int8
    layout: Int8
    advanced: Bool
    three_hits: Bool


def start(options: FinstereOptions) -> Records[State]:
    """Return the state before the first action: all tokens wait before the entrance."""
    states = blank(State)
    start_at(states, chosen(Choices, options))
    return states


@entry_point(changes=("states",))
def start_at(states: Records[State], choices: Records[Choices]) -> None:
    """Write the state in which a match starts over one that is all zero."""
    state, choice = states[0], choices[0]
    rulings = rulings_in_force(choice)
    clear_floor(state.floor, rulings)
    state.same_cards_again = rulings[CARDS_OF_SECOND_HALF] == SAME_CARDS
    state.second_half_cards = cards_of_second_half(rulings)
    state.floor.crystals_keep_apart = choice.edition < THIRD_EDITION
    state.must_enter = choice.edition > FIRST_EDITION
    state.eaten_tokens_flip = rulings[EATEN_TOKEN] == FLIPS
    state.five_is_three_hits = choice.three_hits
    state.players = choice.players
    state.active = NO_TOKEN
    state.cards_left = rounds.FIRST_HALF_CARDS
    rounds.shuffle_all(state)
    deal_tokens(state)
    if choice.advanced:
        take_tiles(state)
        state.chance_places = choice.layout == BY_CHANCE
    else:
        laying.lay_basic(state.floor)
    if choice.starter == NOT_CHOSEN:
        state.phase = BEGINNING
    else:
        rounds.begin(state, choice.starter)


@compiled
def rulings_in_force(choice: Choices) -> NDArray[np.int64]:
    """Return the numbers of the switches, those of the preset where none is chosen."""
    rulings = PRESET_ROWS[choice.edition, choice.rulings].copy()
    own = (
        choice.second_half_cards,
        choice.eaten_token,
        choice.sight_across_blood,
        choice.corner_tiles,
        choice.push_into_teleporter,
        choice.blocked_slide,
    )
    for switch in range(len(SWITCHES)):
        if own[switch]:
            rulings[switch] = own[switch]
    return rulings


@compiled
def cards_of_second_half(rulings: NDArray[np.int64]) -> int:
    """Return how many cards the second half has."""
    return ALL_CARDS if rulings[CARDS_OF_SECOND_HALF] == EIGHT_CARDS else rounds.FIRST_HALF_CARDS


def second_half_cards(options: FinstereOptions) -> int:
    """Return how many cards the second half has, by the options of a match."""
    return cards_of_second_half(row_of(options.resolved()))


def fronts(players: int) -> tuple[int, ...]:
    """Return the coloured-side numbers of each player's tokens."""
    return FRONTS_OF_FOUR if players <= MOST_PLAYERS_WITH_FOUR else FRONTS_OF_THREE


@compiled
def deal_tokens(state: State) -> None:
    """Give every seat its tokens, coloured side up."""
    has_four = state.players <= MOST_PLAYERS_WITH_FOUR
    each = len(FRONTS_OF_FOUR) if has_four else len(FRONTS_OF_THREE)
    for token in range(state.players * each):
        order = token % each
        state.tokens[token].seat = token // each
        state.tokens[token].front = FRONTS_OF_FOUR[order] if has_four else FRONTS_OF_THREE[order]
    state.token_count = state.players * each
    state.tokens_to_win = each - 1


@compiled
def take_tiles(state: State) -> None:
    """Get the tiles of the advanced game ready."""
    for index in range(len(COUNTS)):
        state.supply[index] = COUNTS[index]
