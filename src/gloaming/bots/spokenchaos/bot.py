"""The bots for Spokenchaos: they think one round through to its look, in compiled code."""

import threading
from typing import Any

import numpy as np

from gloaming.bots.decision import Decision, thought_of
from gloaming.bots.levels import SECONDS
from gloaming.bots.thinking import Thinking
from gloaming.core.encoding import told
from gloaming.core.engine.limits import LIMIT
from gloaming.core.engine.rooms import Room, room_for
from gloaming.core.game import AnyGame
from gloaming.core.layout import Records, array
from gloaming.core.streams import Stream

from .deciding import begin_decision, decide, decision_at
from .desk import Desk, make_desk
from .mind import CALLED_OFF, OVER, UNHURRIED, Mind

PACKAGE = "gloaming.bots.spokenchaos"
STEPS = 4  # at once: some milliseconds
REST = 1 << 20  # steps, more than are left of what is called off
WHOLE_LINE = 1  # move


class Kept(threading.local):
    """The desk of a thread between two decisions: to make one takes longer than easy thoughts."""

    desk: Desk | None = None


class SpokenchaosBot:
    """Hides, spreads its points and moves furniture by the risk of the coming look."""

    def __init__(self, mind: Records[Mind], seconds: float = SECONDS) -> None:
        """Have a mind, and so long to think."""
        self.mind, self.seconds = mind, seconds
        self.kept = Kept()

    def plan(
        self,
        game: AnyGame,  # noqa: ARG002 - compiled code knows the rules
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return a whole furniture move, a whole plan, a side, or what a card asks for."""
        thinking = thinking or Thinking()
        desk = self.take_desk()
        begin_decision(states, seat, self.mind, self.simulations(thinking), desk)
        self.think(desk, stream, thinking)
        decision: Decision = told(Decision, decision_at, desk, WHOLE_LINE)
        if desk.drafts[0].is_thought:
            thinking.tell(thought_of(seat, decision))
        if LIMIT.deadline is None:
            self.kept.desk = desk
        return list(decision.actions)

    def take_desk(self) -> Desk:
        """Return an empty desk; whoever fails with it does not keep it."""
        if LIMIT.deadline is not None:  # it needs a room that can be stopped
            return make_desk(room_for(PACKAGE), self.mind[0])
        desk, self.kept.desk = self.kept.desk, None
        if desk is None:
            return make_desk(room_for(PACKAGE), self.mind[0])
        clear_desk(desk)
        return desk

    def simulations(self, thinking: Thinking) -> int:
        """Return how many ways to put furniture it may weigh at most."""
        own = int(self.mind[0].candidates)
        return own if thinking.simulations is None else min(own, thinking.simulations)

    def think(self, desk: Desk, stream: Stream, thinking: Thinking) -> None:
        """Think until it is decided, the sooner the less time there is."""
        is_decided = False
        while not is_decided:
            haste = UNHURRIED
            if thinking.is_over(self.seconds):
                haste = CALLED_OFF if thinking.is_called_off else OVER
            is_decided = decide(desk, stream, haste, REST if haste == CALLED_OFF else STEPS)

    def rooms(self, room: Room, states: Any) -> dict[str, Any]:  # noqa: ARG002 - all are alike
        """Return everything that stays in the engine meanwhile, as entry points name it."""
        return {"desk": make_desk(room, self.mind[0])}


def clear_desk(desk: Desk) -> None:
    """Let a desk be as if nothing had been decided on it: all else is written before it is read."""
    for part in (desk.errands, desk.drafts, desk.prospect.musings):
        array(part).view(np.uint8)[:] = 0
