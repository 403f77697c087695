"""Menhirs in the terminal: cells by their numbers, what holds tiles up, and the solver's advice."""

import re
from collections.abc import Iterator, Mapping, Sequence

from gloaming.core.match import Match
from gloaming.games.menhirs.actions import GO, PASSING, REMOVE
from gloaming.games.menhirs.clusters.board import LETTERS, place_of, places_in, set_of
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.course.rounds import removes
from gloaming.games.menhirs.exchange.interchange import moves_json
from gloaming.games.menhirs.options import ROUNDS, SEATS
from gloaming.games.menhirs.solver import solve
from gloaming.games.menhirs.solver.solution import turn_words
from gloaming.games.menhirs.state import MOVING, PLACING, REMOVING
from gloaming.games.menhirs.text.drawing import LEGEND
from gloaming.games.menhirs.text.names import read_cell
from gloaming.games.menhirs.text.refusals import explain_directions

from .face import Answer, Face, Way
from .solve import verdict

CELL = re.compile(r"\(?(\d) *, *(\d)\)?")
WAY = re.compile(r"[NS][EW]?", re.IGNORECASE)
INKS = {r"\.": "green", "m": "bold yellow", "~": "bright_white", "M": "bold magenta", "x": "dim"}
HINT_SECONDS = 5.0


def why_words(match: Match, text: str) -> str:
    """Return what holds tiles, or the cluster of one, up in each direction."""
    cells = [read_cell(int(match.state.terms.board), f"({x},{y})") for x, y in CELL.findall(text)]
    if not cells or match.state.phase != MOVING:
        return "Name the tiles, for example: why 2,2 2,3 3,3"
    tiles = [place_of(cell) for cell in cells]
    if len(cells) == 1:
        tiles = places_in(int(cluster_of(1 << cells[0], match.state.mist)))
    reasons = explain_directions(match.game.position(match.options, match.states), tiles)
    return "\n".join(f"  {way:3} {reason or 'free'}" for way, reason in reasons.items())


def hint_words(match: Match, _: str) -> str:
    """Return what the solver would do."""
    if match.state.phase != MOVING or match.state.chosen:
        return "The solver helps at the beginning of a turn."
    solution = solve(match.states, seconds=HINT_SECONDS)
    advice = f"\n  {turn_words(solution.suggestion)}" if solution.suggestion else ""
    return f"  {verdict(solution)}{advice}"


class MenhirsFace(Face):
    """Menhirs for people at a terminal."""

    typing = f"""\
A cell is column,position: 4,3 is the third from the north in column 4.
  4,3           place mist, or remove it when the turn asks for that
  4,3 NE        move the whole cluster of that tile (N NE SE S SW NW)
  2,2 2,3 3,3 S move just these tiles, split off a cluster of six or more
  pass          where it is allowed
The board:
  {LEGEND}   x menhir face down, counts as forest
Ask:
  why 2,2 2,3 3,3   what holds these tiles up in each direction
  hint     what the solver would do"""
    colours: Mapping[str, str] = INKS
    answers: Mapping[str, Answer] = {"why": why_words, "hint": hint_words}

    def beside(self, match: Match, lines: Sequence[str]) -> str:  # noqa: ARG002 - said in other words
        """Return what the round marker says."""
        state = match.state
        covered = len(places_in(int(state.mist) & int(state.terms.menhirs)))
        if state.phase not in (MOVING, REMOVING):
            return f"{covered} menhirs are covered"
        now = "move and remove" if removes(state.terms, state.turn) else "move"
        round_number = (int(state.turn) - 1) // SEATS + 1
        return f"round {round_number} of {ROUNDS}, this turn: {now}; {covered} menhirs are covered"

    def asks(self, match: Match, seat: int) -> str:
        """Return what is to be done with mist."""
        state, legal = match.state, match.legal_actions(seat)
        if state.phase == PLACING:
            return f"place mist on a cell without ({state.supply} to place)"
        if state.phase == REMOVING:
            return "remove a mist tile"
        if state.chosen:
            ways = [LETTERS[action - GO] for action in legal if GO <= action < REMOVE]
            return f"go where? {' '.join(ways)}"
        if legal == [PASSING]:
            return "no mist can move; pass"
        return "move a cluster or a part of one"

    def phrases(self, match: Match, text: str) -> Iterator[str]:
        """Yield the cells that are named, and the direction; one cell names its cluster."""
        cells, rest = CELL.findall(text), CELL.sub("", text).strip()
        if not (WAY.fullmatch(rest) if rest else cells):
            yield text
            return
        verb = {PLACING: "place", REMOVING: "remove"}.get(int(match.state.phase), "tile")
        if verb == "tile" and len(cells) == 1 and not match.state.chosen:
            verb = "cluster"
        yield from (f"{verb} ({x},{y})" for x, y in cells)
        yield from [f"go {rest.upper()}"] * bool(rest)

    def ways(self, match: Match, seat: int) -> list[Way]:
        """Return all moves of the turn, or what else can be done."""
        if match.state.phase != MOVING or match.state.chosen:
            return super().ways(match, seat)
        moves = moves_json(match.game.position(match.options, match.states))["moves"]
        return [move_way(match, **move) for move in moves] or super().ways(match, seat)


def move_way(match: Match, tiles: list[list[int]], direction: str, *, wins: bool) -> Way:
    """Return how a move is typed: a whole cluster by its first tile."""
    places = [(column, position) for column, position in tiles]
    is_whole = set_of(places) == cluster_of(set_of(places[:1]), match.state.mist)
    named = places[:1] if is_whole else places
    cells = " ".join(f"{column},{position}" for column, position in named)
    return Way(f"{cells} {direction}", "wins" * wins)
