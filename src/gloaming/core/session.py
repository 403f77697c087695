"""The session: what the history of a match allows and hides, compiled once for all games.

Its callers keep the states.  A history is a table with a row for each moment:

    TURN     the number of the turn in which something was done
    ACTOR    who acted by the rules then: a seat, CHANCE, AUTOMATIC or SEVERAL
    BY       who did it: of SEVERAL, one seat

As in `entry_points`, the names of rules stand for those of one game.
"""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .actors import AUTOMATIC, CHANCE, GO_ON, NOBODY, SEVERAL
from .layout import Actions, Table
from .rules import (
    actor,
    apply,
    chance_outcomes,
    conceal,
    draw,
    is_legal,
    is_to_act,
    legal_actions,
)
from .streams import WORDS, Stream, open_stream

TURN, ACTOR, BY = range(3)
COLUMNS = 3

# Why no turn is taken back.
NO_TURN, REVEALED = -1, -2
# No moment is the seat's.
NONE = -1

# A turn in a list of turns.  What was done in it lies between BEGIN and END; of secret plans
# that is what all seats planned.  AFTER counts the moments before the state that it left.
SEAT, FIRST, BEGIN, END, AFTER, IS_SECRET, MEETS_CHANCE = range(7)
TURN_COLUMNS = 7

OTHER_DRAWS = 3  # with which a draw is compared where the draws are beyond counting
MOST_BRANCHES = 16  # that are all looked at; of more, so many are drawn

Shares: TypeAlias = NDArray[np.float64]
Plies: TypeAlias = Annotated[NDArray[np.int64], 2]  # rows of who acted, and the action


def finished_moments(history: Table, turn: int, who: int) -> int:
    """Return how many moments belong to turns that are final, given who acts now and when."""
    count = len(history)
    if who == NOBODY:
        return count
    while count > 0 and history[count - 1, TURN] == turn:
        count -= 1
    return count


def last_of_turn(history: Table, turn: int, seat: int) -> int:
    """Return the index of a seat's last action in the unfinished turn, or NONE."""
    index = len(history) - 1
    while index >= 0 and history[index, TURN] == turn:
        if history[index, BY] == seat:
            return index
        index -= 1
    return NONE


def takeback_start(history: Table, turn: int, seat: int) -> int:
    """Return how many moments lie before a seat's last finished turn, NO_TURN or REVEALED."""
    last = len(history) - 1
    while last >= 0 and not (history[last, BY] == seat and history[last, TURN] < turn):
        last -= 1
    if last < 0:
        return NO_TURN
    start = 0
    while not (history[start, BY] == seat and history[start, TURN] == history[last, TURN]):
        start += 1
    for index in range(start, len(history)):
        if history[index, BY] == CHANCE or history[index, ACTOR] == SEVERAL:
            return REVEALED  # nobody can forget what that told
    return start


def write_turns(history: Table, out: Table) -> int:
    """Write the turns of a history in their order; return how many there are."""
    count = start = 0
    while start < len(history):
        end = end_of_turn(history, start)
        if history[start, ACTOR] == SEVERAL:
            count = write_plans(history, start, end, out, count)
        elif history[start, BY] >= 0:
            write_turn(history, start, end, out[count])
            count += 1
        start = end
    return count


def end_of_turn(history: Table, start: int) -> int:
    """Return where what begins at a moment ends: a turn, plans made together, or a draw."""
    end = start + 1
    if history[start, ACTOR] == SEVERAL:
        while end < len(history) and history[end, ACTOR] == SEVERAL:
            end += 1
    elif history[start, BY] >= 0:
        while (
            end < len(history)
            and history[end, BY] == history[start, BY]
            and history[end, TURN] == history[start, TURN]
        ):
            end += 1
    return end


def write_turn(history: Table, begin: int, end: int, out: Actions) -> None:
    """Write a turn that everybody saw."""
    out[SEAT], out[FIRST] = history[begin, BY], begin
    out[BEGIN], out[END], out[AFTER] = begin, end, end
    out[IS_SECRET], out[MEETS_CHANCE] = 0, meets_chance(history, end)


def write_plans(history: Table, begin: int, end: int, out: Table, count: int) -> int:
    """Write what each seat planned in secret, in the order in which they began."""
    revealed = end
    while revealed < len(history) and history[revealed, BY] == AUTOMATIC:
        revealed += 1
    for index in range(begin, end):
        if is_first_of_plans(history, begin, index):
            write_turn(history, begin, end, out[count])
            out[count, SEAT], out[count, FIRST] = history[index, BY], index
            out[count, AFTER], out[count, IS_SECRET] = revealed, 1
            out[count, MEETS_CHANCE] = 0
            count += 1
    out[count - 1, MEETS_CHANCE] = meets_chance(history, revealed)
    return count


def is_first_of_plans(history: Table, begin: int, index: int) -> bool:
    """Tell whether a seat had planned nothing before a moment."""
    for earlier in range(begin, index):
        if history[earlier, BY] == history[index, BY]:
            return False
    return True


def meets_chance(history: Table, start: int) -> bool:
    """Tell whether chance acts from a moment on before a seat does."""
    index = start
    while index < len(history) and history[index, BY] == AUTOMATIC:
        index += 1
    return index < len(history) and history[index, BY] == CHANCE


def play_instead_at(
    states: Any,
    seat: int,
    actions: Actions,
    others: Plies,
    is_secret: bool,  # noqa: FBT001 - entry points take no keywords
) -> None:
    """Play other actions in place of a turn on the state before it, all else being equal."""
    state = states[0]
    for action in actions:
        apply(state, seat, action)
    for index in range(len(others)):
        apply(state, others[index, 0], others[index, 1])
    while is_secret and actor(state) == AUTOMATIC:
        apply(state, AUTOMATIC, GO_ON)


def is_hidden_at(
    states: Any,
    by: int,
    action: int,
    seat: int,
    is_later: bool,  # noqa: FBT001 - entry points take no keywords
    room: int,
) -> bool:
    """Tell whether a seat could not tell an action from another one in its place.

    What follows by rule from something hidden is hidden, too: `is_later` says that it does.
    """
    state = states[0]
    if by == AUTOMATIC:
        return is_later
    if by == seat and seat >= 0:  # CHANCE and who only looks on have the same number
        return False
    if actor(state) == SEVERAL:
        return True  # even sealing: told alone, it would tell that nothing was planned
    seen, other = np.zeros_like(states), np.zeros_like(states)  # NumPy's copy fills no gaps
    other[0] = state
    apply(other[0], by, action)
    seen[0] = other[0]
    conceal(seen[0], seat)
    if are_same(seen, other):
        return False  # the seat sees all there is
    out = np.empty(room, np.int64)
    count = write_alternatives(states, by, out)
    for index in range(count):
        if out[index] != action and is_legal(state, by, out[index]):
            other[0] = state
            apply(other[0], by, out[index])
            conceal(other[0], seat)
            if are_same(other, seen):
                return True
    return False


def write_alternatives(states: Any, by: int, out: Actions) -> int:
    """Write what might have been done instead: of draws beyond counting, a few."""
    if by != CHANCE:
        return legal_actions(states[0], by, out)
    count = chance_outcomes(states[0], out, np.empty(len(out), np.int64))
    if count > 0:
        return count
    stream = np.empty(WORDS, np.int64)
    for number in range(OTHER_DRAWS):
        open_stream(stream, number, 0, 0)
        out[number] = draw(states[0], stream)
    return OTHER_DRAWS


def are_same(ones: Any, others: Any) -> bool:
    """Tell whether two arrays of states hold the same bytes."""
    some, more = ones.view(np.uint8), others.view(np.uint8)
    for place in range(len(some)):
        if some[place] != more[place]:
            return False
    return True


def follow_at(states: Any, by: int, action: int, seat: int) -> bool:
    """Turn a seat's view into what it makes of a ply by the rules; tell whether it can.

    Where it cannot, the view stays as it was.
    """
    state = states[0]
    if by != AUTOMATIC and not is_legal(state, by, action):
        return False
    apply(state, by, action)
    conceal(state, seat)
    return True


def branches_at(
    states: Any, words: Actions, room: int, branches: Any, seats: Actions, shares: Shares
) -> int:
    """Write where a state leads before a seat acts, whose turn it is there, and how likely it is.

    Of what chance brings next, all is written, or so many draws if there is more.  What chance
    does after that is drawn, by words of a seed.
    """
    stream = np.empty(WORDS, np.int64)
    open_stream(stream, words[0], words[1], words[2])
    if actor(states[0]) == CHANCE:
        count = write_draws(states[0], stream, room, branches, shares)
    else:
        branches[0], shares[0], count = states[0], 1.0, 1
    for index in range(count):
        settle(branches[index], stream)
        seats[index] = awaited_seat(branches[index], NONE)
    return count


def write_draws(state: Any, stream: Stream, room: int, branches: Any, shares: Shares) -> int:
    """Write the states to which chance may lead, and how likely each is."""
    out, weights = np.empty(room, np.int64), np.empty(room, np.int64)
    listed = chance_outcomes(state, out, weights)
    is_whole = 0 < listed <= MOST_BRANCHES
    count = listed if is_whole else MOST_BRANCHES
    total = weights[:listed].sum()
    for index in range(count):
        if is_whole:
            action, shares[index] = out[index], weights[index] / total
        else:
            action, shares[index] = draw(state, stream), 1 / MOST_BRANCHES
        branches[index] = state
        apply(branches[index], CHANCE, action)
    return count


def settle(state: Any, stream: Stream) -> None:
    """Let chance and automatic actions run until a seat must act or nobody."""
    who = actor(state)
    while who in (CHANCE, AUTOMATIC):
        if who == CHANCE:
            apply(state, CHANCE, draw(state, stream))
        else:
            apply(state, AUTOMATIC, GO_ON)
        who = actor(state)


def awaited_seat(state: Any, favourite: int) -> int:
    """Return the seat whose action is awaited; where none is, who acts.

    Of several it is the favourite, if that may act, else the first, so that sealed plans
    come in one by one; their order does not matter.
    """
    seat = actor(state)
    if seat != SEVERAL:
        return seat
    if favourite >= 0 and is_to_act(state, favourite):
        return favourite
    seat = 0
    while not is_to_act(state, seat):
        seat += 1
    return seat


# What entry points call, in the order in which it must be compiled.
PARTS = (
    end_of_turn,
    meets_chance,
    write_turn,
    is_first_of_plans,
    write_plans,
    write_alternatives,
    are_same,
    write_draws,
)
