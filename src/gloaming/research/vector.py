"""Gymnasium's vector environment over a batch: many matches, one learner, random players."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.core.extras import from_extra

with from_extra("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from .batch import BatchEnvironment
from .seen import LARGEST_SEED, MASK, OBSERVATION, Seen, observation_space
from .variant import Variant

LOST = -1.0

Flags = NDArray[np.bool_]
Step = tuple[Seen, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class VectorEnvironment(VectorEnv[Seen, Any, Any]):
    """Matches that begin anew in the very step that ends them."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - the library's way

    def __init__(self, variant: Variant, num_envs: int, seat: int = 0) -> None:
        """Prepare the spaces; the matches start with `reset`."""
        self.variant, self.num_envs, self.seat = variant, num_envs, seat
        self.single_action_space = spaces.Discrete(variant.choices)
        self.single_observation_space = observation_space(variant)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - given when the environment is made
    ) -> tuple[Seen, dict[str, Any]]:
        """Start all matches anew; one seed is enough for them."""
        if seed is not None:
            self._np_random = np.random.default_rng(seed)  # type: ignore[arg-type]  # numbers alone
        number = int(self.np_random.integers(LARGEST_SEED))
        self.batch = BatchEnvironment(self.variant, self.num_envs, number, self.seat)
        return self.seen(), {}

    def seen(self) -> Seen:
        """Return what the learner sees in every match."""
        return {OBSERVATION: self.batch.seen.copy(), MASK: self.batch.masks.copy()}

    def step(self, actions: Any) -> Step:
        """Carry out the learner's choices; an illegal one loses its match."""
        choices = np.asarray(actions, np.int64)
        illegal = self.batch.masks[np.arange(self.num_envs), choices] == 0
        if illegal.any():
            choices = np.where(illegal, self.batch.masks.argmax(1), choices)
        self.batch.step(choices)
        rewards, ended = self.batch.rewards[:, self.seat].copy(), self.batch.ended.copy()
        self.batch.restart(np.flatnonzero(illegal & ~ended))
        rewards[illegal] = LOST
        return self.seen(), rewards, ended | illegal, np.zeros(self.num_envs, np.bool_), {}
