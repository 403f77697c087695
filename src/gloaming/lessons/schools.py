"""The lessons and cases that are shipped, by game; each is read when it is asked for."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, TypeAlias, cast

from gloaming.core.errors import NotationError, UnknownGameError
from gloaming.core.interchange import convert, read_json
from gloaming.games import NAMES

from .lesson import Case, CaseFile, Lesson, LessonFile, Scene
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
    return read_lessons(data_of("data", game))


@cache
def cases_of(game: str) -> dict[str, Case]:
    """Return the cases of a game in the order of its rules, by their names."""
    return read_cases(data_of("cases", game))


def data_of(folder: str, game: str) -> str:
    """Return what contributors wrote for a game."""
    find_school(game)
    data = files("gloaming.lessons").joinpath(folder, f"{game}.json")
    return data.read_text(encoding="utf-8")


def read_lessons(text: str) -> dict[str, Lesson]:
    """Read a file of lessons strictly; errors name the lesson and the place in it."""
    read = read_json(text, LessonFile)
    form = find_school(read.game).form
    lessons: dict[str, Lesson] = read_all(read.lessons, form, "$.lessons")
    for number, lesson in enumerate(lessons.values()):
        if bool(lesson.after) and bool(lesson.within):
            place = f"$.lessons[{number}]"
            raise NotationError("a lesson ends `after` so many turns or `within` them", place)
    return lessons


def read_cases(text: str) -> dict[str, Case]:
    """Read a file of cases as strictly."""
    read = read_json(text, CaseFile)
    return read_all(read.cases, find_school(read.game).case_form, "$.cases")


def read_all(plain: tuple[dict[str, Any], ...], form: Any, place: str) -> dict[str, Any]:
    """Read lessons or cases in the terms of their game, by their names."""
    scenes: dict[str, Scene] = {}
    for number, one in enumerate(plain):
        scene = read_scene(one, form, f"{place}[{number}]")
        if scene.id in scenes:
            raise NotationError("another one has this name", f"{place}[{number}].id")
        scenes[scene.id] = scene
    return scenes


def read_scene(plain: dict[str, Any], form: Any, place: str) -> Scene:
    """Read one lesson or case."""
    try:
        return cast("Scene", convert(plain, form))
    except NotationError as error:
        raise NotationError(error.message, place + error.place.removeprefix("$")) from None


def find_lesson(game: str, name: str) -> Lesson:
    """Return a lesson by its name."""
    lessons = lessons_of(game)
    if name not in lessons:
        raise NotationError(f"there is no such lesson; there is {', '.join(lessons)}", name)
    return lessons[name]
