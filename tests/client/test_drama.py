"""Moments that have their beat: a card, a bite, a wall, the second half, a win; and sound."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from .browsing import PATIENCE, Visit, Visitor
from .opening import READY, open_at_once, open_table, sit
from .playing import play_on
from .serving import Serving
from .talking import TALKING
from .watching_closely import (
    box_of,
    is_inside,
    kinds,
    noted,
    overlaps,
    place_of,
    sounds,
    wait_until_noted,
    watch_closely,
)

Facts: TypeAlias = dict[str, Any]

MOVING = {"reduced_motion": "no-preference"}
SCREENS = [(1440, 900), (1280, 800), (844, 390), (390, 844)]
ALONE = {"game": "finstere", "options": {"players": "2"}, "is_public": True}
BOTH = [sit(0), sit(1), READY]
COME_IN = ("^I$", "^[IWN]$", "^G")
STAY = ("^stop$", "^I$")
FIRST_ROUND = 36  # moments: more than it has before its card
A_FEW = 40
MOST_MOMENTS = 1000
WAITING, OUT, EATEN = range(3)

# Ask something of a table.
ASK = f"""
async ([table, command]) => {{
  const {{ socket, ask }} = await ({TALKING})();
  const {{ type }} = await ask(table, command);
  socket.close();
  return type;
}}
"""

# Let whatever takes long to be shown stand until it is skipped.
STAND_STILL = """
const later = window.setTimeout;
window.setTimeout = (done, delay, ...more) => (delay >= 300 ? 0 : later(done, delay, ...more));
"""


def resign(visitor: Visitor, table: str) -> None:
    """Let the first of one's seats resign, so that the other one wins."""
    answer = visitor.page.evaluate(ASK, [table, {"do": "resign", "seat": 0}])
    assert answer == "acknowledged"


@pytest.fixture(scope="module")
def replay(server: Serving, browser: Browser) -> Iterator[Facts]:
    """Play the first round of a match that is then given up, and return its replay."""
    context = browser.new_context()
    visitor = Visitor(context, server.address)
    visitor.go()
    table = open_table(visitor.page, ALONE, BOTH)
    play_on(visitor.page, table, COME_IN, FIRST_ROUND)
    resign(visitor, table)
    yield visitor.page.request.get(f"{server.address}/api/tables/{table}/replay").json()
    context.close()


def first_of(replay: Facts, kind: str) -> int:
    """Return the first moment of a kind."""
    kinds_of = [moment["account"]["kind"] for moment in replay["moments"]]
    return kinds_of.index(kind) + 1


def stage(visitor: Visitor, replay: Facts, at: int, change: Callable[[Facts], None]) -> None:
    """Open a replay just before a moment that is told otherwise."""
    told = deepcopy(replay)
    change(told["moments"][at - 1]["account"])
    visitor.context.route(
        f"**/api/tables/{replay['table']}/replay*",
        lambda asked: asked.fulfill(body=json.dumps(told), content_type="application/json"),
    )
    watch_closely(visitor)
    visitor.go(f"/replay/{replay['table']}?at={at - 1}")
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    visitor.press("One step forward")


def somebody(replay: Facts, at: int) -> int:
    """Return a token that stands on the floor before a moment."""
    cells = replay["moments"][at - 2]["state"]["floor"]["cell_of"]
    return next(token for token, cell in enumerate(cells) if cell not in (WAITING, OUT, EATEN))


def test_biting_has_its_beat(visit: Visit, replay: Facts) -> None:
    at = first_of(replay, "walk")
    visitor = visit(**MOVING)
    stage(visitor, replay, at, lambda account: account.update(eaten=[somebody(replay, at)]))
    wait_until_noted(visitor, "bite")


def test_crushing_has_its_beat(visit: Visit, replay: Facts) -> None:
    at = first_of(replay, "walk")
    token = somebody(replay, at)
    shove = {"thing": "token", "token": token, "start": [3, 3], "rest": None}
    visitor = visit(**MOVING)
    stage(visitor, replay, at, lambda account: account.update(eaten=[token], shoves=[shove]))
    wait_until_noted(visitor, "crush")


def test_going_through_a_wall_has_its_beat(visit: Visit, replay: Facts) -> None:
    at = first_of(replay, "walk")
    visitor = visit(**MOVING)
    stage(visitor, replay, at, lambda account: account["way"][0].update(by="wall"))
    wait_until_noted(visitor, "passage")


def test_without_motion_what_was_eaten_is_gone_at_once(visit: Visit, replay: Facts) -> None:
    at = first_of(replay, "walk")
    visitor = visit()
    stage(visitor, replay, at, lambda account: account.update(eaten=[somebody(replay, at)]))
    expect(visitor.page.locator(".bite")).to_have_count(1)
    assert not kinds(visitor) & {"bite", "card", "passage"}


def stand_before_the_first_card(visitor: Visitor, screen: tuple[int, int]) -> None:
    """Follow a match up to its first card, which stands until it is skipped."""
    visitor.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    watch_closely(visitor)
    visitor.context.add_init_script(STAND_STILL)
    open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    other = visitor.context.new_page()
    other.goto(visitor.address)
    play_on(other, visitor.page.url.rpartition("/")[2], COME_IN, FIRST_ROUND)
    other.close()
    wait_until_noted(visitor, "card")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_card_is_turned_over_large_before_it_is_told(
    visit: Visit, screen: tuple[int, int]
) -> None:
    visitor = visit(**MOVING)
    stand_before_the_first_card(visitor, screen)
    board, card = box_of(visitor, ".board"), visitor.page.locator("[data-card]")
    height = card.evaluate("card => card.offsetHeight")  # wherever it is on its way
    drawing = box_of(visitor, ".drawing")
    assert height > 0.4 * min(drawing["width"], drawing["height"])
    veil = box_of(visitor, ".table")
    assert is_inside(veil, board)
    assert not overlaps(veil, box_of(visitor, ".bar"))
    assert not any("The card says" in entry for entry in noted(visitor))
    visitor.page.get_by_role("application").click(position={"x": 5, "y": 5})
    wait_until_noted(visitor, "words: The card says")
    entries = noted(visitor)
    assert place_of(entries, "card") < place_of(entries, "words: The card says")
    expect(card).to_have_count(0)


def test_drama_is_skipped_with_a_key(visit: Visit) -> None:
    visitor = visit(**MOVING)
    stand_before_the_first_card(visitor, SCREENS[1])
    expect(visitor.page.get_by_role("button", name="Skip")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-card]")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(visitor.page.get_by_role("group", name="Your tokens")).to_be_visible()


def test_the_second_half_and_what_changes_stand_for_those_who_want_no_motion(
    visit: Visit,
) -> None:
    visitor = visit()
    watch_closely(visitor)
    open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    table = visitor.page.url.rpartition("/")[2]
    banner = visitor.page.locator(".announcement")
    for moments in range(A_FEW, MOST_MOMENTS, A_FEW):
        play_on(visitor.page, table, STAY, moments)
        if banner.count() > 0:
            break
    expect(banner.get_by_role("heading", name="The second half begins")).to_be_visible()
    expect(banner).to_contain_text("gone for good")
    assert not overlaps(box_of(visitor, ".announcement"), box_of(visitor, ".board"))
    assert not kinds(visitor) & {"card", "bite", "crush", "passage"}
    visitor.page.keyboard.press("Escape")
    expect(banner).to_have_count(0)


def tell_second_half(told: Facts, at: int) -> None:
    """Let the second half begin with a moment."""
    for place, moment in enumerate(told["moments"], start=1):
        moment["state"]["second_half"] = place >= at


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_replay_announces_the_second_half_after_its_picture(
    visit: Visit, replay: Facts, screen: tuple[int, int], motion: str
) -> None:
    told, at = deepcopy(replay), first_of(replay, "walk")
    tell_second_half(told, at)
    size = dict(zip(("width", "height"), screen, strict=True))
    visitor = visit(viewport=size, reduced_motion=motion)
    stage(visitor, told, at, lambda _: None)
    banner = visitor.page.locator(".announcement")
    expect(banner.get_by_role("heading", name="The second half begins")).to_be_visible()
    lies_on_board = overlaps(box_of(visitor, ".announcement"), box_of(visitor, ".board"))
    assert lies_on_board == (motion == "no-preference"), "what stays covers nothing"
    visitor.press("One step forward")
    expect(banner).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_somebody_wins_before_the_verdict_stands(visit: Visit, screen: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": screen[0], "height": screen[1]}, **MOVING)
    watch_closely(visitor)
    visitor.context.add_init_script(STAND_STILL)
    path = open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    resign(visitor, path.rpartition("/")[2])
    wait_until_noted(visitor, "triumph: ")
    assert "verdict" not in kinds(visitor)
    triumph = box_of(visitor, ".triumph")
    assert is_inside(triumph, box_of(visitor, ".board"))
    assert is_inside(box_of(visitor, ".triumph p"), triumph)
    visitor.page.keyboard.press("Escape")
    wait_until_noted(visitor, "verdict")
    expect(visitor.page.locator(".triumph")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(".verdict")).to_be_visible(timeout=PATIENCE)
    assert "triumph" not in kinds(visitor), "who comes later sees the verdict at once"


def test_without_motion_the_verdict_stands_at_once(visit: Visit) -> None:
    visitor = visit()
    watch_closely(visitor)
    path = open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    resign(visitor, path.rpartition("/")[2])
    wait_until_noted(visitor, "verdict")
    assert "triumph" not in kinds(visitor)


def test_sound_is_offered_once(visit: Visit) -> None:
    visitor = visit()
    watch_closely(visitor)
    open_at_once(visitor, ALONE, BOTH)
    offer = visitor.page.get_by_role("group", name="Play with sound?")
    expect(offer).to_be_visible(timeout=PATIENCE)
    assert sounds(visitor) == 0
    visitor.press("With sound")
    expect(offer).not_to_be_visible()
    assert sounds(visitor) > 0
    open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    expect(offer).not_to_be_visible()


def test_who_wants_silence_has_it(visit: Visit) -> None:
    visitor = visit()
    watch_closely(visitor)
    path = open_at_once(visitor, ALONE, BOTH)
    visitor.press("Without")
    play_on(visitor.page, path.rpartition("/")[2], COME_IN, FIRST_ROUND)
    assert sounds(visitor) == 0


@pytest.mark.parametrize("screen", SCREENS)
def test_the_offer_of_sound_covers_nothing(visit: Visit, screen: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": screen[0], "height": screen[1]})
    open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    offer = box_of(visitor, "[role=group][aria-label='Play with sound?']")
    for selector in ("[role=application]", ".bar"):
        assert not overlaps(offer, box_of(visitor, selector))
    assert visitor.is_as_wide_as_its_window()
