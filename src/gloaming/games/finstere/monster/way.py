"""The monster's way from cell to cell, and the lines in which he looks, as values."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.finstere.exchange.position import Letter, Place

By: TypeAlias = Literal["step", "wall", "teleporter"]
Stop: TypeAlias = Literal["token", "tile", "blood", "wall"]


class Leg(msgspec.Struct, frozen=True):
    """A cell that he comes to, how he then faces, and how he came there."""

    cell: Place
    facing: Letter
    by: By


class Line(msgspec.Struct, frozen=True):
    """A line of sight: how many cells it covers, and what ends it."""

    direction: Letter
    length: int
    stop: Stop
    token: int | None  # the nearest token, at the line's end
