"""What a seat is handed: the planes of its view, and a mask of its legal choices."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.extras import from_extra

with from_extra("research"):
    from gymnasium import spaces

from .light_match import LightMatch
from .variant import Variant

Seen: TypeAlias = dict[str, NDArray[Any]]

OBSERVATION, MASK = "observation", "action_mask"
LOWEST, HIGHEST = np.iinfo(np.int8).min, np.iinfo(np.int8).max
LARGEST_SEED = 2**62
SPECTATOR = -1


def observation_space(variant: Variant) -> spaces.Space[Any]:
    """Return the space of what is seen."""
    numbers = spaces.Box(LOWEST, HIGHEST, (variant.observation_size,), np.int8)
    return spaces.Dict({OBSERVATION: numbers, MASK: spaces.MultiBinary(variant.choices)})


def see(match: LightMatch, seat: int) -> Seen:
    """Return what a seat sees and which choices it has now, in new memory."""
    return {OBSERVATION: match.observe(seat).copy(), MASK: match.mask(seat).copy()}


def draw(match: LightMatch) -> str:
    """Return the board as spectators see it."""
    variant = match.variant
    view = variant.game.view(match.states, SPECTATOR)
    return variant.game.draw_position(variant.options, view)


def fresh_match(variant: Variant, generator: np.random.Generator) -> LightMatch:
    """Return a new match whose chance follows from a generator."""
    return LightMatch(variant, int(generator.integers(LARGEST_SEED)))
