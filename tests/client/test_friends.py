"""Playing with others: a link, seats, chat, and a server that goes away for a while."""

from playwright.sync_api import expect

from .browsing import PATIENCE, SMALL_PHONE, Visit, Visitor
from .serving import Serving


def open_table(visitor: Visitor) -> str:
    """Set up a table of Menhirs for somebody else to join; return its path."""
    visitor.go("/new/menhirs")
    visitor.press("Open the table")
    visitor.page.wait_for_url("**/table/*")
    return visitor.page.url.removeprefix(visitor.address)


def start(one: Visitor, two: Visitor) -> str:
    """Let two people sit down and start."""
    path = open_table(one)
    two.go(path)
    two.press("Sit here")
    two.press("I am ready")
    one.press("I am ready")
    for visitor in (one, two):
        expect(visitor.page.get_by_role("region", name="Board")).to_be_visible(timeout=PATIENCE)
    return path


def test_two_people_meet_by_a_link_and_talk(visit: Visit) -> None:
    one, two = visit(), visit()
    start(one, two)
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Say something").fill("good evening")
    one.press("Send")
    two.page.get_by_role("tab", name="Chat").click()
    expect(two.page.get_by_role("tabpanel").get_by_text("good evening")).to_be_visible()


def test_a_bot_can_be_called_to_a_free_seat_and_sent_away(visit: Visit) -> None:
    one, two = visit(viewport=SMALL_PHONE), visit()
    two.go(open_table(one))
    seat = one.page.get_by_role("combobox", name="Who plays Player 2?")
    seat.select_option(label="Bot: Fox")
    expect(two.page.get_by_text("Bot: Fox")).to_be_visible()
    expect(two.page.get_by_role("button", name="Sit here")).to_have_count(0)
    seat.select_option(label="Bot: Moth")
    expect(two.page.get_by_text("Bot: Moth")).to_be_visible()
    seat.select_option(label="Free seat")
    expect(two.page.get_by_role("button", name="Sit here")).to_be_visible()
    seat.select_option(label="Me, at this screen")
    expect(one.page.get_by_role("button", name="Stand up")).to_have_count(2)
    assert one.is_as_wide_as_its_window()


def test_the_link_is_shown_as_a_code_too(visit: Visit) -> None:
    visitor = visit()
    open_table(visitor)
    expect(visitor.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert "/table/" in visitor.page.get_by_label("Link", exact=True).input_value()


def test_resigning_ends_the_match_and_a_rematch_begins_one(visit: Visit) -> None:
    one, two = visit(), visit()
    path = start(one, two)
    one.page.get_by_role("tab", name="Table").click()
    one.press("Resign")
    one.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(two.page.get_by_role("heading", name="You win!")).to_be_visible()
    two.press("Play again")
    one.press("Play again")
    one.page.wait_for_url(lambda url: not url.endswith(path))
    two.page.wait_for_url(lambda url: not url.endswith(path))
    assert one.page.url == two.page.url


def test_somebody_who_only_looks_on_can_do_nothing(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    path = start(one, two)
    watcher.go(path)
    expect(watcher.page.get_by_role("region", name="Board")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="All actions as a list")).not_to_be_visible()
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("Only those who play can talk here.")).to_be_visible()


def test_a_server_that_goes_away_is_waited_for(visit: Visit, server: Serving) -> None:
    one, two = visit(), visit()
    start(one, two)
    server.stop()
    expect(one.page.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    expect(one.page.get_by_text("Connection lost.")).not_to_be_visible(timeout=PATIENCE)
    one.press("All actions as a list")
    one.page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    expect(two.page.get_by_role("button", name="All actions as a list")).to_be_visible()


def give_up(visitor: Visitor) -> None:
    """Resign, sure of it."""
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.press("Resign")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def play_again(one: Visitor, two: Visitor) -> None:
    """Play again at the next table, both ready."""
    path = one.page.url
    for visitor in (one, two):
        visitor.press("Play again")
    for visitor in (one, two):
        visitor.page.wait_for_url(lambda url: url != path)
    for visitor in (one, two):
        visitor.press("I am ready")
    for visitor in (one, two):
        expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()


def test_the_standing_of_a_series_is_shown(visit: Visit) -> None:
    one, two = visit(), visit()
    start(one, two)
    give_up(one)
    play_again(one, two)
    players = two.page.get_by_role("complementary", name="Players").get_by_role("listitem")
    expect(players.filter(has_text="you")).to_contain_text("1 win")
    expect(players.filter(has_not_text="you")).not_to_contain_text("win")
    give_up(one)
    for visitor in (one, two):
        standing = visitor.page.get_by_text("Standing after 2 matches:")
        expect(standing).to_contain_text("2 wins")
        expect(standing).not_to_contain_text("0 wins")
