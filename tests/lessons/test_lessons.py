"""Every lesson is as it says: its hints solve it, wrong answers do not, all languages are there."""

from pathlib import Path

import msgspec
import pytest

from gloaming.core.errors import GloamingError
from gloaming.core.options import read_options
from gloaming.games import NAMES
from gloaming.games.menhirs.solver import solve
from gloaming.games.spokenchaos.state import LETTERS
from gloaming.lessons.course import Course
from gloaming.lessons.files import files_of
from gloaming.lessons.games.menhirs import MenhirsLesson
from gloaming.lessons.lesson import LANGUAGES, Lesson
from gloaming.lessons.missing_words import filled
from gloaming.lessons.schools import cases_of, find_school, lessons_of

RULES = Path(__file__).parents[2] / "client" / "src" / "rules"
FEWEST, MOST = 10, 16
LONGEST_TASK = 230  # characters that a phone shows above the board
ALL = [(game, name) for game in NAMES for name in lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize(("game", "name"), ALL)
EVERY_GAME = pytest.mark.parametrize("game", NAMES)


def begun(game: str, name: str) -> Course:
    return Course(find_school(game), lessons_of(game)[name])


def hinted(lesson: Lesson) -> list[str]:
    return [line for hint in lesson.hints for line in hint.plays]


@EVERY_GAME
def test_a_path_is_neither_short_nor_long(game: str) -> None:
    assert FEWEST <= len(lessons_of(game)) <= MOST


@EVERY_LESSON
def test_the_hints_solve_it_and_not_before_the_last(game: str, name: str) -> None:
    course = begun(game, name)
    lines = hinted(course.lesson)
    assert lines
    for line in lines:
        assert course.standing == "open"
        course.play(line)
    assert course.standing == "solved"


@pytest.mark.parametrize("name", lessons_of("spokenchaos"))
def test_the_door_that_lights_up_is_the_one_that_looks(name: str) -> None:
    course = begun("spokenchaos", name)
    doors = find_school("spokenchaos").named(course.lesson).walls
    for line in hinted(course.lesson):
        course.play(line)
    if any(line.endswith("side N") for line in course.lesson.replies):
        state = course.match.states[0]
        assert doors == (f"{LETTERS[state.side]}{state.door}",)


@EVERY_LESSON
def test_the_first_hint_does_not_give_it_away(game: str, name: str) -> None:
    first, *others = lessons_of(game)[name].hints
    assert others
    assert not first.plays


@EVERY_LESSON
def test_wrong_answers_do_not_solve_it(game: str, name: str) -> None:
    for lines in lessons_of(game)[name].wrong:
        course = begun(game, name)
        for line in lines:
            course.play(line)
        assert course.standing == "wrong", lines


@pytest.mark.parametrize(
    ("game", "name", "line", "missing"),
    [
        ("finstere", "first-steps", "G4 WW", "Your 4 had to end on (4,3)."),
        ("finstere", "pushing", "G3 WW", "The stone had to end on (4,5)."),
        ("finstere", "exit", "G5 WWNN", "Nobody has left: the corner is not enough"),
        ("finstere", "nearest", "(6,1)", "He ended on (11,6)."),
        ("finstere", "rows", "G5 E", "Your 5, which shows a 2 by now, was eaten."),
        ("finstere", "luring", "G5 -", "Red 3 was not eaten."),
        ("menhirs", "edge", "cluster (3,1) goes NE", "There is no mist on (4,6)."),
        ("menhirs", "removing", "cluster (7,2) goes N, removes (7,1)", "still mist on (4,3)."),
        ("menhirs", "all-at-once", "cluster (3,4) goes N", "The menhir on (4,5) is still covered."),
        ("menhirs", "squeeze", "cluster (6,4) goes N", "You left your opponent a move"),
        ("spokenchaos", "getting-out", "done", "Your small ghost is not out yet"),
        ("spokenchaos", "on-top", "ghost s1, N, spot 0.5,0.5, done", "stands on the floor."),
        ("spokenchaos", "behind", "done", "Your small ghost was seen and had to go back."),
        ("spokenchaos", "behind", "ghost s1, N, N, done", "Your small ghost has left the lobby"),
        ("spokenchaos", "tipping", "pass", "The table still stands upright."),
        ("spokenchaos", "leaning", "pass", "The mirror leans on nothing."),
    ],
)
def test_what_is_missing_is_said(game: str, name: str, line: str, missing: str) -> None:
    course = begun(game, name)
    course.play(course.school.prefix * (not course.lesson.asks_cell) + line)
    assert course.standing == "wrong"
    assert missing in course.missing.en


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_be_missing_has_words(game: str, language: str) -> None:
    school, scenes = find_school(game), [*lessons_of(game).values(), *cases_of(game).values()]
    said = set()
    for scene in scenes:
        options = read_options(school.game.options_type, {**school.options, **scene.options})
        for demand in school.demands(scene, options):
            words = filled(game, demand.missing, language)
            assert words[0].isupper()
            assert words.endswith(".")
            assert "{" not in words
            said.add(words)
    assert len(said) > FEWEST


@EVERY_LESSON
def test_doing_nothing_does_not_solve_it(game: str, name: str) -> None:
    course = begun(game, name)
    can_pass = False  # in Menhirs everybody must move
    while course.standing == "open" and not course.lesson.asks_cell:
        legal = course.match.legal_actions(0)
        passing = [action for action in course.school.passes if action in legal]
        can_pass |= bool(passing)
        course.act(0, (passing or legal)[0])
    assert course.standing == "wrong" or not can_pass


@pytest.mark.parametrize("name", ["counting", "squeeze"])
def test_what_wins_against_everything_does(name: str) -> None:
    lesson = lessons_of("menhirs")[name]
    assert isinstance(lesson, MenhirsLesson)
    solution = solve(lesson.position)
    assert (solution.result, solution.distance) == ("win", 2 * lesson.turns - 1)


@EVERY_LESSON
def test_nothing_is_done_when_it_is_over(game: str, name: str) -> None:
    course = begun(game, name)
    for line in hinted(course.lesson):
        course.play(line)
    with pytest.raises(GloamingError):
        course.act(0, 0)


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(game: str, name: str, language: str) -> None:
    lesson = lessons_of(game)[name]
    said = [lesson.title, lesson.task, lesson.learned, *(hint.words for hint in lesson.hints)]
    for words in said:
        text = getattr(words, language)
        assert text == text.strip()
        if language != "en" and " " in text:
            assert text != words.en, "this has not been translated"
    assert len(getattr(lesson.task, language)) <= LONGEST_TASK


@EVERY_GAME
def test_the_rules_of_the_page_lead_to_them(game: str) -> None:
    page = RULES.joinpath(f"{game}.en.json").read_bytes()
    numbers = {
        rule for section in msgspec.json.decode(page)["sections"] for rule in section["rules"]
    }
    for lesson in lessons_of(game).values():
        assert set(lesson.rules) <= numbers


@EVERY_GAME
def test_no_two_lessons_of_a_path_are_called_alike(game: str) -> None:
    for language in LANGUAGES:
        titles = [getattr(lesson.title, language) for lesson in lessons_of(game).values()]
        assert len(set(titles)) == len(titles)


@EVERY_GAME
def test_the_client_has_words_for_every_lesson(game: str) -> None:
    files = {name: msgspec.json.decode(text) for name, text in files_of(game)}
    path = files[f"{game}.json"]
    for language in LANGUAGES:
        words = files[f"{game}.{language}.json"]
        for said, lesson in zip(words, path["lessons"], strict=True):
            assert len(said["hints"]) == len(lesson["hints"])
            assert len(said["missing"]) == (len(lesson.get("checks", ())) or 1)
