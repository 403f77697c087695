"""Lessons in a real browser: a path by touch, one by keys, one by the list, and what is kept."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from gloaming.lessons.course import LEARNER, Course, read_cell
from gloaming.lessons.lesson import Lesson
from gloaming.lessons.schools import find_school, lessons_of

from .browsing import PHONE, Visit, Visitor
from .finstere_table import board

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
ENTRANCE = 15, 10
CUT = 4  # the first row that reaches as far east
BY_LIST = 3  # lessons: the lobby takes its time
TURN = re.compile(r"player 1: (\w+) ([(),\d ]+) goes (\w+)(?:, removes \((\d,\d)\))?")


def shown_plays(lesson: Lesson) -> Iterator[str]:
    """Return what solves a lesson, line by line."""
    for hint in lesson.hints:
        yield from hint.plays


def see_solved(page: Page) -> None:
    """See that a lesson is solved, leaving whatever is shown large."""
    verdict = page.get_by_text("Solved!").first
    go_on = page.get_by_role("button", name="Go on", exact=True)
    expect(verdict.or_(go_on).first).to_be_visible()
    if go_on.is_visible():
        go_on.click()
    expect(verdict).to_be_visible()


def walk(visitor: Visitor, game: str, take: "Taking", lessons: list[str] | None = None) -> None:
    """Take the lessons of a path one after another, as a learner goes from one to the next."""
    page, path = visitor.page, lessons_of(game)
    names = lessons or list(path)
    visitor.go(f"/learn/{game}")
    page.get_by_role("link", name="Begin", exact=True).click()
    for place, name in enumerate(names):
        expect(page.get_by_role("heading", name=path[name].title.en)).to_be_visible()
        take(page, path[name])
        see_solved(page)
        if place + 1 < len(names):
            page.get_by_role("link", name="Next lesson").click()


class Taking:
    """How somebody takes a lesson."""

    def __call__(self, page: Page, lesson: Lesson) -> None:
        """Do what solves it."""
        raise NotImplementedError


class ByTouch(Taking):
    """By fingers, in Menhirs."""

    def __call__(self, page: Page, lesson: Lesson) -> None:
        """Tap tiles, an arrow, and what is removed."""
        for line in shown_plays(lesson):
            found = TURN.fullmatch(line)
            assert found
            cells = re.findall(r"\d,\d", found[2])
            if found[1] == "part":
                page.locator(f'[data-cell="({cells[0]})"]').tap()
                page.get_by_role("button", name="Only a part").tap()
            for cell in cells:
                page.locator(f'[data-cell="({cell})"]').tap()
            page.locator(f'[data-way="{found[3]}"]').tap()
            self.confirm(page)
            if found[4]:
                page.locator(f'[data-cell="({found[4]})"]').tap()
                self.confirm(page)

    @staticmethod
    def confirm(page: Page) -> None:
        """Confirm what was chosen, where that is asked for."""
        page.wait_for_timeout(100)
        for name in ("Drift", "Take it away"):
            button = page.locator(".bar").get_by_role("button", name=name, exact=True)
            if button.is_visible() and button.is_enabled():
                button.tap()
                return


class ByKeys(Taking):
    """By keys, in Finstere Flure."""

    def __call__(self, page: Page, lesson: Lesson) -> None:
        """Go over the floor to a cell, or step with a token."""
        floor = page.get_by_role("application")
        floor.focus()
        for line in shown_plays(lesson):
            if lesson.asks_cell:
                x, y = read_cell(line)
                corner = max(y, CUT)  # the way along the edge is cut off above
                self.press(page, "ArrowUp", ENTRANCE[1] - corner)
                self.press(page, "ArrowLeft", ENTRANCE[0] - x)
                self.press(page, "ArrowUp", corner - y)
                page.keyboard.press("Enter")
            else:
                self.move(page, *line.split())

    @staticmethod
    def press(page: Page, key: str, times: int) -> None:
        """Press a key several times."""
        for _ in range(times):
            page.keyboard.press(key)

    def move(self, page: Page, token: str, way: str) -> None:
        """Choose a token and step with it."""
        number = token[1:]
        tokens = page.get_by_role("group", name="Your tokens").get_by_role("button")
        tokens.filter(has_text=re.compile(rf"^\s*{number}")).first.focus()
        page.keyboard.press("Enter")
        if way.startswith("I"):
            self.press(page, "ArrowUp", way.count("N"))
            self.press(page, "ArrowLeft", way.count("W"))
            page.keyboard.press("Enter")
        else:
            for letter in way:
                page.keyboard.press(f"Shift+{ARROWS[letter]}")
            page.keyboard.press("Enter")
        for name in ("Confirm", "Stop here"):
            button = page.get_by_role("button", name=name, exact=True)
            if button.is_visible():
                button.press("Enter")
                return


class ByList(Taking):
    """By the list that is the alternative to the board, in any game."""

    def __init__(self, game: str) -> None:
        """Know the order of the list: it is that of the legal actions."""
        self.game = game

    def __call__(self, page: Page, lesson: Lesson) -> None:
        """Press one action after another."""
        course = Course(find_school(self.game), lesson)
        for line in shown_plays(lesson):
            plies = course.school.game.read_line(course.options, course.match.states, line)
            for ply in plies:
                place = course.match.legal_actions(LEARNER).index(ply.action)
                dialog = page.get_by_role("dialog")
                if not dialog.is_visible():
                    page.get_by_role("button", name="All actions as a list").click()
                before = dialog.inner_text()
                dialog.get_by_role("listitem").nth(place).get_by_role("button").click()
                course.act(LEARNER, ply.action)
                if course.standing == "open":
                    expect(dialog).not_to_have_text(before)


def test_a_path_by_touch(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    walk(visitor, "menhirs", ByTouch())
    expect(visitor.page.get_by_role("link", name="You know it all: play!")).to_be_visible()
    visitor.go()
    door = visitor.page.get_by_role("article", name="Menhirs dans le Brouillard")
    expect(door.get_by_role("link", name="Learn (12 of 12)")).to_be_visible()


def test_a_path_by_keys(visit: Visit) -> None:
    visitor = visit()
    walk(visitor, "finstere", ByKeys())
    visitor.go("/learn/finstere")
    expect(visitor.page.get_by_text("16 stars of 16")).to_be_visible()


def test_a_path_by_the_list(visit: Visit) -> None:
    walk(visit(), "spokenchaos", ByList("spokenchaos"), list(lessons_of("spokenchaos"))[:BY_LIST])


def test_what_went_wrong_is_told_and_hints_lead_on(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/finstere/nearest")
    page = visitor.page
    board(visitor).focus()
    page.keyboard.press("Enter")  # the entrance, where he never goes
    expect(page.get_by_text("Not yet.").first).to_be_visible()
    panel = page.get_by_role("region", name="Whom does he see?")
    expect(panel.get_by_text("He eats Red 3")).to_be_visible()
    visitor.press("Try again")
    expect(panel.get_by_text("Tap it.")).to_be_visible()
    visitor.press("Hint")
    visitor.press("Another hint")
    visitor.press("Show me")
    expect(panel.get_by_text("That is how it goes. Now you!")).to_be_visible()
    visitor.go("/learn/finstere")
    expect(page.get_by_role("link", name="Begin", exact=True)).to_be_visible()  # no star for that


@pytest.mark.parametrize("game", ["finstere", "menhirs"])
def test_a_lesson_needs_no_line(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.page.route("**/live", lambda route: route.abort())
    first = next(iter(lessons_of(game).values()))
    visitor.go(f"/learn/{game}/{first.id}")
    expect(visitor.page.get_by_role("heading", name=first.title.en)).to_be_visible()
    visitor.page.get_by_role("button", name="All actions as a list").wait_for()
