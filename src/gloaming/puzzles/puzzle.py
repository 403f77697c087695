"""What all puzzles have in common, as the interchange describes it."""

from typing import Annotated, TypeAlias

import msgspec

EASIEST, HARDEST = 1, 9
ANY_GRADE = 0  # asked of a composer that may make puzzles of all grades
GRADES = range(EASIEST, HARDEST + 1)
Grade: TypeAlias = Annotated[int, msgspec.Meta(ge=EASIEST, le=HARDEST)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a puzzle; unknown keys are refused."""


class Title(Part, frozen=True, kw_only=True):
    """What a puzzle is called, in every language of the page."""

    en: str
    nl: str
    de: str
    fr: str


class Puzzle(Part, frozen=True, kw_only=True, tag_field="kind"):
    """A puzzle; each kind adds `game`, `position`, `task` and what else it needs.

    Whoever composes one need not name or grade it.
    """

    id: str = ""
    grade: Grade | msgspec.UnsetType = msgspec.UNSET
    unique: bool = False  # claimed: there is exactly one solution, up to irrelevant order
    title: Title | msgspec.UnsetType = msgspec.UNSET
