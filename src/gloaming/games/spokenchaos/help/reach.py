"""How far each ghost can go with the points that are left: fields, the ways out and how."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from gloaming.games.spokenchaos.seating import DOOR_NAMES

Field: TypeAlias = tuple[int, int]  # column and row


class End(msgspec.Struct, frozen=True, kw_only=True):
    """Where a ghost can come to: a field, or out by a door; and the actions that lead there."""

    field: Field | None
    door: Annotated[str, DOOR_NAMES] | UnsetType = UNSET
    actions: list[int]


class Reach(msgspec.Struct, frozen=True):
    """Where one ghost of a seat can come to."""

    ghost: int
    ends: list[End]
