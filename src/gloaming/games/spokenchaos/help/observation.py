"""What a seat sees of Spokenchaos, plane by plane.

Seats count from the one that sees, clockwise, and so do ghosts: its own seven first.  A spectator
sees what seat 0 sees, without its plan.  Places of furniture and ghosts are told by field and by
steps within it, 32 to a field; heights in sixteenths of a field, at most 127.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.planes import Observation, Plane, starts_of
from gloaming.games.spokenchaos.assumptions import QUARTER
from gloaming.games.spokenchaos.course.actor import is_to_act
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARD_NUMBERS,
    CARD_PIECES,
    CARDS,
    GHOSTS,
    MAX_PLAYERS,
    MIDNIGHT_NAMES,
    NO_CARD,
    NO_PIECE,
)
from gloaming.games.spokenchaos.midnight.too_keen import (
    TOO_KEEN,
    is_older,
    picked_face,
    piece_to_topple,
)
from gloaming.games.spokenchaos.solids.lobby import FIELDS, NO_LEAN, PIECES, STEPS_PER_FIELD
from gloaming.games.spokenchaos.state import INSIDE, NO_GHOST, OVER, SIDES, Figure, State

MOST = 127
HEIGHTS_PER_FIELD = 16
GRID_UNIT = 4

SPOT = ("field", "row", "x", "y", "height")
PIECE = (
    *SPOT,
    "quarter",
    "degrees",
    "face",
    "lean",
    "angle",
    "moved",
    "held",
)
FIGURE = (*SPOT, "where", "way", "entered", "done", "samples")
SEAT = ("start side", "card", "first piece", "second piece", "picks", "roll", "sealed", "acts")

PLANES = (
    Plane(
        "furniture",
        (PIECES, len(PIECE)),
        "of each piece: 1 + column and 1 + row of its field (0: not in the lobby), x and y in it, "
        "height, quarter turns, degrees beyond them, face, 1 + lean, angle of the lean, "
        "1 if moved this round, 1 if held",
    ),
    Plane(
        "ghosts",
        (ALL_GHOSTS, len(FIGURE)),
        "of each ghost: 1 + column and 1 + row (0: not in the lobby), x and y in it, height, "
        "0 box, 1 beside the board, 2 lobby, 3 out; 0 upright, 1 to 4 lying N, E, S, W; "
        "1 if it entered this round, 1 if it may not move, samples that showed it (at most 127)",
    ),
    Plane("plan", (GHOSTS, len(FIGURE)), "the own ghosts as planned, in the same way"),
    Plane("setting out", (GHOSTS,), "1 for the own ghost on its way"),
    Plane("way", (3,), "of that ghost: 1 + column, 1 + row, steps taken"),
    Plane("points", (), "left in the own plan"),
    Plane(
        "seats",
        (MAX_PLAYERS, len(SEAT)),
        "of each seat: start side (0 to 3: N, E, S, W), number of its card, 1 + each piece on it, "
        "times it picked, last roll, 1 if its plan is sealed, 1 if it is to act",
    ),
    Plane("holder", (MAX_PLAYERS,), "1 for the seat with the die"),
    Plane("picker", (MAX_PLAYERS,), "1 for the seat that picks the side"),
    Plane("held", (4,), "of a lifted piece: face, 1 + lean, quarter turns, degrees beyond them"),
    Plane("phase", (OVER + 1,), "1 for the phase, as `state.py` lists them"),
    Plane("keyhole", (SIDES, FIELDS), "1 for the door where it is: N, E, S, W, and 1 to 6"),
    Plane("door number", (), "rolled for this look, or 0"),
    Plane("pile", (len(CARDS),), "movement cards of each kind left"),
    Plane("midnight", (len(MIDNIGHT_NAMES),), "1 for the card in force"),
    Plane("midnight pile", (len(MIDNIGHT_NAMES),), "1 for each card left"),
    Plane("midnight cursor", (), "how far the card has been carried out"),
    Plane("picked faces", (PIECES,), "on which each piece is to be laid by the card too keen"),
    Plane("round", (), "1 to 5"),
    Plane("players", (), "how many play"),
    Plane("merging", (), "option"),
    Plane("in turn", (), "option"),
    Plane("doors around", (), "option"),
    Plane("grid", (), "option, in fours"),
    Plane("edition", (), "of the rules"),
)
STARTS = starts_of(PLANES)
FURNITURE, FIGURES, PLAN = STARTS["furniture"], STARTS["ghosts"], STARTS["plan"]
SETTING_OUT, WAY, POINTS = STARTS["setting out"], STARTS["way"], STARTS["points"]
SEATS, HOLDER, PICKER, HELD = (STARTS[name] for name in ("seats", "holder", "picker", "held"))
PHASE, KEYHOLE, NUMBER = STARTS["phase"], STARTS["keyhole"], STARTS["door number"]
PILE, MIDNIGHT, CURSOR = STARTS["pile"], STARTS["midnight"], STARTS["midnight cursor"]
PICKED_FACES = STARTS["picked faces"]
MIDNIGHT_PILE, ROUND, OPTIONS = STARTS["midnight pile"], STARTS["round"], STARTS["players"]


@compiled
def observe(state: State, seat: int, out: Observation) -> None:
    """Fill the planes."""
    viewer = max(seat, 0)
    for index in range(PIECES):
        see_piece(state, index, FURNITURE + index * len(PIECE), out)
    for number in range(state.players * GHOSTS):
        place = (number - viewer * GHOSTS) % (state.players * GHOSTS)
        see_figure(state.figures[number], FIGURES + place * len(FIGURE), out)
    if seat >= 0:
        see_plan(state, seat, out)
    for place in range(state.players):
        see_seat(state, (viewer + place) % state.players, place, out)
    see_table(state, out)


@compiled
def see_spot(x: int, y: int, height: float, start: int, out: Observation) -> None:
    """Fill where something in the lobby is."""
    out[start] = 1 + x // STEPS_PER_FIELD
    out[start + 1] = 1 + y // STEPS_PER_FIELD
    out[start + 2] = x % STEPS_PER_FIELD
    out[start + 3] = y % STEPS_PER_FIELD
    out[start + 4] = min(int(np.floor(height * HEIGHTS_PER_FIELD + 0.5)), MOST)


@compiled
def see_piece(state: State, index: int, start: int, out: Observation) -> None:
    """Fill how a piece of furniture stands."""
    piece = state.pieces[index]
    start_of_pose = start + len(SPOT)
    if piece.is_placed:
        see_spot(int(piece.x), int(piece.y), piece.height, start, out)
        see_pose(int(piece.yaw), int(piece.face), int(piece.lean), start_of_pose, out)
        out[start_of_pose + 4] = piece.angle
    out[start_of_pose + 5] = (state.used >> index) & 1
    out[start_of_pose + 6] = state.held == index


@compiled
def see_pose(yaw: int, face: int, lean: int, start: int, out: Observation) -> None:
    """Fill how furniture is turned."""
    out[start], out[start + 1] = yaw // QUARTER, yaw % QUARTER
    out[start + 2], out[start + 3] = face, lean - NO_LEAN


@compiled
def see_figure(figure: Figure, start: int, out: Observation) -> None:
    """Fill where a ghost is."""
    body = figure.body
    if figure.where == INSIDE:
        see_spot(int(body.x), int(body.y), body.bottom, start, out)
    start += len(SPOT)
    out[start], out[start + 1] = figure.where, body.way
    out[start + 2], out[start + 3] = figure.has_entered, figure.is_done
    out[start + 4] = min(figure.samples, MOST)


@compiled
def see_plan(state: State, seat: int, out: Observation) -> None:
    """Fill what a seat has planned so far."""
    plan = state.plans[seat]
    for ghost in range(GHOSTS):
        see_figure(plan.figures[ghost], PLAN + ghost * len(FIGURE), out)
    if plan.active != NO_GHOST:
        out[SETTING_OUT + plan.active] = 1
        out[WAY], out[WAY + 1], out[WAY + 2] = plan.column + 1, plan.row + 1, plan.steps
    out[POINTS] = plan.points


@compiled
def see_seat(state: State, seat: int, place: int, out: Observation) -> None:
    """Fill what lies before a seat."""
    start, card = SEATS + place * len(SEAT), state.cards[seat]
    out[start] = state.sides[seat]
    if card != NO_CARD:
        out[start + 1] = CARD_NUMBERS[card]
        out[start + 2] = CARD_PIECES[card, 0] - NO_PIECE
        out[start + 3] = CARD_PIECES[card, 1] - NO_PIECE
    out[start + 4], out[start + 5] = state.picks[seat], state.rolls[seat]
    out[start + 6], out[start + 7] = state.is_sealed[seat], is_to_act(state, seat)
    out[HOLDER + place] = state.holder == seat
    out[PICKER + place] = state.picker == seat


@compiled
def see_table(state: State, out: Observation) -> None:
    """Fill what lies on the table, and the options."""
    if state.held != NO_PIECE:
        face, lean, yaw = state.held_face, state.held_lean, state.held_yaw
        out[HELD], out[HELD + 1] = face, lean - NO_LEAN
        out[HELD + 2], out[HELD + 3] = yaw // QUARTER, yaw % QUARTER
    out[PHASE + state.phase] = 1
    if state.round_number > 0:
        out[KEYHOLE + state.side * FIELDS + state.door - 1] = 1
    out[NUMBER], out[ROUND] = state.number, state.round_number
    see_card(state, out)
    for kind in range(len(CARDS)):
        out[PILE + kind] = state.pile[kind]
    for card in range(len(MIDNIGHT_NAMES)):
        out[MIDNIGHT + card] = state.midnight == card
        out[MIDNIGHT_PILE + card] = (state.midnight_pile >> card) & 1
    out[OPTIONS], out[OPTIONS + 1], out[OPTIONS + 2] = state.players, state.merging, state.in_turn
    out[OPTIONS + 3], out[OPTIONS + 4] = state.doors_around, state.grid // GRID_UNIT
    out[OPTIONS + 5] = state.edition


@compiled
def see_card(state: State, out: Observation) -> None:
    """Fill how far the midnight card in force has been carried out."""
    if state.midnight != TOO_KEEN or is_older(state):
        out[CURSOR] = state.cursor
        return
    out[CURSOR] = piece_to_topple(state)
    for index in range(PIECES):
        out[PICKED_FACES + index] = picked_face(state, index)
