"""What a position of Finstere Flure is worth: every card of the pile is walked at once.

The cards share one walk: the monster goes the same way under each, and only stops sooner or
later.  So one walk of at most twenty steps tells who is eaten under which card.
"""

from math import exp

from gloaming.bots.search.records import Values
from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.floor.board import STRIDE
from gloaming.games.finstere.material import CARD_COUNTS, CARDS, HIT_CARD
from gloaming.games.finstere.monster.monster import begin_trace, is_done, step
from gloaming.games.finstere.state import DRAWING, EATEN, OUT, WAITING, State, Trace

from .mind import (
    EATEN_STEPS,
    FIRST_HALF_LONG,
    FIRST_HALF_SHORT,
    LAST,
    OUT_STEPS,
    OVER,
    RANKS,
    SECOND_LONG,
    SECOND_MIDDLE,
    SECOND_SHORT,
    WAITING_STEPS,
    Mind,
)

LONG_FIRST_HALF = 4  # rounds left
LONG_SECOND_HALF = 6
MIDDLE_SECOND_HALF = 4
SHORT_SECOND_HALF = 2


@compiled
def steps_to_freedom(cell: int) -> int:
    """Return how many steps a token needs with nothing in the way."""
    if cell == OUT:
        return OUT_STEPS
    if cell == EATEN:
        return EATEN_STEPS
    if cell == WAITING:
        return WAITING_STEPS
    return cell % STRIDE + cell // STRIDE


@compiled
def stage_after(state: State) -> int:
    """Return the stage of the match after this round's card."""
    left = state.cards_left - 1
    if not state.second_half:
        if left == 0:
            return SECOND_LONG
        return FIRST_HALF_LONG if left >= LONG_FIRST_HALF else FIRST_HALF_SHORT
    if left >= LONG_SECOND_HALF:
        return SECOND_LONG
    if left >= MIDDLE_SECOND_HALF:
        return SECOND_MIDDLE
    if left >= SHORT_SECOND_HALF:
        return SECOND_SHORT
    return LAST if left == 1 else OVER


@compiled
def can_still_move(state: State, token: int) -> bool:
    """Tell whether a token is still to be moved before the monster comes."""
    return has_move_left(state, token) and rounds.is_in_play(state, token)


@compiled
def has_move_left(state: State, token: int) -> bool:
    """Tell whether a token had a move before the monster came, eaten or not."""
    is_moving = state.phase != DRAWING and state.rounds_played > 0
    return is_moving and not state.tokens[token].has_moved


@compiled
def score_of(state: State, seat: int, mind: Mind, stage: int) -> float:
    """Return what the places of a seat's tokens are worth, the nearest first."""
    first, last = rounds.first_token(state, seat), rounds.first_token(state, seat + 1)
    score = 0.0
    for token in range(first, last):
        mine = steps_with_move(state, token)
        rank = RANKS - (last - first)
        for other in range(first, last):
            theirs = steps_with_move(state, other)
            rank += theirs < mine or (theirs == mine and other < token)
        if mine > OUT_STEPS or state.floor.cell_of[token] == OUT:
            score += mind.worth[stage, rank, mine]
        else:  # it can walk out, if nobody hinders it
            near = mind.worth[stage, rank, 1]
            score += near + mind.haste * (mind.worth[stage, rank, OUT_STEPS] - near)
    return score


@compiled
def steps_with_move(state: State, token: int) -> int:
    """Return the steps that a token needs after the move that it still has in this round."""
    steps = steps_to_freedom(state.floor.cell_of[token])
    if can_still_move(state, token):
        return max(OUT_STEPS, steps - rounds.value(state, token))
    return steps


@compiled
def weight_of(state: State, mind: Mind, index: int) -> int:
    """Return how many cards of a kind may come, for all that the bot remembers."""
    if mind.knows_pile:
        return state.pile[index] if rounds.is_drawable(state, index) else 0
    is_first_hit = state.rounds_played == 0 and rounds.card_at(state, index) >= HIT_CARD
    return 0 if is_first_hit else CARD_COUNTS[index]


@compiled
def weigh_walk(
    state: State, seat: int, mind: Mind, traces: Records[Trace], scores: Values, values: Values
) -> None:
    """Let the monster walk for every card; write what the round's end is worth to all seats.

    The floor of the state is walked on, so it is a copy.  A bot that does not mind its rivals
    sees only what befalls the seat's own tokens.
    """
    stage = stage_after(state)
    for index in range(state.players):
        scores[index] = score_of(state, index, mind, stage)
    for index in range(len(values)):
        values[index] = 0.0
    begin_trace(traces)
    steps, noted, total, is_waited_for = 0, 0, 0, 0
    for index in range(len(CARDS)):
        total += weight_of(state, mind, index)
        is_waited_for |= (weight_of(state, mind, index) > 0) << index
    while is_waited_for:
        weight = 0
        for index in range(len(CARDS)):
            is_due = steps >= mind.foresight or is_done(
                rounds.card_at(state, index), steps, traces[0].eaten_count
            )
            if is_due and is_waited_for >> index & 1:
                weight += weight_of(state, mind, index)
                is_waited_for ^= 1 << index
        if weight:
            add_shares(state.players, scores, weight / total, values)
        if is_waited_for:
            step(state.floor, traces)
            steps += 1
            while noted < traces[0].eaten_count:
                lose(state, traces[0].eaten[noted], seat, mind, stage, scores)
                noted += 1


@compiled
def lose(state: State, token: int, seat: int, mind: Mind, stage: int, scores: Values) -> None:
    """Count a token that the monster eats; one that can still move is in danger only in part."""
    owner = state.tokens[token].seat
    if owner != seat and not mind.minds_rivals:
        return
    share = mind.caution if has_move_left(state, token) else 1.0
    if not state.second_half:
        state.floor.cell_of[token] = WAITING
    after = score_of(state, owner, mind, stage)
    scores[owner] += share * (after - scores[owner])


@compiled
def add_shares(players: int, scores: Values, chance: float, values: Values) -> None:
    """Add each seat's share of the win, as likely as the cards are that leave it so."""
    most = scores[0]
    for seat in range(players):
        most = max(most, scores[seat])
    total = 0.0
    for seat in range(players):
        total += exp(scores[seat] - most)
    for seat in range(players):
        values[seat] += chance * exp(scores[seat] - most) / total


@compiled
def write_final(state: State, values: Values) -> None:
    """Write the shares at the end: most tokens out, the first to have so many (rules 3)."""
    best = 0
    for seat in range(1, state.players):
        more = state.out_count[seat] > state.out_count[best]
        sooner = state.out_when[seat] < state.out_when[best]
        if more or (state.out_count[seat] == state.out_count[best] and sooner):
            best = seat
    for index in range(len(values)):
        values[index] = 0.0
    for seat in range(state.players):
        nobody = state.out_count[best] == 0
        values[seat] = 1.0 / state.players if nobody else 1.0 * (seat == best)
