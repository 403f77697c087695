"""A match divided into turns: what a seat did in one go, and what came before the next one."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from gloaming.core.actors import AUTOMATIC, CHANCE, SEVERAL
from gloaming.core.game import Moment
from gloaming.core.match import Match


class Turn(NamedTuple):
    """What a seat did in one go."""

    seat: int
    start: int  # the number of its first moment
    actions: tuple[int, ...]
    before: Any  # the state in which it began,
    after: Any  # and the one that it left, before chance or anybody else acts
    is_secret: bool  # others plan at the same time, and nobody sees it yet
    meets_chance: bool  # chance acts before the next turn


def turns_of(match: Match) -> Iterator[Turn]:
    """Yield the turns of a match in their order."""
    moments = match.moments
    turn_number, actor = match.game.entry_points.turn_number, match.game.entry_points.actor
    start = 0
    while start < len(moments):
        before, (seat, _) = moments[start]
        end = start + 1
        if seat not in (CHANCE, AUTOMATIC):
            number = turn_number(before, 0)
            while end < len(moments) and moments[end].ply.actor == seat:
                if turn_number(moments[end].before, 0) != number:
                    break
                end += 1
            after = moments[end].before if end < len(moments) else match.states
            actions = tuple(moment.ply.action for moment in moments[start:end])
            is_secret = int(actor(before, 0)) == SEVERAL
            yield Turn(seat, start, actions, before, after, is_secret, meets_chance(moments, end))
        start = end


def meets_chance(moments: list[Moment], start: int) -> bool:
    """Tell whether chance acts from a moment on before a seat does."""
    following = takewhile(lambda one: one.ply.actor in (CHANCE, AUTOMATIC), moments[start:])
    return any(moment.ply.actor == CHANCE for moment in following)
