"""Golden playthroughs: whole matches as records, which must replay for ever.

`make playthroughs` writes them anew; a difference means that the rules, the notation or
chance have changed, and belongs into the CHANGELOG under **Rules**.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from gloaming.bots import find_bot
from gloaming.bots.bot import play_turn
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.record import write_record
from gloaming.core.streams import stream_from
from gloaming.games import find

FOLDER = Path(__file__).with_suffix("")
PRESETS = ("official", "nl", "de", "en")
LAYOUTS: Mapping[str, Mapping[str, str]] = {
    "basic": {},
    "laid": {"advanced": "true", "layout": "players"},
    "random": {"advanced": "true", "layout": "random"},
}


class Playthrough(NamedTuple):
    """A match that bots play: its name, its options, and who takes the seats in turn."""

    name: str
    texts: Mapping[str, str]
    bots: Sequence[str]


def of_finstere() -> Iterator[Playthrough]:
    """Return 2 to 7 players with each lay-out, the presets in turn, and three hits."""
    for players in range(2, 8):
        for index, (layout, texts) in enumerate(LAYOUTS.items()):
            preset = PRESETS[(players + index) % len(PRESETS)]
            # Two in three matches have random players among the badgers.
            bots = ("badger",) if (players + index) % 3 == 0 else ("badger", "random")
            yield Playthrough(
                f"{players}-{layout}-{preset}",
                {"rulings": preset, "players": str(players), **texts},
                bots,
            )
    for players, layout in ((6, "random"), (7, "basic")):
        texts = {"players": str(players), **LAYOUTS[layout], "three_hits": "true"}
        yield Playthrough(f"{players}-{layout}-three-hits", texts, ("badger", "random"))


MENHIRS: Mapping[str, Mapping[str, str]] = {
    "small": {},
    "large": {"board": "large", "schedule": "alternate", "scoring": "true"},
    "settings": {"must_detach": "true", "may_pass": "true", "no_take_back": "false"},
    "hidden": {"mist": "8", "hide_menhirs": "true"},
}

# Coarse looks, because interpreted rays are slow.
SPOKENCHAOS: Mapping[str, Mapping[str, str]] = {
    "two": {"players": "2", "grid": "24"},
    "midnight": {"players": "3", "midnight": "true", "grid": "24"},
    "cards": {
        "players": "2",
        "midnight": "true",
        "midnight_cards": "too-keen silliest-face red-light-green-light dance-floor",
        "grid": "24",
    },
    "merging": {"players": "2", "merging": "true", "in_turn": "true", "grid": "24"},
    "arranged": {"players": "4", "furniture": "players", "doors": "around", "grid": "24"},
}

PLAYTHROUGHS: Mapping[str, Sequence[Playthrough]] = {
    "finstere": list(of_finstere()),
    "menhirs": [Playthrough(name, texts, ("random",)) for name, texts in MENHIRS.items()],
    "spokenchaos": [Playthrough(name, texts, ("random",)) for name, texts in SPOKENCHAOS.items()],
}


def path_of(game: str, name: str) -> Path:
    """Return where a playthrough is kept."""
    return FOLDER / f"{game}-{name}.record"


def play(game: str, playthrough: Playthrough) -> Match:
    """Let the bots play a match, with streams and a seed that never change."""
    found = find(game)
    options = read_options(found.options_type, playthrough.texts)
    match = Match(found, options, f"playthrough {playthrough.name}")
    streams = [stream_from(seat, len(playthrough.name)) for seat in range(len(match.seat_names))]
    match.settle()
    while match.outcome is None:
        seat = match.seats_to_act()[0]
        bot = find_bot(game, playthrough.bots[seat % len(playthrough.bots)])
        play_turn(match, seat, bot, streams[seat])
        match.settle()
    return match


def write_all() -> None:
    """Write every playthrough anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for game, playthroughs in PLAYTHROUGHS.items():
        for playthrough in playthroughs:
            match = play(game, playthrough)
            path_of(game, playthrough.name).write_text(write_record(match), encoding="utf-8")
            sys.stdout.write(f"{game}-{playthrough.name}: {match.outcome}\n")


if __name__ == "__main__":
    write_all()
