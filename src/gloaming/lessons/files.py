"""Lessons and cases as the client reads them: files for each game, and for each language of it.

NAME.json             lessons: states as bytes, actions by number, goals as numbers of a state
NAME.en.json          their words, in the same order
NAME.cases.json       cases, in the same manner
NAME.cases.en.json    their words
"""

from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import msgspec

from gloaming.core.layout import Records, array
from gloaming.core.options import write_options

from .checks import Check
from .course import Course, Place, read_cell
from .demonstration import Demonstration
from .lesson import LANGUAGES, Case, Lesson
from .missing_words import missing_words
from .schools import AnySchool, cases_of, find_school, lessons_of


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hint does: actions of the learner, or a cell."""

    actions: tuple[int, ...] = ()
    cell: Place | None = None


class ClientLesson(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A lesson without words."""

    id: str
    rules: tuple[str, ...]  # whose page leads to it
    options: dict[str, str]
    seed: str
    state: str  # its bytes
    turns: int
    hints: tuple[Shown, ...]
    checks: tuple[Check, ...] = ()
    cells: tuple[Place, ...] = ()  # that the goal names
    pieces: tuple[int, ...] = ()
    walls: tuple[str, ...] = ()
    replies: tuple[tuple[int, ...], ...] = ()  # of the other seats
    is_early: bool = False  # solved as soon as the goal is reached
    asks_cell: bool = False
    others: str = "wait"  # how they act


class WholePath(msgspec.Struct, frozen=True):
    """All lessons of a game."""

    passes: tuple[int, ...]
    lessons: tuple[ClientLesson, ...]


class ClientRefused(msgspec.Struct, frozen=True):
    """An action that is refused at the end of a case; the rules say why."""

    seat: int
    action: int
    cells: tuple[Place, ...]  # on which the reason lies


class ClientCase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A case without words."""

    id: str
    rules: tuple[str, ...]
    options: dict[str, str]
    seed: str
    state: str  # its bytes
    plies: tuple[tuple[int, int], ...]  # seat and action
    checks: tuple[Check, ...] = ()
    part: tuple[Place, ...] = ()  # of the board, by two corners
    refused: ClientRefused | None = None


def files_of(game: str) -> Iterator[tuple[str, str]]:
    """Return the files of a game, by name."""
    yield from lesson_files(game)
    yield from case_files(game)


def lesson_files(game: str) -> Iterator[tuple[str, str]]:
    """Return the files of a game's lessons."""
    school, lessons = find_school(game), lessons_of(game).values()
    path = WholePath(school.passes, tuple(client_lesson(school, lesson) for lesson in lessons))
    yield f"{game}.json", written(path)
    for language in LANGUAGES:
        words = [words_of(school, one, language) for one in lessons]
        yield f"{game}.{language}.json", written(words)


def case_files(game: str) -> Iterator[tuple[str, str]]:
    """Return the files of a game's cases."""
    school, cases = find_school(game), cases_of(game).values()
    yield f"{game}.cases.json", written([client_case(school, case) for case in cases])
    for language in LANGUAGES:
        titles = [getattr(case.title, language) for case in cases]
        yield f"{game}.cases.{language}.json", written(titles)


def client_case(school: AnySchool, case: Case) -> ClientCase:
    """Return a case as the client reads it."""
    played = Demonstration(school, case)
    return ClientCase(
        id=case.id,
        rules=case.rules,
        options=write_options(played.options),
        seed=case.seed,
        state=encoded(played.start),
        plies=tuple(played.plies),
        checks=tuple(played.checks),
        part=school.part(case),
        refused=client_refused(played),
    )


def client_refused(played: Demonstration) -> ClientRefused | None:
    """Return what is refused at the end of a case, if something is."""
    if played.refused is None:
        return None
    return ClientRefused(*played.refused, played.why.cells)


def encoded(states: Records[Any]) -> str:
    """Return the bytes of a state as text."""
    return b64encode(array(states).tobytes()).decode()


def client_lesson(school: AnySchool, lesson: Lesson) -> ClientLesson:
    """Return a lesson as the client reads it: its hints played through."""
    course = Course(school, lesson)
    state = encoded(course.match.states)
    hints = tuple(shown(course, hint.plays) for hint in lesson.hints)
    named = school.named(lesson)
    return ClientLesson(
        id=lesson.id,
        rules=lesson.rules,
        options=write_options(course.options),
        seed=lesson.seed,
        state=state,
        turns=lesson.turns,
        hints=hints,
        checks=() if lesson.asks_cell else tuple(one.check for one in course.demands),
        cells=named.cells,
        pieces=named.pieces,
        walls=named.walls,
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


def words_of(school: AnySchool, lesson: Lesson, language: str) -> dict[str, Any]:
    """Return the words of a lesson in one language; what is missing for each check in order."""
    said = {name: getattr(getattr(lesson, name), language) for name in ("title", "task", "learned")}
    hints = [getattr(hint.words, language) for hint in lesson.hints]
    missing = [
        missing_words(lesson, school.game.name, one) for one in Course(school, lesson).demands
    ]
    return {**said, "hints": hints, "missing": [getattr(words, language) for words in missing]}


def written(value: Any) -> str:
    """Return a value as JSON that can be compared line by line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
