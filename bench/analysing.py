"""How long it takes to go through a whole match in real Chromium, a thousand simulations a turn."""

import re
import time
from collections.abc import Iterator

from playwright.sync_api import Browser, expect

from gloaming.bots import find_bot
from gloaming.bots.bot import play_turn
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find
from tests.client.browsing import DESKTOP
from tests.client.kept_matches import HERE, keep

from .extent import extent
from .report import Row

LIMIT = 60.0  # seconds
DEPTH = extent("thoroughly", "quickly")
MOST_TURNS = extent(1000, 2)
PLAYED_BY = extent("fox", "moth")
SEED = "analysing"
PATIENCE = extent(600_000.0, 60_000.0)  # milliseconds


def analysing_rows(browser: Browser, address: str) -> Iterator[Row]:
    """Measure how long a match of two is gone through."""
    match, turns = played()
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    expect(page.get_by_role("article").first).to_be_visible(timeout=PATIENCE)
    keep(page, match)
    page.goto(f"{address}/replay/{HERE}?wrong")
    dialog = page.get_by_role("dialog", name="What went wrong")
    curve = dialog.get_by_role("img", name=re.compile("chances over the match"))
    expect(dialog.get_by_role("progressbar").or_(curve)).to_be_visible(timeout=PATIENCE)
    start = time.perf_counter()
    dialog.get_by_label("How deep").select_option(DEPTH)
    expect(curve).to_be_visible(timeout=PATIENCE)
    seconds = time.perf_counter() - start
    context.close()
    yield Row(
        f"a whole match of Finstere Flure of two gone through {DEPTH}, {turns} turns",
        f"{seconds:.1f} s",
        f"limit of {LIMIT:g} s",
        LIMIT / seconds,
        1.0,
    )


def played() -> tuple[Match, int]:
    """Return a match of two bots, and how many turns it has."""
    game, stream = find("finstere"), stream_from(1)
    match = Match(game, game.options_type(players=2), seed=SEED)
    bot, turns = find_bot(game.name, PLAYED_BY), 0
    while match.outcome is None and turns < MOST_TURNS:
        match.settle()
        for seat in match.seats_to_act():
            play_turn(match, seat, bot, stream)
            turns += 1
    return match, turns
