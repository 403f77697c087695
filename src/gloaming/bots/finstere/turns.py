"""Finstere Flure as a search sees it: a move is a token and its whole way, or a tile laid.

bits 0..17    the letters of the way, three bits each, from 1 on; 0: none
bits 18..23   the token
bit 24        a tile is laid instead: the bits below are the action
"""

from typing import Any

from gloaming.bots.noise import MOST_NOISE, noise
from gloaming.bots.search.keys import join, mix_first, mix_second
from gloaming.bots.search.records import Values
from gloaming.core.actors import CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import Stream, below
from gloaming.games.finstere.actions import PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.actor import actor  # noqa: F401 - one of the rules that a search asks for
from gloaming.games.finstere.course.apply import apply, take_step
from gloaming.games.finstere.course.chance import draw
from gloaming.games.finstere.course.legality import may_lay
from gloaming.games.finstere.course.secrecy import resample  # noqa: F401 - one of the rules that a search asks for
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import CARDS, FORMS, TELEPORTERS, TOKEN
from gloaming.games.finstere.moves.moves import find_moves
from gloaming.games.finstere.state import (
    NO_TOKEN,
    OUT,
    OVER,
    PLACING,
    WAITING,
    WALKING,
    State,
)

from .weighing import weigh_walk, write_final

LETTER_BITS = 3
LETTER = (1 << LETTER_BITS) - 1
WAY_BITS = 18
WAY = (1 << WAY_BITS) - 1
LAYING = 1 << 24

KINDS = 256  # of things; the ground counts for so many


@compiled
def list_moves(
    state: State,
    seat: int,
    stream: Stream,
    mind: Any,
    moves: Actions,
    guesses: Values,
    values: Values,
) -> int:
    """Write the most promising moves; the values are those after the best of them."""
    if state.phase == PLACING:
        return list_tiles(state, stream, moves, guesses, values)
    for index in range(len(values)):
        values[index] = 0.0
    count = 0
    for token in range(rounds.first_token(state, seat), rounds.first_token(state, seat + 1)):
        is_free = state.active == NO_TOKEN and rounds.may_move(state, token)
        if is_free or state.active == token:
            count = list_ways(state, token, stream, mind, moves, guesses, values, count)
    return count


@compiled
def list_ways(
    state: State,
    token: int,
    stream: Stream,
    mind: Any,
    moves: Actions,
    guesses: Values,
    values: Values,
    count: int,
) -> int:
    """Add the moves of one token, the weakest giving way where room is short."""
    minds, search, tried, traces, board, scores = mind
    seat, start = state.tokens[token].seat, state.floor.cell_of[token]
    steps = rounds.value(state, token) if state.active == NO_TOKEN else state.steps_left
    copy_cells(board, state.floor.things)
    if state.active == NO_TOKEN and start != WAITING:
        board[start] = 0
    tried[0] = state
    tried[0].tokens[token].has_moved = True
    ends = find_moves(state.floor, board, start, steps, search)
    for end in range(rounds.first_end(state, token, ends), ends):
        node = search[3][end]
        if search[0][node].cell == OUT and state.out_count[seat] + 1 == state.tokens_to_win:
            moves[0], guesses[0] = pack(token, search, node), 1.0
            for index in range(len(values)):
                values[index] = 1.0 * (index == seat)
            return 1
        set_up(state, tried[0], token, search, node)
        shares = scores[1]
        weigh_walk(tried[0], seat, minds[0], traces, scores[0], shares)
        strays = noise(stream)
        if search[0][node].cell == OUT and minds[0].sees_way_out:
            strays = MOST_NOISE
        guess = shares[seat] + minds[0].mood * strays
        if guess > values[seat]:
            for index in range(len(values)):
                values[index] = shares[index]
        count = keep(pack(token, search, node), guess, moves, guesses, count)
    return count


@compiled
def set_up(state: State, tried: State, token: int, search: Any, node: int) -> None:
    """Put the position after a move into the one that is tried."""
    cell = search[0][node].cell
    copy_cells(tried.floor.things, search[1][search[0][node].arrangement].things)
    for index in range(state.token_count):
        tried.floor.cell_of[index] = state.floor.cell_of[index]
    tried.floor.cell_of[token] = cell
    tried.floor.monster, tried.floor.facing = state.floor.monster, state.floor.facing
    if cell not in (WAITING, OUT):
        tried.floor.things[cell] = TOKEN + token


@compiled
def keep(move: int, guess: float, moves: Actions, guesses: Values, count: int) -> int:
    """Add a move to the list, in the place of the weakest if it is full; return how many."""
    if count < len(moves):
        moves[count], guesses[count] = move, guess
        return count + 1
    weakest = 0
    for index in range(1, count):
        if guesses[index] < guesses[weakest]:
            weakest = index
    if guess > guesses[weakest]:
        moves[weakest], guesses[weakest] = move, guess
    return count


@compiled
def pack(token: int, search: Any, node: int) -> int:
    """Return the way to a node of the search of a token's moves as a number."""
    way = 0
    while search[0][node].parent >= 0:
        way = way << LETTER_BITS | (int(search[0][node].letter) + 1)
        node = search[0][node].parent
    return token << WAY_BITS | way


@compiled
def list_tiles(
    state: State, stream: Stream, moves: Actions, guesses: Values, values: Values
) -> int:
    """Write one way to lay a tile, any of them being as good as another."""
    for index in range(len(values)):
        values[index] = 1.0 / state.players if index < state.players else 0.0
    while True:
        form, cell = below(stream, len(FORMS)), below(stream, CELLS)
        if may_lay(state, form, cell):
            moves[0], guesses[0] = LAYING | (PLACE + form * CELLS + cell), values[0]
            return 1


@compiled
def is_possible(state: State, seat: int, move: int) -> bool:  # noqa: ARG001 - nothing is hidden here
    """Tell that a listed move is possible: nothing is hidden."""
    return True


@compiled
def make_move(state: State, seat: int, move: int, mind: Any) -> None:  # noqa: ARG001 - the rules of a search
    """Carry out a whole move."""
    if move & LAYING:
        apply(state, seat, move ^ LAYING)
        return
    if state.active == NO_TOKEN:
        rounds.lift(state, move >> WAY_BITS)
    way = move & WAY
    while way:
        take_step(state, (way & LETTER) - 1)
        way >>= LETTER_BITS
    rounds.set_down(state)


@compiled
def let_chance(state: State, stream: Stream, mind: Any) -> int:
    """Turn a card and let the monster walk, or lay a tile; return which."""
    action = draw(state, stream)
    apply(state, CHANCE, action)
    while state.phase == WALKING:
        rounds.go_on(state, mind[3])
    return action


@compiled
def weigh_chance(state: State, stream: Stream, mind: Any, values: Values) -> None:  # noqa: ARG001 - the rules of a search
    """Write what the cards that may come are worth to all seats."""
    if state.phase == PLACING:
        for index in range(len(values)):
            values[index] = 1.0 / state.players if index < state.players else 0.0
        return
    tried = mind[2]
    tried[0] = state
    weigh_walk(tried[0], 0, mind[0][0], mind[3], mind[5][0], values)


@compiled
def final_values(state: State, values: Values) -> None:
    """Write the shares at the end."""
    write_final(state, values)


@compiled
def key_of(state: State) -> int:
    """Return a number for all that can still change in a match."""
    one = int(state.to_move) + 8 * int(state.rounds_played)
    two = int(state.floor.monster) * 4 + int(state.floor.facing)
    for cell in range(CELLS):
        content = int(state.floor.things[cell]) + KINDS * int(state.floor.ground[cell])
        one, two = mix_first(one, content), mix_second(two, content)
    for index in range(TELEPORTERS):
        one = mix_first(one, state.floor.arrows[index])
    for token in range(state.token_count):
        flags = int(state.tokens[token].is_flipped) + 2 * int(state.tokens[token].has_moved)
        flags = 4 * flags + min(state.floor.cell_of[token], 3)
        one, two = mix_first(one, flags), mix_second(two, flags)
    for index in range(len(CARDS)):
        one = mix_first(one, state.pile[index] + 8 * state.phase)
        two = mix_second(two, state.pile[index] + 8 * (state.phase == OVER))
    return join(one, two)


@compiled
def seats_of(state: State) -> int:
    """Return how many play."""
    return state.players


@compiled
def write_actions(state: State, move: int, out: Actions) -> int:
    """Write the actions of a move; a token that is under way is not picked again."""
    if move & LAYING:
        out[0] = move ^ LAYING
        return 1
    count = 0
    if state.active == NO_TOKEN:
        out[0] = PICK + (move >> WAY_BITS)
        count = 1
    way = move & WAY
    while way:
        out[count] = STEP + (way & LETTER) - 1
        way >>= LETTER_BITS
        count += 1
    out[count] = STOP
    return count + 1
