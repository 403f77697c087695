"""The moth of Spokenchaos: easy to beat, but there."""

from typing import Any, NamedTuple

import pytest

from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.bots.thinking import Thinking
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.streams import Stream, stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.actions import DONE
from gloaming.games.spokenchaos.material import GHOSTS, ROUNDS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import INSIDE, OUT, PLANNING

PATIENT = Thinking(is_patient=True)
MATCHES = 8
SEAT = 0


class Moth:
    """A moth whose plans are kept."""

    def __init__(self) -> None:
        """Begin with no plans."""
        self.plans: list[list[int]] = []

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return what a moth does."""
        actions = BOTS["spokenchaos"]["moth"].plan(game, states, seat, stream, thinking)
        if states[0].phase == PLANNING:
            self.plans.append(actions)
        return actions


class Played(NamedTuple):
    """What a moth did in a match against a hedgehog."""

    idle: int  # rounds in which it moved no ghost
    out: int  # ghosts that got out
    scored: int  # and those that are in the lobby at the end
    won: float


@pytest.fixture(scope="module")
def matches() -> list[Played]:
    """Return some matches of two."""
    return [play(seed) for seed in range(MATCHES)]


def play(seed: int) -> Played:
    """Play a match of two."""
    match, moth = Match(GAME, SpokenchaosOptions(players=2, grid=32), f"moth {seed}"), Moth()
    bots, streams = (moth, BOTS["spokenchaos"]["hedgehog"]), (stream_from(seed), stream_from(-seed))
    match.settle()
    while match.outcome is None:
        seat = match.seats_to_act()[0]
        play_turn(match, seat, bots[seat], streams[seat], PATIENT)
        match.settle()
    where = [match.state.figures[SEAT * GHOSTS + ghost].where for ghost in range(GHOSTS)]
    out, winners = where.count(OUT), match.outcome.winners
    won = (SEAT in winners) / len(winners)
    assert len(moth.plans) == ROUNDS
    return Played(moth.plans.count([DONE]), out, out + where.count(INSIDE), won)


def test_it_moves_a_ghost_in_every_round(matches: list[Played]) -> None:
    assert not any(one.idle for one in matches)


def test_it_gets_ghosts_out_in_most_matches_and_scores_in_nearly_all(matches: list[Played]) -> None:
    assert sum(one.out > 0 for one in matches) > MATCHES / 2
    assert sum(one.scored > 0 for one in matches) > MATCHES * 2 / 3


def test_it_is_easy_to_beat(matches: list[Played]) -> None:
    assert sum(one.won for one in matches) < MATCHES * 0.4
