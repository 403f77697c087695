"""What others say and ask: seen and heard where one is, and never asked of oneself."""

import re

from playwright.sync_api import Locator, expect

from gloaming.core.record import read_record
from gloaming.games import find
from tests.games.playthroughs import FOLDER

from .boxes import box_of
from .browsing import DESKTOP, PATIENCE, PHONE, Visit, Visitor, resize
from .finstere_table import board as drawing
from .kept_matches import HERE, keep
from .measuring import board, cards
from .opening import READY, open_at_once, put_bot, sit
from .test_first_match import act_by_list
from .test_friends import start

MENU = re.compile("Moves, chat and rules")
SAME = 1.0  # pixels
TALL = {**PHONE, "height": 1400}  # room for an upright board beside the verdict
# Sound is on, and counted.
WITH_SOUND = """
localStorage.setItem('gloaming', JSON.stringify({ sound: true, isSoundOffered: true }));
window.tones = 0;
window.OscillatorNode = class extends OscillatorNode {
  constructor(...given) { super(...given); window.tones += 1; }
};
"""


def say(visitor: Visitor, text: str) -> None:
    """Say something in the chat, which is open."""
    visitor.page.get_by_label("Say something").fill(text)
    visitor.press("Send")
    expect(visitor.page.get_by_role("tabpanel").get_by_text(text)).to_be_visible()


def menu(visitor: Visitor) -> Locator:
    """Return the button that leads to the chat on a phone."""
    return visitor.page.get_by_role("button", name=MENU)


def opened_tab(visitor: Visitor, name: str) -> None:
    """Open the sheet of a phone at one of its tabs."""
    menu(visitor).click()
    visitor.page.get_by_role("tab", name=name).click()


def resign_on_a_phone(visitor: Visitor) -> None:
    """Resign from the sheet, sure of it."""
    opened_tab(visitor, "Table")
    visitor.press("Resign")
    sure = visitor.page.get_by_role("dialog", name="Resign")
    sure.get_by_role("button", name="Resign").click()


def room_of(visitor: Visitor) -> Locator:
    """Return the part of the page that a board has to itself."""
    return visitor.page.locator(".match .board")


def height_of(place: Locator) -> float:
    """Return how high something stands on the page."""
    box = place.bounding_box()
    assert box is not None
    return box["height"]


def test_words_of_others_are_counted_on_the_menu_of_a_phone(visit: Visit) -> None:
    one, two = visit(viewport=PHONE), visit()
    start(one, two)
    expect(menu(one)).to_have_accessible_name("Moves, chat and rules")
    two.page.get_by_role("tab", name="Chat").click()
    say(two, "good evening")
    expect(menu(one)).to_have_accessible_name(re.compile("1 new message in the chat"))
    menu(one).click()
    expect(one.page.get_by_role("tabpanel").get_by_text("good evening")).to_be_visible()
    say(one, "hello")
    one.press("Close")
    one.page.reload()
    expect(menu(one)).to_have_accessible_name("Moves, chat and rules")
    say(two, "shall we")
    expect(menu(one)).to_have_accessible_name(re.compile("1 new message in the chat"))


def test_no_sheet_stays_over_the_end_of_a_match(visit: Visit) -> None:
    one, two = visit(viewport=PHONE), visit(viewport=PHONE)
    start(one, two)
    opened_tab(two, "Chat")
    two.page.get_by_label("Say something").fill("wait")
    resign_on_a_phone(one)
    for visitor in (one, two):
        expect(visitor.page.get_by_role("heading", name=re.compile("wins?"))).to_be_visible()
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    opened_tab(two, "Chat")  # nothing that was written is lost
    expect(two.page.get_by_label("Say something")).to_have_value("wait")


def test_a_board_keeps_its_size_while_others_ask_and_nobody_asks_oneself(visit: Visit) -> None:
    one, two = visit(viewport=PHONE), visit(viewport=PHONE)
    start(one, two)
    sizes = [height_of(room_of(visitor)) for visitor in (one, two)]
    opened_tab(one, "Table")
    one.press("Offer a draw")
    question = two.page.get_by_role("status").filter(has_text="offers a draw.")
    expect(question).to_be_visible()
    mine = one.page.get_by_role("status").filter(has_text="You offer a draw. Waiting for Guest")
    expect(mine).to_be_visible()
    expect(one.page.get_by_text("offers a draw.")).to_have_count(0)
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    for visitor, size in zip((one, two), sizes, strict=True):
        assert abs(height_of(room_of(visitor)) - size) < SAME
    question.get_by_role("button", name="No", exact=True).click()
    expect(mine).to_have_count(0)


def test_a_board_keeps_its_size_beside_offers_hints_and_chances(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    settings = {"game": "finstere", "options": {"players": "3", "starter": "0"}}
    open_at_once(visitor, settings, [sit(0), put_bot(1, "badger"), put_bot(2, "badger"), READY])
    offer = visitor.page.get_by_role("group", name="Play with sound?")
    expect(offer).to_be_visible()
    size = height_of(drawing(visitor))
    offer.get_by_role("button", name="Without").click()
    hint = visitor.page.get_by_role("note").filter(has_text="See where each card")
    expect(hint).to_be_visible()
    assert abs(height_of(drawing(visitor)) - size) < SAME
    hint.get_by_role("button", name="Not now").click()
    expect(hint).to_have_count(0)
    assert abs(height_of(drawing(visitor)) - size) < SAME
    chances = visitor.page.get_by_role("region", name="Chances of all players")
    act_by_list(visitor)
    visitor.press("Come in by the entrance")
    visitor.page.keyboard.press("Escape")
    visitor.press("Stop here")
    expect(chances).to_be_visible(timeout=PATIENCE)
    assert abs(height_of(drawing(visitor)) - size) < SAME


def test_pictures_of_what_decided_it_lie_as_the_board(visit: Visit) -> None:
    visitor = visit(viewport=TALL)
    visitor.go()
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    record = (FOLDER / "finstere-2-basic-de.record").read_text(encoding="utf-8")
    keep(visitor.page, read_record(record, find), HERE, ("", "fox"))
    visitor.go(f"/table/{HERE}")
    points = visitor.page.get_by_role("region", name="What decided it")
    for place in (visitor.page.locator(".match .board"), points):
        floor = place.locator(".vignette").first
        floor.wait_for(state="attached")
        box = floor.bounding_box()
        assert box is not None
        assert box["height"] > box["width"]


def test_who_is_asked_to_play_again_sees_and_hears_it(visit: Visit) -> None:
    one, two = visit(), visit()
    two.context.add_init_script(WITH_SOUND)
    path = start(one, two)
    one.page.get_by_role("tab", name="Table").click()
    one.press("Resign")
    one.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(two.page.get_by_role("heading", name="You win!")).to_be_visible()
    before = two.page.evaluate("window.tones")
    one.press("Play again")
    question = two.page.get_by_role("status").filter(has_text="wants to play again. You too?")
    expect(question).to_be_visible()
    expect(two.page).to_have_title(re.compile("^● Play again"))
    assert two.page.evaluate("window.tones") > before
    expect(one.page.get_by_text("wants to play again")).to_have_count(0)
    resize(two.page, PHONE)
    assert sum(box_of(question).overlap(box_of(card)) for card in cards(two).all()) == 0
    question.get_by_role("button", name="Not now").click()
    resize(two.page, DESKTOP)
    expect(question).to_have_count(0)
    two.press("One step back")  # wherever one looks, one comes along
    two.press("Back to now")
    two.press("Play again")
    for visitor in (one, two):
        visitor.page.wait_for_url(lambda url: not url.endswith(path))
    assert one.page.url == two.page.url


def test_who_joins_has_a_seat_and_everybody_knows_what_comes_next(visit: Visit) -> None:
    one, two = visit(), visit()
    settings = {"game": "menhirs", "is_public": True}
    path = open_at_once(one, settings, [sit(0)])
    expect(one.page).to_have_title(re.compile("^1/2 · "))
    two.go("/tables")
    two.page.locator(f"a[href^='{path}']").click()
    expect(two.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(two.page.get_by_text("You have a seat. Now say that you are ready")).to_be_visible()
    expect(one.page).to_have_title(re.compile(r"^● Are you ready\? · "))
    one.press("I am ready")
    expect(one.page.get_by_text("The match starts when everybody is ready.")).to_be_visible()
    two.press("Stand up")
    expect(two.page.get_by_text("First take a seat, then say that you are ready.")).to_be_visible()
    two.page.reload()  # whoever stood up is not seated once more
    expect(two.page.get_by_role("button", name="Sit here")).to_be_visible()
    two.press("Sit here")
    two.press("I am ready")
    for visitor in (one, two):
        expect(board(visitor)).to_be_visible()
