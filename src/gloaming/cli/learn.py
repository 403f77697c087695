"""`gloaming learn`: the lessons of a game, one after another, in the terminal."""

import click

from gloaming.core.errors import GloamingError, OptionsError
from gloaming.lessons.course import LEARNER, Course
from gloaming.lessons.lesson import LANGUAGES, Lesson, Words
from gloaming.lessons.schools import AnySchool, find_lesson, find_school, lessons_of

from .puzzle import LEAVING, ask

HINT, NEXT = ("hint", "?"), ("next", "n")
COMMANDS = "`hint` helps, `next` goes on, `quit` leaves"


def list_lessons(game: str, language: str) -> None:
    """Print the lessons of a game."""
    check_language(language)
    for number, lesson in enumerate(lessons_of(game).values(), 1):
        click.echo(f"{number:3}  {lesson.id:20}{said(lesson.title, language)}")


def learn_lessons(game: str, name: str, language: str) -> None:
    """Walk through the lessons of a game, from a certain one on."""
    check_language(language)
    school, lessons = find_school(game), list(lessons_of(game).values())
    first = lessons.index(find_lesson(game, name)) if name else 0
    for number, lesson in enumerate(lessons[first:], first + 1):
        click.echo(f"\n{number}/{len(lessons)}  {said(lesson.title, language)}")
        if not take(school, lesson, language):
            return


def check_language(language: str) -> None:
    """Refuse a language that nobody speaks here."""
    if language not in LANGUAGES:
        raise OptionsError(f"there is {', '.join(LANGUAGES)}", "--language")


def said(words: Words, language: str) -> str:
    """Return words in a language."""
    return str(getattr(words, language))


def take(school: AnySchool, lesson: Lesson, language: str) -> bool:
    """Let somebody take a lesson until it is solved; tell whether they go on."""
    course, hints = posed(school, lesson, language), list(lesson.hints)
    while course.standing != "solved":
        answer = ask()
        if answer is None or answer in LEAVING:
            return False
        if answer in NEXT:
            return True
        if answer in HINT:
            click.echo(f"  {said(hints.pop(0).words, language) if hints else answers(course)}")
        elif answer:
            course = tried(course, answer, language)
    click.echo(f"  * {said(lesson.learned, language)}")
    return True


def answers(course: Course) -> str:
    """Return what solves a lesson, as it is typed."""
    lines = [line for hint in course.lesson.hints for line in hint.plays]
    return "; then ".join(line.removeprefix(course.school.prefix) for line in lines)


def posed(school: AnySchool, lesson: Lesson, language: str) -> Course:
    """Show a lesson, and begin it."""
    course = Course(school, lesson)
    click.echo(said(lesson.task, language))
    click.echo(school.game.draw_position(course.options, course.match.states))
    marked = " ".join(f"({x},{y})" for x, y in school.named(lesson).cells)
    if marked:
        click.echo(f"marked: {marked}")
    you = school.game.seat_names(course.options)[LEARNER]
    click.echo(f"You are {you}. Answer like {school.example(lesson)}; {COMMANDS}")
    return course


def tried(course: Course, answer: str, language: str) -> Course:
    """Try an answer and tell what came of it; begin anew where it was wrong."""
    before = len(course.match.moments)
    try:
        course.play(answer if course.lesson.asks_cell else course.school.prefix + answer)
    except GloamingError as error:
        click.echo(f"  {error}")
        return course
    for line in course.told(before):
        click.echo(f"  {line}")
    if course.standing == "wrong":
        click.echo(f"Not yet; try again. {said(course.missing, language)}")
        return posed(course.school, course.lesson, language)
    if course.standing == "open":
        click.echo(course.school.game.draw_position(course.options, course.match.states))
    return course
