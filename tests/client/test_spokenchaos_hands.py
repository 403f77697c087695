"""Hands at the lobby of Spokenchaos: ghosts are dragged in, furniture is turned and tipped."""

import re
from math import hypot

import pytest
from playwright.sync_api import Browser, Locator, expect

from .browsing import DESKTOP, PHONE, resize
from .serving import Serving
from .spokenchaos_places import AZIMUTHS, on_stage
from .spokenchaos_rounds import BRIEFLY, Round
from .spokenchaos_table import Lobby, alone
from .staging import COLOURS

TRIES = 8  # until chance leaves a ghost that can get out
MOST_MOVES = 2_000  # of the mouse, until a ghost can be grabbed
TALL_PHONE = {"width": 390, "height": 980}
SCREENS = [DESKTOP, PHONE, TALL_PHONE]
NEARLY_EAST = 0.9
TARGET = 40.0  # pixels that a finger needs
# Furniture put by the players in turn: a table in the middle, the others out of the way.
FURNISHED = [
    ["take table", "at 3,3"],
    ["take mirror", "at 0.75,5.5"],
    ["take trolley", "at 5.25,3"],
    ["take desk", "at 1,0.625"],
    ["take piano", "at 5,5.5"],
    ["take armchair", "at 5.25,0.75"],
]


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def furnished(browser: Browser, address: str) -> Round:
    """Return a lobby whose furniture is known, as ghosts are planned."""
    played = Round(browser, address)
    played.begin(["done"], FURNISHED, furniture="players")
    played.own_ghosts().first.wait_for()
    return played


def middle(place: Locator) -> tuple[float, float]:
    """Return the middle of something on the page."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(lobby: Lobby, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one place of the page to another."""
    mouse = lobby.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*[(one + other) / 2 for one, other in zip(start, end, strict=True)], steps=3)
    mouse.move(*end, steps=3)
    mouse.up()


def field(lobby: Lobby, column: int, row: int) -> Locator:
    """Return a field in reach."""
    return lobby.page.locator(f"[data-field='{column},{row}'] rect")


def own_waiting(played: Round) -> Locator:
    """Return the ghosts of the seat to act that wait outside and may move."""
    return played.page.locator("[data-ghost][data-place='beside'].open")


def test_a_tap_on_furniture_means_onto_it_and_one_on_the_floor_the_floor(
    browser: Browser, address: str
) -> None:
    played = furnished(browser, address)
    played.own_ghosts().first.click()
    field(played, 2, 2).wait_for()
    table = middle(played.page.locator("[data-name='5']"))
    played.page.mouse.click(table[0] - 12, table[1] + 12)
    words = played.page.locator(".bar .words")
    expect(words).to_contain_text("on the table")
    spots = played.page.get_by_role("group", name="Spots in this field")
    expect(spots.get_by_role("button", name="under the table").first).to_be_visible()
    played.button("Confirm").click()
    expect(words).to_contain_text("Move your ghosts")
    assert played.complaints == []


@pytest.mark.parametrize(
    "screen", SCREENS, ids=lambda screen: f"{screen['width']}x{screen['height']}"
)
def test_a_ghost_is_dragged_in_and_its_exits_are_marked_and_tapped(
    browser: Browser, address: str, screen: dict[str, int]
) -> None:
    played = furnished(browser, address)
    resize(played.page, screen)
    ghost = own_waiting(played).first
    ghost.wait_for()
    number = ghost.get_attribute("data-ghost")
    played.own_ghosts().first.click()
    reach = field(played, 2, 3).or_(field(played, 2, 2)).first
    reach.wait_for()
    end = middle(reach)
    played.own_ghosts().first.click()
    drag(played, middle(played.page.locator(f"[data-ghost='{number}']").first), end)
    expect(played.page.locator(f"[data-ghost='{number}'].planned")).to_be_visible()
    played.button("Confirm").click()
    expect(played.page.locator(".bar .words")).to_contain_text("Move your ghosts")
    expect(played.page.locator(f"[data-ghost='{number}'][data-place='inside']")).to_be_visible()
    assert played.complaints == []


def test_who_seals_with_points_left_is_asked_and_a_move_is_taken_back_in_one(
    browser: Browser, address: str
) -> None:
    played = furnished(browser, address)
    words = played.page.locator(".bar .words")
    before = words.inner_text()
    for _ in range(2):
        played.own_ghosts().first.click()
        field(played, 2, 0).or_(field(played, 2, 5)).first.wait_for()
        played.page.locator("[data-field] text", has_text=re.compile("^1$")).first.wait_for()
        steps = played.page.locator("[data-field] text").all_text_contents()
        nearest = played.page.locator("[data-field] rect").nth(steps.index("1"))
        nearest.click(force=True, position={"x": 6, "y": 6})
        played.button("Confirm").click()
        expect(words).to_contain_text("Move your ghosts")
    inside = played.page.locator("[data-place='inside']")
    expect(inside).to_have_count(2)
    played.button("Seal my plan").click()
    expect(words).to_contain_text("steps are left. Seal your plan all the same?")
    played.page.locator(".bar").get_by_role("button", name="Back", exact=True).click()
    played.button("Undo this move").click()
    expect(inside).to_have_count(1)
    played.own_ghosts().nth(1).click()
    field(played, 2, 0).or_(field(played, 2, 5)).first.wait_for()
    steps = played.page.locator("[data-field] text").all_text_contents()
    nearest = played.page.locator("[data-field] rect").nth(steps.index("1"))
    nearest.click(force=True, position={"x": 6, "y": 6})
    played.button("Confirm").click()
    expect(inside).to_have_count(2)
    played.button("Undo the whole plan").click()
    expect(inside).to_have_count(0)
    expect(words).to_have_text(before)
    assert played.complaints == []


def test_cards_die_and_choosers_stand_beside_the_players(browser: Browser, address: str) -> None:
    played = furnished(browser, address)
    players = played.page.get_by_role("complementary", name="Players").get_by_role("listitem")
    shown = [players.nth(seat).locator("[data-number]").inner_text() for seat in range(2)]
    assert all(number.strip().isdigit() for number in shown)
    assert players.filter(has_text="Has the die").count() == 1
    assert players.filter(has_text="May pick the keyhole").count() == len(shown)  # nobody has yet


def test_the_lobby_stays_where_it_is_as_tools_change(browser: Browser, address: str) -> None:
    played = furnished(browser, address)
    floor = played.page.locator(".ground")
    places = [floor.bounding_box()]
    played.own_ghosts().first.click()
    field(played, 2, 0).or_(field(played, 2, 5)).first.wait_for()
    places.append(floor.bounding_box())
    played.page.locator("[data-field] rect").first.click(force=True, position={"x": 6, "y": 6})
    played.page.get_by_role("group", name="Spots in this field").wait_for()
    places.append(floor.bounding_box())
    assert places == [places[0]] * len(places)
    lobby = with_a_table(browser, address)
    before = lobby.page.locator(".ground").bounding_box()
    lobby.button("Take the desk").click()
    expect(lobby.page.get_by_label("Degrees")).to_be_visible()
    assert lobby.page.locator(".ground").bounding_box() == before


def test_every_ghost_of_the_strip_is_in_sight_on_a_phone(browser: Browser, address: str) -> None:
    played = furnished(browser, address)
    resize(played.page, PHONE)
    ghosts = played.page.get_by_role("group", name="Your ghosts").get_by_role("button")
    expect(ghosts).to_have_count(7)
    for number in range(7):
        box = ghosts.nth(number).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert min(box["width"], box["height"]) >= TARGET - 1


def test_the_keyhole_is_pointed_at_when_it_is_out_of_sight(browser: Browser, address: str) -> None:
    played = furnished(browser, address)
    marker = played.page.get_by_role("img", name="The keyhole is over there")
    expect(marker).to_have_count(0)
    plan = played.page.get_by_role("application").bounding_box()
    assert plan is not None
    played.page.mouse.move(plan["x"] + plan["width"] / 2, plan["y"] + plan["height"] / 2)
    for _ in range(6):
        played.page.mouse.wheel(0, -400)
    expect(marker).to_be_visible()


def with_an_exit(browser: Browser, address: str) -> Round:
    """Return a lobby where a ghost is chosen that can get out."""
    for _ in range(TRIES):
        played = Round(browser, address)
        played.begin(["side"], FURNISHED, furniture="players")
        played.press("Keyhole to the")
        played.go_on(until="Seal my plan")
        played.own_ghosts().first.wait_for()
        for number in range(played.own_ghosts().count()):
            played.own_ghosts().nth(number).click()
            expect(played.page.locator(".bar .words")).to_contain_text("tap a field")
            if played.asks_for("Get out"):
                return played
            played.own_ghosts().nth(number).click()
        played.context.close()
    raise AssertionError("chance never left a ghost that can get out")


def test_exits_are_marked_for_the_chosen_ghost_and_a_tap_lets_it_out(
    browser: Browser, address: str
) -> None:
    played = with_an_exit(browser, address)
    resize(played.page, PHONE)
    exits = played.page.locator(".door.exit .reach")
    exits.first.wait_for()
    box = exits.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= TARGET
    before = played.page.locator("[data-place='out']").count()
    played.page.mouse.click(*middle(exits.first))
    expect(played.page.locator("[data-place='out']")).to_have_count(before + 1)
    assert played.complaints == []


def test_furniture_is_turned_by_its_ring_tipped_by_a_tap_and_snaps_to_walls(
    browser: Browser, address: str
) -> None:
    lobby = Lobby(browser, address)
    lobby.open(alone(2), players="2", furniture="players")
    lobby.wait_until_asked()
    lobby.button("Take the desk").click()
    words = lobby.page.locator(".bar .words")
    expect(words).to_contain_text("it holds")
    degrees = lobby.page.get_by_label("Degrees")
    knob = middle(lobby.page.locator("[data-ring] .knob"))
    centre = middle(lobby.page.locator("[data-ring] .ring"))
    far = hypot(knob[0] - centre[0], knob[1] - centre[1])
    drag(lobby, knob, (centre[0] - far, centre[1] + 5))
    expect(degrees).to_have_value("90")
    tip = lobby.page.locator("[data-tip='E'] .arrow")
    lobby.page.mouse.click(*middle(tip))
    expect(lobby.page.get_by_label("Stands")).not_to_have_value("0")
    tip = lobby.page.locator("[data-tip='W'] .arrow")
    lobby.page.mouse.click(*middle(tip))
    expect(lobby.page.get_by_label("Stands")).to_have_value("0")
    desk = middle(lobby.page.locator("[data-name='2']"))
    floor = lobby.page.locator(".ground").bounding_box()
    assert floor is not None
    drag(lobby, desk, (floor["x"] - 30, desk[1]))
    expect(words).to_contain_text("Put the desk in A4: it holds.")
    lobby.page.get_by_role("button", name="Free").click()
    desk = middle(lobby.page.locator("[data-name='2']"))
    drag(lobby, desk, (desk[0] - 40, desk[1]))
    expect(words).to_contain_text("would stick out of the lobby in the west")
    expect(lobby.page.locator(".outside")).to_be_visible()
    expect(lobby.button("Confirm")).to_be_disabled()
    assert lobby.complaints == []


def with_a_table(browser: Browser, address: str) -> Lobby:
    """Return a lobby with a table in its middle, as another piece is to be put."""
    lobby = Lobby(browser, address)
    lobby.open(alone(2), players="2", furniture="players")
    lobby.wait_until_asked()
    lobby.button("Take the table").click()
    expect(lobby.page.locator(".bar .words")).to_contain_text("it holds")
    lobby.button("Confirm").click()
    lobby.button("Take the desk").wait_for()
    return lobby


def a_field(lobby: Lobby) -> float:
    """Return how many pixels a field of the plan is wide."""
    floor = lobby.page.locator(".ground").bounding_box()
    assert floor is not None
    return floor["width"] / 6.68


def test_a_piece_that_would_fall_is_drawn_on_what_it_falls_from_with_the_way(
    browser: Browser, address: str
) -> None:
    lobby = with_a_table(browser, address)
    lobby.button("Take the desk").click()
    words = lobby.page.locator(".bar .words")
    expect(words).to_contain_text("raised by")  # on the table, in the middle
    lobby.page.get_by_role("button", name="Free").click()
    desk = middle(lobby.page.locator("[data-name='2']"))
    drag(lobby, desk, (desk[0] + 0.9 * a_field(lobby), desk[1]))
    expect(words).to_contain_text("No: the desk would fall over to the east.")
    falls = lobby.page.locator("[data-falls]").get_attribute("data-falls")
    assert falls is not None
    assert float(falls.split(",")[0]) > NEARLY_EAST
    assert lobby.complaints == []


def test_a_mirror_pressed_against_the_table_leans_and_is_said_to(
    browser: Browser, address: str
) -> None:
    lobby = with_a_table(browser, address)
    lobby.button("Take the mirror").click()
    words = lobby.page.locator(".bar .words")
    expect(words).to_contain_text("raised by")
    mirror = middle(lobby.page.locator("[data-name='0']"))
    drag(lobby, mirror, (mirror[0], mirror[1] + 0.55 * a_field(lobby)))
    expect(words).to_contain_text("leaning forwards, against the table")
    assert lobby.complaints == []


def wait_until_it_can_be_grabbed(lobby: Lobby, at: tuple[float, float]) -> None:
    """Hold the mouse over something on the stage until the cursor says that it can be dragged."""
    cursor = "canvas => canvas.style.cursor"
    canvas = lobby.page.locator("canvas[data-level]")
    for _ in range(MOST_MOVES):
        lobby.page.mouse.move(at[0] + 1, at[1])
        lobby.page.mouse.move(*at)
        if canvas.evaluate(cursor) == "grab":
            return
        lobby.page.wait_for_timeout(BRIEFLY)
    pytest.fail("the cursor never says that it can be dragged")


def test_on_the_stage_a_click_on_the_trolleys_top_means_onto_it_and_ghosts_are_dragged_in(
    deep_browser: Browser, address: str
) -> None:
    played = Round(deep_browser, address)
    played.begin(["done"], FURNISHED, ghosts=0, furniture="players")
    played.own_ghosts().first.wait_for()
    played.page.get_by_role("button", name="Stage", exact=True).click()
    played.page.get_by_role("button", name="From above").click()
    canvas = played.page.locator("canvas[data-level]")
    canvas.wait_for()
    box = canvas.bounding_box()
    assert box is not None
    strip = played.page.get_by_role("group", name="Your ghosts")
    seat = COLOURS.index(strip.get_attribute("data-colour") or "")
    side = played.now["sides"][seat]
    azimuth = AZIMUTHS[side]
    played.own_ghosts().first.click()
    played.page.mouse.click(*on_stage(box, 5.25, 3, 1.0, azimuth))
    words = played.page.locator(".bar .words")
    expect(words).to_contain_text(re.compile("(on|inside) the trolley"))
    played.button("Confirm").click()
    expect(words).to_contain_text("Move your ghosts")
    # The second ghost waits before its start side; dragging it leaves the camera alone.
    along, start = 1.11, -1 if side == 2 else 7
    ghost = on_stage(box, along, start, 0.3, azimuth)
    wait_until_it_can_be_grabbed(played, ghost)
    drag(played, ghost, on_stage(box, 1.5, 0.5 if side == 2 else 5.5, 0, azimuth))
    expect(played.page.get_by_role("group", name="Spots in this field")).to_be_visible()
    assert played.complaints == []
