"""Several players at one screen, each with a name."""

import re

from playwright.sync_api import expect

from .browsing import DESKTOP, PATIENCE, PHONE, Visit
from .measuring import board, boxes, cards, players
from .opening import READY, open_at_once, sit


def test_players_at_one_screen_are_named_at_the_set_up(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go("/new/menhirs")
    expect(visitor.page.get_by_placeholder("Name, if you like")).to_have_count(0)
    visitor.page.get_by_role("combobox", name="Player 2").select_option("me")
    for seat, name in ((1, "Anna"), (2, "Tom")):
        visitor.page.get_by_label(f"Name of who plays Player {seat}").fill(name)
    assert visitor.is_as_wide_as_its_window()
    visitor.press("Start")
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    expect(players(visitor)).to_contain_text("Anna")
    expect(players(visitor)).to_contain_text("Tom")


def test_players_at_one_screen_are_named_in_the_waiting_room(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    settings = {"game": "finstere", "options": {"players": "3"}}
    path = open_at_once(visitor, settings, [sit(0), sit(1)])
    friend.go(path)
    name = visitor.page.get_by_label("Name of who plays Red")
    name.fill("Anna")
    name.press("Enter")
    expect(friend.page.get_by_text("Anna")).to_be_visible()
    expect(friend.page.get_by_label(re.compile("Name of who plays"))).to_have_count(0)
    name.fill("0wl")
    name.press("Enter")
    expect(visitor.page.get_by_text("That name cannot be used.")).to_be_visible()


def test_seven_at_one_screen_are_all_seen_and_told_apart(visit: Visit) -> None:
    visitor = visit(viewport=DESKTOP)
    settings = {"game": "finstere", "options": {"players": "7"}}
    name = {"do": "name-seat", "seat": 0, "name": "Vesper"}
    open_at_once(visitor, settings, [*(sit(seat) for seat in range(7)), name, READY])
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    expect(visitor.page.locator(".bar .words")).to_contain_text("Vesper (Green): Move one of your")
    names = cards(visitor).locator("strong").all_inner_texts()
    assert [name.splitlines()[-1] for name in names] == [
        *("Vesper", "Red", "Blue", "Yellow", "Beige", "Purple", "Black"),
    ]
    column = players(visitor).bounding_box()
    assert column is not None
    assert len(boxes(cards(visitor))) == 7
    lowest = max(box["y"] + box["height"] for box in boxes(cards(visitor)))
    assert lowest <= column["y"] + column["height"]
