"""What a seat sees of Finstere Flure, plane by plane.  A spectator sees what seat 0 sees."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.planes import Observation, Plane, starts_of
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.floor.board import (
    CELLS,
    DIRECTIONS,
    HEIGHT,
    PLACES,
    STRIDE,
    WIDTH,
    cell_at,
)
from gloaming.games.finstere.material import (
    BLOOD,
    CARDS,
    MATCH_TOKENS,
    MAX_PLAYERS,
    MONSTER,
    NOTHING,
    SUPPLY,
    TELEPORTER,
    TELEPORTERS,
    TOKEN,
)
from gloaming.games.finstere.state import BEGINNING, EATEN, NO_TOKEN, OUT, WAITING, Floor, State

BOARD = (HEIGHT, WIDTH)
SQUARES = HEIGHT * WIDTH
PHASES = BEGINNING + 1

PLANES = (
    Plane("blood", BOARD, "1 on blood; rows from the north, cells from the west"),
    Plane("yellow teleporters", BOARD, "1 to 4 for an arrow to N, E, S or W"),
    Plane("blue teleporters", BOARD, "the same"),
    Plane("monster", BOARD, "1 where he stands"),
    Plane("stones", BOARD, "1 on a stone"),
    Plane("crystals", BOARD, "1 on a crystal"),
    Plane("turn-right stones", BOARD, "1 on a turn stone to the right"),
    Plane("turn-back stones", BOARD, "1 on a turn stone to the back"),
    Plane("own ready", BOARD, "the number of an own token that is still to move this round"),
    Plane("own moved", BOARD, "the number of an own token that has moved"),
    Plane("rivals ready", BOARD, "the number of a rival's token that is still to move"),
    Plane("rivals moved", BOARD, "the number of a rival's token that has moved"),
    Plane("moving", BOARD, "1 + its steps left where the moving token is"),
    Plane("facing", (DIRECTIONS,), "1 for the monster's direction: N, E, S, W"),
    Plane("phase", (PHASES,), "1 for placing, moving, drawing, walking, over or beginning"),
    Plane(
        "owner", (MATCH_TOKENS,), "of each token: 1 own, 2 the next seat's ...; 0 not in the box"
    ),
    Plane("number", (MATCH_TOKENS,), "that each token shows"),
    Plane("has moved", (MATCH_TOKENS,), "1 for each token that has moved this round"),
    Plane("is moving", (MATCH_TOKENS,), "1 for the token that is moving"),
    Plane("waiting", (MATCH_TOKENS,), "1 for each token before the entrance"),
    Plane("out", (MATCH_TOKENS,), "1 for each token that is out"),
    Plane("eaten", (MATCH_TOKENS,), "1 for each token that is eaten for good"),
    Plane("column", (MATCH_TOKENS,), "1 + x of each token on the board, else 0"),
    Plane("row", (MATCH_TOKENS,), "1 + y of each token on the board, else 0"),
    Plane("steps left", (), "of the moving token"),
    Plane("pile", (len(CARDS),), "cards of each kind in the pile: 5, 7, 8, 10, 1 hit, 2 hits"),
    Plane("cards left", (), "to be turned in this half"),
    Plane("second half", (), "1 in the second half"),
    Plane("rounds played", (), "by now"),
    Plane("tokens out", (MAX_PLAYERS,), "of each seat, the own one first, then clockwise"),
    Plane("starter", (MAX_PLAYERS,), "1 for the seat with the marker, in the same order"),
    Plane("supply", (len(SUPPLY),), "tiles of each kind still to be laid"),
    Plane("players", (), "how many play"),
    Plane("second-half cards", (), "ruling: how many are turned in the second half"),
    Plane("eaten tokens flip", (), "ruling"),
    Plane("sight across blood", (), "ruling"),
    Plane("tiles on corners", (), "ruling: 1 if tiles may lie there"),
    Plane("teleporters take tiles", (), "ruling: 1 if a tile pushed there is destroyed"),
    Plane("five is three hits", (), "option"),
    Plane("same cards again", (), "ruling: 1 if the second half has the cards of the first"),
    Plane("blocked slides stay", (), "ruling: 1 if a slide before a token stays in the pool"),
    Plane("must enter", (), "1 if tokens that can must come onto the board in the first round"),
)
STARTS = starts_of(PLANES)

BLOOD_PLANE, TELEPORTER_PLANE = STARTS["blood"], STARTS["yellow teleporters"]
THING_PLANE, TOKEN_PLANE, MOVING_PLANE = STARTS["monster"], STARTS["own ready"], STARTS["moving"]
MOVED_PLANE, RIVAL_PLANE = SQUARES, 2 * SQUARES  # behind the first plane of tokens
FACING, PHASE, OWNER, NUMBER = (STARTS[name] for name in ("facing", "phase", "owner", "number"))
HAS_MOVED, IS_MOVING = STARTS["has moved"], STARTS["is moving"]
PLACE_PLANE, COLUMN, ROW = STARTS["waiting"], STARTS["column"], STARTS["row"]
STEPS_LEFT, PILE, CARDS_LEFT = STARTS["steps left"], STARTS["pile"], STARTS["cards left"]
TOKENS_OUT, STARTER, SUPPLY_PLANE = STARTS["tokens out"], STARTS["starter"], STARTS["supply"]
SECOND_HALF, ROUNDS_PLAYED = STARTS["second half"], STARTS["rounds played"]
PLAYERS, SECOND_HALF_CARDS = STARTS["players"], STARTS["second-half cards"]
EATEN_FLIP, SIGHT = STARTS["eaten tokens flip"], STARTS["sight across blood"]
CORNERS, DESTROYED = STARTS["tiles on corners"], STARTS["teleporters take tiles"]
THREE_HITS, SAME_CARDS = STARTS["five is three hits"], STARTS["same cards again"]
STAYING, MUST_ENTER = STARTS["blocked slides stay"], STARTS["must enter"]
PAIR = TELEPORTERS // 2


def squares() -> list[int]:
    """Return the place of every cell in a plane; walls have none and get 0."""
    places = {cell_at(x, y): y * WIDTH + x for x, y in PLACES}
    return [places.get(cell, 0) for cell in range(CELLS)]


SQUARE_OF = np.array(squares())
FIRST_CELL, LAST_CELL = cell_at(0, 0), cell_at(WIDTH - 1, HEIGHT - 1)


@compiled
def observe(state: State, seat: int, out: Observation) -> None:
    """Fill the planes."""
    viewer = max(seat, 0)
    see_cells(state.floor, out)
    see_teleporters(state, out)
    for token in range(state.token_count):
        see_token(state, viewer, token, out)
    see_seats(state, viewer, out)
    see_round(state, out)
    see_rulings(state, out)


@compiled
def see_cells(floor: Floor, out: Observation) -> None:
    """Fill the planes of blood, the monster and tiles."""
    for cell in range(FIRST_CELL, LAST_CELL + 1):
        thing = int(floor.things[cell])
        if thing != NOTHING and thing < TOKEN:
            out[THING_PLANE + (thing - MONSTER) * SQUARES + SQUARE_OF[cell]] = 1
        if floor.ground[cell] == BLOOD:
            out[BLOOD_PLANE + SQUARE_OF[cell]] = 1


@compiled
def see_teleporters(state: State, out: Observation) -> None:
    """Fill the planes of the teleporters, a pair each."""
    for index in range(TELEPORTERS):
        cell = state.floor.teleporters[index]
        if state.floor.ground[cell] == TELEPORTER:
            plane = TELEPORTER_PLANE + index // PAIR * SQUARES
            out[plane + SQUARE_OF[cell]] = 1 + state.floor.arrows[index]


@compiled
def see_token(state: State, viewer: int, token: int, out: Observation) -> None:
    """Fill what the lists of tokens say about one, and its place on the board."""
    cell = int(state.floor.cell_of[token])
    number = rounds.value(state, token)
    out[OWNER + token] = 1 + seats_after(state, viewer, state.tokens[token].seat)
    out[NUMBER + token] = number
    out[HAS_MOVED + token] = state.tokens[token].has_moved
    if cell in (WAITING, OUT, EATEN):
        out[PLACE_PLANE + cell * MATCH_TOKENS + token] = 1
    else:
        out[COLUMN + token] = 1 + cell % STRIDE
        out[ROW + token] = cell // STRIDE
        if token != state.active:
            out[plane_of_token(state, viewer, token) + SQUARE_OF[cell]] = number
    if token == state.active:
        out[IS_MOVING + token] = 1


@compiled
def plane_of_token(state: State, viewer: int, token: int) -> int:
    """Return the plane that shows a token that stands on the board."""
    plane = TOKEN_PLANE
    if state.tokens[token].has_moved:
        plane += MOVED_PLANE
    if state.tokens[token].seat != viewer:
        plane += RIVAL_PLANE
    return plane


@compiled
def see_seats(state: State, viewer: int, out: Observation) -> None:
    """Fill what belongs to the seats, the viewer's first."""
    for seat in range(state.players):
        out[TOKENS_OUT + seats_after(state, viewer, seat)] = state.out_count[seat]
    out[STARTER + seats_after(state, viewer, state.starter)] = 1


@compiled
def seats_after(state: State, viewer: int, seat: int) -> int:
    """Return how many seats after the viewer's, clockwise, another sits."""
    ahead = int(seat) - viewer
    return ahead if ahead >= 0 else ahead + int(state.players)


@compiled
def see_round(state: State, out: Observation) -> None:
    """Fill how far the round and the match are."""
    floor = state.floor
    out[FACING + int(floor.facing)] = 1
    out[PHASE + int(state.phase)] = 1
    out[STEPS_LEFT] = state.steps_left
    for index in range(len(CARDS)):
        out[PILE + index] = state.pile[index]
    out[CARDS_LEFT] = state.cards_left
    out[SECOND_HALF] = state.second_half
    out[ROUNDS_PLAYED] = state.rounds_played
    for index in range(len(SUPPLY)):
        out[SUPPLY_PLANE + index] = state.supply[index]
    if state.active != NO_TOKEN and floor.cell_of[state.active] not in (WAITING, OUT):
        out[MOVING_PLANE + SQUARE_OF[floor.cell_of[state.active]]] = 1 + state.steps_left


@compiled
def see_rulings(state: State, out: Observation) -> None:
    """Fill how the match is played."""
    out[PLAYERS] = state.players
    out[SECOND_HALF_CARDS] = state.second_half_cards
    out[EATEN_FLIP] = state.eaten_tokens_flip
    out[SIGHT] = state.floor.sight_across_blood
    out[CORNERS] = state.floor.corner_keeps_tiles
    out[DESTROYED] = state.floor.teleporter_takes_tiles
    out[THREE_HITS] = state.five_is_three_hits
    out[SAME_CARDS] = state.same_cards_again
    out[STAYING] = state.floor.blocked_slide_stays
    out[MUST_ENTER] = state.must_enter
