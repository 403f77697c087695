"""Golden playthroughs: whole matches as text, with every explanation and every board.

python -m tests.games.menhirs.playthroughs      writes the files again
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloaming.core.match import Match
from gloaming.core.record import write_record
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.options import MenhirsOptions
from tests.games.menhirs.matches import random_match

FOLDER = Path(__file__).parent / "playthroughs"

MATCHES = {
    "small": (MenhirsOptions(), 21),
    "large": (MenhirsOptions(board="large", schedule="alternate", scoring=True), 22),
    "settings": (MenhirsOptions(mist=16, must_detach=True, may_pass=True, no_take_back=False), 23),
    "hidden": (MenhirsOptions(mist=8, schedule="mr " * 12, hide_menhirs=True), 24),
}


def lines_of(match: Match) -> Iterator[str]:
    """Yield the record, then what every action does and the board at every turn."""
    yield write_record(match)
    turn = -1
    for moment in match.moments:
        reached = int(GAME.entry_points.turn_number(moment.before, 0))
        if reached != turn:
            turn = reached
            yield match.game.draw_position(match.options, moment.before)
        yield "".join(f"{line}\n" for line in match.game.explain(match.options, moment))
    yield match.game.draw_position(match.options, match.states)


def playthrough(name: str) -> str:
    """Return a playthrough as text."""
    options, seed = MATCHES[name]
    return "".join(lines_of(random_match(options, seed)))


def main() -> None:
    """Write all playthroughs again."""
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")


if __name__ == "__main__":
    main()
