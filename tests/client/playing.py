"""Playing without a board: one's own seats are played on as a program in the page would."""

from collections.abc import Sequence

from playwright.sync_api import Page

from .talking import TALKING

PAUSE = 200  # milliseconds, after which a server that hears too much hears again

# Take actions for one's own seats, now one and now another of those that one likes best.
PLAY = f"""
async ([table, enough, likes]) => {{
  const {{ socket, newest, send, ask }} = await ({TALKING})();
  send({{ type: 'watch-table', table, seen: '' }});
  const pause = () => new Promise((over) => setTimeout(over, {PAUSE}));
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
      const command = {{ do: 'act', seat: sight.seat, actions: [action] }};
      // Refused if the match has gone on meanwhile: that is heard next.
      while ((await ask(table, command)).code === 'too-fast') await pause();
    }}
    last = await newest(isOurs);
  }}
  socket.close();
}}
"""

ENDLESS = 1_000_000


def play_on(page: Page, table: str, likes: Sequence[str] = (), until: int = ENDLESS) -> None:
    """Play one's own seats until so many moments have been and it is one's turn, or to the end."""
    page.evaluate(PLAY, [table, until, likes])
