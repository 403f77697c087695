"""What went wrong: a finished match is gone through on the device, and tried again from there."""

import re

from playwright.sync_api import expect

from tests.analysis.idle_round import idle_round

from .browsing import PHONE, Visit, Visitor
from .finished import finished_match
from .kept_matches import HERE, keep
from .test_accessibility import grave_faults

REVIEW = re.compile(
    "^(What went wrong|What could have gone better)$"
)  # after a win it is called otherwise
SOON = 2_000.0  # milliseconds, much less than a bot needs


def went_wrong(visitor: Visitor, table: str) -> None:
    """Go through a match that is over, and wait until that is done."""
    visitor.go(f"/replay/{table}")
    if visitor.page.viewport_size == PHONE:
        visitor.press("Rounds, speed and more")
    visitor.page.get_by_role("button", name=REVIEW).click()
    dialog = visitor.page.get_by_role("dialog", name=REVIEW)
    expect(dialog.get_by_role("img", name=re.compile("chances over the match"))).to_be_visible()


def test_a_match_is_gone_through_and_tried_again_from_a_mistake(visit: Visit) -> None:
    visitor = visit()
    table = finished_match(visitor)
    went_wrong(visitor, table)
    dialog = visitor.page.get_by_role("dialog", name=REVIEW)
    mistakes = dialog.get_by_role("listitem")
    expect(mistakes.first).to_contain_text(
        re.compile(r"Player [12]( \(you\))? threw away \d+ points?")
    )
    expect(mistakes.first).to_contain_text("Better:")
    expect(mistakes.first).to_contain_text(re.compile(r"then had a \d+% chance of winning"))
    expect(dialog).to_contain_text("The answer to it: Player")
    assert mistakes.count() <= 5
    expect(dialog.get_by_role("row")).to_have_count(3)
    mistakes.first.get_by_role("button", name="Show it").click()
    expect(dialog).not_to_be_visible()
    went_wrong(visitor, table)
    mistakes.first.get_by_role("button", name="Try again from here").click()
    expect(visitor.page).to_have_url(re.compile("/table/here-"))
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()
    expect(visitor.page.get_by_role("complementary", name="Players")).to_contain_text("Fox")
    assert visitor.complaints == []


def test_on_a_phone_it_can_be_left_while_it_thinks(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    table = finished_match(visitor)
    visitor.go(f"/replay/{table}?wrong")
    dialog = visitor.page.get_by_role("dialog", name=REVIEW)
    dialog.get_by_label("How deep").select_option("thoroughly")
    curve = dialog.get_by_role("img", name=re.compile("chances over the match"))
    expect(dialog.get_by_role("progressbar").or_(curve)).to_be_visible()  # a proof takes no time
    visitor.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    visitor.press("One step forward")
    assert visitor.complaints == []


def test_a_plan_of_spokenchaos_is_judged_and_found_again(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.choose_plan()
    visitor.go()
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    keep(visitor.page, idle_round(), sitters=("", "moth"))
    went_wrong(visitor, HERE)
    dialog = visitor.page.get_by_role("dialog", name=REVIEW)
    idle = dialog.get_by_role("listitem").filter(has_text="Orange moves nobody.").first
    expect(idle).to_contain_text(re.compile(r"Orange threw away \d+ points?"))
    expect(idle).to_contain_text(re.compile(r"Better: Orange.s \w+ ghost \d: "))
    assert idle.locator("[data-path='1']").count() > 0  # drawn on the small board
    assert grave_faults(visitor) == []
    idle.get_by_role("button", name="Show it").click()
    expect(dialog).not_to_be_visible()
    visitor.press("Rounds, speed and more")
    visitor.page.get_by_role("button", name=REVIEW).click()
    expect(idle).to_be_visible(timeout=SOON)  # nobody waits for it twice
    assert visitor.complaints == []
