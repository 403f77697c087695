"""Bots in the browser: how long each level takes to decide, beside Python with the same module."""

import base64
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

from gloaming.bots import BOTS
from gloaming.bots.thinking import Thinking
from gloaming.core.layout import array, clone
from gloaming.core.streams import stream_from
from gloaming.games import find
from tests.client.browsing import chromium
from tests.client.test_deciding import positions
from tests.client.thinking_page import asked, opened, serving_page

from .extent import extent
from .report import Row

GAMES = extent(tuple(BOTS), ("spokenchaos",))
LEVELS = extent(None, 2)  # from the lowest; None: all
POSITIONS = extent(16, 1)
MOST = extent(2000, 20)  # simulations of a decision
ROUNDS = extent(3, 1)
SEED = (1, 2, 3)
LIMIT = 2.0
# Milliseconds until a bot has decided.
DECIDED = """
async (asked) => {
  const began = performance.now();
  await ask(asked);
  return performance.now() - began;
}
"""


def rows() -> list[Row]:
    """Measure every level of every game."""
    levels = [(game, level) for game in GAMES for level in tuple(BOTS[game])[:LEVELS]]
    with (
        TemporaryDirectory() as folder,
        serving_page(Path(folder)) as address,
        chromium() as browser,
        opened(browser, address) as page,
    ):
        return [row(page, game, level) for game, level in levels]


def row(page: Page, game: str, level: str) -> Row:
    """Measure one level: the best of some rounds for each position, all added up."""
    ours, theirs = 0.0, 0.0
    questions = list(islice(questions_of(game, level), POSITIONS))
    for question in questions:
        ask_page(page, game, question)  # both have thought before they are measured
        plan(game, question)
        times = [(ask_page(page, game, question), plan(game, question)) for _ in range(ROUNDS)]
        ours += min(ours for ours, _ in times)
        theirs += min(theirs for _, theirs in times)
    return Row(
        f"{level} of {game}: a decision in Chromium",
        f"{ours / len(questions):.1f} ms",
        f"Python with the same module, {theirs / len(questions):.1f} ms",
        ours / theirs,
        LIMIT,
        is_limit=True,
    )


def questions_of(game: str, level: str) -> Iterator[dict[str, Any]]:
    """Yield positions for a level."""
    for match, seat in positions(game):
        states = clone(match.states)
        state = base64.b64encode(array(states).tobytes()).decode()
        yield {"level": level, "state": state, "seat": seat, "seed": SEED, "states": states}


def ask_page(page: Page, game: str, question: dict[str, Any]) -> float:
    """Let the page's bot decide; return how many milliseconds that takes."""
    return float(page.evaluate(DECIDED, asked(game, question, simulations=MOST, isPatient=True)))


def plan(name: str, question: dict[str, Any]) -> float:
    """Let Python's bot decide the same; return how many milliseconds that takes."""
    game, seat, stream = find(name), question["seat"], stream_from(*SEED)
    began = time.perf_counter()
    imagined = game.imagine(question["states"], seat, stream)
    thinking = Thinking(simulations=MOST, is_patient=True)
    BOTS[name][question["level"]].plan(game, imagined, seat, stream, thinking)
    return 1000 * (time.perf_counter() - began)
