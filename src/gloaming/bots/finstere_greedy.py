"""A greedy bot for Finstere Flure: hurry to the exit, but not into the monster's mouth.

It weighs every complete move of every token it may move by one look at the round's end:
how far its tokens still have to go, and what each card in the pile would make of them.
"""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.game import AnyGame
from gloaming.core.layout import Bytes, Records, blank, clone
from gloaming.core.streams import Stream, below
from gloaming.games.finstere import rounds
from gloaming.games.finstere.board import CELLS, STRIDE
from gloaming.games.finstere.floor import copy_cells
from gloaming.games.finstere.monster import walk
from gloaming.games.finstere.moves import find_moves, make_search, way_to
from gloaming.games.finstere.pieces import CARDS, TOKEN
from gloaming.games.finstere.rules import PICK, STEP, STOP, may_pick
from gloaming.games.finstere.state import NO_TOKEN, OUT, PLACING, WAITING, State, Trace
from gloaming.games.finstere.steps import STEP_LETTERS

from .random_bot import RandomBot

STEP_WORTH = 10  # for every step nearer to the exit
OUT_WORTH = 200  # for a token that is out
WAITING_STEPS = 27  # steps from before the entrance to freedom
EATEN_COST = 250  # for an own token eaten; a rival's is worth a part of it
RIVAL_SHARE = 5
WORST = -(1 << 60)


@compiled
def steps_to_freedom(cell: int) -> int:
    """Return how many steps a token needs with nothing in the way."""
    if cell == OUT:
        return 0
    if cell == WAITING:
        return WAITING_STEPS
    return cell % STRIDE + cell // STRIDE


@compiled
def worth_of_place(cell: int) -> int:
    """Return what it is worth to have a token there."""
    worth = (WAITING_STEPS - steps_to_freedom(cell)) * STEP_WORTH
    return worth + OUT_WORTH if cell == OUT else worth


@compiled
def expected_loss(state: State, tried: Records[State], traces: Records[Trace], seat: int) -> int:
    """Return what the next card costs a seat on average, times the size of the pile."""
    loss = 0
    for index in range(len(CARDS)):
        if rounds.is_drawable(state, index):
            copy_cells(tried[0].floor.things, state.floor.things)
            tried[0].floor.cell_of[:] = state.floor.cell_of
            tried[0].floor.monster, tried[0].floor.facing = state.floor.monster, state.floor.facing
            walk(tried[0].floor, rounds.card_at(state, index), traces)
            loss += state.pile[index] * loss_in(state, traces, seat)
    return loss


@compiled
def loss_in(state: State, traces: Records[Trace], seat: int) -> int:
    """Return what the tokens eaten in a walk cost a seat."""
    loss = 0
    for order in range(traces[0].eaten_count):
        token = traces[0].eaten[order]
        own = state.tokens[token].seat == seat
        loss += EATEN_COST if own else -EATEN_COST // RIVAL_SHARE
    return loss


@compiled
def pile_size(state: State) -> int:
    """Return how many cards can be turned now."""
    cards = 0
    for index in range(len(CARDS)):
        if rounds.is_drawable(state, index):
            cards += state.pile[index]
    return cards


@compiled
def best_move(
    states: Records[State],
    tried: Records[State],
    traces: Records[Trace],
    search: Any,
    stream: Stream,
    board: Bytes,
) -> tuple[int, int, int]:
    """Return the token to move, the node of the search to move to, and what that is worth."""
    state = states[0]
    seat = state.to_move
    best, best_token, best_node = WORST, NO_TOKEN, 0
    for token in range(state.token_count):
        if not may_pick(state, seat, token):
            continue
        start = state.floor.cell_of[token]
        copy_cells(board, state.floor.things)
        if start != WAITING:
            board[start] = 0
        count = find_moves(state.floor, board, start, rounds.value(state, token), search)
        for end in range(count):
            node = search[3][end]
            worth = worth_of_move(states, tried, traces, search, token, node)
            worth = worth * 16 + below(stream, 16)
            if worth > best:
                best, best_token, best_node = worth, token, node
    return best_token, best_node, best


@compiled
def worth_of_move(
    states: Records[State],
    tried: Records[State],
    traces: Records[Trace],
    search: Any,
    token: int,
    node: int,
) -> int:
    """Return what a complete move is worth, leaving the state as it was."""
    state = states[0]
    nodes, arrangements = search[0], search[1]
    start, end = state.floor.cell_of[token], nodes[node].cell
    before = tried[1].floor.things
    copy_cells(before, state.floor.things)
    copy_cells(state.floor.things, arrangements[nodes[node].arrangement].things)
    state.floor.cell_of[token] = end
    if end not in (WAITING, OUT):
        state.floor.things[end] = TOKEN + token
    cards = pile_size(state)
    gain = (worth_of_place(end) - worth_of_place(start)) * cards
    worth = gain - expected_loss(state, tried, traces, state.to_move)
    copy_cells(state.floor.things, before)
    state.floor.cell_of[token] = start
    return worth


class GreedyBot:
    """Plays the move that looks best for this round."""

    def plan(self, game: AnyGame, states: Records[State], seat: int, stream: Stream) -> list[int]:
        """Return a whole token move; tiles are laid, and moves finished, at random."""
        state = states[0]
        if state.phase == PLACING or state.active != NO_TOKEN:
            return RandomBot().plan(game, states, seat, stream)
        search, tried = make_search(), clone(states, 2)
        room = np.zeros(CELLS, np.uint8)
        token, node, _ = best_move(states, tried, blank(Trace), tuple(search), stream, room)
        start = int(state.floor.cell_of[token])
        board = state.floor.things.copy()
        board[start] = 0
        find_moves(state.floor, board, start, rounds.value(state, token), tuple(search))
        way = [STEP + STEP_LETTERS.index(letter) for letter in way_to(search, node)]
        return [PICK + token, *way, STOP]
