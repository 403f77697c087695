"""Every number of Menhirs, the schedule and the board are set on the page and really played."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import PATIENCE, SMALL_PHONE, Visit, Visitor

WRONG_MIST = "A whole number from 18 to 30."


def at_the_set_up(visitor: Visitor, *, language: str = "en") -> Page:
    """Go to the set-up of Menhirs, with everything unfolded."""
    visitor.go("/new/menhirs")
    page = visitor.page
    page.locator("details summary").first.click()
    number(page, "menhirs").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    return page


def number(page: Page, option: str) -> Locator:
    """Return the field of a number."""
    return page.locator(f"#option-{option}")


def marks(page: Page) -> Locator:
    """Return the switches of the round marker."""
    return page.locator("[data-mark]")


KEPT_OPTIONS = """
async (table) => {
  const opened = indexedDB.open('gloaming');
  await new Promise((done) => (opened.onsuccess = done));
  const kept = opened.result.transaction('tables').objectStore('tables').get(table);
  await new Promise((done) => (kept.onsuccess = done));
  opened.result.close();
  return kept.result.settings.options;
}
"""


def start(page: Page) -> None:
    """Sit down on both seats and start."""
    seats = page.get_by_role("group", name="Who plays").locator("select")
    for seat in range(2):
        seats.nth(seat).select_option("me")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*")
    page.locator("[data-cell]").first.wait_for(timeout=PATIENCE)


def options_of(page: Page) -> dict[str, str]:
    """Return the options of the table that a page shows, as this browser keeps them."""
    told: dict[str, str] = page.evaluate(KEPT_OPTIONS, page.url.rpartition("/")[2])
    return told


def test_numbers_follow_from_one_another_and_from_the_board(visit: Visit) -> None:
    page = at_the_set_up(visit())
    shown = [number(page, name) for name in ("menhirs", "forests", "mist")]
    for field, count in zip(shown, ("7", "23", "12"), strict=True):
        expect(field).to_have_value(count)
    shown[0].fill("9")
    expect(shown[1]).to_have_value("21")
    shown[1].fill("18")
    expect(shown[0]).to_have_value("12")
    page.locator("#option-board").select_option("large")
    for field, count in zip(shown, ("7", "30", "14"), strict=True):
        expect(field).to_have_value(count)


def test_what_does_not_fit_is_said_at_its_field_and_opens_no_table(visit: Visit) -> None:
    page = at_the_set_up(visit())
    number(page, "menhirs").fill("20")
    expect(page.locator("#option-mist-problem")).to_have_text(WRONG_MIST)
    expect(number(page, "mist")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Open the table").click()
    expect(number(page, "mist")).to_be_focused()
    assert page.url.endswith("/new/menhirs")
    number(page, "mist").fill("18")
    expect(page.locator("#option-mist-problem")).to_be_empty()


def test_a_match_is_opened_with_the_numbers_and_the_schedule_that_were_set(visit: Visit) -> None:
    page = at_the_set_up(visit())
    number(page, "menhirs").fill("9")
    expect(number(page, "forests")).to_have_value("21")
    number(page, "mist").fill("8")
    expect(marks(page)).to_have_count(24)
    first, last = marks(page).first, marks(page).last
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_have_attribute("aria-checked", "true")
    expect(first).to_have_accessible_name("Round 1, Player 1: move and remove")
    last.click()
    expect(last).to_have_attribute("aria-checked", "false")
    expect(number(page, "schedule")).to_have_value("own")
    start(page)

    told = options_of(page)
    assert (told["menhirs"], told["forests"], told["mist"]) == ("9", "21", "8")
    assert told["schedule"] == "rm rr mm rr mm rr mm rr mm rr mm rm"
    covered = page.get_by_role("button", name=re.compile("mist .*on a menhir"))
    expect(covered).to_have_count(7)
    turns = page.locator(".marker .turn.removes")
    expect(turns.first).to_have_text("Round 1, Player 1: move and remove a tile")


def test_the_round_marker_is_walked_with_arrow_keys(visit: Visit) -> None:
    page = at_the_set_up(visit())
    number(page, "schedule").select_option("alternate")
    expect(page.locator("[data-mark='1.1']")).to_have_attribute("aria-checked", "true")
    page.locator("[data-mark='0.0']").focus()
    for key, there in (("ArrowRight", "1.0"), ("ArrowDown", "1.1"), ("ArrowLeft", "0.1")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-mark='{there}']")).to_be_focused()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "Ronde 1, Speler 1: schuiven"),
        ("de", "Runde 1, Spieler 1: ziehen"),
        ("fr", "Manche 1, Joueur 1 : déplacer"),
    ],
)
def test_the_set_up_speaks_the_browsers_language_on_a_phone(
    visit: Visit, language: str, words: str
) -> None:
    visitor = visit(locale=language, viewport=SMALL_PHONE)
    page = at_the_set_up(visitor, language=language)
    expect(marks(page).first).to_have_accessible_name(words)
    assert visitor.is_as_wide_as_its_window()
    box = marks(page).first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43.5
