"""The analysis board: from a replay, a position and a link; kept, shared, and thought about."""

import json
import re
from base64 import urlsafe_b64encode
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.games.playthroughs import FOLDER

from .browsing import Visit, Visitor
from .finished import finished_match
from .test_accessibility import grave_faults
from .test_first_match import act_by_list

PUZZLES = Path(__file__).parents[2] / "src/gloaming/puzzles/data/free-in.jsonl"
POSITION = json.loads(PUZZLES.read_text("utf8").splitlines()[3])["position"]
RECORD = (FOLDER / "menhirs-small.record").read_text("utf8")
LOBBY = {
    "game": "spokenchaos",
    "furniture": [{"piece": "desk", "x": 3.0, "y": 5.5, "yaw": 0, "face": "upright"}],
    "ghosts": [
        {"name": "b1", "colour": "blue", "size": "small", "x": 2.5, "y": 2.5, "level": 0},
    ],
}


# Somebody writes, and is off to another page before this one has drawn breath.
WRITTEN_AND_GONE = """() => setTimeout(() => {
  document.activeElement.blur();
  location.href = 'about:blank';
  for (const begun = performance.now(); performance.now() < begun + 300;);
})"""


def link_to(position: object) -> str:
    """Return the link that carries a position."""
    text = urlsafe_b64encode(json.dumps(position).encode()).decode().rstrip("=")
    return f"/analysis#position={text}"


def moves(visitor: Visitor) -> Locator:
    """Return the moves of the list."""
    return visitor.page.locator("[data-node]")


def play_first_line(visitor: Visitor) -> None:
    """Let bots think along, and play what they think best."""
    visitor.page.get_by_label("Live analysis").check()
    visitor.page.get_by_role("button", name="Play this").first.click()


def analyse_a_pasted_position(visitor: Visitor) -> None:
    """Paste a position, play what bots think best, and go back to try something else."""
    visitor.page.get_by_label("Or paste a position").fill(json.dumps(POSITION))
    visitor.press("Analyse it")
    play_first_line(visitor)
    expect(moves(visitor)).to_have_count(1)
    visitor.page.get_by_role("button", name="Back", exact=True).click()
    act_by_list(visitor)  # a tile is picked, and goes
    visitor.page.get_by_role("dialog").get_by_role("button", name="Go north", exact=True).click()
    expect(moves(visitor)).to_have_count(2)


def test_a_record_in_the_words_of_its_game_is_pasted(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/analysis")
    paste = visitor.page.get_by_label("Or paste a position")
    paste.fill(RECORD.replace("Round 1", "Round one"))
    visitor.press("Analyse it")
    expect(visitor.page.get_by_text("This record cannot be read.").first).to_be_visible()
    visitor.complaints.clear()  # the console tells of the answer 400
    paste.fill(RECORD)
    visitor.press("Analyse it")
    expect(moves(visitor).nth(5)).to_be_attached()


def test_a_position_in_a_link_is_thought_about_kept_and_shared(visit: Visit) -> None:
    visitor = visit()
    visitor.go(link_to(POSITION))
    expect(visitor.page).to_have_url(re.compile(r"/analysis/[0-9a-f]{32}$"))
    play_first_line(visitor)
    expect(moves(visitor)).to_have_count(1)
    expect(visitor.page.get_by_role("list", name="Chances of all players")).to_be_visible()
    expect(visitor.page.locator("[data-path='1'] polyline").first).to_be_attached()
    visitor.context.set_offline(offline=True)  # everything that is needed is here
    visitor.page.get_by_role("button", name="Back", exact=True).click()
    expect(visitor.page.get_by_role("button", name="Play this").first).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    visitor.context.set_offline(offline=False)
    visitor.page.get_by_text("Name, comment, order").click()
    visitor.page.get_by_label("Comment").fill("Why not?")
    visitor.page.get_by_label("Comment").blur()
    visitor.page.reload()
    expect(moves(visitor)).to_have_count(1)
    expect(visitor.page.get_by_text("Why not?").first).to_be_visible()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.press("Copy link")
    expect(visitor.page.get_by_text("The link is copied.").first).to_be_visible()
    other = visit()
    other.go()
    other.page.goto(visitor.page.evaluate("navigator.clipboard.readText()"))
    expect(moves(other)).to_have_count(1)
    expect(other.page.get_by_text("Why not?").first).to_be_visible()
    assert visitor.complaints == other.complaints == []


def test_what_was_written_last_is_kept_though_the_page_is_left_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.go(link_to(POSITION))
    expect(visitor.page).to_have_url(re.compile(r"/analysis/[0-9a-f]{32}$"))
    analysis = visitor.page.url
    visitor.page.get_by_text("Name, comment, order").click()
    visitor.page.get_by_label("Comment").fill("Why not?")
    visitor.page.evaluate(WRITTEN_AND_GONE)
    visitor.page.wait_for_url("about:blank")
    visitor.page.goto(analysis)
    expect(visitor.page.get_by_text("Why not?").first).to_be_visible()


def test_a_pasted_position_is_analysed_and_nonsense_is_refused(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/analysis")
    pasted = visitor.page.get_by_label("Or paste a position")
    pasted.fill('{"game": "menhirs"}')
    visitor.press("Analyse it")
    expect(visitor.page.get_by_role("alert")).to_contain_text("This position cannot be read")
    pasted.fill(json.dumps(POSITION))
    visitor.press("Analyse it")
    expect(visitor.page.get_by_role("button", name="The start", exact=True)).to_be_visible()
    assert visitor.complaints == []


def test_a_replay_is_analysed_from_where_it_stands(visit: Visit) -> None:
    visitor = visit()
    table = finished_match(visitor)
    visitor.go(f"/replay/{table}?at=40")
    visitor.press("Analyse")
    expect(visitor.page).to_have_url(re.compile(r"/analysis/[0-9a-f]{32}$"))
    expect(visitor.page.locator("[data-node][aria-current]")).to_have_count(1)
    before = moves(visitor).count()
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.keyboard.press("ArrowLeft")
    play_first_line(visitor)
    expect(moves(visitor)).to_have_count(before + 1)
    assert visitor.complaints == []


def test_a_replay_is_analysed_where_somebody_acts_and_not_where_chance_does(visit: Visit) -> None:
    visitor = visit()
    table = finished_match(visitor)
    visitor.go(f"/replay/{table}")
    expect(visitor.page.get_by_text("Before the first move.")).to_be_visible()
    visitor.press("Analyse")
    expect(moves(visitor).first).to_be_visible()
    expect(visitor.page.get_by_text("What does chance bring?")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="All actions as a list")).to_be_visible()


def test_a_lobby_tells_what_its_doors_see(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go(link_to(LOBBY))
    page.get_by_role("checkbox", name="What the doors see").check()
    doors = page.get_by_role("region", name="What the doors see")
    expect(doors.locator("[data-door]")).to_have_count(24)
    expect(doors).to_contain_text("Blue’s small ghost 1 is seen from doors")  # noqa: RUF001
    south = doors.locator("[data-door=S3]")
    expect(south).to_have_accessible_name("Door 3 in the south: Blue’s small ghost.")  # noqa: RUF001
    assert grave_faults(visitor) == []
    visitor.press("Plan")
    south.hover()
    expect(page.locator(".plan polyline.sight")).to_have_count(1)
    expect(page.locator("[data-lit-ghost]")).to_have_count(1)
