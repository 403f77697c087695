"""All seats are asked at once, as PettingZoo's parallel environments want it.

Made for games with sealed plans: every seat that has still to seal its plan chooses in the
same step.  In a game of turns only one seat has choices.  What the mask forbids changes
nothing: that seat is asked again, and its information says so.
"""

from collections.abc import Mapping
from typing import Any

from gloaming.core.extras import from_extra

with from_extra("research"):
    from pettingzoo import ParallelEnv

from .agents import Agents
from .seen import Seen, see
from .variant import Variant

Step = tuple[
    dict[str, Seen],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ParallelEnvironment(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match in which every seat gives a choice in each step."""

    metadata: dict[str, Any] = {"name": "gloaming_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012 - the library's way

    def __init__(
        self, variant: Variant, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        """Prepare the agents; after `max_cycles` steps a match is broken off."""
        Agents.__init__(self, variant, render_mode)
        self.max_cycles = max_cycles

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - given when the environment is made
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Start a new match; the seed decides what chance does."""
        self.begin(seed)
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Seen]:
        """Return what every seat sees."""
        return {agent: see(self.match, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, int]) -> Step:
        """Carry out the choices of all seats that are to act."""
        refused = self.choose(actions)
        self.cycles += 1
        is_over, is_cut = self.match.is_over, self.cycles == self.max_cycles
        agents = self.possible_agents
        rewards = dict(zip(agents, self.match.returns(), strict=True))
        infos = {agent: {"refused": True} if agent in refused else {} for agent in agents}
        if is_over or is_cut:
            self.agents = []
        return (
            self.seen(),
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut and not is_over),
            infos,
        )

    def choose(self, actions: Mapping[str, int]) -> set[str]:
        """Carry out what is legal; return the seats whose choices are not."""
        awaited = {seat: self.possible_agents[seat] for seat in self.match.seats_to_act()}
        return {
            agent
            for seat, agent in awaited.items()
            if not self.match.choose(seat, int(actions[agent]))
        }
