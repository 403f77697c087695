"""Finstere Flure through the board: two browsers and a bot, from the kit to the end."""

from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, PHONE, Visit, Visitor

MOST_TURNS = 400  # of both together; a match has far fewer


def board(visitor: Visitor) -> Locator:
    """Return the drawn board."""
    return visitor.page.get_by_role("application")


def own_tokens(visitor: Visitor) -> Locator:
    """Return the tokens that somebody may move now, as buttons."""
    return visitor.page.get_by_role("group", name="Your tokens").get_by_role("button")


def start(one: Visitor, two: Visitor, *, advanced: bool) -> str:
    """Let two people and a bot sit down and start; return the table's path."""
    one.go("/new/finstere")
    one.page.get_by_role("radiogroup").get_by_text("3", exact=True).click()
    if advanced:
        one.page.get_by_role("checkbox", name="Advanced").check()
    one.page.get_by_role("combobox", name="Blue").select_option("badger")
    one.press("Open the table")
    one.page.wait_for_url("**/table/*")
    path = one.page.url.removeprefix(one.address)
    two.go(path)
    two.press("Sit here")
    dress(one, two)
    two.press("I am ready")
    one.press("I am ready")
    for visitor in (one, two):
        expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    return path


def dress(one: Visitor, two: Visitor) -> None:
    """Change the monster's head at one side of the table, and see it at the other."""
    heads = [visitor.page.locator(".part", has_text="Head") for visitor in (one, two)]
    before = heads[1].inner_text()
    one.press("Head: the next one")
    expect(heads[1]).not_to_have_text(before)
    expect(heads[0]).to_have_text(heads[1].inner_text())


def nearness(end: str) -> int:
    """Return how far an end is from freedom."""
    return -1 if end == "out" else sum(int(number) for number in end.split(","))


def move(visitor: Visitor) -> None:
    """Move a token as near to the exit as it can come, and confirm it."""
    page = visitor.page
    own_tokens(visitor).last.click()
    ends = page.locator("[data-end]")
    places = ends.evaluate_all("ends => ends.map(end => end.dataset.end)")
    if not places:  # everything is blocked: it stays outside
        visitor.press("Stay outside")
    else:
        ends.nth(min(range(len(places)), key=lambda place: nearness(places[place]))).click()
    visitor.press("Confirm")
    expect(page.get_by_role("button", name="Confirm", exact=True)).not_to_be_visible()


def lay(visitor: Visitor) -> None:
    """Lay the first tile of the strip somewhere, turned if it can be."""
    page = visitor.page
    page.get_by_role("group", name="Tiles to lay").get_by_role("button").first.click()
    turn = page.get_by_role("button", name="Turn", exact=True)
    if turn.is_visible():
        turn.click()
    spots = page.locator("[data-spot]")
    spots.nth(spots.count() // 2).click()
    visitor.press("Confirm")
    expect(page.get_by_role("button", name="Confirm", exact=True)).not_to_be_visible()


def is_over(visitor: Visitor) -> bool:
    """Tell whether the match is over."""
    return visitor.page.get_by_role("button", name="Play again").is_visible()


def play(one: Visitor, two: Visitor) -> int:
    """Play to the end; return how many turns the two had."""
    turns = 0
    while not is_over(one):
        for visitor in (one, two):
            if own_tokens(visitor).count() > 0:
                move(visitor)
                turns += 1
        one.page.wait_for_timeout(20)
        assert turns < MOST_TURNS
    return turns


def test_a_whole_basic_match_with_two_browsers_and_a_bot(visit: Visit) -> None:
    one, two = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    start(one, two, advanced=False)
    assert play(one, two) > 6
    expect(two.page.get_by_role("button", name="Play again")).to_be_visible()
    one.page.get_by_role("link", name="Replay").or_(
        one.page.get_by_role("link", name="Step through it")
    ).first.click()
    expect(board(one)).to_be_visible()


def test_a_whole_advanced_match_with_two_browsers_and_a_bot(visit: Visit) -> None:
    one, two = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    start(one, two, advanced=True)
    tiles = [visitor.page.get_by_role("group", name="Tiles to lay") for visitor in (one, two)]
    laid = 0
    while not any(own_tokens(visitor).count() for visitor in (one, two)):
        for visitor, strip in zip((one, two), tiles, strict=True):
            if strip.is_visible():
                lay(visitor)
                laid += 1
        one.page.wait_for_timeout(20)
    assert laid in (11, 12)  # of 17, the bot has laid the others
    assert play(one, two) > 6


def test_a_move_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    expect(own_tokens(visitor).first).to_be_visible(timeout=PATIENCE)
    board(visitor).focus()
    keys = visitor.page.keyboard
    keys.press("n")
    keys.press("Shift+ArrowUp")  # a token outside comes in, whatever the direction
    stop = visitor.page.get_by_role("button", name="Stop here", exact=True)
    expect(stop).to_be_enabled()
    visitor.press("Undo")
    expect(stop).to_be_enabled()
    board(visitor).focus()
    keys.press("Enter")
    keys.press("Enter")
    expect(own_tokens(visitor).first).to_be_visible()


def test_what_is_on_a_cell_is_said(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    board(visitor).focus()
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.page.get_by_role("log").first).to_contain_text("(14,10) nothing")


def test_the_outlook_shows_where_each_card_leads(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    outlook = visitor.page.get_by_role("button", name="Outlook")
    outlook.click()
    expect(outlook).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.get_by_text("10 17%")).to_be_visible()


def test_on_a_phone_a_finger_finds_its_cell(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.play_now("Finstere Flure")
    own_tokens(visitor).last.tap()
    end = visitor.page.locator("[data-end='14,9']")
    box = end.bounding_box()
    assert box is not None
    assert box["width"] > 30  # the drawing has come nearer
    assert visitor.is_as_wide_as_its_window()
    end.tap()
    visitor.press("Confirm")
    expect(visitor.page.get_by_role("button", name="Confirm", exact=True)).not_to_be_visible()
