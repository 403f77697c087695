"""Whole matches of Menhirs through the interface: by hand, by keys, by ear, against a bot."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, SMALL_PHONE, Visit, Visitor
from .menhirs_table import OPEN_HEX, OPEN_WAY, MenhirsBoard, drift, press_and_wait
from .opening import READY, put_bot, sit

# Few tiles, and one fewer after every turn: a short match that has everything in it.
SHORT = {"mist": "7", "schedule": "r" * 24}
WAITS = "One moment …"  # until the guide has come, a moment after the state
FINGER = {"viewport": SMALL_PHONE, "has_touch": True}


def place_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Place a mist tile: the first press aims, the second is sure."""
    chosen = rng.choice(board.open_hexes())
    board.hex(chosen).click()
    assert board.words == f"Mist on {chosen}?"
    press_and_wait(board, board.hex(chosen))


def move_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Lift a cluster that can move, and let it drift."""
    names = board.open_hexes()
    for name in rng.sample(names, len(names)):
        board.hex(name).click()
        board.page.locator("[data-way]").first.wait_for()
        ways = board.open_ways()
        if ways:
            drift(board, ways[0])
            return
        board.button("Put down").click()
    board.button("Pass").click()


def remove_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Take a tile away."""
    board.hex(rng.choice(board.open_hexes())).click()
    press_and_wait(board, board.button("Take it away"))


def play_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Play to the end with mouse or finger."""
    while not board.is_over:
        if "Place" in board.words:
            place_by_hand(board, rng)
        elif "off the board" in board.words:
            remove_by_hand(board, rng)
        else:
            move_by_hand(board, rng)


def test_two_people_play_a_match_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, SHORT)
    play_by_hand(board, Random(1))

    assert board.is_over
    assert not board.is_mine
    assert visitor.page.locator(".moves li").count() > 3


def test_a_match_is_played_on_a_small_phone(visit: Visit) -> None:
    visitor = visit(**FINGER)
    board = MenhirsBoard.opened(visitor, SHORT)
    play_by_hand(board, Random(2))

    assert board.is_over
    assert visitor.is_as_wide_as_its_window()


def test_hexes_and_arrows_can_be_hit_with_a_finger(visit: Visit) -> None:
    visitor = visit(**FINGER)
    board = MenhirsBoard.opened(visitor, {"mist": "6"})
    visitor.press("Without")  # sound, which is offered above the board
    place_by_hand(board, Random(3))
    sizes = [visitor.page.locator("[data-cell]").first.bounding_box()]
    board.hex(board.open_hexes()[0]).click()
    visitor.page.locator("[data-way]").first.wait_for()
    sizes.append(visitor.page.locator("[data-way]").first.bounding_box())

    for size in sizes:
        assert size is not None
        assert min(size["width"], size["height"]) >= 43.5


def test_what_is_done_can_be_undone_until_it_is_confirmed(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, {"mist": "6", "schedule": "r" * 24})
    place_by_hand(board, Random(4))
    first = board.picture()
    name = board.open_hexes()[0]
    board.hex(name).click()
    visitor.page.locator("[data-way]:not(.isBlocked)").first.click()
    said = visitor.page.locator(".bar .words")
    said.get_by_text("take one mist tile off").wait_for()
    board.button("Undo").click()
    said.get_by_text("picked").wait_for()
    board.button("Undo").click()
    said.get_by_text("Choose mist").wait_for()

    assert board.picture() == first


def fill(board: MenhirsBoard) -> None:
    """Place all mist, each tile on the first hex that is left."""
    while "Place" in board.words:
        name = board.open_hexes()[0]
        board.hex(name).click()
        press_and_wait(board, board.hex(name))


def test_a_part_is_painted_put_back_and_sent_off(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, {"mist": "14"})
    fill(board)
    board.hex("(2,2)").click()
    board.button("Only a part").click()
    picked = paint_until_it_may_go(board)
    assert visitor.page.locator("[data-cell][aria-pressed=true]").count() == len(picked) >= 3

    board.hex(picked[0]).click()
    visitor.page.locator(f'[data-cell="{picked[0]}"][aria-pressed=false]').wait_for()
    visitor.page.locator(f'[data-cell="{picked[-1]}"][aria-pressed=true]').wait_for()
    board.hex(picked[0]).click()
    visitor.page.locator("[data-way]:not(.isBlocked)").first.wait_for()
    drift(board, board.open_ways()[0])
    assert f"moves {len(picked)} tiles" in visitor.page.locator(".moves li").last.inner_text()
    expect(visitor.page.get_by_text("Not back")).to_be_visible()


def paint_until_it_may_go(board: MenhirsBoard) -> list[str]:
    """Pick tiles one by one until a direction opens; return them."""
    picked: list[str] = []
    words = board.page.locator(".bar .words")
    more = board.page.locator(f"{OPEN_WAY}, {OPEN_HEX}").first
    expect(words).not_to_have_text(WAITS)
    while not board.open_ways():
        name = board.open_hexes()[0]
        press_and_wait(board, board.hex(name))
        picked.append(name)
        expect(words).not_to_have_text(WAITS)
        more.wait_for()  # the arrows come a moment after the last tile
    return picked


def test_blocked_directions_say_why(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, {"mist": "12"})
    fill(board)
    board.hex("(1,1)").click()
    visitor.page.locator("[data-way=NW]").click()

    assert "would leave the board (rule 3.4)" in board.words
    assert visitor.page.locator("[data-way=NW]").get_attribute("aria-pressed") == "true"


def test_a_match_is_played_with_keys_alone(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, SHORT)
    focus_board(board)
    while not board.is_over:
        turn_by_keys(board)

    assert board.is_over


def focus_board(board: MenhirsBoard) -> None:
    """Press Tab until a hex has the focus."""
    for _ in range(60):
        board.page.keyboard.press("Tab")
        if label_of_focus(board).startswith("Column"):
            return
    raise AssertionError("no hex can be reached with Tab")


def label_of_focus(board: MenhirsBoard) -> str:
    """Return what a screen reader says of what has the focus."""
    return str(board.page.evaluate("document.activeElement.getAttribute('aria-label') || ''"))


def turn_by_keys(board: MenhirsBoard) -> None:
    """Place, move or remove with keys, reading only what is said."""
    keys = board.page.keyboard
    if "Place" in board.words:
        go_to(board, "forest")
        keys.press("Enter")  # chooses like Space, where nothing is to be confirmed
        enter_and_wait(board)
    elif "off the board" in board.words:
        for number in range(20):
            go_to(board, "mist", number)
            keys.press("Space")
            if "away?" in board.words:
                break
        enter_and_wait(board)
    else:
        move_by_keys(board)


def enter_and_wait(board: MenhirsBoard) -> None:
    """Confirm with Enter."""
    before = board.picture()
    board.page.keyboard.press("Enter")
    board.wait_for_change(before)


def move_by_keys(board: MenhirsBoard) -> None:
    """Lift mist and send it off with the letters around S."""
    keys, said = board.page.keyboard, board.page.locator(".bar .words")
    for number in range(20):
        go_to(board, "mist", number)
        keys.press("Space")
        said.get_by_text(re.compile("drift|as a whole")).wait_for()
        for key in ("q", "w", "e", "a", "s", "d"):
            before = board.picture()
            keys.press(key)
            if "Drift " in board.words:
                enter_and_wait(board)
                return
            if "(rule" not in board.words:
                board.wait_for_change(before)
                return
        keys.press("Escape")
        keys.press("Escape")
    raise AssertionError("no mist can move")


def go_to(board: MenhirsBoard, what: str, number: int = 0) -> None:
    """Go with arrow keys to a hex with something on it, column by column."""
    keys = board.page.keyboard
    for _ in range(7):
        keys.press("ArrowLeft")
    for _ in range(7):
        for _ in range(7):
            keys.press("ArrowUp")
        seen = ""
        while label_of_focus(board) != seen:
            seen = label_of_focus(board)
            if what in seen and number == 0:
                return
            number -= what in seen
            keys.press("ArrowDown")
        keys.press("ArrowRight")
    raise AssertionError(f"nowhere is {what}")


def opened_list(board: MenhirsBoard) -> Locator:
    """Return the list of all actions: it stays open until a turn is over."""
    listed = board.page.get_by_role("dialog")
    board.page.evaluate("() => new Promise(requestAnimationFrame)")
    if not listed.is_visible():
        board.page.get_by_role("button", name="All actions as a list").click()
    return listed


def test_a_match_is_played_by_text_alone(visit: Visit) -> None:
    rng = Random(8)
    visitor = visit()
    board = MenhirsBoard.opened(visitor, SHORT)
    while not board.is_over:
        before = board.picture()
        listed = opened_list(board)
        assert "Mist: " in listed.inner_text()
        choices = listed.get_by_role("listitem").get_by_role("button")
        choices.nth(rng.randrange(choices.count())).click()
        board.wait_for_change(before)
    said = visitor.page.get_by_role("log").inner_text()

    assert "Player" in said


def test_the_solver_plays_against_a_person(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, SHORT, [sit(0), put_bot(1, "owl"), READY])
    play_by_hand(board, Random(9))

    assert board.is_over


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "Leg een misttegel"),
        ("de", "Lege ein Nebelplättchen"),
        ("fr", "Posez une tuile de brume"),
    ],
)
def test_the_board_speaks_the_browsers_language(visit: Visit, language: str, words: str) -> None:
    visitor = visit(locale=language)
    board = MenhirsBoard.opened(visitor, SHORT)

    assert board.words.startswith(words)


def test_the_board_comes_nearer_and_is_moved_without_pressing_anything(visit: Visit) -> None:
    visitor = visit()
    board = MenhirsBoard.opened(visitor, SHORT)
    drawing, mouse = visitor.page.locator("svg[role=group]"), visitor.page.mouse
    whole = drawing.get_attribute("viewBox")
    visitor.press("Zoom in")
    near = drawing.get_attribute("viewBox")
    assert near != whole
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y + 20, steps=4)
    mouse.up()
    expect(drawing).not_to_have_attribute("viewBox", str(near))
    assert visitor.page.locator("[data-cell][aria-pressed=true]").count() == 0
    visitor.press("Whole board")
    expect(drawing).to_have_attribute("viewBox", str(whole))
    assert board.is_mine


def test_a_bot_tells_its_chances_and_what_it_expects(visit: Visit) -> None:
    visitor = visit()
    MenhirsBoard.opened(visitor, {}, [put_bot(0, "fox"), sit(1), READY])
    thoughts = visitor.page.get_by_role("tabpanel").locator("details")
    expect(thoughts).to_be_visible(timeout=PATIENCE)
    thoughts.get_by_text("What the bots think").click()
    expect(thoughts).to_contain_text(re.compile(r"Fox \d+% to win"))
    thoughts.get_by_role("button", name="Expects next").click()
    expect(thoughts.get_by_role("listitem").filter(has_text="You ")).not_to_have_count(0)
    expect(visitor.page.get_by_role("complementary", name="Players")).to_contain_text("% to win")


def resign(visitor: Visitor) -> None:
    """Give up, and wait for the verdict."""
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.press("Resign")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("link", name="Replay").wait_for()
    visitor.page.get_by_role("tab", name="Moves").click()


def look_up_the_deal(board: MenhirsBoard) -> str:
    """Go back to the beginning and to the end of the deal; return what is said of all hexes."""
    board.page.get_by_role("button", name="To the beginning", exact=True).click()
    expect(board.page.locator(".marker .what")).to_have_text("Before round 1: placing mist")
    first = labels(board)
    board.page.locator(".moves li button").first.click()
    expect(board.page.locator("[data-cell][aria-label*='no land yet']")).to_have_count(0)
    return first + labels(board)


def labels(board: MenhirsBoard) -> str:
    """Return what is said of every hex."""
    each = "all => all.map(x => x.getAttribute('aria-label'))"
    return " ".join(board.page.locator("[data-cell]").evaluate_all(each))


def test_by_memory_nothing_can_be_looked_up_until_the_end(visit: Visit) -> None:
    visitor, onlooker = visit(), visit()
    options = {"hide_menhirs": "true", "mist": "7", "schedule": "r" * 24}
    board = MenhirsBoard.opened(visitor, options)
    expect(visitor.page.get_by_role("list", name="Menhirs and mist")).to_contain_text("From memory")
    place_by_hand(board, Random(5))
    place_by_hand(board, Random(6))
    move_by_hand(board, Random(7))
    remove_by_hand(board, Random(8))
    onlooker.go(visitor.page.url.removeprefix(visitor.address))
    watched = MenhirsBoard(onlooker)
    onlooker.page.locator("[data-cell]").first.wait_for()
    for looked_at in (board, watched):
        moves = looked_at.page.locator(".moves li")
        expect(moves.filter(has_text="places mist.")).to_have_count(2)
        assert "mist on (" not in " ".join(moves.filter(has_text="places").all_inner_texts())
        assert "mist" not in look_up_the_deal(looked_at)
    visitor.page.reload()
    visitor.page.locator("[data-cell]").first.wait_for()
    assert "mist" not in look_up_the_deal(board)

    visitor.press("Back to now")
    resign(visitor)
    assert look_up_the_deal(board).count("mist") >= 5  # one tile on every menhir in play
    visitor.go(visitor.page.url.removeprefix(visitor.address).replace("/table/", "/replay/"))
    visitor.page.locator(".moves li button").first.click()
    expect(visitor.page.locator("[data-cell][aria-label*='on a menhir']")).to_have_count(5)
