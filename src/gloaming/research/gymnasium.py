"""The games for Gymnasium: one learner at a seat, bots at the others.

    env = gymnasium.make("gloaming/finstere-v0", bot="badger", players=2)
    envs = gymnasium.make_vec("gloaming/finstere-v0", num_envs=512, players=2)

An illegal choice ends the match as a loss.  The bots of a vector environment are random: it
plays all its matches in compiled code, see `batch`.
"""

from typing import Any, SupportsInt

from gloaming.core.extras import from_extra

with from_extra("research"):
    import gymnasium
    from gymnasium import spaces

from gloaming.core.streams import stream_from
from gloaming.games import NAMES

from .light_match import LightMatch
from .opponents import RANDOM, let_play, opponent
from .seen import LARGEST_SEED, Seen, draw, observation_space, see
from .variant import Variant, variant_of
from .vector import VectorEnvironment

LOST = -1.0


class SeatEnvironment(gymnasium.Env[Seen, Any]):
    """A match in which one seat learns and bots have the others."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - the library's way

    def __init__(
        self,
        variant: Variant,
        seat: int = 0,
        bot: str = RANDOM,
        render_mode: str | None = None,
    ) -> None:
        """Prepare the spaces; a match starts with `reset`."""
        self.variant = variant
        self.seat = seat
        self.bot = opponent(variant.game, bot)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(variant.choices)
        self.observation_space = observation_space(variant)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new match, and let the bots play up to the learner's first choice."""
        super().reset(seed=seed, options=options)
        numbers = [int(number) for number in self.np_random.integers(LARGEST_SEED, size=2)]
        self.match = LightMatch(self.variant, numbers[0], favourite=self.seat)
        self.stream = stream_from(numbers[1])
        let_play(self.match, self.seat, self.bot, self.stream)
        return see(self.match, self.seat), {}

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's choice, and let the bots answer."""
        if not self.match.choose(self.seat, int(action)):
            return see(self.match, self.seat), LOST, True, False, {"illegal": True}
        let_play(self.match, self.seat, self.bot, self.stream)
        reward = self.match.returns()[self.seat]
        return see(self.match, self.seat), reward, self.match.is_over, False, {}

    def render(self) -> str | None:
        """Return the board as spectators see it, if that was asked for."""
        return draw(self.match) if self.render_mode else None


def make(name: str, seat: int = 0, bot: str = RANDOM, **options: Any) -> SeatEnvironment:
    """Return a game for one learner; what is left over are the game's options."""
    render_mode = options.pop("render_mode", None)
    return SeatEnvironment(variant_of(name, **options), seat, bot, render_mode)


def make_vector(name: str, num_envs: int, seat: int = 0, **options: Any) -> VectorEnvironment:
    """Return many matches for one learner against random players."""
    return VectorEnvironment(variant_of(name, **options), num_envs, seat)


for game_name in NAMES:
    gymnasium.register(
        f"gloaming/{game_name}-v0",
        entry_point=f"{__name__}:make",
        vector_entry_point=f"{__name__}:make_vector",
        kwargs={"name": game_name},
    )
