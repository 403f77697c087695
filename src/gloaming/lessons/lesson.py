"""What all lessons have in common, as their files have it."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

LANGUAGES = ("en", "nl", "de", "fr")
MOST_TURNS = 6

Name: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$")]
Turns: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)]
Said: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a lesson; unknown keys are refused."""


class Words(Part, frozen=True, kw_only=True):
    """The same in every language of the page."""

    en: Said
    nl: Said
    de: Said
    fr: Said


class Hint(Part, frozen=True, kw_only=True):
    """A hint in words, and what it plays: lines of a record."""

    words: Words
    plays: tuple[str, ...] = ()


class Scene(Part, frozen=True, kw_only=True):
    """What lessons and cases share; each game adds `position`, `match` and `goal` in its terms."""

    id: Name
    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]  # their numbers
    title: Words
    options: dict[str, str] = {}
    seed: str = "lesson"  # all chance follows from it


class Lesson(Scene, frozen=True, kw_only=True):
    """A position with a task: the plays of all hints solve it, each of `wrong` does not."""

    task: Words
    learned: Words  # what one knows afterwards
    missing: Words | msgspec.UnsetType = msgspec.UNSET  # where the goal's own words fall short
    hints: Annotated[tuple[Hint, ...], msgspec.Meta(min_length=1)]
    wrong: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=1)]
    after: Turns | msgspec.UnsetType = msgspec.UNSET  # judged when so many turns are over
    within: Turns | msgspec.UnsetType = msgspec.UNSET  # solved as soon as the goal is reached
    replies: tuple[str, ...] = ()  # what other seats do, in order: lines of a record
    # It is judged before others act; or they pass, or win at once if they can.
    others: Literal["wait", "pass", "win"] = "wait"

    @property
    def turns(self) -> int:
        """Return after how many turns of the learner it is over."""
        return self.after or self.within or 1

    @property
    def asks_cell(self) -> bool:
        """Tell whether the answer is a cell, not something that is done."""
        return False


class LessonFile(Part, frozen=True, kw_only=True):
    """A game's path, before its lessons are read in the game's own terms."""

    game: str
    lessons: tuple[dict[str, Any], ...]


class Refused(Part, frozen=True, kw_only=True):
    """Something that the rules refuse, and by which name they call the reason."""

    line: str  # of a record; what comes before the refused action in it is done
    reason: str


class Case(Scene, frozen=True, kw_only=True):
    """A rule that is played on a little board: what is done, and what then must hold."""

    plays: tuple[str, ...] = ()  # lines of a record, of any seat
    refused: Refused | msgspec.UnsetType = msgspec.UNSET  # what is tried afterwards, in vain


class CaseFile(Part, frozen=True, kw_only=True):
    """The cases of a game, before they are read in the game's own terms."""

    game: str
    cases: tuple[dict[str, Any], ...]
