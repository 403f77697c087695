"""One's own matches: found again by game, opponent and result, and what they say."""

from typing import Any

from playwright.sync_api import expect

from gloaming.core.record import read_record
from gloaming.games import find
from tests.games.playthroughs import FOLDER

from .browsing import DESKTOP, PHONE, Visit, Visitor, resize
from .kept_matches import keep
from .test_accessibility import grave_faults

DAY = 86_400.0
FIRST = 1_790_000_000.0  # seconds since 1970
# Records, and the bots that sat behind oneself.
PLAYED = {
    "finstere-2-basic-de": ("fox",),
    "finstere-4-basic-official": ("moth", "fox", "owl"),
    "finstere-3-random-nl": ("fox", "fox"),
    "menhirs-small": ("owl",),
    "menhirs-large": ("fox",),
    "spokenchaos-two": ("bat",),
}


# What a page of this server, a broken disk or an older version may have left in the browser.
HOSTILE: tuple[dict[str, Any], ...] = (
    {"keptAt": 1e300},
    {"keptAt": "soon"},
    {"seats": None},
    {"seats": [{"bot": ""}, {"bot": {"toString": 1}}]},
    {"seats": [{"bot": ""}, {"bot": "<img src=x onerror=document.title='struck'>"}]},
    {"seats": [{"bot": ""}, {"bot": "o" * 10_000}]},
    {"settings": None},
    {"settings": {"game": "constructor", "options": {}}},
    {"settings": {"game": "finstere", "options": {"players": "99"}}},
    {"settings": {"game": "finstere", "options": None}, "plies": [[0, 1e20]]},
    {"plies": "none"},
    {"plies": [[-1, -1]] * 1000},
    {"plies": [[0, None]]},
    {"seed": {}},
    {"verdict": {"how": "played", "winners": None}},
    {"verdict": {"how": "played", "winners": [99]}},
    {"verdict": "won"},
)
SPOIL = """
async (all) => {
  const opened = indexedDB.open('gloaming');
  await new Promise((done) => (opened.onsuccess = done));
  const work = opened.result.transaction('tables', 'readwrite');
  const tables = work.objectStore('tables');
  tables.getAll().onsuccess = ({ target: { result: [sound] } }) =>
    all.forEach((wrong, at) => tables.put({ ...sound, id: `here-${at}/../<b>`, ...wrong }));
  await new Promise((done) => (work.oncomplete = done));
  opened.result.close();
}
"""


def come_with_matches(visitor: Visitor) -> None:
    """Come to one's matches, some of which are kept in the browser."""
    visitor.go()
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    for number, (name, bots) in enumerate(PLAYED.items()):
        match = read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"), find)
        table, ended = f"here-{number:032x}", FIRST + number * DAY
        keep(visitor.page, match, table, ("", *bots), ended)
    visitor.go("/matches")


def test_matches_are_found_again_and_summed_up(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    come_with_matches(visitor)
    found = page.get_by_role("region", name="Matches", exact=True).get_by_role("listitem")
    expect(found).to_have_count(len(PLAYED))
    expect(found.first).to_contain_text("Spokenchaos")
    sums = page.get_by_role("region", name="Overall")
    expect(sums).to_contain_text("5 tokens got out")
    expect(sums).to_contain_text("Favourite doors: S4 (3)")
    expect(page.get_by_role("row", name="Fox 4 50%")).to_be_visible()
    for size in (DESKTOP, PHONE):
        resize(page, size)
        assert visitor.is_as_wide_as_its_window()
    assert grave_faults(visitor) == []
    page.get_by_label("Game").select_option("Menhirs dans le Brouillard")
    expect(found).to_have_count(2)
    page.get_by_label("Result").select_option("Won")
    expect(found).to_have_count(1)
    page.get_by_role("combobox", name="Opponent").select_option("Moth")
    expect(page.get_by_text("No such match.")).to_be_visible()
    page.get_by_role("combobox", name="Opponent").select_option("Owl")
    found.get_by_role("link").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert visitor.complaints == []


def test_who_has_won_nothing_yet_is_not_told_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    record = (FOLDER / "finstere-2-basic-de.record").read_text(encoding="utf-8")
    match = read_record(record, find)
    assert match.outcome
    own = 1 - match.outcome.winners[0]
    keep(visitor.page, match, sitters=("", "fox") if own == 0 else ("fox", ""))
    visitor.go("/matches")
    expect(visitor.page.get_by_text("Your first win is still to come.")).to_be_visible()
    for words in ("0 wins", "0%"):
        expect(visitor.page.get_by_role("main").get_by_text(words)).to_have_count(0)
    visitor.page.get_by_role("link", name="See what decided your last match").click()
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()


def test_matches_that_cannot_be_read_hide_none_of_the_others(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go()
    expect(page.get_by_role("article").first).to_be_visible()
    record = (FOLDER / "finstere-2-basic-de.record").read_text(encoding="utf-8")
    keep(page, read_record(record, find), sitters=("", "owl"), ended=FIRST)
    page.evaluate(SPOIL, HOSTILE)
    visitor.go("/matches")
    found = page.get_by_role("region", name="Matches", exact=True).get_by_role("listitem")
    expect(found.filter(has_text="Owl")).not_to_have_count(0)
    expect(page.get_by_role("row", name="Owl")).to_be_visible()
    for size in (DESKTOP, PHONE):
        resize(page, size)
        assert visitor.is_as_wide_as_its_window()
    assert page.title() != "struck"
