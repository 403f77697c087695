"""Opening a table with any settings at once, without the pages that lead to it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from .browsing import Visitor

Commands: TypeAlias = Sequence[dict[str, Any]]

READY: dict[str, Any] = {"do": "ready"}

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


def sit(seat: int) -> dict[str, Any]:
    """Return the command to take a seat."""
    return {"do": "sit", "seat": seat}


def put_bot(seat: int, bot: str) -> dict[str, Any]:
    """Return the command to let a bot take a seat."""
    return {"do": "put-bot", "seat": seat, "bot": bot}


def open_at_once(visitor: Visitor, settings: dict[str, Any], commands: Commands) -> str:
    """Open a table, ask something of it, and go there; return its path."""
    visitor.go()
    table = visitor.page.evaluate(OPEN, [settings, list(commands)])
    visitor.go(f"/table/{table}")
    return f"/table/{table}"
