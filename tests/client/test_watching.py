"""Two people play, and a third looks on: at once or later, and never with a seat's eyes."""

from typing import Any

from playwright.sync_api import expect

from .browsing import PATIENCE, Visit, Visitor
from .finstere_table import board, button, confirm, own_tokens
from .opening import open_at_once, sit

HOUR = 3600
SOON = 1


def start(one: Visitor, two: Visitor, **settings: Any) -> str:
    """Let two people sit down and start, with some settings; return the table's path."""
    path = open_at_once(
        one, {"game": "finstere", "options": {"players": "2"}, **settings}, [sit(0)]
    )
    meet(one, two, path)
    for visitor in (one, two):
        expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    return path


def meet(one: Visitor, two: Visitor, path: str) -> None:
    """Let somebody join a table, and both be ready."""
    two.go(path)
    two.press("Sit here")
    two.press("I am ready")
    one.press("I am ready")


def move_one(one: Visitor, two: Visitor) -> str:
    """Let the first token move; return what the other is told of it."""
    own_tokens(one).last.click()
    one.page.locator("[data-end]").first.click()
    confirm(one)
    expect(own_tokens(two).first).to_be_visible()
    told = two.page.get_by_role("tabpanel").get_by_role("listitem")
    return told.filter(has_text="Green").inner_text()


def test_a_spectator_sees_what_is_done_and_can_do_nothing(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    path = start(one, two)
    watcher.go(path)
    told = move_one(one, two)
    expect(watcher.page.get_by_role("tabpanel")).to_contain_text(told)
    expect(own_tokens(watcher)).to_have_count(0)
    expect(button(watcher, "All actions as a list")).not_to_be_visible()


def test_a_spectator_behind_a_delay_sees_it_later(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    path = start(one, two, watching_delay=SOON)
    watcher.go(path)
    told = move_one(one, two)
    expect(watcher.page.get_by_role("tabpanel")).to_contain_text(told)


def test_a_spectator_far_behind_sees_only_who_has_met(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    path = start(one, two, watching_delay=HOUR)
    move_one(one, two)
    watcher.go(path)
    expect(watcher.page.get_by_role("heading", level=1)).to_be_visible()
    expect(button(watcher, "Sit here")).not_to_be_visible()  # both seats are known to be taken
    expect(board(watcher)).not_to_be_visible()


def test_the_delay_is_chosen_at_the_set_up_and_told_to_who_watches(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    one.go("/new/menhirs")
    one.page.get_by_role("combobox", name="Spectators see it").select_option("1 minute later")
    one.press("Open the table")
    one.page.wait_for_url("**/table/*")
    path = one.page.url.removeprefix(one.address)
    meet(one, two, path)
    watcher.go(path)
    expect(watcher.page.get_by_text("You see this table 1 minute late.")).to_be_visible()
    expect(one.page.get_by_role("region", name="Board")).to_be_visible(timeout=PATIENCE)


def test_without_spectators_there_is_no_delay_to_choose(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/menhirs")
    delay = visitor.page.get_by_role("combobox", name="Spectators see it")
    expect(delay).to_be_visible()
    visitor.page.get_by_role("checkbox", name="Spectators allowed").uncheck()
    expect(delay).not_to_be_visible()


def test_a_table_may_be_closed_to_spectators(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    path = start(one, two, may_be_watched=False)
    watcher.go(path)
    expect(watcher.page.get_by_role("heading", level=1)).to_be_visible()
    expect(board(watcher)).not_to_be_visible()
