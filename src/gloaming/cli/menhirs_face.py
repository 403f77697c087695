"""Menhirs in the terminal: the hexagon in colour, and what may be typed."""

import re
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from gloaming.core.errors import NotationError
from gloaming.core.game import Moment
from gloaming.core.match import Match
from gloaming.games.menhirs.actions import CLUSTER, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import LETTERS, place_of, places_in
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.course.rounds import removes
from gloaming.games.menhirs.exchange.interchange import moves_json
from gloaming.games.menhirs.options import ROUNDS, SEATS
from gloaming.games.menhirs.solver import solve
from gloaming.games.menhirs.solver.solution import turn_words
from gloaming.games.menhirs.state import MOVING, PLACING, REMOVING
from gloaming.games.menhirs.text import notation
from gloaming.games.menhirs.text.drawing import LEGEND
from gloaming.games.menhirs.text.names import read_cell
from gloaming.games.menhirs.text.refusals import explain_directions

from .face import UnclearError
from .solve import verdict

HELP = f"""\
A cell is column,position: 4,3 is the third from the north in column 4.
  4,3           place mist, or remove it when the turn asks for that
  4,3 NE        move the whole cluster of that tile (N NE SE S SW NW)
  2,2 2,3 3,3 S move just these tiles, split off a cluster of six or more
  pass          where it is allowed
Ask:
  why 2,2 2,3 3,3   what holds these tiles up in each direction
  list              all moves            hint    what the solver would do
  board   undo   help   save FILE   quit
The board:
  {LEGEND}   x menhir face down, counts as forest"""

INKS = {".": "green", "m": "bold yellow", "~": "bright_white", "M": "bold magenta", "x": "dim"}
CELL = re.compile(r"\(?(\d) *, *(\d)\)?")
WAY = re.compile(r"\b(NE|NW|SE|SW|N|S)$", re.IGNORECASE)
HINT_SECONDS = 5.0


class MenhirsFace:
    """Menhirs for people at a terminal."""

    help = HELP

    def picture(self, match: Match) -> RenderableType:
        """Return the board and what the round marker says."""
        return Group(board_picture(match), Text(marker_words(match)))

    def question(self, match: Match, seat: int) -> str:
        """Return in words what is asked of a seat now."""
        state, name = match.state, match.seat_names[seat]
        if state.phase == PLACING:
            return f"{name}: place mist on a cell without ({state.supply} to place)"
        if state.phase == REMOVING:
            return f"{name}: remove a mist tile"
        if state.chosen:
            return f"{name}: go where? {' '.join(open_ways(match, seat))}"
        if match.legal_actions(seat) == [PASSING]:
            return f"{name}: no mist can move; pass"
        return f"{name}: move a cluster or a part of one"

    def understand(self, match: Match, seat: int, text: str) -> list[int]:  # noqa: ARG002 - a face's way
        """Return the actions that a typed text means."""
        state, word = match.state, text.strip().lower()
        if word == "pass":
            return [PASSING]
        way = WAY.search(text.strip())
        cells = read_cells(match, text[: way.start()] if way else text)
        if state.phase in (PLACING, REMOVING):
            return [(PLACE if state.phase == PLACING else REMOVE) + only(cells)]
        going = [GO + LETTERS.index(way[0].upper())] if way else []
        if not cells and not (going and state.chosen):
            raise UnclearError("say which tiles move and where, for example: 4,3 NE")
        return chosen(match, cells) + going

    def keep(self, match: Match, moment: Moment, path: Path) -> str:  # noqa: ARG002 - a face's way
        """Save nothing: the record has it all."""
        return ""

    def tell(self, match: Match, word: str) -> str | None:
        """Answer `list`, `why` and `hint`."""
        if word == "list":
            return list_words(match)
        if word == "hint":
            return hint_words(match)
        if word == "why" or word.startswith("why "):
            return why_words(match, word.removeprefix("why"))
        return None


def read_cells(match: Match, text: str) -> list[int]:
    """Read cells written in one of the usual ways."""
    found = CELL.findall(text)
    if CELL.sub("", text).strip():
        raise UnclearError(f"{text!r} is not understood; type help")
    try:
        return [read_cell(int(match.state.terms.board), f"({x},{y})") for x, y in found]
    except NotationError as error:
        raise UnclearError(str(error)) from None


def only(cells: list[int]) -> int:
    """Return the one cell that was named."""
    if len(cells) != 1:
        raise UnclearError("name one cell, for example: 4,3")
    return cells[0]


def chosen(match: Match, cells: list[int]) -> list[int]:
    """Return the actions that choose tiles: one names its cluster, several are a part."""
    if len(cells) == 1 and not match.state.chosen:
        try:
            return [CLUSTER + notation.first_tile(match.state, cells[0])]
        except NotationError as error:
            raise UnclearError(str(error)) from None
    return [TILE + cell for cell in cells]


def open_ways(match: Match, seat: int) -> list[str]:
    """Return the directions in which the chosen tiles may go."""
    return [LETTERS[action - GO] for action in match.legal_actions(seat) if GO <= action < REMOVE]


def list_words(match: Match) -> str:
    """Return all moves of the turn."""
    if match.state.phase != MOVING:
        return "There is no mist to move now."
    moves = moves_json(match.game.position(match.options, match.states))["moves"]
    lines = [
        f"  {' '.join(f'{c},{p}' for c, p in move['tiles'])} {move['direction']}"
        + "   wins" * move["wins"]
        for move in moves
    ]
    return "\n".join(lines) or "  no mist can move: pass"


def hint_words(match: Match) -> str:
    """Return what the solver would do."""
    if match.state.phase != MOVING or match.state.chosen:
        return "The solver helps at the beginning of a turn."
    solution = solve(match.states, seconds=HINT_SECONDS)
    advice = f"\n  {turn_words(solution.suggestion)}" if solution.suggestion else ""
    return f"  {verdict(solution)}{advice}"


def why_words(match: Match, text: str) -> str:
    """Return what holds tiles up in each direction."""
    cells = read_cells(match, text)
    if not cells or match.state.phase != MOVING:
        return "Name the tiles, for example: why 2,2 2,3 3,3"
    tiles = [place_of(cell) for cell in cells]
    if len(cells) == 1:
        tiles = places_in(int(cluster_of(1 << cells[0], match.state.mist)))
    reasons = explain_directions(match.game.position(match.options, match.states), tiles)
    return "\n".join(f"  {way:3} {reason or 'free'}" for way, reason in reasons.items())


def board_picture(match: Match) -> Text:
    """Return the hexagon in colour."""
    picture = Text(match.game.draw_position(match.options, match.states))
    for mark, ink in INKS.items():
        picture.highlight_regex(re.escape(mark), ink)
    return picture


def marker_words(match: Match) -> str:
    """Return what the round marker says."""
    state = match.state
    covered = len(places_in(int(state.mist) & int(state.terms.menhirs)))
    if state.phase not in (MOVING, REMOVING):
        return f"{covered} menhirs are covered"
    now = "move and remove" if removes(state.terms, state.turn) else "move"
    round_number = (int(state.turn) - 1) // SEATS + 1
    return f"round {round_number} of {ROUNDS}, this turn: {now}; {covered} menhirs are covered"
