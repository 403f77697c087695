"""Without a line: what was visited once opens again, and what needs people says so."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .browsing import PATIENCE, Visitor
from .keeping import MATCHES, keeping_visitor, kept_addresses, wait_until_kept
from .serving import Serving, serving
from .test_accessibility import grave_faults
from .test_accounts import fresh_name, sign_up
from .test_analysis_board import analyse_a_pasted_position
from .test_first_match import MENHIRS, act_and_be_answered, act_by_list, moves_of
from .test_local_tables import wait_for_my_turn
from .test_puzzles import foretell, opened, outcome

SECONDS_OF_A_START = 1.5
SECONDS_OF_A_FIRST_VISIT = 9.0
# What was kept of a game is lost, as if the line had gone before it came.
FORGET = """
async (game) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const kept of await cache.keys()) if (kept.url.includes(game)) await cache.delete(kept);
  }
}
"""
SINCE_ASKED = "performance.now() / 1000"  # counted from where the page was asked for


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """Serve for one test, which may stop it."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def visitor(own_server: Serving, browser: Browser) -> Iterator[Visitor]:
    """Let somebody visit whose browser may keep the client; their page may not complain."""
    with keeping_visitor(browser, own_server.address) as coming:
        yield coming


def cut(visitor: Visitor, server: Serving) -> None:
    """Let nobody answer any more."""
    visitor.context.set_offline(offline=True)
    server.stop()


def test_a_match_goes_on_and_another_begins_where_there_is_no_line(
    visitor: Visitor, own_server: Serving
) -> None:
    path = visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)
    wait_until_kept(visitor.page, own_server.address, "shell", "table", "pages", "menhirs")
    assert not [address for address in kept_addresses(visitor.page) if "/api/" in address]
    cut(visitor, own_server)

    visitor.page.reload()
    before = moves_of(visitor).count()
    wait_for_my_turn(visitor)
    act_by_list(visitor)
    expect(moves_of(visitor)).not_to_have_count(before)

    visitor.go("/")
    expect(visitor.page.get_by_text("No connection at the moment.")).to_be_visible(timeout=PATIENCE)
    assert grave_faults(visitor) == []
    expect(visitor.page.locator(f"a[href='{path}']")).to_be_visible()
    visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)  # by bots, who think without a line as well
    visitor.go("/new/menhirs")
    for seat in range(2):
        visitor.page.locator("fieldset select").nth(seat).select_option("me")
    visitor.press("Start")
    wait_for_my_turn(visitor)
    visitor.go("/analysis")
    analyse_a_pasted_position(visitor)


def test_it_starts_soon_and_what_needs_people_says_so_and_comes_back(
    visitor: Visitor, own_server: Serving
) -> None:
    visitor.go("/")
    wait_until_kept(visitor.page, own_server.address, "shell", "pages")
    cut(visitor, own_server)
    visitor.page.reload()
    visitor.page.get_by_role("article", name=MENHIRS).wait_for()
    assert visitor.page.evaluate(SINCE_ASKED) < SECONDS_OF_A_START
    for path in ("/tables", "/archive", "/account", "/table/somebodys"):
        visitor.go(path)
        title = visitor.page.get_by_role("heading", name="No connection at the moment")
        expect(title).to_be_visible(timeout=PATIENCE)
    assert grave_faults(visitor) == []
    visitor.go("/tables")
    own_server.start()
    visitor.context.set_offline(offline=False)
    expect(visitor.page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()


def test_the_next_puzzle_opens_without_a_line_and_is_rated_when_it_is_back(
    visitor: Visitor, own_server: Serving
) -> None:
    sign_up(visitor, fresh_name())
    opened(visitor, "ff-0002")
    wait_until_kept(visitor.page, own_server.address, "shell", "table", "pages", "finstere-more")
    cut(visitor, own_server)
    outcome(foretell(visitor), "It will count for your rating as soon as you are online again.")
    visitor.page.reload()
    own_server.start()
    visitor.context.set_offline(offline=False)
    visitor.go("/puzzles")
    standing = visitor.page.get_by_text("place 1 of 1")
    expect(standing).to_be_visible(timeout=PATIENCE)


def test_a_first_visit_of_some_seconds_is_enough_for_matches_of_all_games(
    visitor: Visitor, own_server: Serving
) -> None:
    visitor.choose_plan()
    visitor.go("/")
    wait_until_kept(visitor.page, own_server.address, *MATCHES)
    assert visitor.page.evaluate(SINCE_ASKED) < SECONDS_OF_A_FIRST_VISIT
    cut(visitor, own_server)
    visitor.page.context.new_cdp_session(visitor.page).send("Network.clearBrowserCache")
    for game in ("Finstere Flure", "Spokenchaos", MENHIRS):
        visitor.play_now(game)
        listed = visitor.page.get_by_role("button", name="All actions as a list")
        expect(listed).to_be_visible(timeout=PATIENCE)
    act_and_be_answered(visitor)


def test_what_is_not_stored_yet_is_named_and_no_server_is_blamed(
    visitor: Visitor, own_server: Serving
) -> None:
    page = visitor.page
    visitor.go("/")
    wait_until_kept(page, own_server.address, *MATCHES, "pages")
    page.evaluate(FORGET, "spokenchaos")
    page.evaluate(FORGET, "-more")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    cut(visitor, own_server)
    page.reload()
    told = page.get_by_text("No connection at the moment.")
    expect(told).to_contain_text("Finstere Flure and Menhirs dans le Brouillard.")
    expect(told).to_contain_text("Not stored yet: Spokenchaos and puzzles, lessons and analysis.")
    page.get_by_role("article", name="Spokenchaos").get_by_role("button").first.click()
    expect(page.get_by_text("This is not stored on this device yet")).to_be_visible()
    expect(page.get_by_text("server")).to_have_count(0)
