"""The monster building kit at tables of every kind: one's own monster, kept for the next match."""

from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, Visit, Visitor
from .measuring import board
from .opening import open_table, put_bot, sit

FINSTERE = "Finstere Flure"


def head(kit: Locator) -> Locator:
    """Return what says which head the monster of a kit has."""
    return kit.locator(".part", has_text="Head").locator(".number")


def opened_kit(visitor: Visitor) -> Locator:
    """Open the kit of a match that has begun."""
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    visitor.press("Monster")
    return visitor.page.get_by_role("dialog", name="Put your monster together")


def test_against_bots_the_monster_is_put_together_and_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(FINSTERE)
    kit = opened_kit(visitor)
    before = head(kit).inner_text()
    kit.get_by_role("button", name="Head: the next one").click()
    expect(head(kit)).not_to_have_text(before)
    chosen = head(kit).inner_text()
    visitor.go("/new/finstere")
    expect(head(visitor.page.locator("form"))).to_have_text(chosen)
    visitor.play_now(FINSTERE)
    expect(head(opened_kit(visitor))).to_have_text(chosen)


def test_at_one_screen_the_monster_of_the_set_up_plays(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/finstere")
    form = visitor.page.locator("form")
    form.get_by_role("button", name="Head: the next one").click()
    chosen = head(form).inner_text()
    for seat in ("Red", "Blue", "Yellow"):
        visitor.page.get_by_role("combobox", name=seat).select_option("me")
    visitor.press("Start")
    expect(head(opened_kit(visitor))).to_have_text(chosen)


def test_at_a_table_of_the_server_it_is_changed_in_the_first_round(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    table = open_table(
        visitor.page,
        {"game": "finstere", "options": {"players": "2"}},
        [sit(0), put_bot(1, "moth"), {"do": "ready"}],
    )
    visitor.go(f"/table/{table}")
    kit = opened_kit(visitor)
    before = head(kit).inner_text()
    kit.get_by_role("button", name="Head: the next one").click()
    expect(head(kit)).not_to_have_text(before)
