"""The rules as a reference that moves: found by search, played on little boards, led to."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import DESKTOP, PHONE, Visit
from .finstere_table import own_tokens
from .menhirs_table import MenhirsBoard
from .taking_lessons import open_list

both_sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


def found_case(page: Page) -> Locator:
    """Return the little board of the section that was led to."""
    return page.locator("section.found .case")


def step_through(case: Locator) -> list[str]:
    """Go through a case by keys; return what is said at each step."""
    onward = case.get_by_role("button", name="One step on")
    onward.focus()
    said: list[str] = []
    for _ in range(int(case.locator(".figures").inner_text().split("/")[1].split()[0])):
        onward.press("Enter")
        said.append(case.locator(".told").inner_text())
    expect(onward).to_be_focused()
    return said


@both_sizes
def test_a_rule_is_found_by_its_number_and_played_step_by_step(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go("/learn/finstere")
    page = visitor.page
    page.get_by_label("Search the rules").fill("4.6")
    expect(page.get_by_role("status").filter(has_text="rules found")).to_be_visible()
    page.keyboard.press("Tab")  # to what clears the search
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    case = found_case(page)
    expect(case.locator("svg").first).to_be_visible()
    assert step_through(case)[-1].startswith("Green 3 stops on (4,5)")
    assert visitor.is_as_wide_as_its_window()


def test_what_is_refused_is_said_with_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/menhirs#3.5/no-taking-back")
    case = found_case(visitor.page)
    expect(case.locator("svg").first).to_be_visible()
    why = "That would take back just what the opponent has moved (rule 3.5)."
    assert step_through(case)[-1] == f"Not allowed. {why}"


def test_all_games_are_searched_in_the_language_that_is_spoken(visit: Visit) -> None:
    visitor = visit(locale="fr-FR")
    visitor.go("/learn")
    page = visitor.page
    page.get_by_label("Chercher dans les règles de tous les jeux").fill("PIECE de ghetto")
    expect(page.get_by_text("Rien trouvé.")).to_be_visible()
    page.get_by_label("Chercher dans les règles de tous les jeux").fill("piste de danse")
    page.get_by_role("link", name="Piste de danse").click()
    expect(page.get_by_role("heading", name="Spokenchaos")).to_be_visible()
    expect(found_case(page).locator("svg").first).to_be_visible()


def test_a_case_plays_once_when_it_comes_into_sight(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.go("/learn/menhirs#3.3/splitting")
    case = found_case(visitor.page)
    expect(case.get_by_role("button", name="Play again")).to_be_visible()
    expect(case.locator(".told")).to_contain_text("Player 1 moves 3 tiles north-west")


def test_without_motion_nothing_plays_by_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/menhirs#3.3/splitting")
    case = found_case(visitor.page)
    expect(case.locator(".told")).to_have_text("Before it begins.")
    expect(case.locator(".picture")).to_have_attribute("data-at", "0")
    case.get_by_role("button", name="Play", exact=True).click()
    expect(case.get_by_role("button", name="Play again")).to_be_visible()


def test_a_refusal_at_the_board_leads_to_the_rule_that_moves(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/menhirs/edge")
    page, board = visitor.page, MenhirsBoard(visitor)
    board.hex("(3,1)").click()
    page.locator("[data-way=N]").click()  # it would leave the board
    page.locator(".bar").get_by_role("link", name="rule 3.4").click()
    case = found_case(page)
    expect(case.locator("svg").first).to_be_visible()
    expect(page.locator("section.found").get_by_role("button", pressed=True)).to_contain_text("3.4")


def test_what_a_table_in_the_browser_refuses_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/finstere/entrance")
    page = visitor.page
    own_tokens(visitor).and_(page.get_by_role("button", name="Green 4")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+ArrowUp")  # comes in
    page.keyboard.press("Shift+ArrowDown")
    toast = page.locator(".toast")
    expect(toast).to_contain_text("There is a wall (rule 4.2).")
    toast.get_by_role("link", name="rule 4.2").click()
    expect(found_case(page).locator("svg").first).to_be_visible()
    expect(page.locator("section.found").get_by_role("button", pressed=True)).to_contain_text("4.2")


def test_what_is_refused_by_numbers_is_said_beside_them(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go("/learn/spokenchaos/leaning")
    open_list(visitor.page).get_by_role("button", name="Take the piano").click()
    form = visitor.page.locator("form").filter(has_text="Anywhere else: the piano")
    form.get_by_label("Fields from the west").fill("0")
    form.get_by_role("button").press("Enter")
    outside = "the piano would stick out of the lobby in the west (rule 4.2)."
    expect(form.get_by_role("status")).to_contain_text(outside)
    form.get_by_label("Fields from the west").fill("1")
    form.get_by_role("button").press("Enter")
    expect(form).not_to_be_visible()
