"""Bad moves in the place of a bot's are found: eight of ten are among the five that cost most."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest

from gloaming.analysis import analyse
from gloaming.analysis.turns import turns_of
from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.bots.thinking import Thinking
from gloaming.core.layout import clone
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find
from gloaming.games.finstere.help.outlook import ShownOutlook

FEW = 24  # simulations of a bot's turn
JUDGED = 40  # simulations with which a turn is judged
TRIES = 12  # turns at random of which the worst is taken
SURE = 0.8  # of the cards
MATCHES = 5  # of each game, the first in which there is something bad to do
MOST_SEEDS = 30
FOUND = 8  # of both games' matches

Bad = Callable[[Match, np.random.Generator], list[int] | None]


def random_turn(match: Match, chosen: np.random.Generator) -> tuple[list[int], Any]:
    """Return the actions of a turn at random, and what it leads to."""
    again = Match(match.game, match.options, match.seed)
    again.states = clone(match.states)
    (seat,), turn, actions = again.seats_to_act(), again.turn_number, []
    while again.outcome is None and again.turn_number == turn and again.is_to_act(seat):
        legal = again.legal_actions(seat)
        actions.append(legal[int(chosen.integers(len(legal)))])
        again.play(seat, actions[-1])
    return actions, again


def missed_win(match: Match, chosen: np.random.Generator) -> list[int] | None:
    """Return a turn that does not win where one at once would, as the strongest bot proves."""
    (seat,) = match.seats_to_act()
    thinking = Thinking(is_patient=True, simulations=1)
    BOTS["menhirs"]["owl"].plan(match.game, match.states, seat, stream_from(1), thinking)
    last = thinking.last
    if last is None or not (last.is_proven and last.turns == 1 and last.value == 1.0):
        return None
    turns = [random_turn(match, chosen) for _ in range(TRIES)]
    return next((actions for actions, after in turns if after.outcome is None), None)


def into_his_mouth(match: Match, chosen: np.random.Generator) -> list[int] | None:
    """Return a turn after which most cards let the monster eat one's own, and none did before."""
    (seat,) = match.seats_to_act()
    if match.state.rounds_played < 2 or eaten(match, seat) > 0:
        return None
    turns = [random_turn(match, chosen) for _ in range(TRIES)]
    worst, after = max(turns, key=lambda turn: eaten(turn[1], seat))
    return worst if eaten(after, seat) >= SURE else None


def eaten(match: Match, seat: int) -> float:
    """Return how likely the monster would eat one of a seat's now."""
    outlook: ShownOutlook | None = match.game.outlook(match.options, match.states)
    tokens = match.state.tokens
    return sum(
        card.chance
        for card in (outlook.cards if outlook else ())
        if any(tokens[token].seat == seat for token in card.eaten)
    )


def spoilt_match(name: str, options: dict[str, Any], seed: int, bad: Bad) -> tuple[Match, int]:
    """Play a match of bots in which one turn is a bad one; return it, and where that turn is."""
    game = find(name)
    match = Match(game, game.options_type(**options), f"blunder {seed}")
    chosen, stream, at = np.random.default_rng(seed), stream_from(seed), -1
    while match.outcome is None:
        match.settle()
        for seat in match.seats_to_act():
            actions = bad(match, chosen) if at < 0 else None
            if actions is None:
                thinking = Thinking(is_patient=True, simulations=FEW)
                play_turn(match, seat, BOTS[name]["owl"], stream, thinking)
                continue
            at = len(match.moments)
            for action in actions:
                match.play(seat, action)
    return match, at


@pytest.fixture(scope="module")
def found() -> list[bool]:
    """Return of every spoilt match whether its bad turn is among those that cost most."""
    seen = []
    for name, options, bad in (
        ("menhirs", {"mist": 7}, missed_win),
        ("finstere", {"players": 2}, into_his_mouth),
    ):
        spoilt = (spoilt_match(name, options, seed, bad) for seed in range(MOST_SEEDS))
        for match, at in islice((one for one in spoilt if one[1] >= 0), MATCHES):
            assert any(turn.start == at for turn in turns_of(match))
            mistakes = analyse(match, simulations=JUDGED).mistakes
            seen.append(any(turn.at == at for turn in mistakes))
    return seen


def test_most_bad_moves_are_among_the_five_that_cost_most(found: list[bool]) -> None:
    assert len(found) == 2 * MATCHES
    assert sum(found) >= FOUND, found
