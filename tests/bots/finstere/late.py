"""Late positions of Finstere Flure: one token is left to move, and a rival is about to win."""

from gloaming.core.match import Match
from gloaming.games.finstere import GAME
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.floor.board import cell_at
from gloaming.games.finstere.help.outlook import ShownDanger, outlook
from gloaming.games.finstere.material import MONSTER, NOTHING, TOKEN
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import EATEN, MOVING, OUT, State

OURS, LEADERS = range(4), range(4, 8)
MOVER, LEADER = 3, 7  # the tokens that matter

# Where the token to move, the leader's and the monster stand and how he faces: a few of the many
# moves turn him on the leader, whatever card comes.
MATES = (
    ((4, 2), (2, 0), (4, 3), 3),
    ((1, 7), (1, 1), (5, 0), 1),
    ((2, 5), (0, 2), (4, 2), 0),
    ((3, 3), (3, 1), (4, 0), 0),
)


def late_match(mover: Place, leader: Place, monster: Place, facing: int) -> Match:
    """Return a match of two who both have two tokens out; the second stands before the exit."""
    match = Match(GAME, FinstereOptions(players=2), "late")
    match.settle()
    state: State = match.state
    state.floor.things[state.floor.monster] = NOTHING
    for token in (*OURS, *LEADERS):
        state.tokens[token].has_moved = token != MOVER
        state.floor.cell_of[token] = EATEN
    for token in (*OURS[:2], *LEADERS[:2]):
        state.floor.cell_of[token] = OUT
    for token, place in ((MOVER, mover), (LEADER, leader)):
        cell = cell_at(*place)
        state.floor.cell_of[token], state.floor.things[cell] = cell, TOKEN + token
    state.floor.monster, state.floor.facing = cell_at(*monster), facing
    state.floor.things[state.floor.monster] = MONSTER
    state.out_count[0] = state.out_count[1] = state.out_when[1] = 2
    state.out_when[0] = state.exits = 4
    state.second_half, state.rounds_played, state.cards_left = True, 9, 5
    state.phase, state.to_move, state.starter = MOVING, 0, 0
    return match


def is_leader_eaten(match: Match) -> bool:
    """Tell whether every card that may come eats the leader's token."""
    told = outlook(match.states)
    return told is not None and ShownDanger(LEADER, 1) in told.dangers
