"""Answers to a free-in puzzle: typed, tried against the best defence, and told."""

import re
from typing import Any, TypeAlias

import msgspec

from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.interchange import convert
from gloaming.games.menhirs.clusters.board import (
    LETTERS,
    Letter,
    Place,
    cell_at,
    is_on_board,
    places_in,
    set_of,
)
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.solver.budget import Budget
from gloaming.games.menhirs.solver.solution import Turn, turn_words
from gloaming.games.menhirs.solver.solve import node_of, terms_of
from gloaming.games.menhirs.solver.solver import Node, Solver
from gloaming.games.menhirs.text.refusal import held_up
from gloaming.games.menhirs.text.refusals import refusal_words
from gloaming.puzzles.kind import Attempt
from gloaming.puzzles.puzzle import Part

from .first_turns import first_turns, odd_within

CELL = re.compile(r"\(?(\d) *, *(\d)\)?")
WAY = re.compile(r"(?P<tiles>.*\d\S*)\s*\b(?P<way>NE|NW|SE|SW|N|S)", re.IGNORECASE)
PASSING = "pass"

Solution: TypeAlias = list[dict[str, Any]]  # one turn at most, as programs write it


def read_turn(position: Position, text: str) -> Turn:
    """Read a turn such as `4,3 4,4 N - 2,2`; one tile stands for its whole cluster."""
    moved, minus, removed = text.partition("-")
    remove = only(read_cells(position, removed)) if minus else None
    if moved.strip().lower() == PASSING:
        return Turn((), None, remove)
    found = WAY.fullmatch(moved.strip())
    if not found:
        raise NotationError("say which tiles move and where, for example: 4,3 NE")
    direction = LETTERS[LETTERS.index(found["way"].upper())]
    return Turn(tiles_meant(position, read_cells(position, found["tiles"])), direction, remove)


def read_cells(position: Position, text: str) -> list[Place]:
    """Read the cells of a text, and nothing else."""
    if CELL.sub("", text).strip():
        raise NotationError(f"{text.strip()!r} is not made of cells like 4,3")
    cells = [(int(column), int(place)) for column, place in CELL.findall(text)]
    for cell in cells:
        check_cell(position, cell)
    return cells


def only(cells: list[Place]) -> Place:
    """Return the one cell that is meant."""
    if len(cells) != 1:
        raise NotationError("name the one tile to be removed")
    return cells[0]


def tiles_meant(position: Position, cells: list[Place]) -> tuple[Place, ...]:
    """Return the tiles that are named, or the whole cluster of the only one."""
    mist = set_of(position.mist)
    if len(cells) == 1 and mist >> cell_at(*cells[0]) & 1:
        return tuple(places_in(int(cluster_of(set_of(cells), mist))))
    return tuple(places_in(set_of(cells)))


class GivenTurn(Part, frozen=True):
    """A turn as programs write it."""

    tiles: tuple[Place, ...] = ()
    direction: Letter | None = None
    remove: Place | None = None
    passes: bool = msgspec.field(default=False, name="pass")


def given_turn(position: Position, plain: Any) -> Turn:
    """Return the one turn that a program answers, its tiles in the order of the board."""
    answer = convert(plain, list[GivenTurn])
    if len(answer) != 1 or answer[0].passes is not (answer[0].direction is None):
        raise NotationError("an answer is the first turn, or a pass", "$")
    turn = answer[0]
    for cell in (*turn.tiles, *([turn.remove] if turn.remove else [])):
        check_cell(position, cell)
    return Turn(tuple(places_in(set_of(turn.tiles))), turn.direction, turn.remove)


def check_cell(position: Position, cell: Place) -> None:
    """Refuse a cell that is not on the board."""
    if not is_on_board(position.board, *cell):
        raise NotationError(f"{cell[0]},{cell[1]} is not on the board")


def turn_from(solution: Solution) -> Turn:
    """Return the first turn of a solution."""
    turn = solution[0]
    tiles, remove = turn.get("tiles", ()), turn.get("remove")
    return Turn(
        tuple((column, place) for column, place in tiles),
        turn.get("direction"),
        (remove[0], remove[1]) if remove else None,
    )


def try_turn(position: Position, turns: int, answer: Turn) -> Attempt:
    """Return whether a first turn wins in time, and how that ends against the best defence."""
    states = to_state(position)
    node, solver = node_of(states), Solver(terms_of(states), Budget())
    found = next((one for one in first_turns(solver, node, turns) if one.turn == answer), None)
    if found is None:
        raise why_not(position, answer)
    if found.wins:
        return Attempt(solved=True, told=[f"{turn_words(answer)}: that wins in time"])
    return Attempt(solved=False, told=refutation(solver, node, answer, turns))


def refutation(solver: Solver, node: Node, answer: Turn, turns: int) -> list[str]:
    """Tell what the opponent answers so that the win is not in time."""
    after = next(step.after for step in solver.steps(node) if step.turn == answer)
    most = odd_within(min(turns, node.turns_left)) - 2
    if most < 1:
        return ["that does not win at once"]
    step = next(
        step
        for step in solver.steps(after)
        if not step.after.mist & solver.terms.menhirs or not solver.wins_within(step.after, most)
    )
    if not step.after.mist & solver.terms.menhirs:
        return [f"the opponent wins: {turn_words(step.turn)}"]
    return [f"the opponent answers: {turn_words(step.turn)}; then you do not win in time"]


def why_not(position: Position, answer: Turn) -> IllegalActionError:
    """Return why a turn is not legal."""
    if answer.direction is None:
        return IllegalActionError("moving is compulsory, and so is removing where the turn says so")
    refused = held_up(to_state(position), set_of(answer.tiles), LETTERS.index(answer.direction))
    if refused.reason:
        return IllegalActionError(refusal_words(refused), refused.rule)
    if answer.remove is None:
        return IllegalActionError("this turn removes a tile, too: add - and its cell", "3.7")
    return IllegalActionError("that tile may not be removed after that move", "3.7")


def say_turns(solution: Solution) -> str:
    """Return the first of some turns, given as plain values, as it would be typed."""
    if not solution:
        return "there is none"
    turn = solution[0]
    removed = turn.get("remove")
    words = PASSING if "pass" in turn else f"{cells_typed(turn['tiles'])} {turn['direction']}"
    return words + (f" - {cells_typed([removed])}" if removed else "")


def cells_typed(cells: list[list[int]]) -> str:
    """Return cells as they would be typed."""
    return " ".join(f"{column},{place}" for column, place in cells)
