"""Spokenchaos through its board: the plan, the stage, words alone, secrets, and the look."""

import re
from random import Random
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, expect

from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES
from tests.games.spokenchaos.randoms import random_position

from .aside import seen_aside, server_sees
from .browsing import PHONE
from .opening import sit
from .serving import Serving
from .spokenchaos_places import on_stage
from .spokenchaos_table import Lobby, alone

MOST_TURNS = 400  # a match has far fewer
SCENES = 500


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def furnish_nothing(lobby: Lobby) -> None:
    """Keep the lobby as it is, until ghosts are planned."""
    for _ in range(MOST_TURNS):
        lobby.wait_until_asked()
        if "Move your ghosts" in lobby.words:
            return
        button = lobby.button("Keep this lobby").or_(lobby.button("Leave it"))
        before = lobby.words
        button.click()
        expect(lobby.page.locator(".bar .words")).not_to_have_text(before)


def seal_all(lobby: Lobby) -> None:
    """Seal all plans that are asked for here."""
    for _ in range(MOST_TURNS):
        lobby.wait_until_asked()
        if "Move your ghosts" not in lobby.words:
            return
        lobby.seal()
        lobby.page.wait_for_timeout(400)  # until the next seat's plan is asked for


def take_turn(lobby: Lobby, number: int) -> None:
    """Do something sensible: come in, go far, seal, choose a side, obey the midnight card."""
    words = lobby.words
    if "Move your ghosts" in words:
        if "0 steps" in words or number % 4 == 0:
            lobby.seal()
            return
        lobby.page.wait_for_timeout(350)  # for the guide, which may hold no ghost
        if lobby.own_ghosts().count() == 0 or not lobby.move_ghost(0, is_far=number % 2 == 1):
            lobby.seal()
    elif "may move" in words:
        lobby.button("Leave it").click()
    elif lobby.button("Keep this lobby").count():
        lobby.button("Keep this lobby").click()
    elif lobby.button("Confirm").count():
        lobby.button("Confirm").click()
    else:
        lobby.page.locator(".bar .buttons button:not([aria-label])").last.click()


def test_a_whole_match_with_merging_and_midnight_cards(browser: Browser, address: str) -> None:
    lobby = Lobby(browser, address)
    lobby.open(alone(3), players="3", merging="true", midnight="true")
    cards = 0
    for number in range(MOST_TURNS):
        lobby.wait_until_asked()
        if lobby.is_over:
            break
        lobby.close_card()
        cards = max(cards, lobby.page.get_by_role("button", name="Midnight").count())
        take_turn(lobby, number)
        lobby.page.wait_for_timeout(200)
    assert lobby.is_over
    assert cards  # were shown
    assert lobby.complaints == []


def test_a_table_is_set_up_with_the_cards_that_one_likes(browser: Browser, address: str) -> None:
    lobby = Lobby(browser, address)
    lobby.show("/new/spokenchaos")
    page = lobby.page
    expect(page.get_by_label("Seats")).not_to_be_visible()
    page.get_by_text("2", exact=True).click()
    page.get_by_label("Seats").select_option("Around a corner")
    page.get_by_label("Midnight cards").check()
    page.get_by_label(re.compile("^Tag!")).uncheck()
    page.get_by_role("combobox", name="Orange").select_option("Bot: Moth")
    page.get_by_role("button", name="Start", exact=True).click()
    lobby.wait_until_asked()
    link = page.get_by_role("link", name="Download the record").get_attribute("href") or ""
    record = unquote(link)
    assert "\nseats: adjacent\n" in record
    cards = re.search(r"\nmidnight_cards: (.*)\n", record)
    assert cards is not None
    assert len(cards[1].split()) == len(MIDNIGHT_NAMES) - 1
    assert "tag" not in cards[1].split()
    assert lobby.complaints == []


def test_furniture_is_refused_with_its_reason_and_accepted(browser: Browser, address: str) -> None:
    lobby = Lobby(browser, address)
    lobby.open(alone(2), players="2", furniture="players")
    lobby.wait_until_asked()
    lobby.button("Take the mirror").click()
    words = lobby.page.locator(".bar .words")
    expect(words).to_contain_text("it holds")
    lobby.page.get_by_label("Stands").select_option(label="on its front")
    expect(words).to_contain_text("No: the mirror would fall over to the north.")
    expect(lobby.button("Confirm")).to_be_disabled()
    lobby.page.get_by_label("Leans").select_option(label="leaning forwards")
    lobby.page.get_by_label("Stands").select_option(label="upright")
    expect(words).to_contain_text("No: the mirror has nothing to lean on.")
    lobby.page.get_by_label("Leans").select_option(label="not leaning")
    lobby.page.get_by_role("button", name="Turn left").click()
    expect(words).to_contain_text("it holds")
    lobby.button("Confirm").click()
    expect(lobby.page.get_by_role("tabpanel")).to_contain_text("puts the mirror in D4")
    assert lobby.page.locator("[data-piece='0'].standing").count() == 1
    assert lobby.complaints == []


def test_a_sealed_plan_is_in_no_message_to_the_other(browser: Browser, address: str) -> None:
    one, two = Lobby(browser, address), Lobby(browser, address)
    path = one.open([sit(0)], players="2")
    two.show(path)
    two.page.get_by_role("button", name="Sit here").click()
    two.page.get_by_role("button", name="I am ready").click()
    one.page.get_by_role("button", name="I am ready").click()
    one.page.locator(".bar .words").wait_for()
    for _ in range(MOST_TURNS):
        if "Move your ghosts" in one.words:
            break
        for lobby in (one, two):
            button = lobby.button("Keep this lobby").or_(lobby.button("Leave it"))
            if button.count():
                button.click()
        one.page.wait_for_timeout(200)
    one.own_ghosts().first.wait_for()
    one.heard.clear()
    two.heard.clear()
    assert one.move_ghost(0, is_far=True)
    more_or_spent = re.compile("Move your ghosts|All steps are spent")  # as the card was
    expect(one.page.locator(".bar .words")).to_contain_text(more_or_spent)
    one.seal()
    expect(one.page.locator(".bar .words")).to_contain_text("Waiting for")
    planned = set(re.findall(r'"actor":0,"action":\d+', "".join(one.heard)))
    assert planned
    assert not any(ply in frame for ply in planned for frame in two.heard)
    two.seal()
    two.page.wait_for_function(
        "() => !/Move your ghosts/.test(document.querySelector('.bar .words').textContent)"
    )
    told = "".join(two.heard)
    assert all(ply in told for ply in planned)
    assert one.complaints == two.complaints == []


@pytest.mark.parametrize("view", ["plan", "stage"])
def test_the_look_is_shown_and_again_from_another_door(
    deep_browser: Browser, address: str, view: str
) -> None:
    lobby = Lobby(deep_browser, address, view)
    lobby.open(alone(2), players="2")
    furnish_nothing(lobby)
    seal_all(lobby)
    lobby.button("Keyhole to the").first.click()
    card = lobby.page.get_by_role("region", name="The look")
    expect(card).to_be_visible()
    expect(lobby.page.get_by_role("img", name="What is seen through the keyhole")).to_be_visible()
    lobby.leave_look()
    lobby.page.get_by_role("button", name="Last look").click()
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("this was not the door")
    lobby.page.get_by_label("Look from").select_option(label="Door 4 in the south")
    expect(card).to_contain_text("this was not the door")
    lobby.close_card()
    expect(card).not_to_be_visible()
    assert lobby.complaints == []


def test_the_stage_has_its_camera_its_tools_and_the_plan_beside_it(
    deep_browser: Browser, address: str
) -> None:
    lobby = Lobby(deep_browser, address, "stage", viewport=PHONE)
    lobby.open(alone(2), players="2")
    canvas = lobby.page.locator("canvas[data-level]")
    canvas.wait_for()
    furnish_nothing(lobby)
    lobby.page.get_by_role("button", name="From above").click()
    lobby.own_ghosts().first.click()
    box = canvas.bounding_box()
    assert box is not None
    lobby.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(lobby.page.get_by_role("group", name="Spots in this field")).to_be_visible()
    lobby.page.get_by_role("button", name="Plan", exact=True).click()
    expect(lobby.page.locator("[data-ghost].planned")).to_be_visible()
    assert lobby.complaints == []


def test_furniture_is_dragged_over_the_stage_while_the_camera_stands(
    deep_browser: Browser, address: str
) -> None:
    lobby = Lobby(deep_browser, address, "stage")
    lobby.open(alone(2), players="2", furniture="players")
    canvas = lobby.page.locator("canvas[data-level]")
    canvas.wait_for()
    lobby.wait_until_asked()
    lobby.page.get_by_role("button", name="From above").click()
    lobby.button("Take the mirror").click()
    words = lobby.page.locator(".bar .words")
    expect(words).to_have_text("Put the mirror in D4: it holds.")
    box = canvas.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    corner = box.copy()  # a part of the walls, far from the mirror
    corner["width"], corner["height"] = box["width"] / 3, box["height"] / 4
    before = lobby.page.screenshot(clip=corner)
    mouse = lobby.page.mouse
    mouse.move(*middle)
    mouse.down()
    (here, _), (there, _) = (on_stage(box, x, 3, 0, 0) for x in (3, 4))
    field = there - here
    mouse.move(middle[0] + 1.3 * field, middle[1], steps=3)
    mouse.move(middle[0] + 1.3 * field, middle[1] + 0.7 * field, steps=3)
    # Each seat sees the lobby from its own side.
    expect(words).to_have_text(re.compile(r"Put the mirror in (E3|B4): it holds\."))
    mouse.up()
    assert lobby.page.screenshot(clip=corner) == before
    assert lobby.complaints == []


def test_all_can_be_done_by_words_alone(browser: Browser, address: str) -> None:
    lobby = Lobby(browser, address)
    lobby.open(alone(2), players="2")
    furnish_nothing(lobby)
    for wanted in ("small ghost 1", "door 3", "on", "Seal"):
        dialog = lobby.page.get_by_role("dialog")
        if not dialog.count():  # it stays open in a turn
            lobby.page.get_by_role("button", name="All actions as a list").click()
        expect(dialog).to_contain_text("waiting outside")
        choice = dialog.get_by_role("listitem").get_by_role("button")
        if wanted == "on":
            assert choice.filter(has_text="spot").first.inner_text()[:2] in {"C1", "C6"}
            choice.filter(has_text="spot").first.click()
        else:
            choice.filter(has_text=wanted).first.click()
        lobby.page.wait_for_timeout(300)
    assert lobby.complaints == []


def test_the_plan_is_played_by_keys(browser: Browser, address: str) -> None:
    lobby = Lobby(browser, address)
    lobby.open(alone(2), players="2")
    furnish_nothing(lobby)
    lobby.own_ghosts().first.click()
    plan = lobby.page.get_by_role("application")
    plan.focus()
    for _ in range(5):
        plan.press("ArrowDown")
    for _ in range(5):
        plan.press("ArrowUp")
    plan.press("ArrowUp")
    expect(lobby.page.get_by_role("log").first).to_contain_text("C6")
    plan.press("Escape")
    expect(lobby.page.locator(".bar .words")).to_contain_text("Move your ghosts")


def test_the_worker_in_the_browser_sees_what_the_server_sees_in_many_scenes(
    browser: Browser, address: str
) -> None:
    page = browser.new_page()
    page.goto(address)
    doors = [f"{side}{number}" for side in "NESW" for number in range(1, 7)]
    looks = []
    for number in range(SCENES):
        random = Random(f"look {number}")
        position = random_position(random, random.randint(0, 6), random.randint(1, 12))
        looks.append((to_scene(position), random.choice(doors)))
    seen = [found for found, _ in seen_aside(page, looks)]
    assert seen == [server_sees(*look) for look in looks]
    assert any(found.mirrored != [0] * len(found.mirrored) for found in seen)
    page.close()
