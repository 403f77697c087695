"""A case is played: what is done on the little board of a rule, and what is refused there."""

from typing import Any

from gloaming.core.errors import IllegalActionError
from gloaming.core.game import Ply
from gloaming.core.layout import as_plain, clone
from gloaming.core.match import Match
from gloaming.core.options import read_options

from .lesson import Case
from .school import School, Why


class Demonstration:
    """A case from its first position to the end of what is done."""

    def __init__(self, school: School[Any], case: Case) -> None:
        """Play it; what cannot be done as it says is an error."""
        self.school, self.case = school, case
        game = school.game
        self.options = read_options(game.options_type, {**school.options, **case.options})
        self.match = Match(game, self.options, case.seed)
        self.match.states = school.states(case, self.options)
        self.start = clone(self.match.states)
        self.checks = school.checks(case, self.options)
        self.plies: list[Ply] = []  # of seats
        self.refused: Ply | None = None
        self.error: IllegalActionError | None = None
        self.match.settle()
        for line in case.plays:
            self._play(line)
        if case.refused:
            self._try(case.refused.line)

    @property
    def holds(self) -> bool:
        """Tell whether everything is as the case says, at the end."""
        plain = as_plain(self.match.states[0])
        return all(check.holds(plain) for check in self.checks)

    @property
    def why(self) -> Why:
        """Return why something was refused; no reason if nothing was."""
        if self.refused is None:
            return Why("")
        return self.school.why(self.match.states, *self.refused)

    def told(self) -> list[str]:
        """Return what happened, in English."""
        return [
            line
            for moment in self.match.moments
            for line in self.school.game.explain(self.options, moment)
        ]

    def _play(self, line: str) -> None:
        """Carry out a line, and what follows from it."""
        for ply in self.school.game.read_line(self.options, self.match.states, line):
            self.match.play(ply.actor, ply.action)
            self.match.settle()
            self.plies.append(ply)

    def _try(self, line: str) -> None:
        """Carry out a line up to what is refused of it."""
        for ply in self.school.game.read_line(self.options, self.match.states, line):
            try:
                self.match.play(ply.actor, ply.action)
            except IllegalActionError as error:
                self.refused, self.error = ply, error
                return
            self.match.settle()
            self.plies.append(ply)
