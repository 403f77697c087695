"""The lessons as the client reads them: a file for each game, and one for each language of it.

NAME.json       states as bytes, actions by number, goals as numbers of a state
NAME.en.json    the words, in the same order
"""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gloaming.core.layout import array
from gloaming.core.options import write_options
from gloaming.games import NAMES

from .checks import Check
from .course import Course, Place, read_cell
from .lesson import LANGUAGES, Lesson
from .schools import AnySchool, find_school, lessons_of

FOLDER = Path(__file__).parent / "generated"


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hint does: actions of the learner, or a cell."""

    actions: tuple[int, ...] = ()
    cell: Place | None = None


class ClientLesson(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A lesson without words."""

    id: str
    options: dict[str, str]
    seed: str
    state: str  # its bytes
    turns: int
    hints: tuple[Shown, ...]
    checks: tuple[Check, ...] = ()
    cells: tuple[Place, ...] = ()  # that the goal names
    replies: tuple[tuple[int, ...], ...] = ()  # of the other seats
    is_early: bool = False  # solved as soon as the goal is reached
    asks_cell: bool = False
    others: str = "wait"  # how they act


class WholePath(msgspec.Struct, frozen=True):
    """All lessons of a game."""

    passes: tuple[int, ...]
    lessons: tuple[ClientLesson, ...]


def files_of(game: str) -> Iterator[tuple[str, str]]:
    """Return the files of a game, by name."""
    school, lessons = find_school(game), lessons_of(game).values()
    path = WholePath(school.passes, tuple(client_lesson(school, lesson) for lesson in lessons))
    yield f"{game}.json", written(path)
    for language in LANGUAGES:
        yield f"{game}.{language}.json", written([words_of(one, language) for one in lessons])


def client_lesson(school: AnySchool, lesson: Lesson) -> ClientLesson:
    """Return a lesson as the client reads it: its hints played through."""
    course = Course(school, lesson)
    state = b64encode(array(course.match.states).tobytes()).decode()
    hints = tuple(shown(course, hint.plays) for hint in lesson.hints)
    return ClientLesson(
        id=lesson.id,
        options=write_options(course.options),
        seed=lesson.seed,
        state=state,
        turns=lesson.turns,
        hints=hints,
        checks=tuple(course.checks),
        cells=school.named(lesson).cells,
        replies=tuple(course.replied),
        is_early=bool(lesson.within),
        asks_cell=lesson.asks_cell,
        others=lesson.others,
    )


def shown(course: Course, plays: tuple[str, ...]) -> Shown:
    """Play what a hint shows, and return it by number."""
    if course.lesson.asks_cell:
        return Shown(cell=read_cell(plays[0])) if plays else Shown()
    return Shown(tuple(action for line in plays for action in course.play(line)))


def words_of(lesson: Lesson, language: str) -> dict[str, Any]:
    """Return the words of a lesson in one language."""
    said = {name: getattr(getattr(lesson, name), language) for name in ("title", "task", "learned")}
    return {**said, "hints": [getattr(hint.words, language) for hint in lesson.hints]}


def written(value: Any) -> str:
    """Return a value as JSON that can be compared line by line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


def write_files() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for game in NAMES:
        for name, text in files_of(game):
            (FOLDER / name).write_text(text, encoding="utf-8")
