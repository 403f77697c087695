"""Puzzles between people: published, found, solved, voted for, reported; progress comes along."""

import base64
import json

from playwright.sync_api import Page, Response, expect

from tests.server.http.puzzling import FEAST

from .browsing import PHONE, Visit, Visitor
from .finstere_table import own_tokens
from .test_accounts import fresh_name, sign_in, sign_up
from .test_puzzles import opened, outcome

TITLE = "A step aside"
STARS = "JSON.parse(localStorage.getItem('gloaming.lessons') ?? '{}').menhirs?.stars"
FAIL = """async (answers) => {
    const headers = { "Content-Type": "application/json", "X-Gloaming": "1" };
    const body = JSON.stringify({ answer: null });
    return (await fetch(answers, { method: "POST", headers, body })).json();
}"""
KEPT_LESSON = json.dumps({"menhirs": {"stars": ["moving"], "all": 11}})


def composing_link() -> str:
    """Return a link that carries a draft to the composer."""
    draft = {key: FEAST[key] for key in ("position", "own", "enemy", "task")}
    text = base64.urlsafe_b64encode(json.dumps(draft).encode()).decode().rstrip("=")
    return f"/puzzles/compose#{text}"


def publish(visitor: Visitor, title: str) -> Page:
    """Publish what stands in the composer."""
    visitor.go(composing_link())
    visitor.press("Publish")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label("Title").fill(title)
    dialog.get_by_role("button", name="Prove and publish").click()
    return visitor.page


def solve(visitor: Visitor) -> None:
    """Move A out of his way, and let him walk."""
    own_tokens(visitor).first.click()
    visitor.page.locator('[data-end="10,4"]').click()
    visitor.press("Confirm")
    visitor.press("Let him walk")
    outcome(visitor.page, "Solved!")


def test_a_puzzle_is_published_found_solved_liked_and_reported(visit: Visit) -> None:
    composer, solver = visit(), visit(viewport=PHONE)
    name = fresh_name()
    sign_up(composer, name)
    page = publish(composer, TITLE)
    expect(page.get_by_role("dialog")).to_contain_text("Published: grade 1, with one solution.")

    page.keyboard.press("Escape")
    publish(composer, "The same once more")
    expect(page.get_by_role("dialog")).to_contain_text(
        "The same puzzle has already been published."
    )
    composer.complaints.clear()  # the console tells of every refusal

    sign_up(solver, fresh_name())
    solver.go("/puzzles")
    card = solver.page.get_by_role("link", name=TITLE)
    expect(card).to_contain_text(f"by {name}")
    card.click()
    solve(solver)
    outcome(solver.page, "Rating 1500")
    outcome(solver.page, "this puzzle: ")
    solver.press("Yes")
    expect(solver.page.locator(".opinion")).to_contain_text("1 vote")
    solver.press("Report")
    dialog = solver.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("The title gives it away.")
    dialog.get_by_role("button", name="Send to the host").click()
    expect(solver.page.get_by_text("The host will look at it.")).to_be_visible()
    solver.go("/puzzles")
    expect(solver.page.get_by_text("place 1 of 1")).to_be_visible()

    composer.go("/puzzles")
    page.get_by_role("link", name=TITLE).click()
    composer.press("Withdraw")
    page.get_by_role("dialog").get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("The puzzle is withdrawn.")).to_be_visible()


def is_progress(answer: Response) -> bool:
    """Tell whether an answer says what an account knows now."""
    return answer.url.endswith("/api/progress") and answer.request.method == "POST"


def test_how_hard_a_shipped_puzzle_turned_out_stands_beside_its_grade(visit: Visit) -> None:
    solver = visit()
    sign_up(solver, fresh_name())
    solver.go("/puzzles/ff-0003")
    kind = solver.page.get_by_role("link", name="Feast, grade 1 of 9")
    expect(kind).not_to_contain_text("rating")
    told = solver.page.evaluate(FAIL, "/api/puzzles/ff-0003/answers")

    stranger = visit()
    stranger.go("/puzzles/ff-0003")
    graded = stranger.page.get_by_role("link", name="Feast, grade 1 of 9")
    expect(graded).to_have_text(f"Feast, grade 1 of 9 · rating {told['puzzle']}")
    graded.click()
    card = stranger.page.locator('a[href="/puzzles/ff-0003"]')
    expect(card).to_contain_text(f"rating {told['puzzle']}")
    expect(stranger.page.locator('a[href="/puzzles/ff-0002"]')).not_to_contain_text("rating")


def test_a_rating_from_a_shipped_puzzle_says_that_it_is_for_oneself(visit: Visit) -> None:
    """Whoever is shown the solution has failed, and is not rated for it once more."""
    visitor = visit()
    sign_up(visitor, fresh_name())
    page = opened(visitor, "ff-0004")
    visitor.press("Solution")
    outcome(page, "only for you: the solutions of these puzzles are public")
    rated = page.locator(".rated").first.inner_text()
    page.reload()
    visitor.press("Solution")
    outcome(page, "Solution")
    told = page.evaluate(FAIL, "/api/puzzles/ff-0004/answers")
    assert not told["is_first"]
    assert f"{told['after']}" in rated


def test_stars_are_found_again_in_another_browser(visit: Visit) -> None:
    first, second = visit(), visit()
    name = fresh_name()
    first.go()
    first.page.evaluate(f"localStorage.setItem('gloaming.lessons', '{KEPT_LESSON}')")
    with first.page.expect_response(is_progress) as told:
        sign_up(first, name)
    assert told.value.ok
    with second.page.expect_response(is_progress):
        sign_in(second, name)
    second.page.wait_for_function(f"() => ({STARS} ?? []).includes('moving')")
    second.page.get_by_role("link", name="Gloaming").first.click()
    expect(second.page.get_by_text("1 of 11").first).to_be_visible()
