"""Take cover: all ghosts lie down, move lying, and stand up after the look (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import LIE, TAGGING
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS
from gloaming.games.spokenchaos.seating import in_turn
from gloaming.games.spokenchaos.solids.collisions import is_free_of_furniture
from gloaming.games.spokenchaos.solids.lobby import UP, WAYS, Lobby
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import copy_body, gather, many_ghosts, room_of
from gloaming.games.spokenchaos.solids.spots import is_free_of_ghosts
from gloaming.games.spokenchaos.state import INSIDE, State

from .card import MidnightCard
from .cursor import decided

CARD = MidnightCard(
    "take-cover",
    "all ghosts lie down and move lying",
    (LIE + 1, TAGGING),  # nobody stays upright
)
TAKE_COVER = CARD.number


@compiled
def ghost_to_lie(state: State) -> int:
    """Return the ghost that is to take cover next, numbered among all."""
    return in_turn(state, state.cursor // GHOSTS) * GHOSTS + state.cursor % GHOSTS


@compiled
def carry_on(state: State) -> bool:
    """Ask the owner of the next ghost in the lobby how it takes cover."""
    while state.cursor < state.players * GHOSTS:
        number = ghost_to_lie(state)
        if state.figures[number].where == INSIDE and ways_to_lie(state, number):
            state.to_move = number // GHOSTS
            return False
        state.cursor += 1
    return True


@compiled
def is_legal(state: State, action: int) -> bool:
    """Tell whether the ghost that is to take cover can lie down so."""
    if not LIE < action < TAGGING:
        return False
    return (ways_to_lie(state, ghost_to_lie(state)) >> (action - LIE)) & 1 != 0


@compiled
def apply(state: State, action: int) -> None:
    """Lay the ghost down that is to take cover."""
    rooms = room_of(state)
    lie_down(state, rooms[0], ghost_to_lie(state), action - LIE)
    decided(state)


@compiled
def lie_down(state: State, lobby: Lobby, number: int, way: int) -> bool:
    """Lay a ghost down at the nearest spot where it fits so; tell whether there is one."""
    ghosts = many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    body = state.figures[number].body
    body.way = way
    if find_nearest(lobby, ghosts[:count], body):
        return True
    body.way = UP
    return False


@compiled
def ways_to_lie(state: State, number: int) -> int:
    """Return the ways in which a ghost can lie down in its field, as bits."""
    rooms, kept = room_of(state), many_ghosts()
    body = state.figures[number].body
    copy_body(body, kept[0])
    ways = 0
    for way in range(UP + 1, len(WAYS)):
        if lie_down(state, rooms[0], number, way):
            ways |= 1 << way
        copy_body(kept[0], body)
    return ways


@compiled
def stand_up(state: State) -> None:
    """Let all that lie stand up where they are, or nearby; without any room they lie on."""
    rooms = room_of(state)
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        if figure.where == INSIDE and figure.body.way != UP:
            rise(state, rooms[0], number)


@compiled
def rise(state: State, lobby: Lobby, number: int) -> None:
    """Let a ghost stand up."""
    ghosts = many_ghosts()
    others = ghosts[: gather(state.figures, 1 << number, ghosts, 0)]
    body = state.figures[number].body
    way = int(body.way)
    body.way = UP
    if is_free_of_furniture(lobby, body) and is_free_of_ghosts(body, others):
        return
    if not find_nearest(lobby, others, body):
        body.way = way
