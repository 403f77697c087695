"""Counting as a game of ours: the same minimal game that boardgame.io is measured with."""

from collections.abc import Iterable, Iterator
from typing import Any

from gloaming.core.account import GameAccount
from gloaming.core.entry_points import entry_points_of
from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.game import AnyGame, Game, Moment, Ply
from gloaming.core.layout import Records, as_plain, blank
from gloaming.core.options import Options
from gloaming.core.outcome import Outcome
from gloaming.games import find

from . import counting_rules as rules
from .counting_rules import State


class CountingOptions(Options, frozen=True, kw_only=True):
    """There is nothing to choose."""


class Added(GameAccount, frozen=True, tag="add"):
    """A number was added to the count."""

    number: int
    count: int


class Counting(Game[CountingOptions, State, Added]):
    """Two seats count in turns."""

    name = "counting"
    title = "Counting"
    layout = State
    options_type = CountingOptions
    entry_points = entry_points_of(rules, State)
    most_actions = rules.MOST_ADDED

    def start(self, options: CountingOptions) -> Records[State]:  # noqa: ARG002 - there are none
        """Return nought."""
        return blank(State)

    def seat_names(self, options: CountingOptions) -> tuple[str, ...]:  # noqa: ARG002 - the same
        """Return what the seats are called."""
        return ("one", "two")

    def outcome(self, states: Records[State]) -> Outcome | None:  # noqa: ARG002 - never
        """Return that it never ends."""
        return None

    def has_secrets(self, options: CountingOptions) -> bool:  # noqa: ARG002 - the same
        """Tell that the count is open to all."""
        return False

    def why_illegal(self, states: Records[State], seat: int, action: int) -> IllegalActionError:  # noqa: ARG002 - the action says it
        """Return what may be added."""
        return IllegalActionError(f"add 1 to {rules.MOST_ADDED}, not {action + 1}", "1")

    def write_action(self, options: CountingOptions, states: Records[State], action: int) -> str:  # noqa: ARG002 - the action says it
        """Return the number that is added."""
        return str(action + 1)

    def read_action(self, options: CountingOptions, states: Records[State], text: str) -> int:  # noqa: ARG002 - the text says it
        """Read a number."""
        if not text.isdecimal():
            raise NotationError(f"{text!r} is no number")
        return int(text) - 1

    def write_lines(self, options: CountingOptions, moments: Iterable[Moment]) -> Iterator[str]:
        """Write a line for every number."""
        for before, ply in moments:
            yield self.write_action(options, before, ply.action)

    def read_line(self, options: CountingOptions, states: Records[State], line: str) -> list[Ply]:
        """Read the line of one number."""
        return [Ply(int(states[0].seat), self.read_action(options, states, line))]

    def draw_position(self, options: CountingOptions, states: Records[State]) -> str:  # noqa: ARG002 - there are none
        """Return the count."""
        return f"{states[0].count}\n"

    def position(self, options: CountingOptions, states: Records[State]) -> Any:  # noqa: ARG002 - the same
        """Return every field of the state."""
        return as_plain(states[0])

    def account(self, options: CountingOptions, moment: Moment) -> Added:  # noqa: ARG002 - the same
        """Return what was added to what."""
        return Added(moment.ply.action + 1, int(moment.before["count"][0]))

    def sentences(self, options: CountingOptions, account: Added) -> list[str]:  # noqa: ARG002 - the same
        """Say what was added to what."""
        return [f"{account.number} is added to {account.count}."]


GAME = Counting()


def find_any(name: str) -> AnyGame:
    """Return one of our games, or the minimal one."""
    return GAME if name == GAME.name else find(name)
