"""How far somebody is with lessons and puzzles, and how what two devices tell is merged.

Nothing is ever lost by merging: stars are united, numbers are the greater ones, and days in
a row that touch one another become one streak.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from .puzzles import GameName, KindName

MOST_LESSONS = 100  # of a game
MOST_PUZZLES = 5000
LONGEST_NAME = 40
MOST_STARS = 3
GREAT = 1_000_000

Count: TypeAlias = Annotated[int, Meta(ge=0, le=GREAT)]
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]  # of a lesson or a puzzle
NAME = re.compile(r"[A-Za-z0-9_-]+")
T = TypeVar("T")
K = TypeVar("K")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of somebody's progress; unknown keys are refused."""


def check_names(names: Iterable[str]) -> None:
    """Refuse names with other signs than ours have."""
    for name in names:
        if not NAME.fullmatch(name):
            raise ValueError("a name is made of letters, digits and dashes")


class LessonStars(Part, frozen=True):
    """The lessons of a game that are solved, and how many there are."""

    stars: Annotated[tuple[Name, ...], Meta(max_length=MOST_LESSONS)]
    all: Count

    def __post_init__(self) -> None:
        """Refuse what is no name of a lesson."""
        check_names(self.stars)


class Tried(Part, frozen=True, array_like=True):
    """How a puzzle was tried: five values in a row, for there may be hundreds of these."""

    tries: Count
    hints: Count
    is_shown: bool
    is_solved: bool
    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)]


class DeviceRating(Part, frozen=True):
    """How well somebody solves puzzles of a kind, as a device has worked it out by itself."""

    rating: Annotated[float, Meta(ge=-GREAT, le=GREAT)]
    deviation: Annotated[float, Meta(ge=0, le=GREAT)]
    volatility: Annotated[float, Meta(ge=0, le=1)]


class Streak(Part, frozen=True):
    """Days in a row, counted: the last one, how many up to it, and the most there ever were."""

    last: Count = 0
    length: Count = 0
    best: Count = 0


class Progress(Part, frozen=True, kw_only=True):
    """Everything that is kept of somebody's progress."""

    version: Literal[1] = 1
    lessons: dict[GameName, LessonStars] = {}
    puzzles: Annotated[dict[Name, Tried], Meta(max_length=MOST_PUZZLES)] = {}
    ratings: dict[KindName, DeviceRating] = {}
    streak: Streak = Streak()
    taught: Annotated[tuple[GameName, ...], Meta(max_length=MOST_LESSONS)] = ()  # by the coach

    def __post_init__(self) -> None:
        """Refuse what is no id of a puzzle."""
        check_names(self.puzzles)


class KeptProgress(msgspec.Struct, frozen=True):
    """Progress as it is kept with an account, and a mark that tells this account from others."""

    owner: str
    progress: Progress


def merged(one: Progress, other: Progress) -> Progress:
    """Return what two devices know together."""
    return Progress(
        lessons=merged_by_name(one.lessons, other.lessons, merged_lessons),
        puzzles=merged_by_name(one.puzzles, other.puzzles, merged_tries),
        ratings=merged_by_name(one.ratings, other.ratings, surer),
        streak=merged_streaks(one.streak, other.streak),
        taught=tuple(sorted({*one.taught, *other.taught})),
    )


def merged_by_name(
    one: Mapping[K, T], other: Mapping[K, T], merge: Callable[[T, T], T]
) -> dict[K, T]:
    """Return everything that either has; what both have is merged."""
    both = {name: merge(one[name], other[name]) for name in one if name in other}
    return {**one, **other, **both}


def merged_lessons(one: LessonStars, other: LessonStars) -> LessonStars:
    """Return the stars of both."""
    return LessonStars(tuple(dict.fromkeys((*one.stars, *other.stars))), max(one.all, other.all))


def merged_tries(one: Tried, other: Tried) -> Tried:
    """Return the most of both: the best stars stay, and so does what was shown."""
    return Tried(
        tries=max(one.tries, other.tries),
        hints=max(one.hints, other.hints),
        is_shown=one.is_shown or other.is_shown,
        is_solved=one.is_solved or other.is_solved,
        stars=max(one.stars, other.stars),
    )


def surer(one: DeviceRating, other: DeviceRating) -> DeviceRating:
    """Return the rating that more is known of."""
    return min(one, other, key=lambda rating: rating.deviation)


def merged_streaks(one: Streak, other: Streak) -> Streak:
    """Return the days of both in a row, if they touch; else the later ones."""
    earlier, later = sorted((one, other), key=lambda streak: (streak.last, streak.length))
    first = later.last - later.length + 1
    length = later.length
    if earlier.length and earlier.last >= first - 1:
        begin = min(first, earlier.last - earlier.length + 1)
        length = later.last - begin + 1
    return Streak(later.last, length, max(one.best, other.best, length))
