"""Train a small agent for Finstere Flure against random players, with NumPy alone.

    python -m examples.train_batch --updates 200 --plot docs/learning.svg

The agent is a network with one hidden layer that sees the numbers of an observation, not the
planes of the board.  It learns by actor-critic: every update plays a while in hundreds of
matches at once, and makes what went better than expected more likely.

Random players bring no token out, so at first every match is a draw and there is nothing to
learn from.  Hence a hint: a small reward for every step nearer to the exit, to be given back
when a token is eaten.  Such a hint changes what is learned first, not what is best.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learning_curve import Point, draw_curve
from gloaming.core.planes import starts_of
from gloaming.games.finstere.help.observation import PLANES
from gloaming.games.finstere.material import MATCH_TOKENS
from gloaming.research.batch import BatchEnvironment
from gloaming.research.variant import variant_of

Array = NDArray[np.float32]

LEARNER = 0
MATCHES = 512
STEPS = 32  # choices in every match between two updates
HIDDEN = 64
DISCOUNT, TRACE = 0.998, 0.97  # how far ahead a reward counts, and how far back
RATE, VALUE_RATE, ENTROPY = 0.003, 0.5, 0.01
HINT = 0.01  # for every step nearer to the exit
WAY = 27  # steps from before the entrance to freedom
FIRST, SECOND, SMALL = 0.9, 0.999, 1e-8  # of Adam, the optimiser
SCALE = 8.0  # most numbers of an observation are smaller
FORBIDDEN = -1e9
REPORTED = 10  # every so many updates


class Lesson(NamedTuple):
    """What was seen and done in some steps of every match."""

    seen: Array  # steps x matches x numbers
    masks: NDArray[np.int8]
    choices: NDArray[np.int64]
    rewards: Array
    hints: Array
    ended: NDArray[np.bool_]
    values: Array  # one more step: what is expected from there on


class Network:
    """What to choose, and what to expect."""

    def __init__(self, numbers: int, choices: int, seed: int) -> None:
        """Begin with small random weights, all choices about as likely."""
        chooser = np.random.default_rng(seed)
        self.weights = [
            (chooser.normal(size=(numbers, HIDDEN)) / np.sqrt(numbers)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (chooser.normal(size=(HIDDEN, choices + 1)) * 0.01).astype(np.float32),
            np.zeros(choices + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def hidden(self, seen: Array) -> Array:
        """Return the hidden layer."""
        return np.tanh(seen @ self.weights[0] + self.weights[1])

    def judge(self, hidden: Array, masks: NDArray[np.int8]) -> tuple[Array, Array]:
        """Return how likely every choice is, and the expected return."""
        out = hidden @ self.weights[2] + self.weights[3]
        preferences = np.where(masks, out[..., :-1], FORBIDDEN)
        odds = np.exp(preferences - preferences.max(-1, keepdims=True))
        return odds / odds.sum(-1, keepdims=True), out[..., -1]

    def learn(self, slopes: Sequence[Array]) -> None:
        """Go a step down the slopes."""
        self.updates += 1
        for index, slope in enumerate(slopes):
            first, second = self.moments[index]
            first = FIRST * first + (1 - FIRST) * slope
            second = SECOND * second + (1 - SECOND) * slope * slope
            self.moments[index] = first, second
            one = first / (1 - FIRST**self.updates)
            two = second / (1 - SECOND**self.updates)
            self.weights[index] -= RATE * one / (np.sqrt(two) + SMALL)


def numbers_of(batch: BatchEnvironment) -> Array:
    """Return what the agent looks at: all but the planes of the board, made small."""
    start = starts_of(PLANES)["facing"]
    return batch.seen[:, start:].astype(np.float32) / SCALE


def progress(batch: BatchEnvironment) -> Array:
    """Return how many steps the learner's tokens have come, in every match."""
    planes = {name: batch.seen[:, start:] for name, start in starts_of(PLANES).items()}
    owner, out, column, row = (
        planes[name][:, :MATCH_TOKENS].astype(np.float32)
        for name in ("owner", "out", "column", "row")
    )
    steps_left = np.where(column > 0, column + row - 2, WAY * (1 - out))
    return ((WAY - steps_left) * (owner == 1)).sum(1, dtype=np.float32)


def sample(odds: Array, chooser: np.random.Generator) -> NDArray[np.int64]:
    """Return a choice for every match, as likely as the odds say."""
    tickets = chooser.random((len(odds), 1), np.float32) * odds.sum(1, keepdims=True)
    chosen = (odds.cumsum(1) <= tickets).sum(1)
    is_legal = odds[np.arange(len(odds)), np.minimum(chosen, odds.shape[1] - 1)] > 0
    return np.where(is_legal, chosen, odds.argmax(1))


def play(batch: BatchEnvironment, network: Network, chooser: np.random.Generator) -> Lesson:
    """Play some steps in every match."""
    seen, masks, choices, rewards, hints, ended, values = [], [], [], [], [], [], []
    for _ in range(STEPS):
        seen.append(numbers_of(batch))
        masks.append(batch.masks.copy())
        odds, value = network.judge(network.hidden(seen[-1]), masks[-1])
        choices.append(sample(odds, chooser))
        before = progress(batch)
        batch.step(choices[-1])
        rewards.append(batch.rewards[:, LEARNER].astype(np.float32))
        ended.append(batch.ended.copy())
        hints.append(np.where(ended[-1], 0, HINT * (progress(batch) - before)))
        values.append(value)
    values.append(network.judge(network.hidden(numbers_of(batch)), batch.masks)[1])
    return Lesson(
        *(np.stack(part) for part in (seen, masks, choices, rewards, hints, ended, values))
    )


def advantages(lesson: Lesson) -> Array:
    """Return how much better every choice turned out than expected."""
    found = np.zeros_like(lesson.rewards)
    later = np.zeros_like(lesson.rewards[0])
    for step in reversed(range(STEPS)):
        goes_on = 1.0 - lesson.ended[step]
        reward = lesson.rewards[step] + lesson.hints[step]
        expected = reward + DISCOUNT * goes_on * lesson.values[step + 1]
        later = expected - lesson.values[step] + DISCOUNT * TRACE * goes_on * later
        found[step] = later
    return found


def slopes_of(network: Network, lesson: Lesson) -> list[Array]:
    """Return in which direction every weight makes the agent worse."""
    better = advantages(lesson)
    hidden = network.hidden(lesson.seen)
    odds, values = network.judge(hidden, lesson.masks)
    weight = ((better - better.mean()) / (better.std() + SMALL)).astype(np.float32)
    chosen = np.zeros_like(odds)
    np.put_along_axis(chosen, lesson.choices[..., None], 1.0, -1)
    surprise = np.log(odds + SMALL)
    mean_surprise = (odds * surprise).sum(-1, keepdims=True)
    out = np.empty((*odds.shape[:2], odds.shape[2] + 1), np.float32)
    out[..., :-1] = (odds - chosen) * weight[..., None]
    out[..., :-1] += ENTROPY * odds * (surprise - mean_surprise)
    out[..., -1] = VALUE_RATE * (values - (lesson.values[:-1] + better))
    out /= better.size
    return backwards(network, lesson.seen, hidden, out)


def backwards(network: Network, seen: Array, hidden: Array, out: Array) -> list[Array]:
    """Return the slopes of all weights, given those of what comes out."""
    flat_seen, flat_hidden = seen.reshape(-1, seen.shape[-1]), hidden.reshape(-1, HIDDEN)
    flat_out = out.reshape(-1, out.shape[-1])
    inner = (flat_out @ network.weights[2].T) * (1 - flat_hidden * flat_hidden)
    return [flat_seen.T @ inner, inner.sum(0), flat_hidden.T @ flat_out, flat_out.sum(0)]


def train(updates: int, seed: int, matches: int = MATCHES) -> Iterator[Point]:
    """Train, and tell after every update how the matches that ended in it went."""
    variant = variant_of("finstere", players=2)
    batch = BatchEnvironment(variant, matches, seed, learner=LEARNER)
    network = Network(numbers_of(batch).shape[1], variant.choices, seed)
    chooser, start = np.random.default_rng(seed), time.perf_counter()
    for _ in range(updates):
        lesson = play(batch, network, chooser)
        network.learn(slopes_of(network, lesson))
        results = lesson.rewards[lesson.ended]
        won, lost = int((results > 0).sum()), int((results < 0).sum())
        yield Point(time.perf_counter() - start, won, lost, len(results))


def main() -> None:
    """Train, print the way it goes, and draw the curve."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--updates", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--plot", type=Path)
    chosen = arguments.parse_args()
    points = []
    for number, point in enumerate(train(chosen.updates, chosen.seed), start=1):
        points.append(point)
        if number % REPORTED == 0:
            sys.stdout.write(f"update {number}: {point}\n")
    if chosen.plot:
        chosen.plot.write_text(draw_curve(points), encoding="utf-8")


if __name__ == "__main__":
    main()
