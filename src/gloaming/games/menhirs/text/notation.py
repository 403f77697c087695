"""Actions and records of Menhirs as text.

    column 3: forest menhir forest forest menhir      the deal, a line for each column
    mist (4,3) (2,2)                                  player 1 places mist, then player 2
    player 1: cluster (2,2) goes NE, removes (5,1)    a whole cluster, named by any tile of it
    player 2: part (2,2) (2,3) (3,3) goes S           a part of one
    player 1: passes, removes (5,1)
    player 2: part (2,2) (2,3)                        a turn that is not finished

In a record every round has a heading, and a remark says which menhirs came free.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import cast

from gloaming.core.actors import CHANCE
from gloaming.core.errors import NotationError
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import LETTERS, Cell, first_of, number_of, place_of
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.course import rounds, setup
from gloaming.games.menhirs.course.setup import DEAL_CELLS
from gloaming.games.menhirs.material import LANDS
from gloaming.games.menhirs.options import ROUNDS, SEATS
from gloaming.games.menhirs.state import PLACING, REMOVING, State

from .account import Moved, account_of
from .names import cell_words, player_words, read_cell
from .words import effect_words

VERBS = (("place", PLACE), ("cluster", CLUSTER), ("tile", TILE), ("remove", REMOVE))
TURN = re.compile(
    r"(?P<player>player [12]): "
    r"(?:passes|cluster (?P<cluster>\(\d,\d\))|part (?P<part>\(\d,\d\)(?: \(\d,\d\))*))"
    r"(?: goes (?P<way>[NS][EW]?))?"
    r"(?:, removes (?P<removed>\(\d,\d\)))?"
)


def cell_of(action: int, family: int) -> str:
    """Return the cell of an action in words."""
    return cell_words(place_of(action - family))


@cache
def write_action(action: int) -> str:
    """Return one action as text."""
    if action == PASSING:
        return "pass"
    if GO <= action < REMOVE:
        return f"go {LETTERS[action - GO]}"
    if action < PLACE:
        return f"deal {LANDS[action - DEAL]}"
    verb, family = next(entry for entry in reversed(VERBS) if entry[1] <= action)
    return f"{verb} {cell_of(action, family)}"


def read_action(state: State, text: str) -> int:
    """Read one action; a cluster may be named by any of its tiles."""
    verb, _, rest = text.partition(" ")
    if text == "pass":
        return PASSING
    if verb == "go" and rest in LETTERS:
        return GO + LETTERS.index(rest)
    if verb == "deal" and rest in LANDS:
        return DEAL + LANDS.index(rest)
    if verb not in dict(VERBS):
        raise NotationError(
            f"{text!r} is not like 'place (4,3)', 'cluster (4,3)', 'tile (4,3)', 'go NE', "
            "'remove (4,3)' or 'pass'"
        )
    cell = read_cell(int(state.terms.board), rest)
    return dict(VERBS)[verb] + (first_tile(state, cell) if verb == "cluster" else cell)


def first_tile(state: State, cell: Cell) -> Cell:
    """Return the tile that names the cluster of a tile."""
    if not state.mist >> cell & 1:
        raise NotationError(f"there is no mist on {cell_words(place_of(cell))}")
    return int(number_of(first_of(cluster_of(1 << cell, state.mist))))


def write_lines(moments: Iterable[Moment]) -> Iterator[str]:
    """Write the plies of a match as the lines of a record."""
    line, remark = "", ""
    for moment in moments:
        state, action = moment.before[0], moment.ply.action
        if opens_line(state, action):
            yield from finished(line, remark)
            if begins_round(state, action):
                yield f"Round {round_of(state)}"
            line, remark = opening(state, action), ""
        else:
            line += continuation(state, action)
        if GO <= action < REMOVE:
            remark = ", ".join(effect_words(cast("Moved", account_of(moment))))
    yield from finished(line, remark)


def finished(line: str, remark: str) -> Iterator[str]:
    """Return a line with its remark, if there is one."""
    if line:
        yield f"  {line}" + f"   ; {remark}" * bool(remark)


def round_of(state: State) -> int:
    """Return the number of the round."""
    return (int(state.turn) - 1) // SEATS + 1


def opens_line(state: State, action: int) -> bool:
    """Tell whether an action begins a line of its own."""
    if action < PLACE:
        return bool(place_of(DEAL_CELLS[state.terms.board, state.dealt])[1] == 1)
    if state.phase == PLACING:
        return bool(setup.placer(state) == 0)
    return bool(state.phase != REMOVING and state.chosen == 0)


def begins_round(state: State, action: int) -> bool:
    """Tell whether an action is the first of a round."""
    return action >= CLUSTER and bool(rounds.mover(state) == 0)


def opening(state: State, action: int) -> str:
    """Return the beginning of a line."""
    if action < PLACE:
        column, _ = place_of(DEAL_CELLS[state.terms.board, state.dealt])
        return f"column {column}: {LANDS[action - DEAL]}"
    if state.phase == PLACING:
        return f"mist {cell_of(action, PLACE)}"
    who = player_words(int(rounds.mover(state)))
    if action == PASSING:
        return f"{who}: passes"
    if action >= TILE:
        return f"{who}: part {cell_of(action, TILE)}"
    return f"{who}: cluster {cell_of(action, CLUSTER)}"


def continuation(state: State, action: int) -> str:
    """Return what an action adds to a line."""
    if action < PLACE:
        return f" {LANDS[action - DEAL]}"
    if state.phase == PLACING:
        return f" {cell_of(action, PLACE)}"
    if action >= REMOVE:
        return f", removes {cell_of(action, REMOVE)}"
    return f" goes {LETTERS[action - GO]}" if action >= GO else f" {cell_of(action, TILE)}"


def read_line(states: Records[State], line: str) -> list[Ply]:
    """Read one line of a record."""
    state = states[0]
    if line.startswith("Round "):
        check_heading(state, line)
        return []
    if line.startswith("column "):
        return read_deal(line)
    if line.startswith("mist "):
        return read_placements(state, line)
    return read_turn(state, line)


def check_heading(state: State, line: str) -> None:
    """Refuse the heading of another round."""
    expected = f"Round {round_of(state)}"
    if line != expected:
        raise NotationError(f"here stands {line!r}, but it is {expected} of {ROUNDS}")


def read_deal(line: str) -> list[Ply]:
    """Read the land of a column."""
    _, _, lands = line.partition(": ")
    for land in lands.split():
        if land not in LANDS:
            raise NotationError(f"there is no land {land!r}; there is {' and '.join(LANDS)}")
    return [Ply(CHANCE, DEAL + LANDS.index(land)) for land in lands.split()]


def read_placements(state: State, line: str) -> list[Ply]:
    """Read where the players in turn place mist."""
    board, first = int(state.terms.board), int(setup.placer(state))
    cells = [read_cell(board, text) for text in line.split()[1:]]
    return [Ply((first + index) % SEATS, PLACE + cell) for index, cell in enumerate(cells)]


def read_turn(state: State, line: str) -> list[Ply]:
    """Read what a player does in a turn."""
    found = TURN.fullmatch(line)
    if not found:
        raise NotationError(f"{line!r} is not like 'player 1: cluster (2,2) goes NE'")
    seat = [player_words(seat) for seat in range(SEATS)].index(found["player"])
    board = int(state.terms.board)
    actions = read_choice(state, found["cluster"], found["part"])
    if found["way"]:
        actions.append(GO + LETTERS.index(found["way"]))
    if found["removed"]:
        actions.append(REMOVE + read_cell(board, found["removed"]))
    return [Ply(seat, action) for action in actions]


def read_choice(state: State, cluster: str | None, part: str | None) -> list[int]:
    """Read which tiles a player chooses; neither cluster nor part: a pass."""
    board = int(state.terms.board)
    if cluster:
        return [CLUSTER + first_tile(state, read_cell(board, cluster))]
    if part:
        return [TILE + read_cell(board, tile) for tile in part.split()]
    return [PASSING]
