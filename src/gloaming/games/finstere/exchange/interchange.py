"""Positions for programs: read as JSON or as a drawing, and refused where they are impossible."""

import re

from gloaming.core.interchange import is_json, read_json
from gloaming.games.finstere.text.drawing import read_drawing

from .position import Position
from .to_floor import check

# Nothing else is drawn as a letter with an arrow.
MONSTER = re.compile(r"M[\^>v<]")


def shows_monster(text: str) -> bool:
    """Return whether a drawing has the monster in it."""
    return MONSTER.search(text) is not None


def read_position(text: str) -> Position:
    """Read a position; raise NotationError or PositionError with the place."""
    position = read_json(text, Position) if is_json(text) else read_drawing(text)
    check(position)
    return position
