"""What a seat sees of Menhirs, plane by plane.

A plane of the board has a row for each column of the hexagon, west to east, and in it the
eight rows of `board`.  Both seats, and spectators, see the same but for whose turn it is.
"""

from gloaming.core.compiled import compiled
from gloaming.core.planes import Observation, Plane, starts_of
from gloaming.games.menhirs.clusters.board import CELLS, COLUMNS, DIRECTIONS, LAND, STRIDE, Cells
from gloaming.games.menhirs.clusters.move import PASS, direction_of, tiles_of
from gloaming.games.menhirs.course.rounds import mover, removes
from gloaming.games.menhirs.course.setup import placer
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import MOVING, OVER, PLACING, REMOVING, State

BOARD = (COLUMNS, STRIDE)
PHASES = OVER + 1

PLANES = (
    Plane("land", BOARD, "1 where the board has a cell"),
    Plane("menhirs", BOARD, "1 where a menhir in play is to be seen"),
    Plane("face down", BOARD, "1 on a menhir that counts as forest"),
    Plane("mist", BOARD, "1 under mist"),
    Plane("chosen", BOARD, "1 on a tile chosen for the part that will move"),
    Plane("banned", BOARD, "1 on a tile of the move that may not be made, as it would take back"),
    Plane("banned direction", (DIRECTIONS,), "1 for that move's direction: N, NE, SE, S, SW, NW"),
    Plane("phase", (PHASES,), "1 for dealing, placing, moving, removing or over"),
    Plane("own turn", (), "1 if the seat is to place, move or remove"),
    Plane("turn", (), "1 to 24"),
    Plane("removals", (TURNS,), "1 for each turn of move and remove"),
    Plane("removal now", (), "1 if this turn is one of move and remove"),
    Plane("supply", (), "mist tiles to be placed"),
    Plane("placed", (), "mist tiles placed by the players"),
    Plane("must detach", (), "setting"),
    Plane("may pass", (), "setting"),
    Plane("no take back", (), "setting"),
    Plane("scoring", (), "option"),
)
STARTS = starts_of(PLANES)
LAND_PLANE, MENHIRS, FACE_DOWN = STARTS["land"], STARTS["menhirs"], STARTS["face down"]
MIST, CHOSEN, BANNED = STARTS["mist"], STARTS["chosen"], STARTS["banned"]
DIRECTION, PHASE, OWN_TURN = STARTS["banned direction"], STARTS["phase"], STARTS["own turn"]
TURN, REMOVALS, REMOVAL_NOW = STARTS["turn"], STARTS["removals"], STARTS["removal now"]
SUPPLY, PLACED, SCORING = STARTS["supply"], STARTS["placed"], STARTS["scoring"]
MUST_DETACH, MAY_PASS = STARTS["must detach"], STARTS["may pass"]
NO_TAKE_BACK = STARTS["no take back"]


@compiled
def observe(state: State, seat: int, out: Observation) -> None:
    """Fill the planes."""
    see_cells(LAND[state.terms.board], LAND_PLANE, out)
    see_cells(state.terms.menhirs, MENHIRS, out)
    see_cells(state.face_down, FACE_DOWN, out)
    see_cells(state.mist, MIST, out)
    see_cells(state.chosen, CHOSEN, out)
    see_ban(state, out)
    see_turn(state, seat, out)
    see_settings(state, out)


@compiled
def see_cells(cells: Cells, plane: int, out: Observation) -> None:
    """Fill a plane with a set of cells."""
    for cell in range(CELLS):
        out[plane + cell] = (cells >> cell) & 1


@compiled
def see_ban(state: State, out: Observation) -> None:
    """Fill the move that would take the opponent's back."""
    if state.banned != PASS:
        see_cells(tiles_of(state.banned), BANNED, out)
        out[DIRECTION + int(direction_of(state.banned))] = 1


@compiled
def see_turn(state: State, seat: int, out: Observation) -> None:
    """Fill how far the match is."""
    out[PHASE + int(state.phase)] = 1
    out[OWN_TURN] = is_own_turn(state, seat)
    out[TURN] = state.turn
    for turn in range(TURNS):
        out[REMOVALS + turn] = removes(state.terms, turn + 1)
    out[REMOVAL_NOW] = removes(state.terms, state.turn)
    out[SUPPLY] = state.supply
    out[PLACED] = state.placed


@compiled
def is_own_turn(state: State, seat: int) -> bool:
    """Tell whether a seat is to place, move or remove."""
    if state.phase == PLACING:
        return placer(state) == seat
    return state.phase in (MOVING, REMOVING) and mover(state) == seat


@compiled
def see_settings(state: State, out: Observation) -> None:
    """Fill how the match is played."""
    out[MUST_DETACH] = state.terms.must_detach
    out[MAY_PASS] = state.terms.may_pass
    out[NO_TAKE_BACK] = state.terms.no_take_back
    out[SCORING] = state.scoring
