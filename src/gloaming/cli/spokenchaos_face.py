"""Spokenchaos in the terminal: the lobby from above, what the keyhole showed, and the spots."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from gloaming.core.actors import AUTOMATIC
from gloaming.core.errors import NotationError
from gloaming.core.game import Moment
from gloaming.core.match import Match
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.help.guide import guide
from gloaming.games.spokenchaos.material import CARDS, MIDNIGHT_NAMES, NO_PIECE
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, WAYS
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    LOOKING,
    MIDNIGHT,
    NO_GHOST,
    PLANNING,
)
from gloaming.games.spokenchaos.text.drawing import FIELD_HEIGHT
from gloaming.games.spokenchaos.text.keyhole_view import picture

from .face import Answer, Face

INKS = {
    "[MTDPAB]": "yellow",
    "b": "bold blue",
    "o": "bold dark_orange",
    "r": "bold red",
    "g": "bold green",
}
MOST_SPOTS_TOLD = 60


def spots_words(match: Match, _: str) -> str:
    """Return the spots where the ghost on its way may end."""
    spots = guide(match.states, match.seats_to_act()[0]).spots
    if not spots:
        return "there is no ghost on its way that has a spot to take"
    shown = [spot_words(spot) for spot in spots[:: 1 + len(spots) // MOST_SPOTS_TOLD]]
    return "\n".join([f"{len(spots)} spots, some of them:", *shown])


def spot_words(spot: tuple[int, int, int, float, int]) -> str:
    """Return a spot as it is typed, and how high it is."""
    x, y, level, height, way = spot
    place = ",".join(f"{steps % STEPS_PER_FIELD / STEPS_PER_FIELD:g}" for steps in (x, y))
    lying = f" lying {WAYS[way]}" if way else ""
    return f"  spot {place} level {level}{lying} ({height:.2f} up)"


class SpokenchaosFace(Face):
    """Spokenchaos for people at a terminal."""

    typing = """\
Several things may be typed at once, told apart by commas.
  keep | again                          is the lobby furnished well?
  take mirror, face left, yaw 90, at 2.5,3.25     move a piece; also: lean back
  pass                                  leave the furniture as it is
  ghost s1, enter 3, N, spot 0.5,0.25   a small ghost enters by the third door, goes north, and
                                        ends at that spot of its field; also: spot ... level 1
  stay                                  the ghost on its way stays where it was after all
  done                                  the plan is complete
  side N                                where the keyhole goes
The lobby from above:
  M mirror  T trolley  D desk  P piano  A armchair  B table   b o r g a ghost of that colour
Ask:
  spots    all spots in the field of the ghost"""
    rows = FIELDS * (FIELD_HEIGHT + 1) + 1
    colours: Mapping[str, str] = INKS
    answers: Mapping[str, Answer] = {"spots": spots_words}

    def asks(self, match: Match, seat: int) -> str:
        """Return what a seat is to do."""
        state = match.state
        if state.phase in (ARRANGING, FURNISHING):
            return asks_to_furnish(match, seat)
        if state.phase == PLANNING:
            plan = state.plans[seat]
            if plan.active == NO_GHOST:
                return f"pick a ghost ({plan.points} points left), or done"
            return f"step ({plan.points - plan.steps} points left), take a spot, or stay"
        if state.phase == MIDNIGHT:
            return f"{MIDNIGHT_NAMES[state.midnight]}: {super().asks(match, seat)}"
        if state.phase == AGREEING:
            return "is the lobby furnished well? keep, or again"
        return "pick another side for the keyhole"

    def keep(self, match: Match, moment: Moment, path: Path) -> str:
        """Save what the keyhole showed."""
        before, (actor, _) = moment
        if actor != AUTOMATIC or before[0].phase != LOOKING:
            return ""
        file = path.with_suffix(f".round-{before[0].round_number}.{before[0].looks + 1}.png")
        try:
            file.write_bytes(picture(cast("SpokenchaosOptions", match.options), before))
        except OSError as error:
            raise NotationError(f"cannot be saved: {error.strerror}", str(file)) from None
        return f"what the keyhole showed is in {file}"


def asks_to_furnish(match: Match, seat: int) -> str:
    """Return which furniture a seat may move, or that it holds a piece."""
    state = match.state
    if state.held != NO_PIECE:
        return f"put the {PIECE_NAMES[state.held]} down, for example: at 2.5,3"
    if state.phase == ARRANGING:
        return "take a piece and put it into the lobby"
    return f"the card is {CARDS[state.cards[seat]].name}; take a piece, or pass"
