"""The course of a match: turns, cards, halves and the end (rules 3)."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.finstere.material import (
    BOTH_SIDES,
    CARD_COUNTS,
    CARDS,
    FIVE,
    HIT_CARD,
    THREE_HITS,
    TOKEN,
)
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.state import (
    ALL_BUT_ONE_OUT,
    CARDS_USED_UP,
    DRAWING,
    EATEN,
    MOVING,
    NO_TOKEN,
    NOBODY_IN_PLAY,
    OUT,
    OVER,
    PLACING,
    WAITING,
    WALKING,
    State,
    Trace,
)

FIRST_ROUND_MOVES = 2
FIRST_HALF_CARDS = 7


@compiled
def value(state: State, token: int) -> int:
    """Return the number that a token shows."""
    front = state.tokens[token].front
    return BOTH_SIDES - front if state.tokens[token].is_flipped else front


@compiled
def flip(state: State, token: int) -> None:
    """Turn a token over."""
    state.tokens[token].is_flipped = not state.tokens[token].is_flipped


@compiled
def is_in_play(state: State, token: int) -> bool:
    """Tell whether a token waits outside or stands on the board."""
    return state.floor.cell_of[token] not in (OUT, EATEN)


@compiled
def may_move(state: State, token: int) -> bool:
    """Tell whether a token is still to be moved in this round."""
    return is_in_play(state, token) and not state.tokens[token].has_moved


@compiled
def is_seat_in_play(state: State, seat: int) -> bool:
    """Tell whether a seat has a token that waits outside or stands on the board."""
    for token in range(first_token(state, seat), first_token(state, seat + 1)):
        if is_in_play(state, token):
            return True
    return False


@compiled
def must_enter(state: State, token: int) -> bool:
    """Tell whether a waiting token has to come onto the board if it can: in the first round."""
    is_first = state.must_enter and state.rounds_played == 0
    return is_first and state.floor.cell_of[token] == WAITING


@compiled
def first_end(state: State, token: int, ends: int) -> int:
    """Return the first of a token's ends that it may take: staying outside comes before all."""
    return 1 if ends > 1 and must_enter(state, token) else 0


@compiled
def first_token(state: State, seat: int) -> int:
    """Return the first of the tokens of a seat; they follow one another."""
    return seat * (state.tokens_to_win + 1)


@compiled
def has_move(state: State, seat: int) -> bool:
    """Tell whether a seat has a token to move; in the first round each moves two."""
    moved = 0
    left = 0
    for token in range(first_token(state, seat), first_token(state, seat + 1)):
        moved += state.tokens[token].has_moved
        left += may_move(state, token)
    return left > 0 and (state.rounds_played > 0 or moved < FIRST_ROUND_MOVES)


@compiled
def pass_on(state: State, seat: int) -> None:
    """Give the turn to a seat, or to the next clockwise that has a token to move."""
    for offset in range(state.players):
        candidate = (seat + offset) % state.players
        if has_move(state, candidate):
            state.to_move = candidate
            return
    end_moving(state)


@compiled
def end_moving(state: State) -> None:
    """End the tokens' part of the round; in the first round the others only flip."""
    for token in range(state.token_count):
        if state.rounds_played == 0 and not state.tokens[token].has_moved:
            flip(state, token)
        state.tokens[token].has_moved = False
    state.phase = DRAWING


@compiled
def has_supply(state: State) -> bool:
    """Tell whether tiles are still to be laid."""
    for count in state.supply:
        if count > 0:
            return True
    return False


@compiled
def begin(state: State, seat: int) -> None:
    """Let a seat begin: with the tiles that are to be laid, or with the first round."""
    state.starter = state.to_move = seat
    if has_supply(state):
        state.phase = PLACING
    else:
        begin_round(state)


@compiled
def begin_round(state: State) -> None:
    """Let the starting player's round begin."""
    state.phase = MOVING
    pass_on(state, state.starter)


@compiled
def lift(state: State, token: int) -> None:
    """Pick a token to move; it leaves the board until it stops."""
    state.active = token
    state.steps_left = value(state, token)
    cell = state.floor.cell_of[token]
    if cell != WAITING:
        state.floor.things[cell] = 0


@compiled
def set_down(state: State) -> None:
    """End the move of the active token: it stands where it is, and flips."""
    token = state.active
    cell = state.floor.cell_of[token]
    state.active = NO_TOKEN
    state.steps_left = 0
    state.turn += 1
    state.tokens[token].has_moved = True
    flip(state, token)
    if cell == OUT:
        bring_out(state, state.tokens[token].seat)
    elif cell != WAITING:
        state.floor.things[cell] = TOKEN + token
    if state.phase != OVER:
        pass_on(state, state.to_move + 1)


@compiled
def bring_out(state: State, seat: int) -> None:
    """Count a token that has left the fortress; this can end the match."""
    state.exits += 1
    state.out_count[seat] += 1
    state.out_when[seat] = state.exits
    if state.out_count[seat] == state.tokens_to_win:
        end(state, ALL_BUT_ONE_OUT)
    elif state.second_half and not is_anyone_in_play(state):
        end(state, NOBODY_IN_PLAY)


@compiled
def is_anyone_in_play(state: State) -> bool:
    """Tell whether any token waits outside or stands on the board."""
    for token in range(state.token_count):
        if is_in_play(state, token):
            return True
    return False


@compiled
def end(state: State, reason: int) -> None:
    """End the match."""
    state.phase = OVER
    state.ending = reason


@compiled
def card_at(state: State, index: int) -> int:
    """Return what a kind of card says, given the option of the three hits."""
    return THREE_HITS if state.five_is_three_hits and index == FIVE else CARDS[index]


@compiled
def card_name_at(state: State, index: int) -> int:
    """Return which of CARD_NAMES a kind of card has, given the option of the three hits."""
    return len(CARDS) if state.five_is_three_hits and index == FIVE else index


@compiled
def is_drawable(state: State, index: int) -> bool:
    """Tell whether a kind of card can be turned now: the first is never a hit card."""
    if state.pile[index] == 0:
        return False
    return state.rounds_played > 0 or card_at(state, index) < HIT_CARD


@compiled
def turn_card(state: State, index: int) -> None:
    """Turn a card; the monster is about to walk."""
    state.pile[index] -= 1
    state.cards_left -= 1
    state.card = card_at(state, index)
    state.steps_walked = 0
    state.hits = 0
    state.phase = WALKING


@compiled
def go_on(state: State, traces: Records[Trace]) -> None:
    """Let the monster take his next step, or the last look that ends the round."""
    monster.begin_trace(traces)
    if monster.is_done(state.card, state.steps_walked, state.hits):
        state.floor.facing = monster.look(state.floor)
        end_round(state)
        return
    monster.step(state.floor, traces)
    state.steps_walked += 1
    state.hits += traces[0].eaten_count
    if not state.second_half:
        bring_back(state, traces)


@compiled
def bring_back(state: State, traces: Records[Trace]) -> None:
    """Put what was eaten in the first half back before the entrance."""
    for index in range(traces[0].eaten_count):
        token = traces[0].eaten[index]
        state.floor.cell_of[token] = WAITING
        if state.eaten_tokens_flip:
            flip(state, token)


@compiled
def end_round(state: State) -> None:
    """Pass the marker on, begin the second half where it is due, or end the match."""
    state.rounds_played += 1
    state.turn += 1
    state.card = 0
    state.steps_walked = 0
    state.hits = 0
    state.starter = (state.starter + 1) % state.players
    if state.second_half and not is_anyone_in_play(state):
        end(state, NOBODY_IN_PLAY)
    elif state.second_half and state.cards_left == 0:
        end(state, CARDS_USED_UP)
    else:
        if state.cards_left == 0:
            begin_second_half(state)
        begin_round(state)


@compiled
def begin_second_half(state: State) -> None:
    """Shuffle all cards, or those of the first half; from now on eaten tokens are gone."""
    state.second_half = True
    state.cards_left = state.second_half_cards
    for index in range(len(CARDS)):
        never_turned = state.pile[index] if state.same_cards_again else 0
        state.pile[index] = CARD_COUNTS[index] - never_turned


@compiled
def shuffle_all(state: State) -> None:
    """Put every card back into the pile."""
    for index in range(len(CARDS)):
        state.pile[index] = CARD_COUNTS[index]


@compiled
def placed(state: State) -> None:
    """Pass the turn on after a tile was laid; after the last one the next seat starts."""
    state.turn += 1
    if not state.chance_places:
        state.to_move = (state.to_move + 1) % state.players
    if not has_supply(state):
        if not state.chance_places:
            state.starter = state.to_move
        begin_round(state)
