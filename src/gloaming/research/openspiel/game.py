"""A Gloaming game as a game of OpenSpiel."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gloaming.core.extras import from_extra

with from_extra("research"):
    import pyspiel

from gloaming.core.game import AnyGame
from gloaming.research.variant import Variant

from .observer import SpielObserver
from .opening import read_opening
from .parameters import OPENING, defaults, fewest_and_most_seats, options_from
from .play import DRAWS, Play
from .state import SpielState

PREFIX = "gloaming_"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options, from its start or from an opening."""

    game: ClassVar[AnyGame]  # each registered game has a class of its own

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Read the options and play the opening."""
        parameters = dict(params or {})
        self.variant = Variant(self.game, options_from(self.game, parameters))
        kind = game_type(self.game, has_secrets=self.variant.has_secrets)
        super().__init__(kind, game_information(self.variant), parameters)
        self.first = Play(self.variant)
        for choice in read_opening(parameters.get(OPENING, "")):
            self.first.apply(choice)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Let a game be pickled as its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return the state after the opening."""
        return SpielState(self)

    def make_py_observer(
        self, kind: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """Return what observes states, for a kind of observation."""
        return SpielObserver(self.variant, kind, params)


def game_type(game: AnyGame, *, has_secrets: bool) -> Any:
    """Return what OpenSpiel has to know before a game is loaded."""
    fewest, most = fewest_and_most_seats(game)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if has_secrets else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def game_information(variant: Variant) -> Any:
    """Return the bounds of a game with its options."""
    return pyspiel.GameInfo(
        num_distinct_actions=variant.choices,
        max_chance_outcomes=max(variant.game.most_actions, DRAWS),
        num_players=variant.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=variant.game.most_plies(variant.options),
    )


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel as `gloaming_` and its name."""
    kind = game_type(game, has_secrets=game.has_secrets(game.options_type()))
    # OpenSpiel frees what it was given after Python has ended; only classes survive that.
    pyspiel.register_game(kind, type(f"Spiel{game.name.title()}", (SpielGame,), {"game": game}))
