"""Playing without a board: tables are opened and played on as a program in the page would."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

# A socket as a guest, that waits for what it wants to hear.
TALKING = """
async () => {
  await fetch('/api/guest', { method: 'POST', headers: { 'X-Gloaming': '1' } });
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/live');
  const heard = [];
  let wake = () => {};
  socket.onmessage = ({ data }) => { heard.push(JSON.parse(data)); wake(); };
  await new Promise((opened) => (socket.onopen = opened));
  const until = async (wanted) => {
    for (;;) {
      const place = heard.findIndex(wanted);
      if (place >= 0) return heard.splice(place, 1)[0];
      await new Promise((woken) => (wake = woken));
    }
  };
  const newest = async (wanted) => {
    let last = await until(wanted);
    while (heard.some(wanted)) last = await until(wanted);
    return last;
  };
  const send = (message) => socket.send(JSON.stringify(message));
  const ask = async (table, command) => {
    const id = crypto.randomUUID();
    send({ type: 'ask', table, id, command });
    return until((message) => message.id === id);
  };
  send({ type: 'hello', version: 1 });
  await until(({ type }) => type === 'welcome');
  return { socket, until, newest, send, ask };
}
"""

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

# Take actions for one's own seats, now one and now another of those that one likes best.
PLAY = f"""
async ([table, enough, likes]) => {{
  const {{ socket, newest, send, ask }} = await ({TALKING})();
  send({{ type: 'watch-table', table, seen: '' }});
  const isOurs = ({{ type }}) => type === 'table' || type === 'changed';
  let last = await newest(isOurs);
  let count = 0;
  for (;;) {{
    const now = last.type === 'table' ? last.table.now : last.now;
    const sight = now.sights.find(({{ actions = [] }}) => actions.length > 0);
    const moments = (now.sights[0].moments_before ?? 0) + (now.sights[0].moments ?? []).length;
    if (now.phase === 'over' || (sight && !sight.can_undo && moments >= enough)) break;
    if (sight) {{
      count += 1;
      const liked = likes.map((like) => sight.actions.filter(({{ text }}) => text.match(like)));
      const best = liked.find(({{ length }}) => length > 0) ?? sight.actions;
      const {{ action }} = best[(count * 7) % best.length];
      // Refused if the match has gone on meanwhile: that is heard next.
      await ask(table, {{ do: 'act', seat: sight.seat, actions: [action] }});
    }}
    last = await newest(isOurs);
  }}
  socket.close();
}}
"""

ENDLESS = 1_000_000


def open_table(page: Page, settings: dict[str, Any], commands: list[dict[str, Any]]) -> str:
    """Open a table as whoever the page is, and send some commands; return the table."""
    return str(page.evaluate(OPEN, [settings, commands]))


def play_on(page: Page, table: str, likes: Sequence[str] = (), until: int = ENDLESS) -> None:
    """Play one's own seats until so many moments have been and it is one's turn, or to the end."""
    page.evaluate(PLAY, [table, until, likes])
