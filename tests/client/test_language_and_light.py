"""Language and light are at hand wherever somebody is."""

from playwright.sync_api import expect

from .browsing import DESKTOP, LANDSCAPE, PHONE, Visit, Visitor, resize
from .finished import finished_match
from .measuring import LEAST_TARGET, boxes
from .opening import READY, open_table, sit

GROUND = "getComputedStyle(document.documentElement).colorScheme"


def open_every_page(visitor: Visitor) -> list[str]:
    """Return the paths of all kinds of pages, a table and a replay among them."""
    over = finished_match(visitor)
    waiting = open_table(visitor.page, {"game": "menhirs"}, [sit(0)])
    running = open_table(visitor.page, {"game": "menhirs"}, [sit(0), sit(1), READY])
    tables = [f"/table/{over}", f"/table/{waiting}", f"/table/{running}", f"/replay/{over}"]
    plain = ["/", "/new/finstere", "/tables", "/archive", "/account", "/learn/finstere", "/nowhere"]
    return [*plain, *tables]


def test_language_and_light_are_at_hand_on_every_page(visit: Visit) -> None:
    visitor = visit()
    paths = open_every_page(visitor)
    for viewport in (DESKTOP, LANDSCAPE, PHONE):
        resize(visitor.page, viewport)
        for path in paths:
            visitor.go(path)
            choose_both(visitor)
            assert visitor.is_as_wide_as_its_window()


def choose_both(visitor: Visitor) -> None:
    """Choose Dutch and dawn, and go back to English and night, without leaving the page."""
    at_hand = visitor.page.get_by_role("banner").get_by_role("button")
    [box] = boxes(at_hand)
    assert min(box["width"], box["height"]) >= LEAST_TARGET
    at_hand.click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Language").select_option("Nederlands")
    expect(dialog.get_by_role("heading", name="Taal en licht")).to_be_visible()
    dialog.get_by_role("combobox", name="Licht").select_option("dawn")
    assert visitor.page.evaluate(GROUND) == "light"
    dialog.get_by_role("combobox", name="Licht").select_option("night")
    dialog.get_by_role("combobox", name="Taal").select_option("English")
    expect(dialog.get_by_role("heading", name="Language and light")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(at_hand).to_be_focused()
