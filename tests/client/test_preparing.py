"""A first match on a server whose rules are not ready yet: it is said so, and can be left."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .browsing import DESKTOP, PHONE, Visit
from .measuring import LEAST_TARGET, boxes
from .opening import open_table, sit

GAME = "Spokenchaos"
RULES = 341
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


class ColdServer:
    """Lets everything through but the answers about a game's readiness, which are its own."""

    def __init__(self, page: Page) -> None:
        """Stand between a page and its server."""
        self.compiled = 0
        self.is_ready = False
        self.opened: set[str] = set()  # by their commands, which are sent again when a line breaks
        page.route_web_socket("**/live", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        """Pass on what is said; the readiness is told as this server has it."""
        server = line.connect_to_server()
        line.on_message(self.noting(server.send))
        server.on_message(lambda text: line.send(self.told(str(text))))

    def noting(self, send: Callable[[str], None]) -> Callable[[str | bytes], None]:
        """Return what passes a message on, and notes the tables that are opened."""

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "open-table":
                self.opened.add(message["id"])
            send(str(text))

        return pass_on

    def told(self, text: str) -> str:
        """Return a message of the server as it is told."""
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "readiness":
            told = {"is_ready": self.is_ready, "compiled": self.compiled, "rules": RULES}
            return json.dumps({**message, **told})
        return text


class WaitingTable:
    """Lets everything through but the table, which waits for its game."""

    def __init__(self, page: Page, table: str) -> None:
        """Stand between a page and its server."""
        self.table = table
        self.held: list[str] = []
        page.route_web_socket("**/live", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        """Pass on what is said; tables are kept back."""
        self.line = line
        line.connect_to_server().on_message(lambda text: self.tell(str(text)))

    def tell(self, text: str) -> None:
        """Tell the page something, or keep it back."""
        if json.loads(text)["type"] == "table":
            self.held.append(text)
        else:
            self.line.send(text)

    def explain(self, compiled: int) -> None:
        """Say how far the game is, as a server does unasked."""
        told = {"game": "spokenchaos", "is_ready": False, "compiled": compiled, "rules": RULES}
        self.line.send(json.dumps({"type": "readiness", **told, "table": self.table}))

    def show(self) -> None:
        """Show the table at last."""
        for text in self.held:
            self.line.send(text)


def door_of(page: Page) -> Locator:
    """Return the door of the game."""
    return page.get_by_role("article", name=GAME)


@sizes
def test_what_takes_long_is_explained_measured_and_opens_in_the_end(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    cold = ColdServer(visitor.page)
    visitor.go()
    door = door_of(visitor.page)
    door.get_by_role("button", name="Play now").click()
    note = door.get_by_role("status")
    expect(note).to_contain_text(f"Preparing {GAME}")
    expect(note).to_contain_text("only once")
    bar = door.get_by_role("progressbar", name="How far the rules are")
    expect(bar).not_to_have_attribute("value")
    cold.compiled = 126
    expect(door).to_contain_text("126 of 341 rules")
    expect(bar).to_have_js_property("value", 126 / RULES)
    expect(note).not_to_contain_text("126")  # it is not said again and again
    assert visitor.is_as_wide_as_its_window()
    cold.is_ready = True
    visitor.page.wait_for_url("**/table/*")


@sizes
def test_who_does_not_wait_opens_nothing(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    cold = ColdServer(visitor.page)
    visitor.go()
    door = door_of(visitor.page)
    play = door.get_by_role("button", name="Play now")
    expect(door.get_by_role("radio").first).to_be_attached()
    others = boxes(visitor.page.get_by_role("button", name="Play now"))[0]
    [before] = boxes(play)
    [top] = boxes(door)
    play.click()
    leave = door.get_by_role("button", name="Don\u2019t wait")
    expect(leave).to_be_focused()
    [after], [moved] = boxes(leave), boxes(door)
    assert after["y"] - moved["y"] == before["y"] - top["y"]
    first = boxes(visitor.page.get_by_role("button", name="Play now"))[0]
    assert first["y"] - moved["y"] == others["y"] - top["y"]
    assert after["height"] >= LEAST_TARGET
    leave.press("Enter")
    expect(play).to_be_focused()
    expect(door.get_by_role("progressbar")).to_have_count(0)
    cold.is_ready = True
    visitor.page.get_by_role("article", name="Menhirs").get_by_role("button").first.click()
    visitor.page.wait_for_url("**/table/*")
    assert len(cold.opened) == 1


def test_who_leaves_the_page_is_not_called_back(visit: Visit) -> None:
    visitor = visit()
    cold = ColdServer(visitor.page)
    visitor.go()
    door = door_of(visitor.page)
    door.get_by_role("button", name="Play now").click()
    expect(door.get_by_role("status")).to_contain_text("Preparing")
    door.get_by_role("link", name="Learn").click()
    expect(visitor.page.get_by_role("heading", name=GAME).first).to_be_visible()
    cold.is_ready = True
    visitor.page.get_by_role("link", name="Gloaming").first.click()
    expect(door.get_by_role("button", name="Play now")).to_be_visible()
    assert not cold.opened


def test_a_table_that_is_set_up_waits_in_the_same_way(visit: Visit) -> None:
    visitor = visit()
    cold = ColdServer(visitor.page)
    visitor.go("/new/spokenchaos")
    visitor.press("Open the table")
    expect(visitor.page.get_by_text(f"Preparing {GAME}")).to_be_visible()
    visitor.press("Don\u2019t wait")
    expect(visitor.page.get_by_text(f"Preparing {GAME}")).to_have_count(0)
    cold.is_ready = True
    visitor.press("Open the table")
    visitor.page.wait_for_url("**/table/*")
    assert len(cold.opened) == 1


@sizes
def test_a_table_that_waits_for_its_game_says_so(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.go()
    table = open_table(visitor.page, {"game": "spokenchaos"}, [sit(0)])
    waiting = WaitingTable(visitor.page, table)
    visitor.go(f"/table/{table}")
    note = visitor.page.get_by_role("main").get_by_role("status")
    expect(note).to_contain_text("Waiting for the server")
    waiting.explain(126)
    expect(note).to_contain_text(f"Preparing {GAME}")
    expect(visitor.page.get_by_text("126 of 341 rules")).to_be_visible()
    assert visitor.is_as_wide_as_its_window()
    waiting.show()
    expect(visitor.page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0)
