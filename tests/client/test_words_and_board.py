"""Words and board agree: what is named lights up, and directions are said as one sees them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from .browsing import PHONE, Visit, Visitor
from .finstere_table import board, button, own_tiles, own_tokens
from .menhirs_table import MenhirsBoard
from .opening import READY, open_at_once, open_table, put_bot, sit
from .playing import play_on

FINSTERE: dict[str, Any] = {"game": "finstere", "options": {"players": "2"}}
ADVANCED: dict[str, Any] = {"game": "finstere", "options": {"players": "2", "advanced": "true"}}
ALONE = [sit(0), sit(1), READY]
A_ROUND = 40  # moments, after which the monster has walked
CELL = re.compile(r"\((\d+),(\d+)\)")
WINDS = re.compile(r"\b(north|east|south|west)\b")
SEEN = re.compile(r"\b(upwards|downwards|to the left|to the right)\b")


def after_a_round(visitor: Visitor) -> str:
    """Play both seats of Finstere Flure until the monster has walked; return the table's path."""
    visitor.go()
    table = open_table(visitor.page, FINSTERE, ALONE)
    play_on(visitor.page, table, ["^[NW]$", "^I$"], A_ROUND)
    visitor.go(f"/table/{table}")
    expect(board(visitor)).to_be_visible()
    return f"/table/{table}"


def lit(visitor: Visitor) -> set[str]:
    """Return the cells that are lit."""
    found = visitor.page.locator("[data-lit]")
    return set(found.evaluate_all("all => all.map((one) => one.dataset.lit)"))


def named_in(words: str) -> set[str]:
    """Return the cells that words name."""
    return {",".join(cell) for cell in CELL.findall(words)}


def lines(visitor: Visitor) -> Locator:
    """Return the lines of the list that can be stepped to."""
    return visitor.page.locator(".list li > button:visible")


def test_a_line_of_the_list_lights_up_what_it_names(visit: Visit) -> None:
    visitor = visit()
    after_a_round(visitor)
    line = lines(visitor).filter(has_text="stops on").first
    line.hover()
    expect(visitor.page.locator("[data-lit]").first).to_be_visible()
    assert lit(visitor) == named_in(line.inner_text())
    expect(visitor.page.locator("[data-lit-token]")).to_have_count(1)
    visitor.page.mouse.move(5, 5)
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)


def test_who_goes_by_keys_lights_it_up_too(visit: Visit) -> None:
    visitor = visit()
    after_a_round(visitor)
    summary = visitor.page.locator(".list summary").last
    summary.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Tab")  # the card
    visitor.page.keyboard.press("Tab")  # his first step
    step = visitor.page.locator(".list li > button:focus")
    expect(step).to_contain_text("He ")
    assert named_in(step.inner_text()) <= lit(visitor)


def test_the_sentence_in_the_bar_lights_up_what_is_about_to_be_done(visit: Visit) -> None:
    visitor = visit()
    open_at_once(visitor, FINSTERE, ALONE)
    own_tokens(visitor).last.click()
    visitor.page.locator("[data-end='14,9']").click()
    words = visitor.page.locator(".bar .words")
    expect(words).to_contain_text("(14,9)")
    words.focus()
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.locator("[data-lit='14,9']")).to_be_visible()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    words.hover()
    expect(visitor.page.locator("[data-lit='14,9']")).to_be_visible()


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE])
def test_a_rule_number_leads_to_the_rule(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    open_at_once(visitor, ADVANCED, [sit(0), put_bot(1, "random"), READY])
    own_tiles(visitor).first.click()
    board(visitor).focus()
    visitor.page.keyboard.press("Enter")  # on the entrance, to which the keys go first
    rule = visitor.page.locator(".bar").get_by_role("link", name="rule 2.6")
    rule.hover()
    expect(visitor.page.locator("[data-lit='15,10']")).to_be_visible()
    rule.click()
    section = visitor.page.get_by_role("region", name="Advanced game")
    expect(section.get_by_role("heading")).to_be_in_viewport()
    expect(section.get_by_role("link", name="rule 2.6")).to_be_focused()


def test_a_section_of_the_rules_lights_up_what_it_is_about(visit: Visit) -> None:
    visitor = visit()
    after_a_round(visitor)
    visitor.page.get_by_role("tab", name="Rules").click()
    visitor.page.get_by_role("region", name="Blood").hover()
    expect(visitor.page.locator("[data-lit='8,2']")).to_be_visible()
    assert {"8,2", "9,3", "4,8", "7,8"} <= lit(visitor)


def test_rule_numbers_lead_to_the_rule_in_a_replay_too(visit: Visit) -> None:
    visitor = visit()
    path = after_a_round(visitor)
    table = path.rpartition("/")[2]
    play_on(visitor.page, table, ["^[NW]$", "^I$"])
    stop: list[int] = []

    def hold(route: Route) -> None:
        """Let the first token that stops have been held up by the monster."""
        answer = route.fetch(url=route.request.url.replace("form=plies", "form=words"))
        replay = answer.json()
        held = [{"letter": "I", "by": "monster", "cell": [15, 10], "rule": "4.2"}]
        at = next(i for i, one in enumerate(replay["moments"]) if one["text"] == "stop")
        account = replay["moments"][at]["account"]
        account |= {"where": "waiting", "cell": None, "held": held}
        stop.append(at + 1)
        route.fulfill(response=answer, json=replay)

    visitor.page.route("**/replay*", hold)
    visitor.go(f"/replay/{table}")
    expect(board(visitor)).to_be_visible()
    visitor.go(f"/replay/{table}?at={stop[0]}")
    told = visitor.page.locator(".told")
    expect(told).to_contain_text("stays outside: the monster stands on the entrance")
    told.hover()
    expect(visitor.page.locator("[data-lit='15,10']")).to_be_visible()
    told.get_by_role("link", name="rule 4.2").click()
    dialog = visitor.page.get_by_role("dialog", name="Rules")
    expect(dialog.get_by_role("heading", name="Moving a token")).to_be_in_viewport()


def test_coordinates_are_printed_and_can_be_hidden_for_good(visit: Visit) -> None:
    visitor = visit()
    after_a_round(visitor)
    printed = visitor.page.locator("[data-coordinates]")
    expect(printed).to_contain_text("x15")
    expect(printed).to_contain_text("y10")
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.page.get_by_role("checkbox", name="Coordinates").uncheck()
    expect(printed).to_have_count(0)
    visitor.page.reload()
    expect(board(visitor)).to_be_visible()
    expect(printed).to_have_count(0)


def test_printed_coordinates_stand_where_the_cells_are(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    open_at_once(visitor, FINSTERE, ALONE)
    own_tokens(visitor).last.click()
    end = visitor.page.locator("[data-end='14,9']").bounding_box()
    column = visitor.page.locator("[data-coordinates] text", has_text="x14").bounding_box()
    row = visitor.page.locator("[data-coordinates] text", has_text="y9").bounding_box()
    assert end
    assert column
    assert row
    assert end["y"] <= column["y"] + column["height"] / 2 <= end["y"] + end["height"]
    assert end["x"] <= row["x"] + row["width"] / 2 <= end["x"] + end["width"]


def test_on_a_turned_floor_directions_are_said_as_they_are_seen(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    after_a_round(visitor)
    visitor.press("Moves, chat and rules")
    visitor.page.locator(".list summary").last.click()
    told = visitor.page.locator(".list").inner_text()
    assert SEEN.search(told)
    assert not WINDS.search(told)
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    expect(visitor.page.get_by_role("dialog")).not_to_be_visible()
    wide = visitor.page.locator(".list")
    wide.locator("summary").last.click()
    expect(wide).to_contain_text(WINDS)
    assert not SEEN.search(wide.inner_text())


def test_a_gate_that_is_blocked_is_told_with_the_reason(visit: Visit) -> None:
    visitor = visit()
    open_at_once(visitor, FINSTERE, ALONE)
    own_tokens(visitor).first.click()  # Green 1 has one step: it comes in and stays there
    visitor.page.locator("[data-end='15,10']").click()
    visitor.press("Confirm")
    own_tokens(visitor).first.click()  # so Red 1 cannot
    words = visitor.page.locator(".bar .words")
    expect(words).to_contain_text("Red 1 cannot come in: another token stands on the entrance")
    expect(words.get_by_role("link", name="rule 4.3")).to_be_visible()
    expect(visitor.page.get_by_role("log").first).to_contain_text("Red 1 cannot come in")
    visitor.press("Stay outside")
    visitor.press("Confirm")
    line = visitor.page.locator(".list li", has_text="Red 1 stays outside: another token")
    expect(line.get_by_role("button", name="rule 4.3")).to_be_visible()


def test_a_menhirs_line_and_a_reason_light_up_their_cells(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    table = open_table(visitor.page, {"game": "menhirs", "options": {}}, ALONE)
    play_on(visitor.page, table, ["^place", "^cluster", "^go"], 50)
    visitor.go(f"/table/{table}")
    line = lines(visitor).filter(has_text="moves").last
    line.hover()
    expect(visitor.page.locator("[data-lit]").first).to_be_visible()
    assert {f"({cell})" for cell in named_in(line.inner_text())} & lit(visitor)
    hexes = MenhirsBoard(visitor)
    expect(visitor.page.locator("[data-coordinates]")).to_contain_text("x7")
    for name in hexes.open_hexes():
        hexes.hex(name).click(force=True)
        if visitor.page.locator("[data-way].isBlocked").count():
            break
    visitor.page.locator("[data-way].isBlocked").first.click(force=True)
    expect(visitor.page.locator(".bar .words")).to_contain_text("(rule 3.")
    visitor.page.locator(".bar .words").hover()
    expect(visitor.page.locator("[data-lit]").first).to_be_visible()
    visitor.page.locator(".bar").get_by_role("link", name="rule 3.").click()
    expect(visitor.page.locator("section.found").get_by_role("heading")).to_be_in_viewport()


def test_learning_opens_at_the_rule_of_a_link(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/finstere#5.8")
    expect(visitor.page.get_by_role("heading", name="Advanced game")).to_be_in_viewport()


def test_the_outcome_of_a_press_is_one_button_away(visit: Visit) -> None:
    """The bar's sentence is in the way of nobody: after it comes the button."""
    visitor = visit()
    open_at_once(visitor, FINSTERE, ALONE)
    own_tokens(visitor).last.click()
    visitor.page.locator("[data-end='14,9']").click()
    visitor.page.locator(".bar .words").focus()
    visitor.page.keyboard.press("Tab")
    expect(button(visitor, "Back")).to_be_focused()
