"""A Menhirs table in a real browser, opened at a real server."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

CHROMIUM = os.environ.get("GLOAMING_CHROMIUM", "/usr/bin/chromium")
PATIENCE = 60_000  # milliseconds; the first match may have to wait for compiled rules
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
SIT_ALONE: list[dict[str, Any]] = [
    {"do": "sit", "seat": 0},
    {"do": "sit", "seat": 1},
    {"do": "ready"},
]
SERVE = "from gloaming.cli import main; main()"

# Open a table as a guest and send some commands, as the client would.
OPEN = """
async ([settings, commands]) => {
  await fetch('/api/guest', { method: 'POST', headers: { 'X-Gloaming': '1' } });
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/live');
  const heard = [];
  let wake = () => {};
  socket.onmessage = ({ data }) => { heard.push(JSON.parse(data)); wake(); };
  await new Promise((opened) => (socket.onopen = opened));
  const until = async (wanted) => {
    for (;;) {
      const found = heard.find(wanted);
      if (found) return found;
      await new Promise((woken) => (wake = woken));
    }
  };
  const send = (message) => socket.send(JSON.stringify(message));
  send({ type: 'hello', version: 1 });
  await until(({ type }) => type === 'welcome');
  send({ type: 'open-table', id: crypto.randomUUID(), settings });
  const opened = await until(({ type }) => type === 'table' || type === 'refused');
  if (opened.type === 'refused') throw new Error(opened.text);
  const table = opened.table.about.id;
  for (const command of commands) {
    const id = crypto.randomUUID();
    send({ type: 'ask', table, id, command });
    const answer = await until((message) => message.id === id);
    if (answer.type === 'refused') throw new Error(answer.text);
  }
  socket.close();
  return table;
}
"""

# The board and the turn in words, without what somebody only has in mind.
PICTURE = """
() => [...document.querySelectorAll('[data-cell]')]
  .map((hex) => hex.getAttribute('aria-label').replace(/, (chosen|in the way|the mist .*)$/, ''))
  .join() + document.querySelector('.marker .what').textContent
"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve from a folder until the test is done; yield the address."""
    arguments = ["serve", "--data-directory", str(folder), "--port", "0", "--warm-up", "false"]
    command = [sys.executable, "-c", SERVE, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@contextmanager
def browsing(size: dict[str, int] = WIDE, language: str = "en") -> Iterator[Page]:
    """Open a calm browser; what goes wrong in its pages fails the test."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        page.set_default_timeout(PATIENCE)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        yield page
        browser.close()
        assert wrong == []


class MenhirsBoard:
    """The board as somebody sees, hears or touches it."""

    def __init__(self, page: Page) -> None:
        """Look at a page that shows a table."""
        self.page = page

    @classmethod
    def opened(
        cls, page: Page, address: str, commands: list[dict[str, Any]], **options: str
    ) -> "MenhirsBoard":
        """Open a table with some options and show it."""
        page.goto(address)
        settings = {"game": "menhirs", "options": options}
        table = page.evaluate(OPEN, [settings, commands])
        page.goto(f"{address}/table/{table}")
        page.locator("[data-cell]").first.wait_for()
        return cls(page)

    @property
    def words(self) -> str:
        """Return what the action bar says."""
        return self.page.locator(".bar .words").inner_text()

    @property
    def is_mine(self) -> bool:
        """Tell whether something is asked of whoever looks."""
        return self.page.locator(".bar.mine").count() > 0

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        text = self.page.locator(".bar .words").inner_text()
        return "win" in text or "wins" in text or "draw" in text

    def hex(self, name: str) -> Locator:
        """Return a hex by its name."""
        return self.page.locator(f'[data-cell="{name}"]')

    def open_hexes(self) -> list[str]:
        """Return the hexes that can be pressed to some effect."""
        found = self.page.locator("[data-cell][aria-disabled=false][aria-pressed=false]")
        return [str(name) for name in found.evaluate_all("all => all.map(x => x.dataset.cell)")]

    def open_ways(self) -> list[str]:
        """Return the directions that are open, winning ones first."""
        found = self.page.locator("[data-way]:not(.isBlocked)")
        each = "all => all.map(x => [x.classList.contains('wins') ? 0 : 1, x.dataset.way])"
        return [way for _, way in sorted(found.evaluate_all(each))]

    def button(self, name: str) -> Locator:
        """Return a button of the action bar."""
        return self.page.locator(".bar").get_by_role("button", name=name, exact=True)

    def wait_for_change(self, before: str) -> None:
        """Wait until the board is another, and it is somebody's turn here."""
        self.page.wait_for_function(
            f"""(before) => {{
              const isAsked = document.querySelector('.bar.mine');
              const isOver = /wins|draw/.test(document.querySelector('.bar .words').textContent);
              return (isAsked || isOver) && ({PICTURE})() !== before;
            }}""",
            arg=before,
        )

    def picture(self) -> str:
        """Return the board in words, to see whether it changes."""
        return str(self.page.evaluate(PICTURE))
