"""Matches in the browser: without a line or a name, kept, and carried over to a server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gloaming.core.record import read_record
from gloaming.games import find

from .browsing import PATIENCE, PHONE, Visit, Visitor
from .kept_matches import HERE, KEEP
from .measuring import board, players
from .opening import READY, open_table, sit
from .playing import play_on
from .test_drama import ASK
from .test_first_match import MENHIRS, act_and_be_answered, act_by_list, moves_of

TITLES = ("Finstere Flure", MENHIRS)


def cut_line(visitor: Visitor) -> None:
    """Let no socket be opened, and nobody become a guest."""
    visitor.page.route_web_socket(re.compile("/live$"), lambda line: line.close())
    visitor.page.route("**/api/guest", lambda route: route.abort())


def wait_for_my_turn(visitor: Visitor) -> None:
    """Wait until something is asked of whoever looks."""
    listed = visitor.page.get_by_role("button", name="All actions as a list")
    expect(listed).to_be_visible(timeout=PATIENCE)


def downloaded_record(visitor: Visitor, folder: Path) -> str:
    """Download the record of the match that is shown."""
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("link", name="Download the record").click()
    path = folder / "match.txt"
    saved.value.save_as(path)
    return path.read_text(encoding="utf-8")


def give_up(visitor: Visitor) -> None:
    """Resign, and wait for the verdict."""
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.press("Resign")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(visitor.page.get_by_text("You resigned.")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("title", TITLES)
def test_a_first_match_needs_no_line_and_no_name(visit: Visit, title: str) -> None:
    visitor = visit()
    cut_line(visitor)
    visitor.play_now(title)
    wait_for_my_turn(visitor)
    act_by_list(visitor)
    expect(moves_of(visitor).first).to_be_visible()
    expect(visitor.page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_a_match_is_kept_and_goes_on_where_it_was(visit: Visit) -> None:
    visitor = visit()
    cut_line(visitor)
    path = visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)
    before = moves_of(visitor).all_inner_texts()
    visitor.go("/learn")
    visitor.go(path)
    wait_for_my_turn(visitor)
    assert moves_of(visitor).all_inner_texts() == before


def test_its_record_is_verified_elsewhere(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)
    so_far = downloaded_record(visitor, tmp_path)
    assert "seed: " not in so_far
    match = read_record(so_far, find)
    assert match.outcome is None
    assert sum(moment.ply.actor == 0 for moment in match.moments) == 1
    give_up(visitor)
    visitor.page.get_by_role("tab", name="Moves").click()
    whole = downloaded_record(visitor, tmp_path)
    assert whole.split("\nplies ", 1)[1].startswith(so_far.split("\nplies ", 1)[1].split("\n")[0])
    read_record(whole, find, verify=True)


def test_by_memory_nothing_of_a_running_match_gets_out(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.go("/new/menhirs")
    visitor.page.get_by_role("combobox", name="Player 2").select_option("moth")
    visitor.page.get_by_label("From memory").check()
    visitor.press("Start")
    act_and_be_answered(visitor)
    table = visitor.page.url.rsplit("/", 1)[1]
    record = downloaded_record(visitor, tmp_path)
    assert "plies" not in record
    assert "seed: " not in record
    visitor.go(f"/replay/{table}")
    expect(visitor.page.get_by_text("The match is not over yet.")).to_be_visible()


def test_a_turn_is_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(MENHIRS)
    wait_for_my_turn(visitor)
    before = moves_of(visitor).count()
    act_and_be_answered(visitor)
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.press("Ask to take back my last turn")
    visitor.page.get_by_role("tab", name="Moves").click()
    expect(moves_of(visitor)).to_have_count(before)
    wait_for_my_turn(visitor)


def test_the_end_leads_to_the_replay_and_to_the_next_match(visit: Visit) -> None:
    visitor = visit()
    first = visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)
    give_up(visitor)
    visitor.press("Play again")
    visitor.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
    wait_for_my_turn(visitor)
    visitor.go(first)
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.wait_for_url("**/replay/*")
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)


def test_two_windows_show_the_same_match(visit: Visit) -> None:
    visitor = visit()
    path = visitor.play_now(MENHIRS)
    wait_for_my_turn(visitor)
    other = Visitor(visitor.context, visitor.address)
    other.go(path)
    wait_for_my_turn(other)
    act_and_be_answered(visitor)
    expect(moves_of(other)).to_have_count(moves_of(visitor).count())


def test_several_at_one_screen_have_clocks(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    cut_line(visitor)
    visitor.go("/new/menhirs")
    visitor.page.get_by_role("combobox", name="Player 2").select_option("me")
    visitor.page.get_by_role("combobox", name="Clock").select_option("ten-minutes-each")
    for seat, name in ((1, "Anna"), (2, "Tom")):
        visitor.page.get_by_label(f"Name of who plays Player {seat}").fill(name)
    visitor.press("Start")
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    expect(players(visitor)).to_contain_text("Anna")
    expect(players(visitor)).to_contain_text(re.compile(r"\d:\d\d"))
    assert "/table/here-" in visitor.page.url


def test_a_match_is_carried_over_to_a_friend(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)
    played = moves_of(visitor).count()
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.press("Invite somebody")
    visitor.press("Move and get the link")
    visitor.page.wait_for_url(lambda url: "/table/" in url and "here-" not in url)
    friend.go(visitor.page.url.removeprefix(visitor.address))
    friend.press("Sit here")
    for one in (visitor, friend):
        one.press("I am ready")
    for one in (visitor, friend):
        expect(board(one)).to_be_visible(timeout=PATIENCE)
        expect(moves_of(one)).to_have_count(played)
    act_by_list(visitor)
    expect(moves_of(friend).nth(played)).to_be_visible(timeout=PATIENCE)
    visitor.go()
    expect(
        visitor.page.get_by_role("region", name="Your matches").get_by_role("link")
    ).to_have_count(1)


def test_a_table_that_is_not_here_is_said_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/table/here-0123456789abcdef")
    expect(
        visitor.page.get_by_text("There is no such table. The link may be incomplete.")
    ).to_be_visible()


SHOWN_AT = (1, 7, 14)


def shown(visitor: Visitor, table: str, at: int) -> tuple[bytes, str]:
    """Return the picture of the board and the words below it at a moment of a replay."""
    visitor.go(f"/replay/{table}?at={at}")
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    visitor.page.wait_for_load_state("networkidle")
    told, place = visitor.page.locator(".told"), board(visitor).bounding_box()
    below = told.bounding_box()
    assert place
    assert below
    place["height"] = below["y"] - place["y"]  # controls differ: what is here has no link
    return visitor.page.screenshot(clip=place, animations="disabled"), told.inner_text()


@pytest.mark.parametrize("game", ["finstere", "menhirs"])
def test_the_same_match_has_the_same_pictures_and_words_here(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go()
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    options = {"players": "2"} if game == "finstere" else {}
    both = [sit(0), sit(1), READY]
    table = open_table(visitor.page, {"game": game, "options": options}, both)
    play_on(visitor.page, table, (".",), max(SHOWN_AT))
    visitor.page.evaluate(ASK, [table, {"do": "resign", "seat": 0}])
    address = f"{visitor.address}/api/tables/{table}/replay?form=plies"
    told = visitor.page.request.get(address).json()
    visitor.page.evaluate(KEEP, [HERE, told, told["look"]])
    for at in SHOWN_AT:
        assert shown(visitor, HERE, at) == shown(visitor, table, at)
