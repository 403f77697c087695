"""A bot for Menhirs that solves the position, as deep as its time allows."""

from typing import Any

from gloaming.core.game import AnyGame
from gloaming.core.streams import Stream
from gloaming.games.menhirs.board import set_of
from gloaming.games.menhirs.clusters import cluster_of
from gloaming.games.menhirs.notation import read_line
from gloaming.games.menhirs.solver import Turn, solve
from gloaming.games.menhirs.state import MOVING, State
from gloaming.games.menhirs.words import cell_words, player_words

from .random_bot import RandomBot


class SolverBot:
    """Wins where it can prove a win, and else holds out; perfect when its time suffices."""

    def __init__(self, seconds: float = 2.0) -> None:
        """Think so long about a turn at most."""
        self.seconds = seconds

    def plan(self, game: AnyGame, states: Any, seat: int, stream: Stream) -> list[int]:
        """Return the actions of the turn that the solver suggests; mist is placed at random."""
        if states[0].phase != MOVING or states[0].chosen != 0:
            return RandomBot().plan(game, states, seat, stream)
        solution = solve(states, seconds=self.seconds)
        if solution.suggestion is None:
            return RandomBot().plan(game, states, seat, stream)
        line = turn_line(states[0], seat, solution.suggestion)
        return [ply.action for ply in read_line(states, line)]


def turn_line(state: State, seat: int, turn: Turn) -> str:
    """Return a turn as a line of a record."""
    removed = f", removes {cell_words(turn.remove)}" if turn.remove else ""
    if turn.direction is None:
        return f"{player_words(seat)}: passes{removed}"
    return f"{player_words(seat)}: {mover_words(state, turn)} goes {turn.direction}{removed}"


def mover_words(state: State, turn: Turn) -> str:
    """Return what moves: a whole cluster, named by one of its tiles, or a part of one."""
    tiles = set_of(turn.tiles)
    if cluster_of(tiles, state.mist) == tiles:
        return f"cluster {cell_words(turn.tiles[0])}"
    return "part " + " ".join(cell_words(place) for place in turn.tiles)
