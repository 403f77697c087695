"""What can go wrong, each with a class and a sentence that says what to do.

GloamingError
|-- UnknownGameError        there is no game of that name
|-- NotationError           text that cannot be read; knows the place
|   `-- RecordError         a record that is damaged, cut off or of another version
|-- OptionsError            a way of playing that does not exist
|-- MissingExtraError       a library that is not installed; knows the extra that brings it
|-- PositionError           a readable position that cannot be on the board
|-- SeedError               a seed that is malformed or does not match its commitment
|-- ReplayError             a record that does not replay; knows the line
|-- SettingError            a setting of the environment that does not exist
|-- EngineError             the engine could not do something; knows the entry point
|   `-- TimeLimitError      it was stopped, since it took too long (engine/limits.py)
`-- ActionError
    |-- IllegalActionError  the rules forbid it; knows which rule
    |-- WrongSeatError      somebody else is to act
    |-- NothingToUndoError  the turn is fresh, or somebody has moved since
    `-- MatchOverError      nobody is to act any more
"""

from collections.abc import Sequence
from typing import Any


class GloamingError(Exception):
    """Anything that a person can mend by giving other input."""


class UnknownGameError(GloamingError):
    """There is no game of that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        """Say which games there are."""
        super().__init__(f"there is no game {name!r}; there is {', '.join(known)}")


class PlacedError(GloamingError):
    """An error at a place in the input."""

    def __init__(self, message: str, place: str = "") -> None:
        """Keep the place, and put it before the message."""
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.place = place


class NotationError(PlacedError):
    """Text that cannot be read."""


class RecordError(NotationError):
    """A record that is damaged, cut off or of another version."""


class OptionsError(PlacedError):
    """A way of playing that does not exist."""


class MissingExtraError(PlacedError, ImportError):
    """A library that is not installed, for it comes with an extra."""

    def __init__(self, library: str, extra: str, place: str = "") -> None:
        """Say which command installs it."""
        command = f'pip install "gloaming[{extra}]"'
        super().__init__(f"{library} is not installed: {command}", place)
        self.extra = extra


class PositionError(PlacedError):
    """A readable position that cannot be on the board."""


class SeedError(GloamingError):
    """A seed that is malformed or does not match its commitment."""


class ReplayError(PlacedError):
    """A record that does not replay to what it says."""


class ActionError(GloamingError):
    """An action that cannot be taken now."""


class IllegalActionError(ActionError):
    """An action that the rules forbid."""

    def __init__(self, message: str, rule: str = "", facts: Any = None) -> None:
        """Keep the number of the rule, and cite it; facts say the same as values."""
        super().__init__(f"{message} (rules {rule})" if rule else message)
        self.rule = rule
        self.facts = facts


class WrongSeatError(ActionError):
    """Somebody else is to act."""


class NothingToUndoError(ActionError):
    """There is nothing of this turn to take back."""


class MatchOverError(ActionError):
    """The match is over, so nobody is to act."""


class SettingError(GloamingError):
    """A setting of the environment that does not exist."""


class EngineError(GloamingError):
    """The engine could not do what an entry point was asked for."""

    def __init__(self, name: str, message: str) -> None:
        """Keep the entry point's name, and put it before the message."""
        super().__init__(f"{name}: {message}")
        self.name = name
