"""What both kinds of PettingZoo environments are made of: agents, spaces, a match."""

from typing import Any

import numpy as np

from gloaming.core.extras import from_extra

with from_extra("research"):
    from gymnasium import spaces

from .light_match import LightMatch
from .seen import draw, fresh_match, observation_space
from .variant import Variant


class Agents:
    """The seats of a variant as agents: seat_0, seat_1 ..."""

    match: LightMatch

    def __init__(self, variant: Variant, render_mode: str | None = None) -> None:
        """Prepare the spaces; a match starts with `reset`."""
        self.variant = variant
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(variant.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: self.choices() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.sights() for agent in self.possible_agents}
        self.generator = np.random.default_rng()

    def choices(self) -> spaces.Space[Any]:
        """Return a space of all choices."""
        return spaces.Discrete(self.variant.choices)

    def sights(self) -> spaces.Space[Any]:
        """Return a space of all that can be seen."""
        return observation_space(self.variant)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what a seat observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the choices of a seat."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Start a new match; the seed decides what chance does."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.match = fresh_match(self.variant, self.generator)
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """Return the board as spectators see it, if that was asked for."""
        return draw(self.match) if self.render_mode else None

    def close(self) -> None:
        """Do nothing: there is no window to close."""
