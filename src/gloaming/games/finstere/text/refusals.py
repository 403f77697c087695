"""Why an action is refused, in words and with its rule."""

from typing import Literal, TypeAlias

from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records, clone
from gloaming.games.finstere.actions import ACTIONS, BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.floor.board import CELLS, STRIDE, Cell, x_and_y
from gloaming.games.finstere.material import FORMS, HIT_CARD, PLAIN, SUPPLY, TILE_NAMES, WALL, Form
from gloaming.games.finstere.moves.barriers import Barrier, barrier_to, rule_of
from gloaming.games.finstere.moves.steps import ENTERING
from gloaming.games.finstere.state import (
    BEGINNING,
    DRAWING,
    NO_TOKEN,
    OUT,
    PLACING,
    WAITING,
    Floor,
    State,
)

from .words import cell_words

Obstacle: TypeAlias = Literal["sticks-out", "kept-free", "covered", "beside-teleporter"]
OBSTACLE_WORDS: dict[Obstacle, str] = {
    "sticks-out": "the tile would stick out of the board",
    "kept-free": "{} by the entrance or exit is kept free",
    "covered": "there is already a tile on {}",
    "beside-teleporter": "no two teleporters lie right beside each other",
}
BARRIER_WORDS: dict[Barrier, str] = {
    "wall": "there is a wall",
    "monster": "the monster is there",
    "teleporter": "a teleporter is a wall to tokens",
}
RULE_OF_LAYING = "2.6"


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    state = clone(states)[0]
    if not 0 <= action < ACTIONS:
        return IllegalActionError(f"there is no action {action}")
    if state.phase == PLACING:
        return why_not_lay(state, action)
    if state.phase == BEGINNING:
        return IllegalActionError("chance names who of those who play begins", "3")
    if state.phase == DRAWING:
        return why_not_draw(state, action)
    if state.active == NO_TOKEN:
        return why_not_pick(state, seat, action)
    return why_not_move(state, action)


def why_not_lay(state: State, action: int) -> IllegalActionError:
    """Say why a tile cannot be laid there."""
    if action < PLACE:
        return IllegalActionError("tiles are still to be laid", RULE_OF_LAYING)
    index, cell = divmod(action - PLACE, CELLS)
    form = FORMS[index]
    name = SUPPLY[form.supply][0]
    if state.supply[form.supply] == 0:
        return IllegalActionError(f"no {name} is left to lay", RULE_OF_LAYING)
    if state.chance_places and laying.is_layable(state.floor, index, cell):
        return IllegalActionError("chance lays the largest tiles first")
    obstacle, place = obstacle_to(state.floor, form, cell)
    words = OBSTACLE_WORDS[obstacle].format(cell_words(x_and_y(place)))
    return IllegalActionError(words, RULE_OF_LAYING)


def obstacle_to(floor: Floor, form: Form, cell: Cell) -> tuple[Obstacle, Cell]:
    """Return what keeps a tile from being laid on a cell, and where that is."""
    for down in range(form.height):
        for right in range(form.width):
            covered = cell + down * STRIDE + right
            obstacle = obstacle_on(floor, covered)
            if obstacle:
                return obstacle, covered
    return "beside-teleporter", cell


def obstacle_on(floor: Floor, cell: Cell) -> Obstacle | None:
    """Return what keeps any tile from covering a cell, if something does."""
    if cell >= CELLS or floor.ground[cell] == WALL:
        return "sticks-out"
    if laying.IS_KEPT_FREE[cell]:
        return "kept-free"
    if floor.ground[cell] != PLAIN or floor.things[cell]:
        return "covered"
    return None


def why_not_draw(state: State, action: int) -> IllegalActionError:
    """Say why a card cannot be the one that is turned."""
    if not CARD <= action < BEGIN:
        return IllegalActionError("a monster card is to be turned", "3")
    if state.rounds_played == 0 and rounds.card_at(state, action - CARD) >= HIT_CARD:
        return IllegalActionError("the first card is never a hit card", "3")
    return IllegalActionError("that card is not in the pile any more", "3")


def why_not_pick(state: State, seat: int, action: int) -> IllegalActionError:
    """Say why a token cannot be picked."""
    token = action - PICK
    if action >= STEP or token >= state.token_count:
        return IllegalActionError("first pick one of your tokens", "3")
    if state.tokens[token].seat != seat:
        return IllegalActionError("that token belongs to somebody else", "3")
    if not rounds.is_in_play(state, token):
        return IllegalActionError("that token is not in play any more", "3")
    return IllegalActionError("that token has already moved in this round", "3")


def why_not_move(state: State, action: int) -> IllegalActionError:
    """Say why the moving token cannot do that."""
    if action == STOP and state.floor.cell_of[state.active] == WAITING:
        return IllegalActionError("in the first round a token that can enter must", "3")
    if action == STOP:
        return IllegalActionError("a token may not end on another token", "4.3")
    if not STEP <= action < STOP:
        return IllegalActionError("a token is on the move: step, or stop", "4.1")
    if state.floor.cell_of[state.active] == OUT:
        return IllegalActionError("the token is out", "4.2")
    if state.steps_left == 0:
        return IllegalActionError("the token has no steps left", "4.1")
    return why_not_step(state, action - STEP)


def why_not_step(state: State, letter: int) -> IllegalActionError:
    """Say why the moving token cannot take that step."""
    floor, cell = state.floor, int(state.floor.cell_of[state.active])
    if (cell == WAITING) != (letter == ENTERING):
        return IllegalActionError(
            "a waiting token enters with I" if cell == WAITING else "the token is already inside",
            "4.2",
        )
    by, ahead = barrier_to(floor, cell, letter)
    return IllegalActionError(
        barrier_words(floor, by, cell, ahead), rule_of(floor, by, cell, ahead)
    )


def barrier_words(floor: Floor, by: Barrier, start: Cell, ahead: Cell) -> str:
    """Say what is in the way of a step."""
    if by == "token":
        return "it would come onto another token and could not move on from there"
    if start == WAITING:
        return "the entrance is not free"
    if by == "tile":
        tile = TILE_NAMES[int(floor.things[ahead])]
        return f"the {tile} cannot be pushed: the cell behind it is not free"
    return BARRIER_WORDS[by]
