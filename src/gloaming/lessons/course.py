"""Somebody takes a lesson: the learner acts, the others reply, and the rules judge.

begin --> act, act ... --> the others, chance and the rules go on --> a turn is over --> judged
"""

import re
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from gloaming.core.actors import NOBODY
from gloaming.core.entry_points import TAKEN
from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.game import Moment
from gloaming.core.layout import as_plain, clone
from gloaming.core.match import Match
from gloaming.core.options import read_options

from .lesson import Lesson, Words
from .missing_words import missing_words
from .school import School
from .winning import winning_turn

LEARNER = 0
CELL = re.compile(r"\(?(?P<x>\d+) *, *(?P<y>\d+)\)?")

Standing: TypeAlias = Literal["open", "solved", "wrong"]
Place: TypeAlias = tuple[int, int]


class Course:
    """A lesson that is being taken."""

    def __init__(self, school: School[Any], lesson: Lesson) -> None:
        """Set up the lesson's match."""
        self.school, self.lesson = school, lesson
        game = school.game
        self.options = read_options(game.options_type, {**school.options, **lesson.options})
        self.match = Match(game, self.options, lesson.seed)
        self.match.states = school.states(lesson, self.options)
        self.demands = school.demands(lesson, self.options)
        self.standing: Standing = "open"
        self.turns = 0
        self.replied: list[tuple[int, ...]] = []  # what others did of what the lesson says
        self._replies = list(lesson.replies)
        self._turn = self.match.turn_number

    def play(self, line: str) -> list[int]:
        """Carry out what a line says, of a record or a cell, and return the actions."""
        if self.lesson.asks_cell:
            self.answer(read_cell(line))
            return []
        plies = self.school.game.read_line(self.options, self.match.states, line)
        for ply in plies:
            self.act(ply.actor, ply.action)
        return [ply.action for ply in plies]

    def act(self, seat: int, action: int) -> None:
        """Carry out an action of the learner, and what follows from it."""
        if self.standing != "open":
            raise IllegalActionError("the lesson is over")
        self.match.play(seat, action)
        self._go_on()

    def answer(self, cell: Place) -> None:
        """Say which cell one expects, and see what happens."""
        self._go_on()
        is_right = self.school.cell_asked(self.match.states) == cell
        self.standing = "solved" if is_right else "wrong"

    def told(self, since: int = 0) -> list[str]:
        """Return what has happened since so many moments, in English."""
        moments: Sequence[Moment] = self.match.moments[since:]
        return [
            line for moment in moments for line in self.school.game.explain(self.options, moment)
        ]

    @property
    def is_reached(self) -> bool:
        """Tell whether the goal is reached as everything stands now."""
        plain = as_plain(self.match.states[0])
        return all(demand.check.holds(plain) for demand in self.demands)

    @property
    def missing(self) -> Words:
        """Return what is missing as everything stands now; of a cell, which one it was."""
        plain = as_plain(self.match.states[0])
        failing = [demand for demand in self.demands if not demand.check.holds(plain)]
        return missing_words(self.lesson, self.school.game.name, (failing or self.demands)[0])

    def _go_on(self) -> None:
        """Let everybody else act until the learner is to; judge when a turn is over."""
        self.match.settle()
        while self._others_act():
            self._reply(self.match.seats_to_act()[0])
            self.match.settle()
        if self.match.turn_number != self._turn or self.match.actor == NOBODY:
            self._turn = self.match.turn_number
            self.turns += 1
            self._judge()

    def _others_act(self) -> bool:
        """Tell whether somebody else is to act, and does."""
        is_asked = self.match.actor != NOBODY and not self.match.is_to_act(LEARNER)
        return is_asked and self.lesson.others != "wait"

    def _judge(self) -> None:
        """Say how the lesson stands after a turn."""
        is_last = self.turns >= self.lesson.turns or not self.match.is_to_act(LEARNER)
        if self.is_reached and (is_last or self.lesson.within):
            self.standing = "solved"
        elif is_last:
            self.standing = "wrong"

    def _reply(self, seat: int) -> None:
        """Let another seat win if it is to, else do what the lesson says, else pass."""
        winning = winning_turn(self.match, seat) if self.lesson.others == "win" else ()
        for action in winning or self._scripted(seat) or (self._pass(seat),):
            self.match.play(seat, action)

    def _scripted(self, seat: int) -> tuple[int, ...]:
        """Return what the lesson says that a seat does now; nothing where it cannot be done."""
        if not self._replies:
            return ()
        line = self._replies.pop(0)
        plies = self.school.game.read_line(self.options, self.match.states, line)
        actions = tuple(ply.action for ply in plies)
        self.replied.append(actions)
        return actions if can_play(self.match, seat, actions) else ()

    def _pass(self, seat: int) -> int:
        """Return what a seat does that wants nothing."""
        legal = self.match.legal_actions(seat)
        return next((action for action in self.school.passes if action in legal), legal[0])


def read_cell(text: str) -> Place:
    """Read a cell, as lessons and people in the terminal write it."""
    found = CELL.fullmatch(text.strip())
    if not found:
        raise NotationError(f"{text!r} is no cell, such as (9,2)")
    return int(found["x"]), int(found["y"])


def can_play(match: Match, seat: int, actions: Sequence[int]) -> bool:
    """Tell whether a seat may take actions in a row."""
    entry_points, states = match.game.entry_points, clone(match.states)
    return all(entry_points.act(states, seat, action)[0] == TAKEN for action in actions)
