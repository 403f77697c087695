"""How a game looks and listens in the terminal.

Most follows from the game: its drawing is the picture, its notation is what may be typed, its legal
actions are the list.  The face of a game says what differs: colours, short ways of typing, what is
asked, and what else people may ask for.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from gloaming.core.errors import NotationError
from gloaming.core.game import Moment
from gloaming.core.match import Match

ALWAYS = """\
  list     what can be done now; a number of the list may be typed instead of it
  try ...  what that would do; nothing is done
  board   undo   help   save FILE   quit"""
BETWEEN = re.compile(r",\s+|;")
MOST_LISTED = 300
LINE = 80  # letters

Answer = Callable[[Match, str], str]


class Way(NamedTuple):
    """What may be typed now, and a remark on it."""

    typed: str
    remark: str = ""


class Face:
    """What a game shows at a terminal, and what it understands."""

    typing = ""  # what may be typed, for `help`
    rows: int | None = None  # of the drawing that are the board, and not what stands below
    colours: Mapping[str, str] = MappingProxyType({})  # of what stands on the board, by pattern
    answers: Mapping[str, Answer] = MappingProxyType({})  # to words that only ask for something

    def help(self) -> str:
        """Return what may be typed."""
        return f"{self.typing}\n{ALWAYS}"

    def picture(self, match: Match) -> RenderableType:
        """Return the board in colour, and what stands beside it."""
        lines = self.drawing(match)
        board = Text("\n".join(lines[: self.rows]) + "\n")
        for pattern, ink in self.inks(match).items():
            board.highlight_regex(pattern, ink)
        return Group(board, self.beside(match, lines[self.rows :]))

    def drawing(self, match: Match) -> Sequence[str]:
        """Return the lines of the drawing of a position."""
        return match.game.draw_position(match.options, match.states).splitlines()

    def inks(self, match: Match) -> Mapping[str, str]:  # noqa: ARG002 - a face's way
        """Return the colours of what stands on the board, by pattern."""
        return self.colours

    def beside(self, match: Match, lines: Sequence[str]) -> RenderableType:  # noqa: ARG002 - a face's way
        """Return what is shown below the board."""
        return "\n".join(lines).lstrip()

    def question(self, match: Match, seat: int) -> str:
        """Return in words what is asked of a seat now."""
        return f"{match.seat_names[seat]}: {self.asks(match, seat)}"

    def asks(self, match: Match, seat: int) -> str:
        """Return what is to be done; without a better word for it, all that can be done."""
        return ", ".join(way.typed for way in self.ways(match, seat)[:MOST_LISTED])

    def understand(self, match: Match, seat: int, text: str) -> list[int]:
        """Return the actions that a typed text means; raise NotationError."""
        if text.isdecimal():
            text = self.chosen(match, seat, int(text))
        game, options, states = match.game, match.options, match.states
        try:
            return [game.read_action(options, states, one) for one in self.phrases(match, text)]
        except NotationError as error:
            raise NotationError(f"{error}; type help") from None

    def phrases(self, match: Match, text: str) -> Iterator[str]:  # noqa: ARG002 - a face's way
        """Yield a typed text as the game writes actions: letters that stand alone are capitals."""
        for part in BETWEEN.split(text):
            phrase = " ".join(part.split())
            yield phrase.upper() if len(phrase) == 1 else phrase

    def ways(self, match: Match, seat: int) -> list[Way]:
        """Return what may be typed now."""
        write, options, states = match.game.write_action, match.options, match.states
        return [Way(write(options, states, action)) for action in match.legal_actions(seat)]

    def chosen(self, match: Match, seat: int, number: int) -> str:
        """Return what a number of the list stands for."""
        ways = self.ways(match, seat)
        if not 1 <= number <= len(ways):
            raise NotationError(f"the list has 1 to {len(ways)}")
        return ways[number - 1].typed

    def tell(self, match: Match, seat: int, text: str) -> str | None:
        """Answer a word that only asks for something, or None if it is no such word."""
        word, _, rest = text.partition(" ")
        if word == "list":
            return self.listed(match, seat)
        if word == "try":
            return "\n".join(f"  {line}" for line in self.tried(match, seat, rest))
        return self.answers[word](match, rest) if word in self.answers else None

    def listed(self, match: Match, seat: int) -> str:
        """Return the list of what may be typed, in columns."""
        ways = self.ways(match, seat)
        lines = [
            f"{number:4} {way.typed or 'Enter':7} {way.remark}".rstrip()
            for number, way in enumerate(ways[:MOST_LISTED], 1)
        ]
        wide = max(map(len, lines)) + 2
        count = ceil(len(lines) / max(1, LINE // wide))
        rows = [[f"{line:{wide}}" for line in lines[row::count]] for row in range(count)]
        more = [f"and {len(ways) - MOST_LISTED} more"] if len(ways) > MOST_LISTED else []
        return "\n".join(["".join(row).rstrip() for row in rows] + more)

    def tried(self, match: Match, seat: int, text: str) -> list[str]:
        """Return what some actions would do, and take them back."""
        before = len(match.moments)
        try:
            for action in self.understand(match, seat, text):
                match.play(seat, action)
            done = match.moments[before:]
            return [line for moment in done for line in match.game.explain(match.options, moment)]
        finally:
            match.rewind(before)

    def keep(self, match: Match, moment: Moment, path: Path) -> str:  # noqa: ARG002 - a face's way
        """Save beside the record what a moment shows, and say so; nothing for most."""
        return ""
