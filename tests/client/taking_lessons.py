"""Taking lessons as learners do: by touch, by keys, or by the list."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from gloaming.lessons.course import LEARNER, Course, read_cell
from gloaming.lessons.lesson import Lesson
from gloaming.lessons.schools import find_school, lessons_of

from .browsing import Visitor

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
ENTRANCE = 15, 10
CUT = 4  # the first row that reaches as far east
# The list names something else now, or it was closed because a turn is over.
HAS_CHANGED = "before => document.querySelector('dialog')?.innerText !== before"
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
            if lesson.asks_cell:
                name_numbers(open_list(page), "Name the cell", read_cell(line))
                continue
            for ply in course.school.game.read_line(course.options, course.match.states, line):
                dialog = open_list(page)
                before = dialog.inner_text()
                legal = list(course.match.legal_actions(LEARNER))
                if ply.action in legal:
                    dialog.get_by_role("listitem").nth(legal.index(ply.action)).get_by_role(
                        "button"
                    ).click()
                else:
                    name_numbers(dialog, "Anywhere else", place_in(line))
                course.act(LEARNER, ply.action)
                if course.standing == "open":
                    page.wait_for_function(HAS_CHANGED, arg=before)


def open_list(page: Page) -> Locator:
    """Open the list, unless it is open."""
    dialog = page.get_by_role("dialog", name="All actions as a list")
    if not dialog.is_visible():
        page.get_by_role("button", name="All actions as a list").click()
    return dialog


def place_in(line: str) -> tuple[float, ...]:
    """Return the place at the end of a line such as `take piano, at 2.5,4`, in fields."""
    return tuple(float(number) for number in line.rpartition("at ")[2].split(","))


def name_numbers(dialog: Locator, title: str, numbers: tuple[float, ...]) -> None:
    """Say numbers instead of one of the list."""
    form = dialog.locator("form").filter(has=dialog.page.get_by_text(title))
    for field, number in zip(form.get_by_role("spinbutton").all(), numbers, strict=True):
        field.fill(str(number))
    form.get_by_role("button").press("Enter")
