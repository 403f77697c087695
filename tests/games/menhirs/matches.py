"""Matches for tests: set up by chance, played at random or by words."""

from __future__ import annotations

from random import Random

from gloaming.core.layout import clone
from gloaming.core.match import Match
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.options import MenhirsOptions
from tests.games.menhirs.positions import drawn


def match_from(drawing: str) -> Match:
    """Return a match that goes on from a drawn position."""
    match = Match(GAME, MenhirsOptions(), "from a drawing")
    match.states = to_state(drawn(drawing))
    return match


def play(match: Match, *actions: str) -> Match:
    """Play actions given in words."""
    for text in actions:
        match.play(match.actor, match.game.read_action(match.options, match.states, text))
    return match


def words(match: Match) -> list[str]:
    """Return the legal actions in words."""
    legal = match.legal_actions(match.actor)
    return [match.game.write_action(match.options, match.states, action) for action in legal]


def random_match(options: MenhirsOptions, seed: int, most_plies: int = 10_000) -> Match:
    """Return a match played at random, to its end or for so many plies."""
    rng = Random(seed)
    match = Match(GAME, options, f"seed {seed}")
    match.settle()
    while match.actor >= 0 and len(match.moments) < most_plies:
        match.play(match.actor, rng.choice(match.legal_actions(match.actor)))
        match.settle()
    return match


def copy_of(match: Match) -> Match:
    """Return an independent copy of a match."""
    twin = Match(match.game, match.options, match.seed)
    twin.states = clone(match.states)
    return twin
