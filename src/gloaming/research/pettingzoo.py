"""The games for PettingZoo: seats take turns (AEC), or all at once (parallel).

    env = gloaming.research.pettingzoo.env("finstere", players=2)

An observation is a dictionary of `observation`, the planes of the seat's view, and
`action_mask`, 1 for each legal choice.  As in the library's own games, `env` wraps `raw_env`:
an illegal choice ends the match and costs its seat as much as a loss, and what comes out of
order is refused in words.
"""

from typing import Any, TypeAlias

import numpy as np

from gloaming.core.extras import from_extra

with from_extra("research"):
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from gloaming.core.errors import IllegalActionError
from gloaming.core.planes import Observation

from .agents import Agents
from .parallel import ParallelEnvironment
from .seen import SPECTATOR, Seen, see
from .variant import Variant, variant_of

ILLEGAL_REWARD = -1.0

Choice: TypeAlias = int | np.integer[Any] | None


class TurnEnvironment(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match whose seats act one at a time; sealed plans come in one after another."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - the library's way
        "name": "gloaming_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, variant: Variant, render_mode: str | None = None) -> None:
        """Prepare the agents and their spaces."""
        Agents.__init__(self, variant, render_mode)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - options are given when the environment is made
        """Start a new match; the seed decides what chance does."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.match.seat]

    def observe(self, agent: str) -> Seen:
        """Return what a seat sees, and which choices it has now."""
        return see(self.match, self.seat_of[agent])

    def step(self, action: Choice) -> None:
        """Carry out the choice of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if not self.match.choose(self.seat_of[agent], int(action)):
            raise IllegalActionError(f"choice {action} of {agent} is not among its mask's")
        if self.match.is_over:
            self.end(dict(zip(self.agents, self.match.returns(), strict=True)))
        else:
            self.agent_selection = self.agents[self.match.seat]

    def end(self, rewards: dict[str, float]) -> None:
        """Give every seat its reward and let all step down."""
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def state(self) -> Observation:
        """Return what a spectator sees, for learners that judge from outside."""
        return self.match.observe(SPECTATOR).copy()


def raw_env(name: str, render_mode: str | None = None, **options: object) -> TurnEnvironment:
    """Return a game whose seats act one at a time, without the library's guards."""
    return TurnEnvironment(variant_of(name, **options), render_mode)


def env(name: str, render_mode: str | None = None, **options: object) -> AECEnv:
    """Return a game whose seats act one at a time."""
    return guarded(raw_env(name, render_mode, **options))


def guarded(environment: AECEnv) -> AECEnv:
    """Wrap an environment as the library wraps its classic games; bounds are checked anyway."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(environment, ILLEGAL_REWARD)
    )


def parallel_env(
    name: str, max_cycles: int | None = None, render_mode: str | None = None, **options: object
) -> ParallelEnvironment:
    """Return a game in which all seats are asked at once; see `parallel`."""
    return ParallelEnvironment(variant_of(name, **options), max_cycles, render_mode)
