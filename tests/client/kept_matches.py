"""Matches that a browser keeps though they were played elsewhere."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from gloaming.core.match import Match
from gloaming.core.options import write_options

# Keep a match that was played elsewhere as one of this browser.
KEEP = """
async ([id, told, look]) => {
  const opened = indexedDB.open('gloaming');
  await new Promise((done) => (opened.onsuccess = done));
  const seats = told.seats.map((_, seat) => {
    const bot = told.sitters?.[seat] ?? '';
    return { bot, name: bot ? '' : 'Anna', forfeit: '' };
  });
  const kept = {
    id, look, seats, version: 1, keptAt: told.ended ?? 0, createdAt: 0,
    seed: told.seed, thoughts: {},
    settings: { game: told.game, options: told.options }, before: '', rematch: '',
    plies: told.plies.plies.map(({ actor, action }) => [actor, action]),
    clocks: seats.map(() => ({ left: 0, since: null, turn: 0 })),
    verdict: { how: told.how ?? 'resigned', winners: told.winners },
  };
  const work = opened.result.transaction('tables', 'readwrite');
  work.objectStore('tables').put(kept);
  await new Promise((done) => (work.oncomplete = done));
  opened.result.close();
}
"""
HERE = "here-0123456789abcdef0123456789abcdef"


def keep(
    page: Page, match: Match, table: str = HERE, sitters: Sequence[str] = (), ended: float = 0.0
) -> None:
    """Keep a match as a table of the browser; bots have sat where they are named."""
    plies = [{"actor": moment.ply.actor, "action": moment.ply.action} for moment in match.moments]
    told: dict[str, Any] = {
        "game": match.game.name,
        "options": write_options(match.options),
        "seats": match.seat_names,
        "seed": match.seed,
        "plies": {"plies": plies},
        "winners": match.outcome.winners if match.outcome else (),
        "how": "played" if match.outcome else "resigned",
        "sitters": list(sitters),
        "ended": ended,
    }
    page.evaluate(KEEP, [table, told, {}])
