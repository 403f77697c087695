"""Lines break, pages are reloaded, people leave and come back: nothing is lost, all is said."""

from playwright.sync_api import WebSocketRoute, expect

from .browsing import PATIENCE, Visit, Visitor
from .finstere_table import board, button, own_tokens
from .finstere_table import start as start_finstere
from .opening import READY, open_at_once, put_bot, sit

AGAINST_A_BOT = [sit(0), put_bot(1, "random"), READY]

LIVE = "**/live"
SIGN_OUT = """
fetch('/api/account/sign-out', { method: 'POST', headers: { 'X-Gloaming': '1' } })
"""


def lines_of(visitor: Visitor) -> list[WebSocketRoute]:
    """Return a list that will hold the lines to the server, so that they can be broken."""
    lines: list[WebSocketRoute] = []

    def lead(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket(LIVE, lead)
    return lines


def begin_way(visitor: Visitor) -> None:
    """Come in with a token and stay on the way."""
    expect(own_tokens(visitor).first).to_be_visible(timeout=PATIENCE)
    board(visitor).focus()
    visitor.page.keyboard.press("n")
    visitor.page.keyboard.press("Shift+ArrowUp")
    expect(button(visitor, "Stop here")).to_be_enabled()


def test_a_line_that_breaks_in_the_middle_of_a_way_is_mended_silently(visit: Visit) -> None:
    visitor = visit()
    lines = lines_of(visitor)
    open_at_once(visitor, {"game": "finstere", "options": {"players": "2"}}, AGAINST_A_BOT)
    begin_way(visitor)
    before = len(lines)
    lines[-1].close()
    visitor.press("Stop here")
    expect(own_tokens(visitor).first).to_be_visible()
    assert len(lines) > before


def test_what_is_confirmed_while_the_line_is_broken_is_done_once(visit: Visit) -> None:
    visitor = visit()
    lines = lines_of(visitor)
    settings = {"game": "finstere", "options": {"players": "2"}}
    open_at_once(visitor, settings, AGAINST_A_BOT)
    own_tokens(visitor).last.click()
    visitor.page.locator("[data-end]").first.click()
    lines[-1].close()
    visitor.press("Confirm")
    expect(own_tokens(visitor).first).to_be_visible()
    mine = visitor.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Green")
    expect(mine).to_have_count(1)


def test_a_reload_in_the_middle_of_a_way_finds_the_token_on_it(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    begin_way(visitor)
    visitor.page.reload()
    expect(button(visitor, "Stop here")).to_be_enabled()
    visitor.press("Undo")
    visitor.press("Undo")
    expect(own_tokens(visitor).nth(1)).to_be_visible()


def test_who_leaves_is_waited_for_and_counted_down(visit: Visit) -> None:
    one, two = visit(), visit()
    path = start_finstere(one, two, advanced=False)
    two.page.close()
    note = one.page.get_by_role("complementary", name="Players").get_by_text("a bot comes in 1:")
    expect(note).to_be_visible()
    two.page = two.context.new_page()
    two.go(path)
    expect(board(two)).to_be_visible()
    expect(note).not_to_be_visible()


def test_who_is_signed_out_elsewhere_hears_of_it_and_goes_on_as_a_guest(visit: Visit) -> None:
    visitor = visit()
    open_at_once(visitor, {"game": "menhirs"}, AGAINST_A_BOT)
    expect(button(visitor, "All actions as a list")).to_be_visible()
    elsewhere = visitor.context.new_page()
    elsewhere.goto(visitor.address)
    elsewhere.evaluate(SIGN_OUT)
    expect(visitor.page.get_by_text("You are no longer signed in as")).to_be_visible()
    expect(button(visitor, "All actions as a list")).not_to_be_visible()  # one looks on now
    visitor.play_now("Menhirs dans le Brouillard")
    expect(button(visitor, "All actions as a list")).to_be_visible()
