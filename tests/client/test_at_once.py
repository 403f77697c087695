"""On a server that has just started, with nothing in its cache, a table opens at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from gloaming.core.sources import KEPT

from .browsing import Visit
from .conftest import visits
from .serving import serving
from .test_first_match import MENHIRS, act_and_be_answered

GAMES = ("Finstere Flure", MENHIRS, "Spokenchaos")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a home in which nothing was ever kept."""
    made = tmp_path / "home"
    made.mkdir()
    return made


@pytest.fixture
def first_visit(tmp_path: Path, home: Path, browser: Browser) -> Iterator[Visit]:
    """Let somebody visit a server that nobody has used before."""
    folder = tmp_path / "server"
    folder.mkdir()
    with serving(folder, home=home) as server:
        yield from visits(server, browser)


def test_every_game_is_there_at_once_and_nothing_is_made_for_later(
    first_visit: Visit, home: Path
) -> None:
    for game in GAMES:
        visitor = first_visit()
        visitor.play_now(game)
        expect(visitor.page.get_by_role("main").locator("[aria-busy=true]")).to_have_count(0)
        if game == MENHIRS:  # elsewhere a turn is many actions
            act_and_be_answered(visitor)
    kept = {path.parent.name for path in home.rglob("*") if path.is_file()}
    assert kept <= {KEPT}, "digests of sources, and nothing that was compiled"


def test_while_a_table_is_opened_its_button_says_so_and_opens_no_other(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    door = visitor.page.get_by_role("article", name=MENHIRS)
    held: list[Route] = []
    visitor.page.route("**/*.wasm", lambda route: held.append(route))  # noqa: PLW0108 - it is marked
    button = door.get_by_role("button").first
    button.click()
    expect(button).to_have_text("Opening \u2026")
    expect(button).to_have_attribute("aria-busy", "true")
    button.click()
    assert len(held) == 1
    held[0].continue_()
    visitor.page.wait_for_url("**/table/*")
