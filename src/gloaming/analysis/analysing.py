"""Going through a match: every turn beside the best one, and luck apart from choice.

before --the turn--> after --chance, the rules--> before the next turn
       cost: after the best turn - after this one        luck: before the next - after
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.bots import BOTS
from gloaming.core.errors import OptionsError
from gloaming.core.game import Moment, Ply
from gloaming.core.match import Match
from gloaming.core.record import read_record
from gloaming.games import find

from .judging import Judge, Opinion, Shares
from .report import SLIP, Analysis, Danger, Judged, Level
from .turns import Turn, turns_of

Progress = Callable[[int, int], None]  # how many turns are done, of how many

# Enough to tell good turns from bad ones in seconds for a whole match.
SIMULATIONS = {"finstere": 300, "menhirs": 600, "spokenchaos": 40}


def analyse(
    match: Match | str,
    level: str = "",
    simulations: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Go through a match, or a record of one; the strongest bot judges it, or a given level."""
    if isinstance(match, str):
        match = read_record(match, find)
    name = match.game.name
    bot = level or list(BOTS[name])[-1]
    if bot not in BOTS[name]:
        raise OptionsError(f"{bot!r} does not judge; there is {', '.join(BOTS[name])}", "level")
    simulations = simulations or SIMULATIONS[name]
    judge = Judge(match.game, len(match.seat_names), BOTS[name][bot], simulations)
    return Analysing(match, judge).all(Level(bot, simulations), progress)


class Analysing:
    """A match that is being gone through."""

    def __init__(self, match: Match, judge: Judge) -> None:
        """Begin."""
        self.match, self.judge = match, judge
        self.turns = list(turns_of(match))

    def all(self, level: Level, progress: Progress | None) -> Analysis:
        """Judge all turns."""
        found: list[Judged | None] = []
        for number in range(len(self.turns)):
            if progress:
                progress(number, len(self.turns))
            found.append(self.judged(number))
        if progress:
            progress(len(self.turns), len(self.turns))
        return self.together(level, found, self.end())

    def end(self) -> Shares:
        """Judge where the match stops."""
        count = len(self.match.seat_names)
        found = self.judge.judged(self.match.states, len(self.match.moments))
        return found.shares if found else (1 / count,) * count

    def together(self, level: Level, found: Sequence[Judged | None], end: Shares) -> Analysis:
        """Return what was found about each turn, and about the end, as one."""
        judged = [(turn, one) for turn, one in zip(self.turns, found, strict=True) if one]
        return Analysis(
            game=self.match.game.name,
            seats=tuple(self.match.seat_names),
            level=level,
            turns=tuple(with_luck(judged, end)),
            unjudged=len(self.turns) - len(judged),
            end=end,
        )

    def judged(self, number: int) -> Judged | None:
        """Judge a turn; None where nobody can say what it is worth."""
        turn = self.turns[number]
        opinion = self.judge.opinion(turn.before, turn.seat, turn.start)
        if opinion is None:
            return None
        then = self.judge.played(turn, opinion.actions)
        is_best = then.tobytes() == turn.after.tobytes()  # by whatever way
        after = Opinion((), opinion.shares) if is_best else self._judged(turn, turn.after)
        best = after if is_best else self._judged(turn, then)
        if after is None or best is None:
            return None
        cost = max(0.0, best.shares[turn.seat] - after.shares[turn.seat])
        better = opinion.actions if cost >= SLIP else ()
        answer = after.actions if better and self.judge.actor(turn.after) >= 0 else ()
        return Judged(
            at=turn.start,
            turn=number + 1,
            seat=turn.seat,
            done=self._lines(turn.before, turn.seat, turn.actions),
            better=self._lines(turn.before, turn.seat, better),
            better_actions=better,
            proven_win=opinion.proven_win,
            would=self._sentences(turn.before, turn.seat, better),
            dangers=self._dangers(turn, then) if better else (),
            answer=self._lines(turn.after, self.judge.actor(turn.after), answer),
            answer_actions=answer,
            before=opinion.shares,
            after=after.shares,
            cost=cost,
            luck=(0.0,) * len(after.shares),
        )

    def _judged(self, turn: Turn, states: Any) -> Opinion | None:
        """Return what is expected in a state that a turn led to, or might have."""
        return self.judge.judged(states, turn.start)

    def _moments(self, states: Any, seat: int, actions: tuple[int, ...]) -> list[Moment]:
        """Return what a seat would do from a state on."""
        moments = []
        for action in actions:
            moments.append(Moment(states, Ply(seat, action)))
            states = self.judge.after(states, seat, action)
        return moments

    def _lines(self, states: Any, seat: int, actions: tuple[int, ...]) -> tuple[str, ...]:
        """Return actions as a record has them."""
        game, options = self.match.game, self.match.options
        lines = game.write_lines(options, self._moments(states, seat, actions))
        return tuple(line.strip() for line in lines if line.startswith(" "))  # no headings

    def _sentences(self, states: Any, seat: int, actions: tuple[int, ...]) -> tuple[str, ...]:
        """Return in words what actions would do."""
        game, options = self.match.game, self.match.options
        moments = self._moments(states, seat, actions)
        return tuple(sentence for moment in moments for sentence in game.explain(options, moment))

    def _dangers(self, turn: Turn, then: Any) -> tuple[Danger, ...]:
        """Return what was in more danger after a turn than in another state; of others, in less."""
        game, options = self.match.game, self.match.options
        done, better = game.dangers(options, turn.after), game.dangers(options, then)
        found = [
            Danger(piece.seat, piece.name, done.get(piece, 0.0), better.get(piece, 0.0))
            for piece in {**done, **better}
        ]
        worse = [one for one in found if one.harms(turn.seat) >= SLIP]
        return tuple(sorted(worse, key=lambda one: -one.harms(turn.seat)))


def with_luck(judged: list[tuple[Turn, Judged]], end: Shares) -> list[Judged]:
    """Add what chance changed between a turn and the next one that was judged."""
    nexts = [*(found.before for _, found in judged[1:]), end]
    return [
        luckier(found, following) if turn.meets_chance else found
        for (turn, found), following in zip(judged, nexts, strict=False)  # of none, the end is left
    ]


def luckier(found: Judged, following: Shares) -> Judged:
    """Return a turn with what chance made of it."""
    luck = tuple(then - now for then, now in zip(following, found.after, strict=True))
    return replace(found, luck=luck)
