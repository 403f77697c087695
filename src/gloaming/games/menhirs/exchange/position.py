"""Positions as the interchange describes them, at the beginning of a turn."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.games.menhirs.clusters.board import HEIGHTS, LETTERS, Board, Letter, Places
from gloaming.games.menhirs.options import TURNS, removal_turns

SMALL_HEIGHTS = HEIGHTS[0]
Schedule: TypeAlias = tuple[bool, ...]  # for each turn, whether a tile is removed
DEFAULT_SCHEDULE = removal_turns("default")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position; unknown keys are refused."""


class Banned(Part, frozen=True):
    """The move that would take the opponent's back: its tiles as they lie now, and its way."""

    tiles: Places
    direction: Letter


class Settings(Part, frozen=True):
    """The settings that change which moves are legal."""

    must_detach: bool = False
    may_pass: bool = False
    no_take_back: bool = True


class Position(Part, frozen=True, kw_only=True):
    """Everything on the board, and the turn."""

    game: Literal["menhirs"]
    heights: tuple[int, ...] = SMALL_HEIGHTS
    menhirs: Places
    mist: Places
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
    schedule: Schedule = DEFAULT_SCHEDULE
    banned: Banned | msgspec.UnsetType = msgspec.UNSET
    settings: Settings = Settings()

    @property
    def board(self) -> Board:
        """Return the board."""
        return HEIGHTS.index(self.heights)


def letter(direction: int) -> Letter:
    """Return the letters of a direction."""
    return LETTERS[direction]
