"""Pictures of Spokenchaos after the match: photo mode, and pictures to save and to share."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .drawn_pictures import drawn_in, saved
from .measuring import LEAST_TARGET, boxes
from .staging import PATH, any_state, stage_look

# One ghost stands before the keyhole, the other behind the piano.
LOBBY = ("piano 2.5 3", "small 2.5 1.5", "small 2.5 4.5")
OF = "\N{RIGHT SINGLE QUOTATION MARK}s"  # of Blue
KEPT = (1600, 1200)
LONG = 1600
# A device that shares: what it is given is kept.
SHARING = """
navigator.canShare = () => true;
navigator.share = async ({ files }) => {
  window.shared = files.map(({ name, type, size }) => [name, type, size]);
};
"""
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


def looking_back(deep_visit: Visit, viewport: dict[str, int], at: int) -> Visitor:
    """Look back at a prepared match in three dimensions."""
    visitor = deep_visit(viewport=viewport)
    visitor.go()
    stage_look(visitor.context, any_state(visitor.page), LOBBY, "S3")
    visitor.go(f"{PATH}?at={at}")
    return visitor


def stage(page: Page) -> Locator:
    """Return what the lobby is drawn on."""
    return page.locator("canvas[data-pictures]")


def seen(page: Page) -> int:
    """Return what tells one picture of the stage from another."""
    return drawn_in(page, stage(page).screenshot()).digest


def wait_for_change(page: Page, before: str | None) -> None:
    """Wait until the stage has drawn another picture."""
    expect(stage(page)).not_to_have_attribute("data-pictures", before or "")


@sizes
def test_in_photo_mode_the_camera_goes_where_one_likes_and_comes_back(
    deep_visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = looking_back(deep_visit, viewport, 2)
    page = visitor.page
    button = page.get_by_role("button", name="Photo", exact=True)
    button.click()
    tools = page.get_by_role("region", name="Photo mode")
    expect(tools).to_be_visible()
    expect(page.get_by_role("button", name="From above")).to_have_count(0)
    assert all(box["height"] >= LEAST_TARGET for box in boxes(tools.get_by_role("button")))
    [room] = boxes(stage(page))
    assert (room["width"], room["height"]) == (viewport["width"], viewport["height"])
    tools.get_by_role("button", name="Hide tools").click()
    first = seen(page)
    for steer in (turned, dragged):
        count = stage(page).get_attribute("data-pictures")
        before = seen(page)
        steer(page)
        wait_for_change(page, count)
        assert seen(page) != before
    page.keyboard.press("h")
    with page.expect_download() as download:
        tools.get_by_role("button", name="Save picture").click()
    picture = saved(page, download.value)
    assert max(picture.width, picture.height) == LONG
    assert picture.width / picture.height == pytest.approx(
        viewport["width"] / viewport["height"], abs=0.01
    )
    assert not picture.is_blank
    page.keyboard.press("Escape")
    expect(tools).to_have_count(0)
    expect(button).to_be_focused()
    assert visitor.is_as_wide_as_its_window()
    button.click()
    tools.get_by_role("button", name="Hide tools").click()
    assert seen(page) == first  # it was where it had been


def turned(page: Page) -> None:
    """Go around by a key."""
    page.keyboard.press("ArrowLeft")


def dragged(page: Page) -> None:
    """Drag across the middle of the page."""
    size = page.viewport_size
    assert size is not None
    x, y = size["width"] / 2, size["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 30, steps=3)
    page.mouse.up()


def open_pictures(page: Page) -> Locator:
    """Open the pictures to keep; return their dialog."""
    expect(page.get_by_role("group", name="Controls of the replay")).to_be_visible()
    more = page.get_by_role("button", name="Rounds, speed and more")
    if more.is_visible():
        more.click()
    page.get_by_role("button", name="Pictures").click()
    return page.get_by_role("dialog", name="Pictures")


@sizes
def test_the_best_hiding_place_and_the_look_that_decided_are_saved(
    deep_visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = looking_back(deep_visit, viewport, 2)
    page = visitor.page
    dialog = open_pictures(page)
    hiding = dialog.get_by_role("figure").filter(has_text="The best hiding place")
    expect(hiding).to_contain_text(f"Orange{OF} small ghost: hidden by the piano")
    look = dialog.get_by_role("figure").filter(has_text="The look that decided it")
    expect(look).to_contain_text(f"is seen: Blue{OF} small ghost")
    digests = set()
    for figure in (hiding, look):
        expect(figure.get_by_role("img")).to_be_visible()
        with page.expect_download() as download:
            figure.get_by_role("button", name="Save picture").click()
        picture = saved(page, download.value)
        assert (picture.width, picture.height) == KEPT
        assert not picture.is_blank
        digests.add(picture.digest)
        if figure is look:
            assert picture.crimson > 0  # who was seen is outlined
    assert len(digests) == 2
    assert visitor.is_as_wide_as_its_window()


def test_a_device_that_shares_is_given_the_picture(deep_visit: Visit) -> None:
    visitor = deep_visit()
    visitor.context.add_init_script(SHARING)
    visitor.go()
    stage_look(visitor.context, any_state(visitor.page), LOBBY, "S3")
    visitor.go(f"{PATH}?at=2")
    page = visitor.page
    dialog = open_pictures(page)
    dialog.get_by_role("button", name="Share picture").first.click()
    page.wait_for_function("() => window.shared")
    [[name, kind, size]] = page.evaluate("window.shared")
    assert (name, kind) == ("spokenchaos-hiding-place.png", "image/png")
    assert size > 10_000
