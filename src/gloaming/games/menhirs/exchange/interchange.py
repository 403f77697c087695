"""Menhirs for programs: positions read, moves and solutions as plain values."""

from typing import Any

from gloaming.core.interchange import is_json, read_json
from gloaming.games.menhirs.clusters.board import places_in
from gloaming.games.menhirs.clusters.move import direction_of, mist_after, tiles_of
from gloaming.games.menhirs.clusters.moves import moves_in
from gloaming.games.menhirs.solver import Progress, Turn, solve
from gloaming.games.menhirs.text.drawing import read_drawing

from .position import Position, letter
from .to_state import to_state


def read_position(text: str) -> Position:
    """Read a position; raise NotationError or PositionError with the place."""
    if not is_json(text):
        return read_drawing(text)
    position = read_json(text, Position)
    to_state(position)
    return position


def moves_json(position: Position) -> dict[str, Any]:
    """Return all legal moves, removals not multiplied in; no moves: the mover passes."""
    state = to_state(position)[0]
    terms, mist = state.terms, state.mist
    moves = moves_in(terms, mist, state.banned)
    return {
        "moves": [
            {
                "tiles": [list(place) for place in places_in(tiles_of(move))],
                "direction": letter(direction_of(move)),
                "wins": bool(mist_after(mist, move) & terms.menhirs == 0),
            }
            for move in moves
        ]
    }


def solve_json(
    position: Position,
    seconds: float | None = None,
    nodes: int | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Return who wins, how soon, and the best line."""
    solution = solve(position, seconds=seconds, nodes=nodes, progress=progress)
    return {
        "result": solution.result,
        "distance": solution.distance,
        "line": [turn_json(turn) for turn in solution.line],
        "nodes": solution.nodes,
    }


def turn_json(turn: Turn) -> dict[str, Any]:
    """Return one turn of a line; a pass has no tiles."""
    removed = list(turn.remove) if turn.remove else None
    if turn.direction is None:
        return {"pass": True, "remove": removed} if removed else {"pass": True}
    tiles = [list(place) for place in turn.tiles]
    return {"tiles": tiles, "direction": turn.direction, "remove": removed}
