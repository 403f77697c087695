"""The first match on a device teaches: a gentle opponent, and a coach beside the board."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .boxes import box_of
from .browsing import DESKTOP, LANDSCAPE, PATIENCE, PHONE, Visit, Visitor
from .finstere_table import board, button, own_tokens
from .keyboard import Keyboard
from .measuring import cards, players
from .menhirs_table import MenhirsBoard
from .opening import open_at_once, sit
from .taking_lessons import open_list
from .test_keys import is_to_go_on, take_turn

MOST = 12  # sentences in a match
MOST_TURNS = 20
A_MARGIN = 8  # pixels below what stands last
TWICE_AS_LARGE = {"width": 640, "height": 400}  # a window of 1280 x 800 at 200 %
SAID = ".bubble p"
AT_HIS_WALK = re.compile("^(When all have moved, a card|Why he turned)")
AT_THE_MOVE = re.compile("^Tiles that touch form a cluster")
AT_THE_PLAN = re.compile("^Share out the steps")
NOTHING_MOVES = re.compile("^(Keep this lobby|Leave it)$")


class FirstMatch:
    """A first match, and everything that the coach has said in it."""

    def __init__(self, visitor: Visitor, title: str, goal: str) -> None:
        """Begin it: the goal is said at once, and the opponent is a gentle one."""
        self.visitor, self.title = visitor, title
        visitor.play_now(title)
        self.said = visitor.page.locator(SAID)
        expect(self.said).to_contain_text(goal)
        expect(players(visitor).locator("strong", has_text="Moth")).to_have_count(1)
        self.sentences: list[str] = []

    @property
    def dismissing(self) -> Locator:
        """Return the button that dismisses what is said."""
        return self.visitor.page.get_by_role("button", name="I see")

    def has_come_to(self, moment: re.Pattern[str]) -> bool:
        """Keep what is said now; tell whether it is what belongs to a moment."""
        if not self.said.is_visible():
            return False
        self.sentences.append(self.said.inner_text())
        return bool(moment.search(self.sentences[-1]))

    def ends(self) -> None:
        """Nothing was said twice, and nothing is said any more: now, after a reload, next time."""
        assert len(set(self.sentences)) == len(self.sentences) <= MOST
        expect(self.said).not_to_be_visible()
        self.visitor.page.reload()
        self.is_silent()
        self.visitor.play_now(self.title)
        self.is_silent()

    def is_silent(self) -> None:
        """Whoever is asked for something is asked without a coach."""
        self.visitor.page.get_by_role("button", name="All actions as a list").wait_for()
        expect(self.said).not_to_be_visible()


HALF_DESKTOP = {"width": 640, "height": 400}  # a desktop's window, everything twice as large
# How many players' cards come to lie behind the mark, however far the column is scrolled.
PLAYERS_BEHIND_THE_MARK = """
() => {
  const { x, y, width, height } = document.querySelector('header .home').getBoundingClientRect();
  const side = document.querySelector('.match .side');
  let found = 0;
  for (side.scrollTop = 0; ; side.scrollTop += 20) {
    const before = side.scrollTop;
    for (let part = 0.05; part < 1; part += 0.1)
      for (const over of document.elementsFromPoint(x + width * part, y + height * 0.7))
        if (over.closest('.players')) found += 1;
    side.scrollTop += 1;
    if (side.scrollTop === before) return found;
  }
}
"""


def test_a_first_match_by_touch(visit: Visit) -> None:
    visitor = visit(is_new=True, viewport=PHONE, has_touch=True, is_mobile=True)
    first = FirstMatch(visitor, "Menhirs dans le Brouillard", "Five menhirs stand under the mist")
    expect(visitor.page.locator("[data-lit]")).to_have_count(5)
    table = MenhirsBoard(visitor)
    for _ in range(MOST_TURNS):
        while first.said.is_visible():
            if first.has_come_to(AT_THE_MOVE):
                break
            first.dismissing.tap()
        if first.said.is_visible():
            break
        before = table.picture()
        name = table.open_hexes()[0]
        table.hex(name).tap()
        table.hex(name).tap()  # once more to be sure
        table.wait_for_change(before)
    expect(first.said).to_have_text(AT_THE_MOVE)
    visitor.page.get_by_role("button", name="Enough, let me play").tap()
    first.ends()


def test_a_first_match_by_keys(visit: Visit) -> None:
    visitor = visit(is_new=True)
    first = FirstMatch(visitor, "Finstere Flure", "Bring your tokens from the entrance")
    keys = Keyboard(visitor)
    for _ in range(MOST_TURNS):
        while first.said.is_visible():
            if first.has_come_to(AT_HIS_WALK):
                break
            keys.take("^I see$")
        if first.said.is_visible():
            break
        board(visitor).focus()
        take_turn(visitor, keys)
        assert is_to_go_on(visitor)
    expect(first.said).to_have_text(AT_HIS_WALK)
    keys.take("^Enough, let me play$")
    first.ends()


def test_a_first_match_by_the_list(visit: Visit) -> None:
    visitor = visit(is_new=True, viewport=PHONE)
    visitor.choose_plan()
    first = FirstMatch(visitor, "Spokenchaos", "Bring your ghosts in by your own side")
    for _ in range(MOST_TURNS):
        while first.said.is_visible():
            if first.has_come_to(AT_THE_PLAN):
                break
            first.dismissing.press("Enter")
        if first.said.is_visible():
            break
        offered = open_list(visitor.page).get_by_role("button", name=NOTHING_MOVES)
        if offered.is_visible():
            offered.press("Enter")
        else:  # the coach takes a moment to see what is asked
            visitor.page.keyboard.press("Escape")
        button(visitor, "All actions as a list").wait_for(timeout=PATIENCE)
    expect(first.said).to_have_text(AT_THE_PLAN)
    visitor.page.get_by_role("button", name="Enough, let me play").press("Enter")
    first.ends()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_the_board_keeps_its_place_whatever_is_said(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(is_new=True, viewport=viewport)
    first = FirstMatch(visitor, "Finstere Flure", "Bring your tokens from the entrance")
    floor = board(visitor)
    before, bubble = box_of(floor), visitor.page.locator(".bubble")
    while first.said.is_visible():
        for player in cards(visitor).all():
            assert box_of(bubble).overlap(box_of(player)) == 0
        assert box_of(bubble).overlap(box_of(own_tokens(visitor).first)) == 0
        first.dismissing.click()
    assert box_of(floor) == before


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", ["Finstere Flure", "Menhirs dans le Brouillard", "Spokenchaos"])
def test_beside_a_tip_all_players_are_seen_whole(visit: Visit, game: str, locale: str) -> None:
    visitor = visit(is_new=True, viewport=DESKTOP, locale=locale)
    visitor.go()
    visitor.page.get_by_role("article", name=game).get_by_role("button").first.click()
    visitor.page.locator(".bubble").wait_for()
    column = visitor.page.locator(".match .players")
    hidden = column.evaluate("column => column.scrollHeight - column.clientHeight")
    assert hidden <= A_MARGIN


def test_a_tip_makes_room_for_what_was_asked_of_the_board(visit: Visit) -> None:
    visitor = visit(is_new=True, viewport=DESKTOP)
    visitor.choose_plan()
    FirstMatch(visitor, "Spokenchaos", "Bring your ghosts in by your own side")
    visitor.press("Who sees this spot?")
    expect(visitor.page.get_by_text("Tap a ghost or any spot")).to_be_visible()
    expect(visitor.page.locator(".bubble")).not_to_be_visible()
    visitor.press("Who sees this spot?")
    expect(visitor.page.locator(".bubble")).to_be_visible()


def test_tokens_beside_the_floor_say_whose_they_are(visit: Visit) -> None:
    visitor = visit(viewport=DESKTOP)
    visitor.play_now("Finstere Flure")
    expect(visitor.page.get_by_text("Your tokens", exact=True)).to_be_visible()


@pytest.mark.parametrize("viewport", [TWICE_AS_LARGE, LANDSCAPE])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_low_window_shows_tools_and_what_is_said(
    visit: Visit, viewport: dict[str, int], locale: str
) -> None:
    visitor = visit(is_new=True, viewport=viewport, locale=locale)
    visitor.go()
    visitor.page.get_by_role("article", name="Finstere Flure").get_by_role("button").first.click()
    bubble = visitor.page.locator(".bubble")
    bubble.wait_for()
    said = box_of(bubble)
    assert said.y + said.height <= viewport["height"]
    tools = visitor.page.locator(".tools button")
    for tool in [*tools.all(), *cards(visitor).all()]:
        box = box_of(tool)
        assert box.overlap(said) == 0
        assert box.overlap(box_of(visitor.page.locator(".bar"))) == 0
        assert box.y + box.height <= viewport["height"]


def test_what_is_said_while_the_list_is_open_stands_in_it(visit: Visit) -> None:
    visitor = visit(is_new=True, viewport=PHONE)
    FirstMatch(visitor, "Menhirs dans le Brouillard", "Five menhirs stand under the mist")
    listed = open_list(visitor.page)
    expect(visitor.page.locator(SAID)).to_have_count(1)
    listed.get_by_role("button", name="I see").click()
    expect(listed.locator(SAID)).to_have_text(re.compile("^First mist tiles are placed"))
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(SAID)).to_be_visible()


def test_the_second_match_teaches_only_who_asks(visit: Visit) -> None:
    visitor = visit(is_new=True)
    visitor.play_now("Menhirs dans le Brouillard")
    seen = visitor.page.get_by_role("button", name="I see")
    expect(seen).to_be_visible()
    visitor.go("/learn/menhirs")
    visitor.page.get_by_role("checkbox", name="A coach in my next match").check()
    visitor.play_now("Menhirs dans le Brouillard")
    expect(seen).to_be_visible()


def test_an_invited_friend_is_taught_and_everybody_has_more_time(visit: Visit) -> None:
    host, friend = visit(), visit(is_new=True)
    timed = {"game": "menhirs", "clock": {"kind": "per-player", "seconds": 60}}
    friend.go(open_at_once(host, timed, [sit(1)]))
    friend.press("Sit here")
    expect(host.page.get_by_text("Somebody plays this game for the first time")).to_be_visible()
    for visitor in (host, friend):
        visitor.press("I am ready")
    expect(friend.page.locator(SAID)).to_contain_text("Five menhirs stand under the mist")
    expect(cards(host).filter(has_text=re.compile("[56]:[0-5][0-9]"))).to_have_count(2)
    expect(host.page.locator(SAID)).not_to_be_visible()


def test_who_left_at_once_and_comes_back_is_taught_by_as_many(visit: Visit) -> None:
    visitor = visit(is_new=True)
    FirstMatch(visitor, "Finstere Flure", "Bring your tokens from the entrance")
    FirstMatch(visitor, "Finstere Flure", "Bring your tokens from the entrance")


def test_in_a_small_french_window_the_mark_lies_over_no_player(visit: Visit) -> None:
    visitor = visit(is_new=True, viewport=HALF_DESKTOP, locale="fr-FR")
    visitor.go()
    visitor.page.get_by_role("article").first.get_by_role("button").first.click()
    visitor.page.locator(".match .side li").first.wait_for()
    over = visitor.page.evaluate(PLAYERS_BEHIND_THE_MARK)
    assert over == 0
