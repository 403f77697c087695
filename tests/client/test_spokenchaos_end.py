"""The end of a match of Spokenchaos, and looking back at it: what every ghost has reached."""

import pytest
from playwright.sync_api import Locator, expect

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .opening import READY, open_table, sit
from .playing import play_on
from .staging import PATH, any_state, stage_look

OPTIONS = {"players": "2", "grid": "16"}
GHOSTS = 7
LOBBY = ("small 2.5 1.5", "large 2.5 4.5")  # before the third door of the south
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


def reached(place: Locator, what: str) -> Locator:
    """Return the ghosts somewhere on the page that have reached something."""
    return place.locator(f"[data-reached={what}]")


@sizes
def test_a_replay_shows_all_along_what_every_ghost_has_reached(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go()
    stage_look(visitor.context, any_state(visitor.page), LOBBY, "S3")
    visitor.go(f"{PATH}?at=1")
    cards = visitor.page.locator(".sitters.cards > span")
    expect(cards).to_have_count(4)
    expect(reached(cards, "inside")).to_have_count(2)
    expect(cards.nth(0)).to_contain_text("In the lobby: small ghost 1.")
    visitor.go(f"{PATH}?at=2")
    expect(reached(cards, "inside")).to_have_count(0)
    expect(reached(cards.nth(0), "waiting")).to_have_count(GHOSTS)
    assert visitor.is_as_wide_as_its_window()


def finished(visitor: Visitor) -> None:
    """Play both seats of a match to its end, and see it."""
    visitor.go()
    settings = {"game": "spokenchaos", "options": OPTIONS}
    table = open_table(visitor.page, settings, [sit(0), sit(1), READY])
    play_on(visitor.page, table, ("^(keep|pass|done)$",))
    visitor.go(f"/table/{table}")


@sizes
def test_the_standings_show_every_ghost(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    finished(visitor)
    standings = visitor.page.get_by_role("list", name="Standings")
    expect(standings.get_by_role("listitem")).to_have_count(2)
    expect(standings.locator("[data-reached]")).to_have_count(2 * GHOSTS)
    for row in standings.get_by_role("listitem").all():
        out = reached(row, "out").count()
        expect(row).to_contain_text(f"{out}/{GHOSTS}")
    assert visitor.is_as_wide_as_its_window()
