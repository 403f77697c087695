"""Learners get only what their seat may know: everything hidden is flipped, no byte changes."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from gloaming.core.layout import array, clone, same
from gloaming.core.streams import stream_from
from gloaming.research.light_match import LightMatch
from gloaming.research.openspiel.observer import SpielObserver
from gloaming.research.openspiel.play import Play
from gloaming.research.pettingzoo import TurnEnvironment
from gloaming.research.variant import Variant
from tests.core.test_secrecy import hidden_bytes
from tests.core.toy.playing import random_match
from tests.games.contestants import Contest

from .ways import every_way, variant

SPECTATOR = -1
MOMENTS = 4


def handed_out(chosen: Variant, states: Any, seat: int) -> list[bytes]:
    """Return the bytes of all that the adapters tell a seat about a state."""
    play = Play(chosen)
    play.states = states
    match = LightMatch(chosen, 1)
    match.states, match.seat = states, SPECTATOR
    environment = TurnEnvironment(chosen)
    environment.reset(seed=1)
    environment.match = match
    return [
        match.observe(seat).tobytes(),
        environment.match.observe(seat).tobytes(),
        *spiel_observations(chosen, play, seat),
    ]


def spiel_observations(chosen: Variant, play: Play, seat: int) -> list[bytes]:
    """Return the bytes of all that OpenSpiel's observers tell a seat."""
    told = []
    kinds = [(True, True, False), (True, False, False), (False, True, False), (True, True, True)]
    private = pyspiel.PrivateInfoType
    for is_public, is_private, has_recall in kinds:
        kind = pyspiel.IIGObservationType(
            public_info=is_public,
            perfect_recall=has_recall,
            private_info=private.SINGLE_PLAYER if is_private else private.NONE,
        )
        observer = SpielObserver(chosen, kind, None)
        state: Any = type("State", (), {"play": play})
        observer.set_from(state, seat)
        told += [observer.tensor.tobytes(), observer.string_from(state, seat).encode()]
    return told


@every_way
def test_nothing_depends_on_what_the_seat_can_only_imagine(contest: Contest) -> None:
    moments = contest.played().moments
    for number, (before, ply) in enumerate(moments[:: len(moments) // MOMENTS]):
        seat = max(ply.actor, 0)
        imagined = contest.game.imagine(before, seat, stream_from(number))
        told = handed_out(variant(contest), before, seat)
        assert handed_out(variant(contest), imagined, seat) == told


@pytest.mark.parametrize("plies", range(2, 14))
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everything_that_the_toy_hides_is_flipped(plies: int, seat: int) -> None:
    match, chosen = random_match(3, 2, 4, plies=plies), variant(Contest("toy", 1))
    flipped = clone(match.states)
    hidden = sorted(hidden_bytes(match.state, seat))
    array(flipped).view(np.uint8)[hidden] ^= 1
    assert not same(flipped, match.states)
    assert handed_out(chosen, flipped, seat) == handed_out(chosen, match.states, seat)


@pytest.mark.parametrize("number", range(0, 60, 6))
def test_every_menhir_under_mist_is_flipped(number: int) -> None:
    contest = Contest("menhirs", 3)
    before = contest.played().moments[number].before
    flipped = clone(before)
    flipped[0].terms.menhirs ^= flipped[0].mist
    assert before[0].mist == 0 or not same(flipped, before)
    told = handed_out(variant(contest), before, 0)
    assert handed_out(variant(contest), flipped, 0) == told


@every_way
def test_masks_are_those_of_what_the_seat_can_imagine(contest: Contest) -> None:
    match = LightMatch(variant(contest), 1)
    for number, (before, ply) in enumerate(contest.played().moments[::7]):
        if ply.actor >= 0:
            match.states = before
            match.look()
            seat, mask = match.seat, match.mask(match.seat).copy()
            match.states = contest.game.imagine(before, seat, stream_from(number))
            match.look()
            assert np.array_equal(match.mask(seat), mask)


def test_information_states_of_the_toy_tell_no_secret() -> None:
    plays = [Play(variant(Contest("toy", 0))) for _ in range(2)]
    for play, lamp in zip(plays, (3, 200), strict=True):
        for choice in (2, lamp, 5, 1):  # the die, the lamp, seat 0's spot and wager
            play.apply(choice)
    assert plays[0].memory(0) == plays[1].memory(0)
    assert plays[0].memory(1) == plays[1].memory(1)
    plays[0].apply(5)
    plays[1].apply(6)
    assert plays[0].memory(0) == plays[1].memory(0)
    assert plays[0].memory(1) != plays[1].memory(1)
