"""The board takes the room: it is by far the largest thing, and nothing lies on what one needs."""

import pytest
from playwright.sync_api import Locator, expect

from .boxes import (
    as_visitor,
    box_of,
    boxes_of,
    covered,
    is_on_screen,
    needs_no_scrolling,
    overlaps,
    share,
)
from .browsing import DESKTOP, LANDSCAPE, LARGE, PHONE, Visit, Visitor
from .finstere_table import board, button, own_tokens
from .measuring import cards
from .menhirs_table import MenhirsBoard
from .opening import READY, open_at_once, put_bot, sit
from .playing import play_on

AGAINST_BOT = [sit(0), put_bot(1, "random"), READY]
TWO_PLAYERS = {"game": "finstere", "options": {"players": "2"}}
ENTER_AND_WALK = ("^[IWN]$",)
SOME_ROUNDS = 60  # moments
LEAST_SHARE = 1 / 3  # of the page
BY_FAR = 1.75
TARGET = 40  # pixels that a finger needs

desktops = pytest.mark.parametrize("viewport", [LARGE, DESKTOP])
screens = pytest.mark.parametrize("viewport", [LARGE, DESKTOP, LANDSCAPE, PHONE])


def seated(visit: Visit, viewport: dict[str, int], moments: int = 0) -> Visitor:
    """Let somebody play Finstere Flure against a bot for a while."""
    visitor = visit(**as_visitor(viewport))
    path = open_at_once(visitor, TWO_PLAYERS, AGAINST_BOT)
    if moments:
        play_on(visitor.page, path.removeprefix("/table/"), ENTER_AND_WALK, moments)
    expect(own_tokens(visitor).first).to_be_visible()
    return visitor


def floor_of(visitor: Visitor) -> Locator:
    """Return the cells of the fortress."""
    return visitor.page.locator(".drawing .vignette")


def other_things(visitor: Visitor) -> Locator:
    """Return everything on a desktop's page that is not the board."""
    return visitor.page.locator("header, .players, .tools, .bar, aside.drawer")


def needed(visitor: Visitor) -> Locator:
    """Return what must never be covered: entrance, exit and tokens."""
    return visitor.page.locator(".drawing :is(.threshold, .exit-glow, .token .rim)")


@desktops
def test_the_floor_is_by_far_the_largest_thing(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = seated(visit, viewport)
    floor = box_of(floor_of(visitor))
    assert share(visitor.page, floor) >= LEAST_SHARE
    others = boxes_of(other_things(visitor))
    assert floor.area >= BY_FAR * max(other.area for other in others)
    assert needs_no_scrolling(visitor.page)


@desktops
@pytest.mark.parametrize("size", ["small", "large"])
def test_the_land_is_by_far_the_largest_thing(
    visit: Visit, viewport: dict[str, int], size: str
) -> None:
    visitor = visit(**as_visitor(viewport))
    MenhirsBoard.opened(visitor, {"board": size}, AGAINST_BOT)
    hexes = boxes_of(visitor.page.locator("[data-cell]"))
    area = sum(box.area for box in hexes) * 3 / 4  # of the rectangle around a hex
    others = boxes_of(other_things(visitor))
    assert area >= max(other.area for other in others)
    assert max(overlaps(hexes, others)) == 0
    assert needs_no_scrolling(visitor.page)


@screens
def test_no_tool_lies_on_the_board(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = seated(visit, viewport, SOME_ROUNDS)
    assert covered(needed(visitor)) == 0
    tools = visitor.page.locator("[data-token], .outlook, [aria-label='Zoom in']")
    assert tools.count() > 2
    assert max(overlaps(boxes_of(tools), [box_of(board(visitor))])) == 0
    assert min(min(box.width, box.height) for box in boxes_of(tools)) >= TARGET


@screens
def test_the_arrows_to_step_by_cover_nothing(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = seated(visit, viewport, SOME_ROUNDS)
    expect(visitor.page.locator(".bar.mine")).to_be_visible()
    if not visitor.page.get_by_role("button", name="Step by step").is_visible():
        own_tokens(visitor).first.click()  # the only one that can move is chosen already
    visitor.press("Step by step")
    arrows = visitor.page.get_by_role("group", name="Steps").get_by_role("button")
    boxes = boxes_of(arrows)
    assert len(boxes) == 4
    assert max(overlaps(boxes, [box_of(board(visitor))])) == 0
    assert max(overlaps(boxes, boxes_of(own_tokens(visitor))), default=0) == 0
    assert all(is_on_screen(visitor.page, box) for box in boxes)
    assert covered(needed(visitor)) == 0


def test_the_arrows_step(visit: Visit) -> None:
    visitor = seated(visit, PHONE)
    own_tokens(visitor).last.tap()
    visitor.press("Step by step")
    arrows = visitor.page.get_by_role("group", name="Steps").get_by_role("button")
    arrows.first.tap()  # a token outside comes in, whatever the direction
    expect(button(visitor, "Stop here")).to_be_enabled()


def test_a_phone_on_its_side_shows_all_that_is_needed(visit: Visit) -> None:
    visitor = seated(visit, LANDSCAPE)
    page = visitor.page
    assert share(page, box_of(floor_of(visitor))) >= LEAST_SHARE
    own_tokens(visitor).last.tap()
    page.locator("[data-end]").first.tap()
    whose_turn = page.locator(".players [aria-current=true]")
    for thing in (board(visitor), whose_turn, page.locator(".bar .words")):
        assert is_on_screen(page, box_of(thing))
    buttons = boxes_of(page.locator(".bar button"))
    assert all(is_on_screen(page, box) for box in buttons)
    assert min(min(box.width, box.height) for box in buttons) >= TARGET
    assert needs_no_scrolling(page)
    visitor.press("Confirm")
    expect(button(visitor, "Confirm")).not_to_be_visible()


def test_menhirs_is_played_on_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(**as_visitor(LANDSCAPE))
    mist = MenhirsBoard.opened(visitor, {}, AGAINST_BOT)
    page = visitor.page
    hexes = boxes_of(page.locator("[data-cell]"))
    assert all(is_on_screen(page, box) for box in hexes)
    mist.hex(mist.open_hexes()[0]).tap()
    for thing in (mist.button("Place it"), page.locator(".marker .what")):
        assert is_on_screen(page, box_of(thing))
    assert max(overlaps(hexes, boxes_of(page.locator(".tools, .players, .bar")))) == 0
    assert needs_no_scrolling(page)


def test_the_end_fits_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(**as_visitor(LANDSCAPE))
    path = open_at_once(visitor, TWO_PLAYERS, AGAINST_BOT)
    visitor.go("/")
    play_on(visitor.page, path.removeprefix("/table/"), ENTER_AND_WALK)
    visitor.go(path)
    again = button(visitor, "Play again")
    expect(again).to_be_visible()
    assert is_on_screen(visitor.page, box_of(again))
    places = boxes_of(visitor.page.get_by_role("list", name="Standings").get_by_role("listitem"))
    assert len(places) == 2
    assert all(is_on_screen(visitor.page, place) for place in places)
    assert max(overlaps(places, boxes_of(visitor.page.locator(".bar")))) == 0
    assert needs_no_scrolling(visitor.page)


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE])
@pytest.mark.parametrize(
    ("game", "players"), [("finstere", 2), ("finstere", 7), ("spokenchaos", 4), ("menhirs", 2)]
)
def test_names_of_all_players_are_read_on_a_phone(
    visit: Visit, viewport: dict[str, int], game: str, players: int
) -> None:
    visitor = visit(**as_visitor(viewport))
    bots = [put_bot(seat, "random") for seat in range(1, players)]
    options = {} if game == "menhirs" else {"players": str(players)}
    open_at_once(visitor, {"game": game, "options": options}, [sit(0), *bots, READY])
    expect(cards(visitor)).to_have_count(players)
    names = cards(visitor).locator("strong")
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth)") == []
    assert all(is_on_screen(visitor.page, box) for box in boxes_of(names))
    inside = "all => all.every((card) => card.scrollWidth <= card.clientWidth)"
    assert cards(visitor).evaluate_all(inside)


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE])
@pytest.mark.parametrize("name", ["Wilhelmina Moor", "Guest 8888"])
def test_a_long_name_is_read_in_two_lines_on_a_phone(
    visit: Visit, viewport: dict[str, int], name: str
) -> None:
    visitor = visit(**as_visitor(viewport))
    named = {"do": "name-seat", "seat": 0, "name": name}
    open_at_once(visitor, {"game": "menhirs"}, [sit(0), sit(1), named, READY])
    first = cards(visitor).locator("strong").first
    expect(first).to_contain_text(name)
    whole = "({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => "
    whole += "scrollWidth <= clientWidth && scrollHeight <= clientHeight"
    assert first.evaluate(whole)


def test_menhirs_comes_nearer_on_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(**as_visitor(LANDSCAPE))
    MenhirsBoard.opened(visitor, {}, AGAINST_BOT)
    nearer = box_of(button(visitor, "Zoom in"))
    assert is_on_screen(visitor.page, nearer)
    assert min(nearer.width, nearer.height) >= TARGET
    assert nearer.overlap(box_of(visitor.page.locator(".bar"))) == 0
