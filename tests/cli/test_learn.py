"""`gloaming learn`: a path in the terminal, with hints, wrong answers and refusals."""

import pytest

from gloaming.games import NAMES
from gloaming.lessons.course import Course
from gloaming.lessons.lesson import Lesson
from gloaming.lessons.schools import find_school, lessons_of

from .terminal import Run, reason_of


def right_answers(game: str) -> list[str]:
    """Return what solves all lessons of a game, as it is typed."""
    prefix = find_school(game).prefix
    return [
        line.removeprefix(prefix)
        for lesson in lessons_of(game).values()
        for hint in lesson.hints
        for line in hint.plays
    ]


@pytest.mark.parametrize("game", NAMES)
def test_the_whole_path_can_be_walked(gloaming: Run, game: str) -> None:
    answer = gloaming("learn", game, stdin="\n".join(right_answers(game)) + "\n")
    assert "Not yet" not in answer.text
    for lesson in lessons_of(game).values():
        assert lesson.task.en in answer.text
        assert f"* {lesson.learned.en}" in answer.text


def test_a_wrong_answer_is_told_and_may_be_mended(gloaming: Run) -> None:
    answer = gloaming("learn", "finstere", "nearest", stdin="(6,1)\n(11,6)\nquit\n")
    assert "Not yet; try again. He ended on (11,6)." in answer.text
    assert answer.text.index("Not yet") < answer.text.index("* Whoever is nearest")
    assert "eats" in answer.text


def test_what_was_missing_is_said_in_any_language(gloaming: Run) -> None:
    wrong = "cluster (3,3) goes N\nquit\n"
    answer = gloaming("learn", "menhirs", "moving", "--language", "fr", stdin=wrong)
    assert "pas de brume en (4,3)." in answer.text


def test_what_the_rules_refuse_is_said(gloaming: Run) -> None:
    answer = gloaming("learn", "finstere", stdin="G4 WWWWW\nG4 ZZ\n")
    assert "marked: (4,3)" in answer.text
    assert "steps" in answer.text
    assert "'G4 ZZ' is not like" in answer.text


def test_hints_come_one_by_one_in_any_language(gloaming: Run) -> None:
    answer = gloaming("learn", "menhirs", "--language", "de", stdin="hint\nhint\nhint\nnext\n")
    assert "Wähle die Gruppe aus zweien" in answer.text
    assert "Sie zieht nach Nordosten." in answer.text
    assert "2/12  Am Rand" in answer.text


def test_the_list(gloaming: Run) -> None:
    assert (
        "  2  over-others         Over the others" in gloaming("learn", "finstere", "--list").text
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "there is no game 'chess'"),
        (("finstere", "cooking"), "there is no such lesson"),
        (("finstere", "--language", "xx"), "there is en, nl, de, fr"),
    ],
)
def test_what_there_is_not(gloaming: Run, words: tuple[str, ...], reason: str) -> None:
    assert reason in reason_of(gloaming("learn", *words))


@pytest.mark.parametrize(
    ("game", "you"), [("finstere", "green"), ("menhirs", "player 1"), ("spokenchaos", "blue")]
)
def test_it_says_who_one_is(gloaming: Run, game: str, you: str) -> None:
    answer = gloaming("learn", game, stdin="quit\n")
    assert f"You are {you}." in answer.text


@pytest.mark.parametrize("game", NAMES)
def test_the_example_is_no_answer(game: str) -> None:
    school = find_school(game)
    examples = {school.example(lesson) for lesson in lessons_of(game).values()}
    assert not examples & set(right_answers(game))


@pytest.mark.parametrize("lesson", lessons_of("spokenchaos").values(), ids=lambda one: one.id)
def test_the_example_can_be_read_as_it_stands(lesson: Lesson) -> None:
    school = find_school("spokenchaos")
    course, line = Course(school, lesson), school.prefix + school.example(lesson)
    assert school.game.read_line(course.options, course.match.states, line)


def test_whoever_asks_for_more_than_all_hints_gets_the_answer(gloaming: Run) -> None:
    answer = gloaming("learn", "spokenchaos", "leaning", stdin="hint\nhint\nhint\n")
    assert "take mirror, lean back, at 2.5,3.375\n" in answer.text
    assert "Answer like take trolley, face left, lean back, at 1.5,2.25" in answer.text
