"""An evening alone and without a line: every game to its end, a lesson, a puzzle, an analysis."""

from playwright.sync_api import Page, expect

from gloaming.lessons.schools import lessons_of
from tests import patience

from .browsing import PATIENCE, Visitor
from .keeping import EVERYTHING, GAMES, wait_until_kept
from .taking_lessons import ByTouch, see_solved
from .test_analysis_board import analyse_a_pasted_position

BUTTONS = ("All actions as a list", "Go on", "Play again")
SIMPLEST = "moth"  # a bot that answers at once

# Press what is asked for, any of the listed actions, until the match is over.
PLAY = """
async ([listed, goOn, again, seconds]) => {
  const named = (name) => [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === name
      && !button.disabled && button.checkVisibility(),
  );
  const end = Date.now() + seconds * 1000;
  for (; !named(again); await new Promise((over) => setTimeout(over, 20))) {
    if (Date.now() > end) throw new Error('the match does not end');
    const list = document.querySelectorAll('dialog[open] li button');
    const place = Math.floor(Math.random() * list.length);
    const next = named(goOn) ?? list[place] ?? named(listed);
    next?.click();
  }
}
"""


class Evening:
    """What somebody does without anybody else, wherever the client lies."""

    def __init__(self, visitor: Visitor, root: str, before_paths: str = "") -> None:
        """Take a visitor who may tap, where the client lies, and what stands before its paths."""
        self.visitor = visitor
        self.page: Page = visitor.page
        self.root = root
        self.pages = root + before_paths

    def install(self) -> None:
        """Come once, and wait until everything is kept that every game needs."""
        self.page.goto(self.root)
        wait_until_kept(self.page, self.root, *EVERYTHING)

    def spend(self) -> None:
        """Do everything that needs nobody else."""
        self.page.reload()
        for game in GAMES:
            self.play_to_the_end(game)
        self.take_a_lesson()
        self.solve_the_puzzle_of_the_day()
        self.go("/analysis")
        analyse_a_pasted_position(self.visitor)

    def go(self, path: str) -> None:
        """Open a path."""
        self.page.goto(self.pages + path)

    def play_to_the_end(self, game: str) -> None:
        """Play a match for two against a bot until it is over."""
        self.go(f"/new/{game}")
        if game != "menhirs":
            self.page.get_by_role("radiogroup").get_by_text("2", exact=True).click()
        self.page.locator("fieldset select").nth(1).select_option(SIMPLEST)
        self.visitor.press("Start")
        expect(self.page.get_by_role("region", name="Board")).to_be_visible(timeout=PATIENCE)
        if game == "spokenchaos":
            plan = self.page.get_by_role("button", name="Plan", exact=True)
            plan.click()  # without a graphics card the stage takes its time
        self.page.evaluate(PLAY, [*BUTTONS, patience.PATIENCE])
        expect(self.page.get_by_role("region", name="What decided it")).to_be_visible()

    def take_a_lesson(self) -> None:
        """Solve the first lesson of Menhirs."""
        name, lesson = next(iter(lessons_of("menhirs").items()))
        self.go(f"/learn/menhirs/{name}")
        ByTouch()(self.page, lesson)
        see_solved(self.page)

    def solve_the_puzzle_of_the_day(self) -> None:
        """See how the day's puzzle of Menhirs is solved: the other games' have several kinds."""
        self.go("/puzzles")
        today = self.page.get_by_role("region", name="Today")
        today.get_by_role("link", name="Menhirs").click()
        self.visitor.press("Solution")
        expect(self.page.locator(".outcome")).to_be_visible(timeout=PATIENCE)
