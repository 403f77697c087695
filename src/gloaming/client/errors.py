"""What a server does not do for a program."""

from typing import Final

from gloaming.core.errors import GloamingError

from .told import Refused


class RefusedError(GloamingError):
    """Something was refused; knows the code, the place in the message and the rule."""

    def __init__(self, refused: Refused) -> None:
        """Keep what the server said."""
        super().__init__(f"{refused.text} ({refused.code})")
        self.code, self.place, self.rule = refused.code, refused.place, refused.rule


class TooLateError(RefusedError):
    """The table is no longer as one last saw it: how it is now is told next."""


LATE: Final = frozenset({"stale", "seat-taken", "not-open", "not-running", "not-your-turn"})


def error_of(refused: Refused) -> RefusedError:
    """Return the error that a refusal is."""
    return TooLateError(refused) if refused.code in LATE else RefusedError(refused)


class LostError(GloamingError):
    """The server cannot be talked to any more, however often one comes again."""
