"""Moments that have their beat: a card, a bite, a wall, the second half, a win; and sound."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .browsing import PATIENCE, Visit, Visitor
from .opening import READY, open_at_once, open_table, put_bot, sit
from .playing import play_on
from .serving import Serving
from .watching_closely import (
    box_of,
    is_inside,
    kinds,
    noted,
    overlaps,
    place_of,
    sounds,
    wait_until_noted,
    watch_closely,
)

MOVING = {"reduced_motion": "no-preference"}
SCREENS = [(1440, 900), (1280, 800), (844, 390), (390, 844)]
ALONE = {"game": "finstere", "options": {"players": "2"}, "is_public": True}
BOTH = [sit(0), sit(1), READY]
TO_THE_EXIT = ("^[IWN]$", "^G")
FIRST_ROUND = 30  # moments: more than it has, unless he sees much
SKIPPED = "Escape"


class Match:
    """A match of Finstere Flure that is over, and those who watched its end."""

    def __init__(self, visitor: Visitor, calm: Visitor, moved: Visitor) -> None:
        """Play both seats to the end while two others watch, without motion and with it."""
        self.visitor, self.calm, self.moved = visitor, calm, moved
        visitor.go()
        self.table = open_table(visitor.page, ALONE, BOTH)
        for watcher in (calm, moved):
            watch_closely(watcher)
            watcher.go(f"/table/{self.table}")
            expect(watcher.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
        play_on(visitor.page, self.table, TO_THE_EXIT)
        answer = visitor.page.request.get(f"{visitor.address}/api/tables/{self.table}/replay")
        self.replay: dict[str, Any] = answer.json()

    def walks(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Return the monster's steps, each with the number of its moment."""
        for at, moment in enumerate(self.replay["moments"], start=1):
            facts = moment.get("facts") or {}
            if facts.get("kind") == "walk":
                yield at, facts


@pytest.fixture(scope="module")
def match(server: Serving, browser: Browser) -> Iterator[Match]:
    """Play a match for all tests of this module."""
    settings: dict[str, Any] = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}}
    contexts = [
        browser.new_context(**settings, reduced_motion=motion)
        for motion in ("reduce", "reduce", "no-preference")
    ]
    yield Match(*(Visitor(context, server.address) for context in contexts))
    for context in contexts:
        context.close()


def test_the_second_half_and_what_changes_stand_for_those_who_want_no_motion(match: Match) -> None:
    wait_until_noted(match.calm, "announced: The second half begins")
    assert not kinds(match.calm) & {"card", "bite", "crush", "passage", "triumph"}
    assert "verdict" in kinds(match.calm)


def test_somebody_wins_before_the_verdict_stands(match: Match) -> None:
    wait_until_noted(match.moved, "verdict")
    entries = noted(match.moved)
    assert place_of(entries, "triumph") < place_of(entries, "verdict")


def test_who_comes_when_it_is_over_sees_the_verdict_at_once(visit: Visit, match: Match) -> None:
    late = visit(**MOVING)
    watch_closely(late)
    late.go(f"/table/{match.table}")
    expect(late.page.locator(".verdict")).to_be_visible(timeout=PATIENCE)
    assert not kinds(late) & {"triumph", "announced", "card", "bite"}


def open_before(visitor: Visitor, match: Match, at: int) -> None:
    """Open the replay of a match just before a moment."""
    watch_closely(visitor)
    visitor.go(f"/replay/{match.table}?at={at - 1}")
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)


def test_biting_has_its_beat(visit: Visit, match: Match) -> None:
    at = next(at for at, facts in match.walks() if facts["eaten"])
    visitor = visit(**MOVING)
    open_before(visitor, match, at)
    visitor.press("One step forward")
    wait_until_noted(visitor, "bite")


def test_going_through_a_wall_has_its_beat(visit: Visit, match: Match) -> None:
    at = next(at for at, facts in match.walks() if any(leg["by"] == "wall" for leg in facts["way"]))
    visitor = visit(**MOVING)
    open_before(visitor, match, at)
    visitor.press("One step forward")
    wait_until_noted(visitor, "passage")


def test_crushing_has_its_beat(visit: Visit, match: Match) -> None:
    """A row that crushes somebody is rare: here a bite is told as one."""
    at, facts = next((at, facts) for at, facts in match.walks() if facts["eaten"])
    token = facts["eaten"][0]
    shove = {"thing": "token", "token": token, "start": facts["way"][-1]["cell"], "rest": None}
    replay = json.loads(json.dumps(match.replay))
    replay["moments"][at - 1]["facts"]["shoves"] = [shove]
    visitor = visit(**MOVING)
    visitor.context.route(
        f"**/api/tables/{match.table}/replay",
        lambda asked: asked.fulfill(body=json.dumps(replay), content_type="application/json"),
    )
    open_before(visitor, match, at)
    visitor.press("One step forward")
    wait_until_noted(visitor, "crush")


def test_without_motion_what_was_eaten_is_gone_at_once(visit: Visit, match: Match) -> None:
    at = next(at for at, facts in match.walks() if facts["eaten"])
    visitor = visit()
    open_before(visitor, match, at)
    visitor.press("One step forward")
    wait_until_noted(visitor, "words: ")
    expect(visitor.page.locator(".bite")).not_to_have_count(0)
    assert "bite" not in kinds(visitor)


def first_card(visitor: Visitor, screen: tuple[int, int] = SCREENS[1]) -> None:
    """Watch a match up to its first card, with the time of the page at a standstill then."""
    visitor.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    watch_closely(visitor)
    visitor.page.clock.install()
    open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    table = visitor.page.url.rpartition("/")[2]
    other = visitor.context.new_page()
    other.goto(visitor.address)
    play_on(other, table, TO_THE_EXIT, FIRST_ROUND)
    other.close()
    wait_until_noted(visitor, "card")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_card_is_turned_over_large(visit: Visit, screen: tuple[int, int]) -> None:
    visitor = visit(**MOVING)
    first_card(visitor, screen)
    wait_until_noted(visitor, "words: The card says")
    entries = noted(visitor)
    assert place_of(entries, "card") < place_of(entries, "words: The card says")
    assert place_of(entries, "card") < place_of(entries, "said: The card says")


def test_the_card_lies_over_the_board_and_over_nothing_else(visit: Visit, match: Match) -> None:
    cards = (
        at
        for at, moment in enumerate(match.replay["moments"], start=1)
        if (moment.get("facts") or {}).get("kind") == "card"
    )
    at = next(cards)
    for width, height in SCREENS:
        visitor = visit(viewport={"width": width, "height": height}, **MOVING)
        open_before(visitor, match, at)
        visitor.page.clock.install()
        visitor.press("One step forward")
        visitor.page.clock.run_for(900)  # turned over, and not yet on its way
        board, card = box_of(visitor, ".board"), box_of(visitor, ".table")
        assert is_inside(card, board)
        assert not overlaps(card, box_of(visitor, ".controls"))


def test_drama_is_skipped_with_a_key(visit: Visit) -> None:
    visitor = visit(**MOVING)
    first_card(visitor)
    visitor.page.keyboard.press(SKIPPED)
    expect(visitor.page.locator("[data-card]")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Skip")).to_have_count(0)
    assert "bite" not in kinds(visitor)


def test_sound_is_offered_once(visit: Visit) -> None:
    visitor = visit()
    watch_closely(visitor)
    visitor.play_now("Finstere Flure")
    offer = visitor.page.get_by_role("group", name="Play with sound?")
    expect(offer).to_be_visible()
    assert sounds(visitor) == 0
    visitor.press("With sound")
    expect(offer).not_to_be_visible()
    assert sounds(visitor) > 0
    visitor.play_now("Finstere Flure")
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    expect(offer).not_to_be_visible()


def test_who_wants_silence_has_it(visit: Visit) -> None:
    visitor = visit()
    watch_closely(visitor)
    open_at_once(visitor, ALONE, [sit(0), put_bot(1, "moth"), READY])
    visitor.press("Without")
    expect(visitor.page.get_by_role("button", name="All actions as a list")).to_be_visible()
    assert sounds(visitor) == 0


@pytest.mark.parametrize("screen", SCREENS)
def test_the_offer_of_sound_covers_nothing(visit: Visit, screen: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": screen[0], "height": screen[1]})
    open_at_once(visitor, ALONE, BOTH)
    expect(visitor.page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    offer = box_of(visitor, "[role=group][aria-label='Play with sound?']")
    for selector in ("[role=application]", ".bar"):
        assert not overlaps(offer, box_of(visitor, selector))
    assert visitor.is_as_wide_as_its_window()
