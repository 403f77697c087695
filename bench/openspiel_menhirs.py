"""Menhirs as a game of OpenSpiel, just enough for its alpha-beta search.

An action is the index of a complete turn in the list of all turns.
"""

import pyspiel
from open_spiel.python.algorithms import minimax

from gloaming.core.layout import Records, clone
from gloaming.games.menhirs.clusters.board import cell_at, places_in
from gloaming.games.menhirs.clusters.move import PASS, landing, mist_after, reverse
from gloaming.games.menhirs.clusters.moves import moves_in
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import State

MOST_TURNS = 100_000
Turn = tuple[int, int]

GAME_TYPE = pyspiel.GameType(
    short_name="gloaming_menhirs_endgame",
    long_name="Menhirs, from a given position",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class Endgame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A match of Menhirs from a position on."""

    def __init__(self, states: Records[State]) -> None:
        """Start from a state at the beginning of a turn."""
        information = pyspiel.GameInfo(
            num_distinct_actions=MOST_TURNS,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=TURNS,
        )
        super().__init__(GAME_TYPE, information, {})
        self.states = clone(states)

    def new_initial_state(self) -> "EndgameState":
        """Return the position from which the endgame starts."""
        state = self.states[0]
        return EndgameState(self, int(state.mist), int(state.banned), int(state.turn))


class EndgameState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position at the beginning of a turn."""

    def __init__(self, game: Endgame, mist: int, banned: int, turn: int) -> None:
        """Set the position up."""
        super().__init__(game)
        self.terms = game.states[0].terms
        self.mist, self.banned, self.turn = mist, banned, turn
        self.winner: int | None = None

    def current_player(self) -> int:
        """Return whose turn it is."""
        if self.winner is not None or self.turn > TURNS:
            return int(pyspiel.PlayerId.TERMINAL)
        return (self.turn - 1) % 2

    def turns(self) -> list[Turn]:
        """Return every complete turn: a move, and the tile removed after it or 0."""
        moves = moves_in(self.terms, self.mist, self.banned) or [PASS]
        return [(move, tile) for move in moves for tile in self.removals(move)]

    def removals(self, move: int) -> list[int]:
        """Return the tiles that may be removed after a move."""
        mist = int(mist_after(self.mist, move))
        if not mist & int(self.terms.menhirs) or not removes(self.terms, self.turn):
            return [0]
        tiles = int(removable(self.terms, mist))
        return [1 << cell_at(*place) for place in places_in(tiles)] or [0]

    def _legal_actions(self, _player: int) -> list[int]:
        """Return the numbers of all turns."""
        return list(range(len(self.turns())))

    def _apply_action(self, action: int) -> None:
        """Carry out a turn."""
        move, removed = self.turns()[action]
        mist = int(mist_after(self.mist, move))
        if not mist & int(self.terms.menhirs):
            self.winner = (self.turn - 1) % 2
        voided = move == PASS or removed & int(landing(move)) or not self.terms.no_take_back
        self.banned = PASS if voided else int(reverse(move))
        self.mist = mist & ~removed
        self.turn += 1

    def _action_to_string(self, _player: int, action: int) -> str:
        """Return the number of a turn as text."""
        return str(action)

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.winner is not None or self.turn > TURNS

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser."""
        if self.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        """Return the position as text."""
        return f"{self.mist} {self.banned} {self.turn}"


def alpha_beta(states: Records[State]) -> float:
    """Return what an endgame is worth to the player to move, by OpenSpiel's search."""
    game = Endgame(states)
    state = game.new_initial_state()
    mover = state.current_player()
    value, _ = minimax.alpha_beta_search(
        game, state=state, maximum_depth=TURNS, maximizing_player_id=mover
    )
    return float(value)
