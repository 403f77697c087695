"""Menhirs at a glance: mist that is about to be placed looks like mist, and the marker says now."""

import pytest
from playwright.sync_api import expect

from .browsing import Visit
from .menhirs_table import MenhirsBoard
from .playing import play_on
from .watching_closely import box_of, is_inside, overlaps

SCREENS = [(1440, 900), (1280, 800), (844, 390), (390, 844)]
PLACED = {"mist": "7"}
NOW = {"en-GB": "now", "nl": "nu", "de": "jetzt", "fr": "maintenant"}


def test_mist_that_is_to_be_placed_is_seen_as_mist(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, PLACED)
    chosen, pointed = board.open_hexes()[4:6]
    ghosts = visitor.page.locator("[data-ghost]")
    expect(ghosts).to_have_count(0)
    board.hex(chosen).click()
    ghost = visitor.page.locator(f'[data-ghost="{chosen}"]')
    expect(ghost).to_be_visible()
    assert ghost.locator("circle").count() > 3, "puffs, not a sign"
    assert overlaps(
        box_of(visitor, f'[data-ghost="{chosen}"]'), box_of(visitor, f'[data-cell="{chosen}"]')
    )
    board.hex(pointed).hover()
    expect(visitor.page.locator(f'[data-ghost="{pointed}"]')).to_be_visible()
    before = board.picture()
    board.button("Place it").click()
    board.wait_for_change(before)
    expect(visitor.page.locator(f'[data-ghost="{chosen}"]')).to_have_count(0)


def test_keys_show_where_mist_would_come(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, PLACED)
    board.hex(board.open_hexes()[0]).focus()
    visitor.page.keyboard.press("ArrowDown")
    expect(visitor.page.locator("[data-ghost]")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "screen"),
    [
        *((language, SCREENS[-1]) for language in NOW),
        *(("en-GB", screen) for screen in SCREENS[:-1]),
    ],
)
def test_the_round_marker_says_now(visit: Visit, language: str, screen: tuple[int, int]) -> None:
    viewport = {"width": screen[0], "height": screen[1]}
    visitor = visit(viewport=viewport, locale=language)
    MenhirsBoard.opened(visitor, PLACED)
    current = visitor.page.locator(".marker .current")
    expect(current).to_have_count(1)
    expect(current).to_contain_text(NOW[language])
    play_on(visitor.page, visitor.page.url.rpartition("/")[2], (), 37)
    expect(visitor.page.locator(".marker .turn.now")).to_have_count(1)
    expect(current.locator(".word")).to_have_text(NOW[language])
    size = "word => parseFloat(getComputedStyle(word).fontSize)"
    assert current.locator(".word").evaluate(size) >= 13
    window = {"x": 0, "y": 0, **viewport}
    for place in range(12):
        box = visitor.page.locator(".marker .round").nth(place).bounding_box()
        assert box is not None
        assert is_inside(dict(box), window), "all twelve rounds are seen"
