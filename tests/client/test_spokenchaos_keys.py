"""Whole matches of Spokenchaos without a pointer: by keys on the stage, and by the list alone."""

import re

import pytest
from playwright.sync_api import Browser, expect

from .serving import Serving
from .spokenchaos_keys import Keys

ROUNDS = 5
MOST_TURNS = 200  # a match has far fewer
ROWS = 6
DOOR = re.compile(r"(^|\. )Door")  # behind what has just happened
OUT_OF_REACH = "out of reach"
LIST = "All actions as a list"
# What is picked from the list, the first that is there: a ghost goes on as long as it can.
PICKS = ("Keep this lobby", "Put it in", "One field to the north", "Come in by door", "Keyhole to")
SPOT = "(spot "


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def expect_new_words(keys: Keys, before: str) -> None:
    """Wait until something else is asked, or nothing."""
    expect(keys.page.locator(".bar .words")).not_to_have_text(before)


def keep_the_lobby(keys: Keys) -> None:
    """Keep the lobby by its button; the keys go on at the stage."""
    keys.tab_to("Keep this lobby")
    keys.key("Enter")
    expect_new_words(keys, "Is this a cosy lobby? Keep it, or shuffle again if all agree.")
    expect(keys.lobby).to_be_focused()


def go_to_lobby(keys: Keys) -> None:
    """Go to the lobby with the tab key, unless the keys are there."""
    if not keys.focused.startswith("The lobby"):
        keys.tab_to("The lobby")


def furnish(keys: Keys, *, by_button: bool) -> None:
    """Take a piece by its button or its number, turn it, try where it stands, and put it there."""
    words = keys.page.locator(".bar .words")
    before = keys.words
    if by_button:
        keys.tab_to("Take the", key="Shift+Tab")
        keys.key("Enter")
    else:
        go_to_lobby(keys)
        keys.key("1")
    expect(words).to_have_text(re.compile("^(Put the|No:)"))
    expect(keys.lobby).to_be_focused()  # by which the piece is moved
    for key in ("e", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"):
        if stands(keys):
            break
        keys.key(key)
    if stands(keys):
        assert "Put the" in keys.heard_last  # behind what has just happened
        keys.key("Enter")
    else:
        keys.key("Escape", "s")
    expect_new_words(keys, before)


def stands(keys: Keys) -> bool:
    """Tell whether the piece in mind stands where it is, once that is known."""
    words = keys.page.locator(".bar .words")
    expect(words).to_have_text(re.compile(r"^No:|: it holds|raised by|leaning"))
    return not keys.words.startswith("No:")


def lead_on(keys: Keys) -> bool:
    """Lead the chosen ghost as far away as it can go; tell whether it goes somewhere."""
    gone = 0
    for _ in range(ROWS + 1):
        before = keys.heard_last
        keys.key("ArrowUp")
        heard = keys.heard_last
        if DOOR.search(heard):
            keys.key("Enter")
            return True
        if OUT_OF_REACH in heard:
            keys.key("ArrowDown")
            break
        if heard == before:
            break
        assert re.search(r"[A-F][1-6]: .*; \d steps?$", heard), heard
        gone += 1
    if gone:
        keys.key("Enter")
    return gone > 0


def move_a_ghost(keys: Keys, number: int) -> bool:
    """Choose a ghost by its number, and lead it as far as it can go; tell whether it moved."""
    words = keys.page.locator(".bar .words")
    before = keys.words
    keys.key(str(number))
    if not re.match("Your .* ghost", keys.words):
        return False
    assert keys.heard_last.endswith(keys.words)  # which is also said
    strip = keys.page.get_by_role("group", name="Your ghosts").get_by_role("button")
    if "waits" in (strip.nth(number - 1).get_attribute("aria-label") or ""):
        keys.key(*["ArrowDown"] * (ROWS + 1))
        if OUT_OF_REACH in keys.heard_last:
            keys.key("ArrowRight")
        if OUT_OF_REACH in keys.heard_last:
            keys.key("Escape")
            return False
        if keys.heard_last.endswith("; 1 step"):
            keys.key("ArrowDown")
    if not lead_on(keys):
        keys.key("Escape")
        return False
    landing = keys.button("Confirm")
    moved = re.compile(rf"^(?!{re.escape(before)}$)Move your ghosts|All steps|No ghost can")
    expect(
        landing.and_(keys.page.locator(":enabled")).or_(words.filter(has_text=moved))
    ).to_be_visible()
    if landing.count():
        keys.key("Shift+ArrowRight", "Enter")
    expect(words).to_have_text(moved)
    expect(keys.lobby).to_be_focused()
    return True


def plan(keys: Keys) -> int:
    """Move one ghost after the other, and seal the plan; return how many moved."""
    go_to_lobby(keys)
    moved = 0
    for number in range(1, 8):
        if not re.match("Move your ghosts", keys.words):
            break
        moved += move_a_ghost(keys, number)
    before = keys.words
    keys.key("s")
    if "all the same" in keys.words:
        assert "Seal your plan all the same?" in keys.heard_last
        keys.key("Enter")
    expect_new_words(keys, before)
    return moved


def pick_a_side(keys: Keys) -> None:
    """Lead the keys out before a door of an open side, and send the keyhole there."""
    before = keys.words
    go_to_lobby(keys)
    for way in ("ArrowUp", "ArrowRight", "ArrowDown"):
        keys.key(*[way] * (ROWS + 1))
        if DOOR.search(keys.heard_last):
            break
    assert DOOR.search(keys.heard_last)
    keys.key("Enter")
    expect_new_words(keys, before)


def leave_the_look(keys: Keys) -> None:
    """Read who was seen, and go on; the keys are back at the stage."""
    go_on = keys.page.get_by_role("button", name="Go on", exact=True)
    expect(go_on).to_be_focused()
    assert "Through the keyhole" in keys.heard_last
    keys.key("Enter")
    expect(keys.page.locator(".spokenchaos.alone")).to_have_count(0)
    expect(keys.lobby).to_be_focused()


def test_a_whole_match_is_played_by_keys_on_the_stage(deep_browser: Browser, address: str) -> None:
    keys = Keys(deep_browser, address, "stage")
    keys.play_now()
    looks = furnished = plans = moved = 0
    for _ in range(MOST_TURNS):
        found = keys.come_next()
        if found == "over":
            break
        if found == "look":
            leave_the_look(keys)
            looks += 1
        elif "cosy lobby" in keys.words:
            keep_the_lobby(keys)
        elif "may move" in keys.words:
            furnish(keys, by_button=furnished % 2 == 0)
            furnished += 1
        elif "which side" in keys.words:
            pick_a_side(keys)
        else:
            moved += plan(keys)
            plans += 1
    assert moved
    assert (looks, plans) == (ROUNDS, ROUNDS)
    expect(keys.page.get_by_role("list", name="Standings")).to_be_visible()
    assert keys.complaints == []


def pick_of(offered: list[str], *, may_take: bool, may_move: bool) -> str:
    """Return what to pick of what the list offers."""
    for begins in (*PICKS, "Take the" if may_take else "Leave it", "Leave it"):
        found = next((words for words in offered if words.startswith(begins)), None)
        if found:
            return found
    if spot := next((words for words in offered if SPOT in words), None):
        return spot
    ghosts = [words for words in offered if words.startswith("Move your")]
    return ghosts[0] if ghosts and may_move else "Seal my plan"


def play_turn_by_list(keys: Keys, *, may_take: bool) -> list[str]:
    """Open the list, and pick from it until the turn is over; return what was picked."""
    keys.tab_to(LIST)
    keys.key("Enter")
    dialog = keys.page.get_by_role("dialog", name=LIST)
    expect(dialog).to_contain_text("Round")
    choices = dialog.get_by_role("listitem").get_by_role("button")
    picked: list[str] = []
    while dialog.count():
        may_move = not any(SPOT in words for words in picked)
        pick = pick_of(choices.all_inner_texts(), may_take=may_take, may_move=may_move)
        asked = dialog.get_by_role("status").first.inner_text()
        keys.tab_to(pick, dialog)
        before = choices.all_inner_texts()
        keys.key("Enter")
        picked.append(pick)
        keys.page.wait_for_function(CHANGED, arg=[before, asked])
        if dialog.count():  # it goes on: at the first of what comes next
            expect(choices.first).to_be_focused()
    return picked


# The list is closed, or offers something else.
CHANGED = """([before, asked]) => {
  const list = document.querySelector('dialog');
  if (!list) return true;
  const now = [...list.querySelectorAll('li button')].map((one) => one.innerText);
  const words = list.querySelector('[role=status]')?.innerText;
  return now.length > 0 && (now.join() !== before.join() || words !== asked);
}"""


def test_a_whole_match_is_played_by_the_list_alone(browser: Browser, address: str) -> None:
    keys = Keys(browser, address, "plan")
    keys.play_now()
    looks = 0
    picked: list[str] = []
    for _ in range(MOST_TURNS):
        found = keys.come_next()
        if found == "over":
            break
        if found == "look":
            leave_the_look(keys)
            looks += 1
        else:
            picked += play_turn_by_list(keys, may_take="Take the" not in "".join(picked))
    assert looks == ROUNDS
    assert picked.count("Seal my plan") == ROUNDS
    assert any(words.startswith("Put it in") for words in picked)
    assert any(SPOT in words for words in picked)
    expect(keys.page.get_by_role("list", name="Standings")).to_be_visible()
    assert keys.complaints == []
