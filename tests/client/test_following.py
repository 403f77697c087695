"""The client works out by itself what the server would tell it in words: random matches in Node.

From the plies that it is told, and at a table of its own with the same seed and actions.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.core.streams import stream_from
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.views import in_plies, in_words
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import Heard, PersonView, person_view
from tests.server.tables.driving import ONE, TWO, Driven
from tests.server.tables.following import plain
from tests.server.tables.test_in_plies import GAMES, begun, play_on

from .chromium import NODE

CLIENT = Path(__file__).parents[2] / "client"
ACTIONS = 150


class Ear:
    """Somebody who is told of a table, in plies and in words."""

    def __init__(self, driven: Driven, person: Someone | None) -> None:
        """Come in."""
        self.driven, self.person = driven, person
        seen = self.look()
        whole = plain(in_words.whole(seen))["now"]
        self.told = [self.telling(seen, plain(in_plies.whole(seen))["plies"], whole["sights"])]
        self.keep(seen)

    def look(self) -> PersonView:
        """Look at the table."""
        return person_view(self.driven.table, self.person, ViewCache())

    def keep(self, seen: PersonView) -> None:
        """Remember what was told."""
        self.heard: Heard = seen.heard
        self.now = in_plies.now_after(seen, None)

    def listen(self) -> None:
        """Be told what is new."""
        seen = self.look()
        plies = plain(
            in_plies.news(seen, self.heard, self.now, in_plies.now_after(seen, self.heard))
        )["plies"]
        self.told.append(
            self.telling(seen, plies, plain(in_words.news(seen, self.heard))["sights"])
        )
        self.keep(seen)

    def telling(self, seen: PersonView, plies: list[Any], sights: list[Any]) -> dict[str, Any]:
        """Return what is told, and what helps to choose then."""
        match = seen.table.match
        (eye,) = seen.eyes
        return {
            "plies": plies[0],
            "words": sights[0],
            "guide": plain(match.game.guide(match.options, eye.view, eye.seat)),
            "outlook": plain(match.game.outlook(match.options, eye.view)),
            "match": {
                "seat": eye.seat,
                "options": dict(seen.table.settings.options),
                "seed": match.seed,
                "plies": [list(moment.ply) for moment in match.moments],
                "is_over": seen.table.phase == "over",
            },
        }


def conversation(name: str) -> list[dict[str, Any]]:
    """Play a match at random, and return what everybody is told of it."""
    driven, stream = begun(name), stream_from(11)
    ears = [Ear(driven, person) for person in (ONE, TWO, None)]
    for number in range(1, ACTIONS):
        if driven.table.phase != "running":
            break
        play_on(driven, stream, number)
        for ear in ears:
            ear.listen()
    game = GAMES[name][0]
    return [{"name": f"{name}, {ear.person}", "game": game, "told": ear.told} for ear in ears]


@pytest.mark.parametrize("name", GAMES)
def test_the_client_makes_of_plies_and_at_its_own_table_what_words_tell(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / "conversations.json"
    path.write_bytes(msgspec.json.encode(conversation(name)))
    tests = ["src/table/following.test.ts", "src/local/seeing.test.ts"]
    command = [NODE, "node_modules/vitest/vitest.mjs", "run", *tests]
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env={**os.environ, "GLOAMING_CONVERSATIONS": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
