"""The set-up page of Finstere Flure: what is chosen there is what is played."""

import re

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PATIENCE, SMALL_PHONE, Visit


@pytest.mark.parametrize("viewport", [DESKTOP, SMALL_PHONE])
def test_every_ruling_says_which_texts_its_values_come_from(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go("/new/finstere")
    visitor.page.get_by_text("How exactly do you play it?").click()
    cards = visitor.page.locator("#option-second_half_cards-about")
    expect(cards).to_contain_text("7 cards: Official")
    expect(cards).to_contain_text("8 cards: Dutch text, German text")
    expect(cards).to_contain_text("the same 7 cards: English text")
    assert visitor.is_as_wide_as_its_window()


def test_chance_names_who_begins(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/finstere")
    page = visitor.page
    page.get_by_role("radiogroup").get_by_text("2", exact=True).click()
    page.get_by_label("Who begins").select_option("By chance")
    page.get_by_role("combobox", name="Red").select_option("me")
    visitor.press("Start")
    expect(page.get_by_text(re.compile(r"(Green|Red) begins\.")).first).to_be_attached(
        timeout=PATIENCE
    )


def test_nobody_begins_who_does_not_play(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/finstere")
    page = visitor.page
    page.get_by_label("Who begins").select_option("Yellow")
    page.get_by_role("radiogroup").get_by_text("2", exact=True).click()
    expect(page.get_by_label("Who begins")).to_have_value("0")
