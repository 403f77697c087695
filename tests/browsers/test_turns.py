"""In every browser: the home page, `Play now` against bots, and a turn of each game by hand."""

import time
from collections.abc import Callable, Mapping

import pytest

from tests.client.menhirs_table import OPEN_HEX
from tests.client.serving import Serving

from .pages import Page, press, wait_until

IS_AT_TABLE = "() => location.pathname.startsWith('/table/')"
SECONDS_TO_OPEN = 20.0
TRIES = 3
MOVES = "[role=tabpanel] li"
COUNT = "(selector) => document.querySelectorAll(selector).length"
IS_LONGER = "(selector, before) => document.querySelectorAll(selector).length > before"
NAME_OF_HEX = "(selector) => document.querySelector(selector).dataset.cell"
# Three dimensions without a graphics card take WebKit half a minute.
FLATTEN = "() => localStorage.setItem('gloaming-lobby', 'plan')"
# What is asked in Spokenchaos before the plans, and what leaves everything as it is; buttons move
# when bots have acted, and a piece that was taken by such a slip is put back.
BEFORE_PLANS = ("Keep this lobby", "Leave it", "Back")
SEAL = "Seal my plan"


def press_and_be_answered(page: Page, selector: str, *words: str) -> None:
    """Press what ends a turn, and wait until the list of moves has it."""
    before = page.run(COUNT, MOVES)
    press(page, selector, *words)
    wait_until(page, IS_LONGER, MOVES, before)


def play_now(page: Page, game: str) -> None:
    """Press `Play now` until there is a table: one's games may come and move it away meanwhile."""
    for _ in range(TRIES):
        press(page, f"article[aria-labelledby=door-{game}] button", "Play now", "Opening")
        end = time.monotonic() + SECONDS_TO_OPEN
        while time.monotonic() < end:
            if page.run(IS_AT_TABLE):
                return
            time.sleep(0.1)


def place_mist(page: Page) -> None:
    """Place a mist tile: the first press aims, the second is sure."""
    wait_until(page, COUNT, OPEN_HEX)
    chosen = page.run(NAME_OF_HEX, OPEN_HEX)
    press(page, f"[data-cell='{chosen}']")
    press_and_be_answered(page, f"[data-cell='{chosen}']")


def move_token(page: Page) -> None:
    """Move a token to one of its ends."""
    press(page, "[role=group][aria-label='Your tokens'] button")
    press(page, "[data-end]")
    press_and_be_answered(page, "button", "Confirm")


def seal_plan(page: Page) -> None:
    """Leave the furniture where it is, and seal a plan in which no ghost moves."""
    while press(page, ".bar button", *BEFORE_PLANS, SEAL) != SEAL:
        pass
    press_and_be_answered(page, ".bar button", "Seal it all the same")


TURNS: Mapping[str, Callable[[Page], None]] = {
    "finstere": move_token,
    "menhirs": place_mist,
    "spokenchaos": seal_plan,
}


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played_against_bots(page: Page, server: Serving, game: str) -> None:
    page.go(server.address)
    page.run(FLATTEN)
    play_now(page, game)
    TURNS[game](page)
    assert page.complaints == []
