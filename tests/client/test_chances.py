"""What bots think of everybody's chances: one bar of all seats, which can be switched off."""

import re

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PATIENCE, PHONE, Visit
from .measuring import boxes, players
from .opening import READY, open_at_once, put_bot, sit


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_chances_of_all_seats_add_up_and_can_be_switched_off(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    settings = {"game": "finstere", "options": {"players": "3", "starter": "1"}}
    commands = [sit(0), put_bot(1, "badger"), put_bot(2, "badger"), READY]
    open_at_once(visitor, settings, commands)
    chances = visitor.page.get_by_role("region", name="Chances of all players")
    expect(chances).to_be_visible(timeout=PATIENCE)
    said = [int(share) for share in re.findall(r": (\d+)% to win", chances.inner_text())]
    assert len(said) == 3
    assert sum(said) == 100
    segments = boxes(chances.get_by_role("listitem"))
    whole = sum(box["width"] for box in segments)
    for share, box in zip(said, segments, strict=True):
        assert abs(box["width"] / whole - share / 100) < 0.05
    visitor.page.get_by_role("button", name="Language and light").click()
    switch = visitor.page.get_by_role("checkbox", name=re.compile("chances"))
    switch.uncheck()
    visitor.press("Close")
    expect(chances).to_have_count(0)
    visitor.page.reload()
    expect(players(visitor).get_by_text("Badger").first).to_be_visible(timeout=PATIENCE)
    expect(chances).to_have_count(0)
