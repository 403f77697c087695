"""A match divided into turns: what a seat did in one go, and what came before the next one.

a turn           before --the seat--> after
secret plans     before --everybody, whoever was quicker--> revealed together --> after
"""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from gloaming.core.actors import AUTOMATIC, CHANCE, SEVERAL
from gloaming.core.game import Moment, Ply
from gloaming.core.match import Match


class Turn(NamedTuple):
    """What a seat did in one go."""

    seat: int
    start: int  # the number of its first moment
    actions: tuple[int, ...]
    before: Any  # the state in which it began,
    after: Any  # and the one that it left, before chance or anybody else acts
    meets_chance: bool  # chance acts before the next turn
    others: tuple[Ply, ...] = ()  # what others planned in secret at the same time
    is_secret: bool = False  # all such plans are revealed together, which leaves the state after


def turns_of(match: Match) -> Iterator[Turn]:
    """Yield the turns of a match in their order."""
    moments, actor = match.moments, match.game.entry_points.actor
    start = 0
    while start < len(moments):
        before, (seat, _) = moments[start]
        end = start + 1
        if int(actor(before, 0)) == SEVERAL:
            end = end_of_plans(match, start)
            yield from plans(match, start, end)
        elif seat not in (CHANCE, AUTOMATIC):
            end = end_of_turn(match, start)
            actions = tuple(moment.ply.action for moment in moments[start:end])
            after = state_at(match, end)
            yield Turn(seat, start, actions, before, after, meets_chance(moments, end))
        start = end


def plans(match: Match, start: int, end: int) -> Iterator[Turn]:
    """Yield what each seat planned in secret, in the order in which they began."""
    moments = match.moments
    plies = [moment.ply for moment in moments[start:end]]
    revealed = end + sum(1 for _ in takewhile(is_automatic, moments[end:]))
    seats = list(dict.fromkeys(ply.actor for ply in plies))
    for seat in seats:
        yield Turn(
            seat=seat,
            start=start + [ply.actor for ply in plies].index(seat),
            actions=tuple(ply.action for ply in plies if ply.actor == seat),
            before=moments[start].before,
            after=state_at(match, revealed),
            meets_chance=seat == seats[-1] and meets_chance(moments, revealed),
            others=tuple(ply for ply in plies if ply.actor != seat),
            is_secret=True,
        )


def end_of_turn(match: Match, start: int) -> int:
    """Return the number of the first moment that is no part of a turn any more."""
    turn_number = match.game.entry_points.turn_number
    before, (seat, _) = match.moments[start]
    own = takewhile(
        lambda one: one.ply.actor == seat and turn_number(one.before, 0) == turn_number(before, 0),
        match.moments[start:],
    )
    return start + sum(1 for _ in own)


def end_of_plans(match: Match, start: int) -> int:
    """Return the number of the first moment in which nobody plans in secret any more."""
    actor = match.game.entry_points.actor
    planning = takewhile(lambda one: int(actor(one.before, 0)) == SEVERAL, match.moments[start:])
    return start + sum(1 for _ in planning)


def state_at(match: Match, number: int) -> Any:
    """Return the state before a moment, or the last one."""
    return match.moments[number].before if number < len(match.moments) else match.states


def is_automatic(moment: Moment) -> bool:
    """Tell whether the rules themselves acted."""
    return moment.ply.actor == AUTOMATIC


def meets_chance(moments: list[Moment], start: int) -> bool:
    """Tell whether chance acts from a moment on before a seat does."""
    following = takewhile(lambda one: one.ply.actor in (CHANCE, AUTOMATIC), moments[start:])
    return any(moment.ply.actor == CHANCE for moment in following)
