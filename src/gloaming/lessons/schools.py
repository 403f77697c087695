"""The lessons that are shipped, by game; each is read when it is asked for."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, TypeAlias, cast

from gloaming.core.errors import NotationError, UnknownGameError
from gloaming.core.interchange import convert, read_json
from gloaming.games import NAMES

from .lesson import Lesson, LessonFile
from .school import School

AnySchool: TypeAlias = School[Any]


def find_school(game: str) -> AnySchool:
    """Return what a game adds to lessons."""
    if game not in NAMES:
        raise UnknownGameError(game, NAMES)
    return cast("AnySchool", import_module(f"gloaming.lessons.games.{game}").SCHOOL)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Return the path of a game: its lessons in order, by their names."""
    find_school(game)
    data = files("gloaming.lessons").joinpath("data", f"{game}.json")
    return read_lessons(data.read_text(encoding="utf-8"))


def read_lessons(text: str) -> dict[str, Lesson]:
    """Read a file of lessons strictly; errors name the lesson and the place in it."""
    read = read_json(text, LessonFile)
    school = find_school(read.game)
    lessons: dict[str, Lesson] = {}
    for number, plain in enumerate(read.lessons):
        lesson = read_lesson(school, plain, f"$.lessons[{number}]")
        if lesson.id in lessons:
            raise NotationError("another lesson has this name", f"$.lessons[{number}].id")
        lessons[lesson.id] = lesson
    return lessons


def read_lesson(school: AnySchool, plain: dict[str, Any], place: str) -> Lesson:
    """Read one lesson in the terms of its game."""
    try:
        lesson = cast("Lesson", convert(plain, school.form))
    except NotationError as error:
        raise NotationError(error.message, place + error.place.removeprefix("$")) from None
    if bool(lesson.after) and bool(lesson.within):
        raise NotationError("a lesson ends `after` so many turns or `within` them", place)
    return lesson


def find_lesson(game: str, name: str) -> Lesson:
    """Return a lesson by its name."""
    lessons = lessons_of(game)
    if name not in lessons:
        raise NotationError(f"there is no such lesson; there is {', '.join(lessons)}", name)
    return lessons[name]
