"""Beside *Play now* one chooses against whom: six levels, each a tap away, and how many."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from .browsing import DESKTOP, LANDSCAPE, PHONE, Visit, Visitor
from .measuring import LEAST_TARGET, boxes, players

LEVELS = ["Moth", "Hedgehog", "Bat", "Badger", "Fox", "Owl"]

sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE, LANDSCAPE])


def door(visitor: Visitor, title: str = "Finstere Flure") -> Locator:
    """Return a door of the home page whose opponents can be chosen."""
    found = visitor.page.get_by_role("article", name=title)
    expect(found.get_by_role("radio").first).to_be_attached()
    return found


def test_a_newcomer_starts_against_the_gentlest(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    levels = door(visitor).get_by_role("radio")
    names = [re.sub(r",.*", "", name.strip()) for name in levels_said(door(visitor))]
    assert names == LEVELS
    expect(levels.first).to_be_checked()
    expect(door(visitor)).to_contain_text("Moth")
    visitor.play_now("Menhirs dans le Brouillard")
    expect(players(visitor)).to_contain_text("Moth")


def levels_said(article: Locator) -> list[str]:
    """Return what is said of each level, the gentlest first."""
    return article.get_by_role("radio").locator("xpath=..").all_inner_texts()


def test_every_level_has_its_sentence(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    article = door(visitor)
    for name, said in zip(LEVELS, levels_said(article), strict=True):
        article.get_by_role("radio", name=name).check(force=True)
        sentence = said.rpartition("\n")[2].strip()
        assert len(sentence) > len(name)
        expect(article.get_by_text(sentence).last).to_be_visible()


@sizes
def test_opponents_are_chosen_in_a_tap_and_remembered(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go()
    article = door(visitor)
    article.get_by_role("radio", name="Badger").locator("xpath=..").click()
    article.get_by_role("button", name="One opponent fewer").click()
    expect(article).to_contain_text("2 opponents")
    visitor.page.reload()
    expect(door(visitor).get_by_role("radio", name="Badger")).to_be_checked()
    expect(door(visitor)).to_contain_text("2 opponents")
    visitor.play_now("Finstere Flure")
    expect(players(visitor).get_by_text("Badger")).to_have_count(2)
    expect(visitor.page.get_by_role("article")).to_have_count(0)


@sizes
def test_it_is_read_what_the_levels_are(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.go()
    heading = door(visitor).get_by_text("Opponents", exact=True)
    [words] = boxes(heading)
    [level] = boxes(door(visitor).get_by_role("radio").first.locator("xpath=.."))
    assert min(words["width"], words["height"]) > 10
    assert words["y"] + words["height"] <= level["y"] + 1


@sizes
def test_levels_can_be_hit_and_do_not_overlap(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.go()
    found = boxes(door(visitor).get_by_role("radio").locator("xpath=.."))
    assert len(found) == len(LEVELS)
    for box, after in pairwise(found):
        assert box["x"] + box["width"] <= after["x"] + 1
    assert all(min(box["width"], box["height"]) >= LEAST_TARGET for box in found)
    assert visitor.is_as_wide_as_its_window()


def test_there_are_no_more_opponents_than_a_game_has_seats(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    more = door(visitor).get_by_role("button", name="One opponent more")
    while more.is_enabled():
        more.click()
    expect(door(visitor)).to_contain_text("6 opponents")
    menhirs = door(visitor, "Menhirs dans le Brouillard")
    expect(menhirs.get_by_role("button", name="One opponent more")).to_have_count(0)
