"""`python -m bench.ghost_worth 3000`: fit what places of Spokenchaos are worth, as bots know it.

Bots of wavering judgement play matches; at the start of each round it is noted how far
everybody's ghosts are from freedom, and in the end who won.  What it prints goes into
`gloaming/bots/spokenchaos/worth.py`; stages are the rounds to play, from one on.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.bot import play_turn
from gloaming.bots.spokenchaos.bot import SpokenchaosBot
from gloaming.bots.spokenchaos.forecast import rounds_left
from gloaming.bots.spokenchaos.mind import mind
from gloaming.bots.spokenchaos.trips import steps_to_exit
from gloaming.bots.spokenchaos.worth import BESIDE_STEPS, OUT_STEPS, SIZES, STEPS_TOLD_APART
from gloaming.core.match import Match
from gloaming.core.streams import below, stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.material import GHOSTS, MAX_PLAYERS, ROUNDS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import exit_of
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import ARRANGING, INSIDE, OUT, SUPPLY, State

from .fitting import Outcomes, Table, fit, print_table

PLAYERS = (2, 3, 4)  # of the matches, in turn
MERGING = 4  # every fourth match has it
MINDS = tuple(
    mind(movers=movers, mood=mood, candidates=candidates)
    for movers, candidates in ((2, 0), (3, 8))
    for mood in (0.15, 0.4)
)


class Round(NamedTuple):
    """The start of a round: how far all ghosts are, and who won in the end."""

    left: int  # rounds, this one among them
    ghosts: Table  # seat x size x steps: how many
    shares: NDArray[np.float64]  # of the win


def rounds_of(seed: int) -> Iterator[Round]:
    """Play a match and tell its rounds."""
    players = PLAYERS[seed % len(PLAYERS)]
    options = SpokenchaosOptions(players=players, merging=seed % MERGING == 0)
    match, streams = Match(GAME, options, str(seed)), [stream_from(seed, seat) for seat in range(8)]
    bots = [SpokenchaosBot(MINDS[below(streams[seat], len(MINDS))]) for seat in range(players)]
    match.settle()
    noted: dict[int, Table] = {}
    while seats := match.seats_to_act():
        if match.state.phase != ARRANGING:
            noted.setdefault(rounds_left(match.state) + 1, places(match.state))
        play_turn(match, seats[0], bots[seats[0]], streams[seats[0]])
        match.settle()
    if match.outcome and match.outcome.winners:
        shares = np.zeros(MAX_PLAYERS)
        shares[list(match.outcome.winners)] = 1 / len(match.outcome.winners)
        yield from (Round(left, ghosts, shares) for left, ghosts in noted.items())


def places(state: State) -> Table:
    """Return how many ghosts of each size every seat has at each distance."""
    found = np.zeros((MAX_PLAYERS, SIZES, STEPS_TOLD_APART))
    for number in range(int(state.players) * GHOSTS):
        seat, figure = number // GHOSTS, state.figures[number]
        if figure.where == SUPPLY:
            continue
        steps = OUT_STEPS if figure.where == OUT else BESIDE_STEPS
        if figure.where == INSIDE:
            column = int(figure.body.x) // STEPS_PER_FIELD
            row = int(figure.body.y) // STEPS_PER_FIELD
            steps = int(steps_to_exit(int(exit_of(state, seat)), column, row))
        found[seat, int(size_of(number)), steps] += 1
    return found


def outcomes_of(rounds: list[Round]) -> Outcomes:
    """Return rounds as what can be fitted."""
    ghosts = np.array([one.ghosts for one in rounds])
    missing = np.logical_not(ghosts.any(axis=(2, 3)))
    stages = np.array([one.left - 1 for one in rounds])
    return Outcomes(stages, ghosts, missing, np.array([one.shares for one in rounds]))


def main(matches: int) -> None:
    """Play, fit and print the table."""
    rounds = [one for seed in range(matches) for one in rounds_of(seed)]
    print(f"{len(rounds)} rounds; columns: steps from freedom, 0 to {BESIDE_STEPS}")
    print_table(fit(outcomes_of(rounds), ROUNDS))


if __name__ == "__main__":
    main(int(sys.argv[1]))
