"""Every player chooses a colour: at the set-up, for the next match, and in the waiting room."""

from playwright.sync_api import expect

from .browsing import PATIENCE, Visit
from .measuring import board, players
from .opening import open_at_once, sit
from .test_kit import FINSTERE


def test_a_colour_is_chosen_at_the_set_up_and_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/finstere")
    mine = visitor.page.get_by_role("combobox", name="Colour of player 1")
    expect(mine.locator("option")).to_have_text(["Green", "Red", "Blue", "Yellow"])
    mine.select_option("blue")
    expect(visitor.page.get_by_role("combobox", name="Colour of player 3")).to_have_value("green")
    for seat in ("Red", "Green", "Yellow"):
        visitor.page.get_by_role("combobox", name=seat, exact=True).select_option("moth")
    visitor.press("Start")
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    expect(players(visitor).get_by_role("listitem").first).to_contain_text("Blue")
    visitor.play_now(FINSTERE)
    expect(players(visitor).get_by_role("listitem").first).to_contain_text("Blue")


def test_seven_choose_among_seven_and_spokenchaos_among_four(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/finstere")
    visitor.page.get_by_role("radio", name="7").check(force=True)
    mine = visitor.page.get_by_role("combobox", name="Colour of player 1")
    expect(mine.locator("option")).to_have_count(7)
    visitor.go("/new/spokenchaos")
    mine = visitor.page.get_by_role("combobox", name="Colour of player 1")
    expect(mine.locator("option")).to_have_count(4)
    visitor.go("/new/menhirs")
    expect(visitor.page.get_by_role("combobox", name="Player 2")).to_be_visible()
    expect(mine).to_have_count(0)


def test_in_the_waiting_room_each_chooses_and_nobody_takes_anothers(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    path = open_at_once(visitor, {"game": "finstere", "options": {"players": "3"}}, [sit(0)])
    friend.go(path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    theirs = friend.page.get_by_role("combobox", name="Colour of player 2")
    expect(theirs.locator("option[value=green]")).to_be_disabled()
    theirs.select_option("yellow")
    expect(friend.page.get_by_text("Yellow · you")).to_be_visible()
    expect(visitor.page.locator("span", has_text="Yellow").first).to_be_visible()
    expect(visitor.page.get_by_role("combobox", name="Colour of player 2")).to_have_count(0)
    visitor.page.get_by_role("combobox", name="Who plays Blue?").select_option("moth")
    visitor.page.get_by_role("combobox", name="Colour of player 3").select_option("red")
    for one in (visitor, friend):
        one.press("I am ready")
    for one in (visitor, friend):
        expect(board(one)).to_be_visible(timeout=PATIENCE)
        expect(players(one).get_by_role("listitem").nth(1)).to_contain_text("Yellow")
        expect(players(one).get_by_role("listitem").nth(2)).to_contain_text("Red")
