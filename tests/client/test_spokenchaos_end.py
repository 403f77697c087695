"""The end of a match of Spokenchaos, and looking back at it: what every ghost has reached."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from gloaming.server.http.turning_points import ShownTurningPoint

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .drawn_pictures import drawn_on
from .opening import READY, open_table, sit
from .playing import play_on
from .screenshots import DOOR as MIRROR_DOOR
from .screenshots import LOBBY as MIRRORING
from .staging import PATH, any_state, look_point, stage_look

OPTIONS = {"players": "2", "grid": "16"}
GHOSTS = 7
LOBBY = ("small 2.5 1.5", "large 2.5 4.5")  # before the third door of the south
OF = "\N{RIGHT SINGLE QUOTATION MARK}s"  # of Blue
# A browser that cannot draw in three dimensions.
FLAT = """
const draw = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : draw.call(this, kind, ...more);
};
"""
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


def finished_with(visitor: Visitor, points: list[ShownTurningPoint]) -> None:
    """See the end of a match that some looks decided."""
    body = msgspec.json.encode(points)
    visitor.context.route(
        "**/turning-points",
        lambda asked: asked.fulfill(body=body, content_type="application/json"),
    )
    finished(visitor)


def decided(visitor: Visitor) -> list[ShownTurningPoint]:
    """Return three looks: one sees somebody, one only in the mirror, and one nobody."""
    visitor.go()
    state = any_state(visitor.page)
    return [
        look_point(state, LOBBY, "S3", "caught", 9),
        look_point(state, MIRRORING, MIRROR_DOOR, "ahead", 15),
        look_point(state, ("piano 2.5 2", "small 2.5 4.5"), "S3", "hidden", 21),
    ]


@sizes
def test_what_decided_it_is_seen_through_the_keyhole(
    deep_visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = deep_visit(viewport=viewport)
    finished_with(visitor, decided(visitor))
    section = visitor.page.get_by_role("region", name="What decided it")
    section.scroll_into_view_if_needed()
    expect(section.locator("canvas[data-drawn=stage]")).to_have_count(3)
    caught, mirrored, hidden = drawn_on(visitor.page, "canvas[data-drawn]")
    for picture in (caught, mirrored, hidden):
        assert not picture.is_blank
    assert len({caught.digest, mirrored.digest, hidden.digest}) == 3
    assert min(caught.crimson, mirrored.crimson) > 0  # who is seen is outlined
    assert hidden.crimson == 0
    links = section.get_by_role("link")
    for link, at, words in (
        (links.nth(0), 9, f"is seen: Blue{OF} small ghost; Orange{OF} large ghost"),
        (links.nth(1), 15, "mirror"),
        (links.nth(2), 21, "nobody is seen"),
    ):
        expect(link).to_have_attribute("href", re.compile(rf"^/replay/.*at={at}$"))
        expect(link).to_have_accessible_name(re.compile(words))
    assert visitor.is_as_wide_as_its_window()


def test_without_three_dimensions_the_samples_of_the_look_are_the_picture(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(FLAT)
    finished_with(visitor, decided(visitor))
    section = visitor.page.get_by_role("region", name="What decided it")
    section.scroll_into_view_if_needed()
    expect(section.locator("canvas[data-drawn=samples]")).to_have_count(3)
    caught, _, hidden = drawn_on(visitor.page, "canvas[data-drawn]")
    assert not caught.is_blank
    assert caught.crimson > 0
    assert hidden.crimson == 0
