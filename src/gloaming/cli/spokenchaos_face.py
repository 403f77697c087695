"""Spokenchaos in the terminal: the lobby from above, and what may be typed."""

import re
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from gloaming.core.actors import AUTOMATIC
from gloaming.core.errors import NotationError
from gloaming.core.game import Moment
from gloaming.core.match import Match
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.help.guide import guide
from gloaming.games.spokenchaos.material import CARDS, MIDNIGHT_NAMES, NO_PIECE
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, WAYS
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    LOOKING,
    MIDNIGHT,
    NO_GHOST,
    PLANNING,
)
from gloaming.games.spokenchaos.text.account import Acted, Decided, account_of
from gloaming.games.spokenchaos.text.keyhole_view import picture
from gloaming.games.spokenchaos.text.words import displaced_words

from .face import UnclearError

HELP = """\
Several things may be typed at once, told apart by commas.
  keep | again                          is the lobby furnished well?
  take mirror, face left, yaw 90, at 2.5,3.25     move a piece; also: lean back
  pass                                  leave the furniture as it is
  ghost s1, enter 3, N, spot 0.5,0.25   a small ghost enters by the third door, goes north, and
                                        ends at that spot of its field; also: spot ... level 1
  stay                                  the ghost on its way stays where it was after all
  done                                  the plan is complete
  side N                                where the keyhole goes
Ask:
  list    what can be done, or a selection      spots   all spots in the field of the ghost
  try take desk, at 2,3                 what that would move besides; nothing is done
  board   undo   help   save FILE   quit
The lobby from above:
  M mirror  T trolley  D desk  P piano  A armchair  B table   b o r g a ghost of that colour"""

INKS = {
    "[MTDPAB](?=[MTDPAB .borg])": "yellow",
    "b(?=[MTDPAB. ])": "bold blue",
    "o(?=[MTDPAB. ])": "bold dark_orange",
    "r(?=[MTDPAB. ])": "bold red",
    "g(?=[MTDPAB. ])": "bold green",
}
QUESTIONS = {AGREEING: "is the lobby furnished well? keep, or again"}
MOST_SPOTS_TOLD = 60
TRYING = "try "


class SpokenchaosFace:
    """Spokenchaos for people at a terminal."""

    help = HELP

    def picture(self, match: Match) -> RenderableType:
        """Return the lobby and what lies on the table."""
        drawing = match.game.draw_position(match.options, match.states)
        plan, gap, rest = drawing.partition("\n\n" if match.state.placed == 0 else "\nM")
        shown = Text(plan)
        for pattern, ink in INKS.items():
            shown.highlight_regex(pattern, ink)
        return shown.append(gap + rest)

    def question(self, match: Match, seat: int) -> str:
        """Return in words what is asked of a seat now."""
        return f"{match.seat_names[seat]}: {asked(match, seat)}"

    def understand(self, match: Match, seat: int, text: str) -> list[int]:  # noqa: ARG002 - a face's way
        """Return the actions that a typed text means."""
        try:
            return [
                match.game.read_action(match.options, match.states, tidy(part))
                for part in re.split(r",\s+|;", text.strip())
                if part
            ]
        except NotationError as error:
            raise UnclearError(f"{error}; type help") from None

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

    def tell(self, match: Match, word: str) -> str | None:
        """Answer `list`, `spots` and `try`."""
        if word == "list":
            return "\n".join(listed(match))
        if word == "spots":
            return "\n".join(spots_told(match))
        if word.startswith(TRYING):
            seat = match.seats_to_act()[0]
            actions = self.understand(match, seat, word.removeprefix(TRYING))
            return "\n".join(outcome_told(match, seat, actions))
        return None


def tidy(text: str) -> str:
    """Return a typed action as it is written: steps are capital letters."""
    word = " ".join(text.split())
    return word.upper() if len(word) == 1 else word


def asked(match: Match, seat: int) -> str:
    """Say what a seat is to do."""
    state = match.state
    if state.phase in (ARRANGING, FURNISHING):
        return asked_to_furnish(match, seat)
    if state.phase == PLANNING:
        plan = state.plans[seat]
        if plan.active == NO_GHOST:
            return f"pick a ghost ({plan.points} points left), or done"
        return f"step ({plan.points - plan.steps} points left), take a spot, or stay"
    if state.phase == MIDNIGHT:
        card = MIDNIGHT_NAMES[state.midnight]
        return f"{card}: {', '.join(listed(match)[:8])}"
    return QUESTIONS.get(int(state.phase), "pick another side for the keyhole")


def asked_to_furnish(match: Match, seat: int) -> str:
    """Say which furniture a seat may move, or that it holds a piece."""
    state = match.state
    if state.held != NO_PIECE:
        return f"put the {PIECE_NAMES[state.held]} down, for example: at 2.5,3"
    if state.phase == ARRANGING:
        return "take a piece and put it into the lobby"
    return f"the card is {CARDS[state.cards[seat]].name}; take a piece, or pass"


def listed(match: Match) -> list[str]:
    """Return what can be done now."""
    seat = match.seats_to_act()[0]
    return [
        match.game.write_action(match.options, match.states, action)
        for action in match.legal_actions(seat)
    ]


def outcome_told(match: Match, seat: int, actions: Sequence[int]) -> list[str]:
    """Say what some actions would move besides what they name; raise why one of them cannot be."""
    trial = copy(match)
    trial.moments = []
    for action in actions:
        trial.play(seat, action)
    options = cast("SpokenchaosOptions", match.options)
    accounts = [account_of(moment) for moment in trial.moments]
    told = [
        line
        for account in accounts
        if isinstance(account, Acted | Decided)
        for line in displaced_words(options, account)
    ]
    return [f"  {line}" for line in told or ["that moves nothing else"]]


def spot_told(spot: tuple[int, int, int, float, int]) -> str:
    """Return a spot as it is typed, and how high it is."""
    x, y, level, height, way = spot
    place = [f"{steps % STEPS_PER_FIELD / STEPS_PER_FIELD:g}" for steps in (x, y)]
    lying = f" lying {WAYS[way]}" if way else ""
    return f"  spot {','.join(place)} level {level}{lying} ({height:.2f} up)"


def spots_told(match: Match) -> list[str]:
    """Return the spots where the ghost on its way may end."""
    seat = match.seats_to_act()[0]
    spots = guide(match.states, seat).spots
    if not spots:
        return ["there is no ghost on its way that has a spot to take"]
    shown = [spot_told(spot) for spot in spots[:: 1 + len(spots) // MOST_SPOTS_TOLD]]
    return [f"{len(spots)} spots, some of them:", *shown]
