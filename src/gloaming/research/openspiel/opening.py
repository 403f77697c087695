"""Openings: the plies from which a game of OpenSpiel starts, as the parameter `opening`.

An endgame is small enough for algorithms that walk through all of a game's tree.
"""

from collections.abc import Sequence

from gloaming.core.errors import NotationError

END = "/"  # after every number, so that OpenSpiel takes a single one for a text, too


def write_opening(history: Sequence[int]) -> str:
    """Return the history of a state as an opening.

    >>> write_opening([3, 17])
    '3/17/'
    """
    return "".join(f"{action}{END}" for action in history)


def read_opening(text: str) -> list[int]:
    """Read what `write_opening` wrote."""
    *numbers, rest = text.split(END)
    if rest or not all(number.isdecimal() for number in numbers):
        raise NotationError(f"{text!r} is not like '3{END}17{END}'", "opening")
    return [int(number) for number in numbers]
