"""Opening a table with any settings at once, without the pages that lead to it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from playwright.sync_api import Page

from .browsing import Visitor
from .talking import TALKING

Commands: TypeAlias = Sequence[dict[str, Any]]

READY: dict[str, Any] = {"do": "ready"}

# Open a table as a guest and send some commands.
OPEN = f"""
async ([settings, commands]) => {{
  const {{ socket, until, send, ask }} = await ({TALKING})();
  send({{ type: 'open-table', id: crypto.randomUUID(), settings }});
  const opened = await until(({{ type }}) => type === 'table' || type === 'refused');
  if (opened.type === 'refused') throw new Error(opened.text);
  const table = opened.table.about.id;
  for (const command of commands) {{
    const answer = await ask(table, command);
    if (answer.type === 'refused') throw new Error(answer.text);
  }}
  socket.close();
  return table;
}}
"""


def sit(seat: int) -> dict[str, Any]:
    """Return the command to take a seat."""
    return {"do": "sit", "seat": seat}


def put_bot(seat: int, bot: str) -> dict[str, Any]:
    """Return the command to let a bot take a seat."""
    return {"do": "put-bot", "seat": seat, "bot": bot}


def open_table(page: Page, settings: dict[str, Any], commands: Commands) -> str:
    """Open a table as whoever the page is, and ask something of it; return its id."""
    return str(page.evaluate(OPEN, [settings, list(commands)]))


def open_at_once(visitor: Visitor, settings: dict[str, Any], commands: Commands) -> str:
    """Open a table, ask something of it, and go there; return its path."""
    visitor.go()
    path = f"/table/{open_table(visitor.page, settings, commands)}"
    visitor.go(path)
    return path
