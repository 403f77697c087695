"""The bots for Spokenchaos: what a seat does in every phase of a round."""

from typing import Any

import numpy as np

from gloaming.bots.random_bot import RandomBot, listed
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.game import AnyGame, Ply
from gloaming.core.layout import Records, clone
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.actions import DONE, KEEP, PASSING, SIDE
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.material import MAX_PLAYERS, NO_PIECE
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    MIDNIGHT,
    PLANNING,
    SIDES,
    SIDING,
    State,
)

from .actions import letting_go, plan_actions, put_actions
from .furnishing import Furnishing, any_pose, hurried, think_through
from .mind import Mind
from .prospect import Prospect
from .weighing import best_side_for, write_shares


class SpokenchaosBot:
    """Hides, spreads its points and moves furniture by the risk of the coming look."""

    def __init__(self, mind: Mind) -> None:
        """Have a mind."""
        self.mind = mind

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return a whole furniture move, a whole plan, a side, or what a card asks for."""
        thinking = thinking or Thinking()
        phase = states[0].phase
        if phase == AGREEING:
            return [KEEP]
        if phase in (ARRANGING, FURNISHING):
            return self.furnish(game, states, seat, stream, thinking)
        if phase == PLANNING:
            return self.hide(states, seat, stream, thinking)
        if phase == SIDING:
            return [self.pick_side(states, seat, stream, thinking)]
        return self.decide(game, states, seat, stream, thinking)

    def furnish(
        self, game: AnyGame, states: Any, seat: int, stream: Stream, thinking: Thinking
    ) -> list[int]:
        """Return a whole furniture move, or the pass if none is better."""
        if self.mind.candidates == 0:
            pose = any_pose(states, stream)
            return put_actions(states[0], pose) if pose else anything(game, states, seat, stream)
        search = Furnishing(self.mind, states, seat, stream, thinking)
        search.run()
        if search.best is not None:
            actions = put_actions(states[0], search.best)
        elif states[0].phase == FURNISHING and states[0].held == NO_PIECE:
            actions = [PASSING]
        else:
            actions = anything(game, states, seat, stream)
        tell(thinking, search.hopes, len(search.weighed), actions)
        return actions

    def hide(self, states: Any, seat: int, stream: Stream, thinking: Thinking) -> list[int]:
        """Return a whole plan."""
        actions, after = letting_go(states, seat)
        prospect = Prospect(self.mind, after, seat, thinking)
        prospect.think(stream)
        actions += [*plan_actions(after, prospect), DONE]
        tell(thinking, prospect, self.mind.turns, actions)
        return actions

    def pick_side(self, states: Any, seat: int, stream: Stream, thinking: Thinking) -> int:
        """Return the side that is best for the seat."""
        state = states[0]
        if self.mind.caution == 0.0:
            sides = [side for side in range(SIDES) if side != state.side]
            return SIDE + sides[below(stream, len(sides))]
        prospect = Prospect(self.mind, states, seat, thinking)
        shares, forecast = np.zeros((DOORS, MAX_PLAYERS)), prospect.forecasts[0]
        write_shares(prospect.trips, prospect.chosen, forecast, shares)
        first, last = (forecast.number - 1, forecast.number) if forecast.number else (0, FIELDS)
        side = int(best_side_for(forecast, seat, first, last, shares))
        tell(thinking, prospect, SIDES - 1, [SIDE + side])
        return SIDE + side

    def decide(
        self, game: AnyGame, states: Any, seat: int, stream: Stream, thinking: Thinking
    ) -> list[int]:
        """Return what is best of what a midnight card allows."""
        if self.mind.caution == 0.0:
            return anything(game, states, seat, stream)
        best, found = None, anything(game, states, seat, stream)
        for line in lines_of(game, states, seat):
            after = after_line(states, seat, line)
            hopes = think_through(hurried(self.mind), after, seat, stream, thinking)
            if best is None or hopes.value > best.value:
                best, found = hopes, line
            if thinking.is_over(self.mind.seconds):
                break
        tell(thinking, best, 0, found)
        return found


def anything(game: AnyGame, states: Any, seat: int, stream: Stream) -> list[int]:
    """Return any legal action."""
    return RandomBot().plan(game, states, seat, stream)


def lines_of(game: AnyGame, states: Any, seat: int) -> list[list[int]]:
    """Return the ways to decide a midnight card; a ghost that enters goes on to a spot."""
    lines = []
    for action in listed(game, states, seat):
        after = after_line(states, seat, [action])
        if (
            after[0].phase == MIDNIGHT
            and after[0].to_move == seat
            and after[0].turn == states[0].turn
        ):
            lines += [[action, spot] for spot in listed(game, after, seat)]
        else:
            lines.append([action])
    return lines


def after_line(states: Records[State], seat: int, line: list[int]) -> Records[State]:
    """Return the state after some actions of a seat."""
    after = clone(states)
    for action in line:
        apply(after[0], seat, action)
    return after


def tell(thinking: Thinking, hopes: Prospect | None, simulations: int, actions: list[int]) -> None:
    """Say what a bot expects, if it has thought of that, and what it is about to do."""
    if hopes is None:
        return
    line = tuple(Ply(hopes.seat, action) for action in actions)
    shares = hopes.shares()
    thinking.tell(Thought(seat=hopes.seat, shares=shares, simulations=simulations, line=line))
