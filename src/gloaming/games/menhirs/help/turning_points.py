"""What decided a match: wins that were missed or let in, and menhirs freed or covered at once."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, foremost
from gloaming.games.menhirs.clusters.board import size_of
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.course.rounds import mover
from gloaming.games.menhirs.state import MENHIRS_FREE, MOVING, REMOVING, State

MANY = 2  # menhirs freed or covered by one turn that are worth telling of


class Turn(NamedTuple):
    """A whole turn: whose, at which moments it began and was over, and what it changed."""

    seat: int
    begun: int
    at: int
    before: State
    after: State

    @property
    def freed(self) -> int:
        """Return how many menhirs came free; fewer than none were covered."""
        return covered(self.before) - covered(self.after)

    @property
    def is_win(self) -> bool:
        """Tell whether every menhir came free."""
        return bool(self.after.ending == MENHIRS_FREE)

    @property
    def could_win(self) -> bool:
        """Tell whether some move would have won at once."""
        state = self.before
        return bool(winning_move(state.terms, state.mist, state.banned) != PASS)


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return the last missed win, how the win was let in, and the largest changes."""
    turns = list(turns_of(moments, last))
    return foremost([*missed(turns), *let_in(turns), *largest_changes(turns)])


def covered(state: State) -> int:
    """Return how many menhirs lie under mist."""
    return int(size_of(state.mist & state.terms.menhirs))


def turns_of(moments: Sequence[Moment], last: Records[State]) -> Iterator[Turn]:
    """Yield the turns that were made to their end."""
    states = [moment.before[0] for moment in moments] + [last[0]]
    playing = [at for at, state in enumerate(states[:-1]) if state.phase in (MOVING, REMOVING)]
    for _, group in groupby(playing, key=lambda at: int(states[at].turn)):
        places = list(group)
        before, after = states[places[0]], states[places[-1] + 1]
        if after.turns_made > before.turns_made:
            yield Turn(int(mover(before)), places[0] + 1, places[-1] + 1, before, after)


def missed(turns: Sequence[Turn]) -> Iterator[TurningPoint]:
    """Yield wins that were there and not taken, the last one first."""
    for turn in reversed(turns):
        if not turn.is_win and turn.could_win:
            yield TurningPoint(turn.begun, "missed", turn.seat)


def let_in(turns: Sequence[Turn]) -> Iterator[TurningPoint]:
    """Yield the turn after which the other one could win, and did."""
    for turn, answer in pairwise(turns):
        if answer.is_win:
            yield TurningPoint(turn.at, "let-in", turn.seat, covered(turn.after))


def largest_changes(turns: Sequence[Turn]) -> Iterator[TurningPoint]:
    """Yield turns that freed or covered many menhirs, the largest change first."""
    for turn in sorted(turns, key=lambda turn: -abs(turn.freed)):
        if abs(turn.freed) >= MANY:
            kind = "freed" if turn.freed > 0 else "covered"
            yield TurningPoint(turn.at, kind, turn.seat, abs(turn.freed))
