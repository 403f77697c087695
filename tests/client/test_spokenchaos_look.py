"""The look through the keyhole: what is shown in which order, where, why, and how long."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .browsing import DESKTOP, PATIENCE, PHONE
from .keyhole_pictures import Box, difference, outlined, projected
from .opening import sit
from .screenshots import DOOR as MIRROR_DOOR
from .screenshots import LOBBY
from .serving import Serving
from .spokenchaos_rounds import PLAY, SOME
from .spokenchaos_table import Lobby, alone
from .staging import PATH, any_state, stage_look

TALL_PHONE = {"width": 390, "height": 980}
SIZES = (DESKTOP, PHONE, TALL_PHONE)
STEPS = ["rolled", "gliding", "opening", "outlining", "told"]
TOLD = f"{PATH}?at=1"
DOOR = "S3"
PLACE = (2.5, 1.5)
SEEN = "small 2.5 1.5"
OF = "\N{RIGHT SINGLE QUOTATION MARK}s"  # of Blue
TURNS = 40  # until a round's look: far fewer
BRIEFLY = 100  # milliseconds
# What leaves everything as it is.
CALMLY = ("Keep this lobby", "Leave it", "Seal it all the same", "Seal my plan", "Keyhole to the")

# Note every change of the page: the step, how far the door is there, how many lines of sight are
# drawn, and whether anything anywhere tells who is seen.
NOTE = """() => {
  window.noted = [];
  const words = () => [...document.querySelectorAll(
    "[role=log], .bar .words, [role=tabpanel], .verdict"
  )].map((place) => place.textContent).join(' ');
  const note = () => {
    const keyhole = document.querySelector('.keyhole[data-step]');
    const now = [
      keyhole?.dataset.step ?? '',
      Number(keyhole?.style.opacity ?? 0),
      document.querySelectorAll('[data-line]').length,
      document.querySelectorAll('[data-sight]').length,
      /Seen:|is seen/.test(words()),
    ];
    if (JSON.stringify(window.noted.at(-1)) !== JSON.stringify(now)) window.noted.push(now);
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def before_the_look(lobby: Lobby) -> None:
    """Play a table of two seats up to the choice of the keyhole's first side."""
    path = lobby.open(alone(2), players="2")
    lobby.page.evaluate(PLAY, [path.rsplit("/", 1)[1], [], ["side"], SOME])
    lobby.button("Keyhole to the").first.wait_for()


def staged(
    browser: Browser, address: str, lines: Sequence[str], door: str = DOOR, **wishes: Any
) -> Page:
    """Show a prepared look in a replay, once it has been told."""
    view = wishes.pop("view", "plan")
    lobby = Lobby(browser, address, view, **wishes)
    stage_look(lobby.context, any_state(lobby.page), lines, door)
    lobby.show(TOLD)
    lobby.page.locator(".keyhole[data-step=told]").wait_for()
    return lobby.page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("view", ["plan", "stage"])
def test_a_look_has_the_page_and_words_come_last(
    deep_browser: Browser, browser: Browser, address: str, view: str, motion: str
) -> None:
    lobby = Lobby(
        deep_browser if view == "stage" else browser, address, view, reduced_motion=motion
    )
    before_the_look(lobby)
    lobby.page.evaluate(NOTE)
    lobby.button("Keyhole to the").first.click()
    lobby.page.locator(".keyhole[data-step=told]").wait_for()
    noted = lobby.page.evaluate("window.noted")
    steps = list(dict.fromkeys(step for step, *_ in noted if step))
    assert steps == [step for step in STEPS if step in steps]
    if motion == "no-preference":
        assert {"rolled", "opening", "told"} <= set(steps)
    # Outlines come over the picture from the door, one line of sight after the other.
    assert all(near == 1 for step, near, *_ in noted if step in STEPS[2:])
    lines = [line for step, _, line, *_ in noted if step == "outlining"]
    assert lines == sorted(lines)
    assert all(line == sight for _, _, line, sight, _ in noted if line)
    if motion == "no-preference":
        assert set(lines) == set(range(1, max(lines, default=0) + 1))
    # And nothing tells before.
    assert not any(told for step, *_, told in noted if step != "told")
    assert noted[-1][-1]
    assert_alone(lobby.page)
    lobby.leave_look()
    expect(lobby.page.get_by_role("region", name="Board")).to_be_visible()
    assert lobby.complaints == []


def assert_alone(page: Page) -> None:
    """Assert that the look has the whole page: nothing else can be reached, and it can be left."""
    whole = page.locator(".spokenchaos.alone").bounding_box()
    assert whole == {"x": 0, "y": 0, **DESKTOP}
    opening = page.locator(".keyhole .square").bounding_box()
    assert opening is not None
    assert opening["height"] > 0.9 * DESKTOP["height"]
    reach = "[...document.querySelectorAll('a, button')].filter((one) => !one.closest('[inert]'))"
    inside = "every((one) => one.closest('.spokenchaos.alone'))"
    assert page.evaluate(f"{reach}.{inside}")
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_focused()
    log = page.get_by_role("log").first
    expect(log).to_contain_text("Through the keyhole")


def test_each_of_two_leaves_the_look_when_ready(browser: Browser, address: str) -> None:
    one, two = Lobby(browser, address), Lobby(browser, address)
    path = one.open([sit(0)], players="2")
    two.show(path)
    two.page.get_by_role("button", name="Sit here").click()
    two.page.get_by_role("button", name="I am ready").click()
    one.page.get_by_role("button", name="I am ready").click()
    for lobby in (one, two):
        lobby.page.locator(".bar .words").wait_for()
    for _ in range(TURNS):
        if all(lobby.page.locator(".spokenchaos.alone").count() for lobby in (one, two)):
            break
        for lobby in (one, two):
            go_on(lobby)
        one.page.wait_for_timeout(BRIEFLY)
    one.leave_look()
    one.page.locator(".bar .words").wait_for()
    # The match goes on for the one; the other still looks, as long as they like.
    for _ in range(TURNS):
        go_on(one)
        one.page.wait_for_timeout(BRIEFLY)
    expect(two.page.locator(".keyhole[data-step=told]")).to_be_visible()
    expect(two.page.get_by_role("region", name="The look")).to_contain_text("Nobody is seen")
    expect(two.page.locator("[role=tabpanel]")).not_to_contain_text("has to go back")
    two.leave_look()
    expect(two.page.locator("[role=tabpanel]")).to_contain_text("Round", ignore_case=True)
    expect(two.page.locator(".bar .words")).not_to_be_empty()
    assert one.complaints == two.complaints == []


def go_on(lobby: Lobby) -> None:
    """Press what leaves everything as it is, if something is asked."""
    for name in CALMLY:
        button = lobby.page.locator(".bar:not([inert] *)").get_by_role("button", name=name)
        if button.count():
            button.first.click(timeout=PATIENCE)
            return


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_picture_and_outline_are_where_a_known_ghost_is(
    deep_browser: Browser, address: str, size: dict[str, int]
) -> None:
    wishes: dict[str, Any] = {"view": "stage", "viewport": size}
    page = staged(deep_browser, address, [SEEN], **wishes)
    frame, square = box_of(page, ".keyhole[data-step]"), box_of(page, ".keyhole .square")
    assert box_of(page, ".stage canvas") == frame
    assert abs(frame.middle[0] - square.middle[0]) <= 1
    assert abs(frame.middle[1] - square.middle[1]) <= 1
    expected = projected(square, DOOR, PLACE, diameter=0.40, height=0.55)
    sample = square.width / 256
    assert outlined(page, square).is_near(expected, 2 * sample)
    empty = staged(deep_browser, address, [], **wishes)
    assert difference(page, empty, square).is_near(expected, 2 * sample + 2)


def box_of(page: Page, name: str) -> Box:
    """Return where an element is."""
    box = page.locator(name).bounding_box()
    assert box is not None
    return Box(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


def test_it_is_told_why_somebody_was_seen_and_why_somebody_was_not(
    browser: Browser, address: str
) -> None:
    lines = ["armchair 2.5 2.0", "large 2.5 0.5", "small 2.5 3.5"]
    page = staged(browser, address, lines)
    card = page.get_by_role("region", name="The look")
    expect(card.locator(".seen")).to_have_text(f"Seen: Blue{OF} large ghost.")
    expect(card).to_contain_text(f"Orange{OF} small ghost: hidden by the armchair{OF} back.")
    why = card.locator(".why")
    expect(why).to_have_text("Why? Tap a ghost.")
    # By a tap on the picture, or by its button.
    square = box_of(page, ".keyhole .square")
    page.mouse.click(*square.middle)
    expect(why).to_have_text(
        re.compile(rf"Blue{OF} large ghost \(C1.*\): \d+ points of the picture show it, and 16 are")
    )
    button = card.get_by_role("button", name=f"Blue{OF} large ghost")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(why).to_have_text("Why? Tap a ghost.")
    card.get_by_role("button", name=f"Orange{OF} small ghost").click()
    expect(page.locator("[data-sight].back")).to_have_count(1)
    expect(page.locator(".missed")).to_have_count(1)


def test_lines_of_sight_are_bent_in_the_mirror(browser: Browser, address: str) -> None:
    page = staged(browser, address, LOBBY, MIRROR_DOOR)
    expect(page.locator(".seen")).to_contain_text("only in the mirror")
    lines = page.locator("[data-sight]").evaluate_all("all => all.map((l) => l.points.length)")
    assert sorted(lines) == [2, 2, 2, 3, 3]
    assert page.locator("[data-line] polyline").evaluate_all(
        "all => all.map((l) => l.points.length).sort()"
    ) == [1, 1, 1, 2, 2]  # seen from the eye, a straight one is a point
