"""`python -m bench.worth 3600`: fit what places of Finstere Flure are worth, as bots know it.

Bots of wavering judgement play matches; at the start of each round it is noted how far
everybody's tokens are from freedom, and in the end who won.  What it prints goes into
`gloaming/bots/finstere/places.py`.
"""

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.bot import play_turn
from gloaming.bots.finstere.levels import bot, mind
from gloaming.bots.finstere.mind import EATEN_STEPS, OVER, RANKS, STEPS_TOLD_APART, WAITING_STEPS
from gloaming.bots.finstere.places import TABLED_STEPS
from gloaming.bots.finstere.weighing import stage_after, steps_to_freedom
from gloaming.bots.search.bot import SearchBot
from gloaming.core.match import Match
from gloaming.core.streams import below, stream_from
from gloaming.games.finstere import GAME
from gloaming.games.finstere.material import MAX_PLAYERS, MOST_STEPS
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import State

from .fitting import Outcomes, Table, fit, print_table

PLAYERS = (2, 2, 2, 3, 4, 5)  # of the matches, in turn
ADVANCED = 4  # every fourth match is advanced
MOODS = (0.01, 0.05)
CAUTIONS = (0.15, 0.3, 0.5)

# Between the knots the worth is drawn straight; a token that waits is the measure of all.
KNOTS = (0, *TABLED_STEPS, EATEN_STEPS)


class Round(NamedTuple):
    """A round of a match: how far all tokens are, and who won in the end."""

    stage: int
    steps: NDArray[np.int64]  # seats x ranks, the nearest first
    has_token: NDArray[np.bool_]
    winner: int


def rounds_of(seed: int) -> Iterator[Round]:
    """Play a match and tell its rounds."""
    players = PLAYERS[seed % len(PLAYERS)]
    options = FinstereOptions(
        players=players, advanced=seed % ADVANCED == ADVANCED - 1, layout="random"
    )
    match, streams = Match(GAME, options, str(seed)), [stream_from(seed, seat) for seat in range(8)]
    bots = [wavering_bot(below(streams[seat], 6)) for seat in range(players)]
    match.settle()
    noted: dict[int, tuple[int, Any, Any]] = {}
    while seats := match.seats_to_act():
        if match.state.rounds_played not in noted:
            noted[int(match.state.rounds_played)] = (stage_after(match.state), *places(match.state))
        play_turn(match, seats[0], bots[seats[0]], streams[seats[0]])
        match.settle()
    if match.outcome and match.outcome.winners:
        yield from (Round(*note, match.outcome.winners[0]) for note in noted.values())


def wavering_bot(number: int) -> SearchBot:
    """Return one of several bots that look one move ahead."""
    waverer = mind(
        foresight=MOST_STEPS,
        knows_pile=True,
        minds_rivals=True,
        mood=MOODS[number % len(MOODS)],
    )
    waverer[0].caution = CAUTIONS[number // len(MOODS)]
    return bot(waverer, 1)


def places(state: State) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return the steps of every seat's tokens by rank, and which ranks there are."""
    steps = np.zeros((MAX_PLAYERS, RANKS), np.int64)
    has_token = np.zeros((MAX_PLAYERS, RANKS), np.bool_)
    each = int(state.token_count) // int(state.players)
    for seat in range(int(state.players)):
        cells = state.floor.cell_of[seat * each : (seat + 1) * each]
        steps[seat, RANKS - each :] = sorted(steps_to_freedom(int(cell)) for cell in cells)
        has_token[seat, RANKS - each :] = True
    return steps, has_token


def knots_of_steps() -> Table:
    """Return how much of each knot's worth a token has, by its steps."""
    shares = np.zeros((STEPS_TOLD_APART, len(KNOTS)))
    for knot in range(len(KNOTS)):
        on_board = np.interp(range(1, WAITING_STEPS + 1), (*TABLED_STEPS, WAITING_STEPS), [
            float(knot == index + 1) for index in range(len(TABLED_STEPS))
        ] + [0.0])  # fmt: skip
        shares[1:EATEN_STEPS, knot] = on_board
    shares[0, 0] = shares[EATEN_STEPS, -1] = 1.0
    return shares


def outcomes_of(rounds: list[Round]) -> Outcomes:
    """Return rounds as what can be fitted."""
    stages = np.array([one.stage for one in rounds])
    features = knots_of_steps()[np.array([one.steps for one in rounds])]
    features *= np.array([one.has_token for one in rounds])[..., None]
    missing = ~np.array([one.has_token.any(axis=1) for one in rounds])
    won = np.zeros(missing.shape)
    won[np.arange(len(rounds)), [one.winner for one in rounds]] = 1.0
    return Outcomes(stages, features, missing, won)


def main(matches: int) -> None:
    """Play, fit and print the table."""
    rounds = [one for seed in range(matches) for one in rounds_of(seed)]
    print(f"{len(rounds)} rounds; columns: steps {KNOTS}")
    print_table(fit(outcomes_of([one for one in rounds if one.stage < OVER]), OVER))


if __name__ == "__main__":
    main(int(sys.argv[1]))
