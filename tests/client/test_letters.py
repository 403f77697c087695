"""A match by letter between two browsers that share nothing but links."""

import pytest
from playwright.sync_api import expect

from .browsing import PATIENCE, PHONE, Visit, Visitor
from .finstere_table import confirm, own_tokens
from .test_accessibility import grave_faults
from .test_first_match import act_by_list
from .test_kit import head, opened_kit
from .test_local_tables import wait_for_my_turn


@pytest.fixture
def pair(visit: Visit) -> tuple[Visitor, Visitor]:
    """Let two people come who know one another only by mail."""
    return visit(), visit(viewport=PHONE)


def begin(visitor: Visitor, game: str) -> None:
    """Begin a match by letter."""
    visitor.go(f"/new/{game}")
    visitor.press("Write a letter")


def letter_of(visitor: Visitor) -> str:
    """Return the link that somebody is to send."""
    field = visitor.page.locator("input[readonly]")
    field.wait_for(state="attached", timeout=PATIENCE)
    return field.input_value()


def open_letter(visitor: Visitor, link: str) -> None:
    """Open a link that came by mail."""
    visitor.go("/learn")
    visitor.page.goto(link)


def play_turn(visitor: Visitor) -> None:
    """Play a turn to its end."""
    wait_for_my_turn(visitor)
    listed = visitor.page.get_by_role("button", name="All actions as a list")
    while listed.is_visible():
        act_by_list(visitor)
        visitor.page.wait_for_timeout(100)


def move_token(visitor: Visitor) -> None:
    """Move a token of Finstere Flure."""
    own_tokens(visitor).last.click()
    visitor.page.locator("[data-end]").first.click()
    confirm(visitor)


def test_two_who_share_nothing_play_menhirs(pair: tuple[Visitor, Visitor]) -> None:
    one, two = pair
    asked: list[str] = []
    for visitor in pair:
        visitor.page.on("request", lambda request: asked.append(request.url))
    begin(one, "menhirs")
    invitation = letter_of(one)
    open_letter(two, invitation)
    two.press("Play along")
    open_letter(one, letter_of(two))
    play_turn(one)
    assert grave_faults(one) == []
    open_letter(two, letter_of(one))
    play_turn(two)
    assert grave_faults(two) == []
    one.page.get_by_label("Or paste the answer here").fill(f"My move: {letter_of(two)}")
    wait_for_my_turn(one)
    open_letter(two, invitation)  # an old letter: what is kept is newer, and stays
    expect(two.page.get_by_text("Now send this letter.")).to_be_visible()
    letter = letter_of(one if one.page.locator("input[readonly]").count() else two)
    assert not [address for address in asked if letter.rpartition("/")[2] in address.split("#")[0]]
    assert len(letter) < 300


def test_the_monster_is_put_together_in_a_letter_and_kept(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "finstere")
    kit = opened_kit(visitor)
    before = head(kit).inner_text()
    kit.get_by_role("button", name="Head: the next one").click()
    expect(head(kit)).not_to_have_text(before)
    chosen = head(kit).inner_text()
    visitor.page.reload()
    expect(head(opened_kit(visitor))).to_have_text(chosen)


def test_finstere_begins_at_once_and_strangers_only_look_on(
    visit: Visit, pair: tuple[Visitor, Visitor]
) -> None:
    one, two = pair
    begin(one, "finstere")
    move_token(one)
    open_letter(two, letter_of(one))
    two.press("Play along")
    move_token(two)
    stranger = visit()
    open_letter(stranger, letter_of(two))
    expect(stranger.page.get_by_text("Two others play this match")).to_be_visible(timeout=PATIENCE)
    one.page.get_by_role("link", name="Gloaming").first.click()
    one.page.get_by_role("link", name="By letter").click()
    one.page.get_by_role("link", name="Finstere Flure").click()
    expect(one.page.get_by_text("Send this invitation")).to_be_visible()
    open_letter(one, letter_of(two)[:-6])
    expect(one.page.get_by_text("This letter cannot be read")).to_be_visible()
