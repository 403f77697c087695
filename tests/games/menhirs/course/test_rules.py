"""Atoms: legal only if the turn can still be completed; every complete move can be put together."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from gloaming.core.actors import CHANCE, NOBODY
from gloaming.core.layout import clone
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.actions import ACTIONS, CLUSTER, GO, TILE
from gloaming.games.menhirs.clusters.board import DIRECTIONS, LAND, places_in, size_of
from gloaming.games.menhirs.clusters.move import direction_of, move_of, tiles_of
from gloaming.games.menhirs.clusters.moves import all_moves
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.options import MenhirsOptions
from tests.games.menhirs.matches import match_from, play, random_match, words
from tests.games.menhirs.positions import examples, random_position

CLUSTER_OF_SEVEN = """
             .
         .       .
     .       ~       .
 .       ~       ~       .
     .       M       .
 .       ~       ~       .
     .       ~       .
 .       .       .       .
     .       .       .
         .       .
             .
"""


def test_a_cluster_is_taken_by_its_first_tile() -> None:
    match = match_from(CLUSTER_OF_SEVEN)

    assert "cluster (3,2)" in words(match)
    assert [word for word in words(match) if word.startswith("cluster")] == ["cluster (3,2)"]
    play(match, "cluster (5,3)")
    assert size_of(match.state.chosen) == 7
    assert words(match) == ["go N", "go NE", "go SE", "go S", "go SW", "go NW"]


def test_tiles_are_picked_until_the_part_may_go() -> None:
    match = play(match_from(CLUSTER_OF_SEVEN), "tile (3,2)", "tile (4,2)")

    assert "go N" not in words(match)
    play(match, "tile (5,2)")
    assert "go N" in words(match)
    assert play(match, "go N").state.turn == 2
    assert places_in(match.state.mist) == [(3, 1), (3, 3), (4, 1), (4, 3), (4, 4), (5, 1), (5, 3)]


def test_a_tile_of_a_small_cluster_cannot_be_picked_alone() -> None:
    small = CLUSTER_OF_SEVEN.replace("~       ~", "~       .")

    assert all(word.startswith("cluster") for word in words(match_from(small)))


@pytest.mark.parametrize("seed", range(examples(40, 4)))
def test_atoms_lead_to_every_complete_move_and_to_no_other(seed: int) -> None:
    rng = Random(seed)
    states = to_state(random_position(rng, rng.randint(5, 10)))
    state = states[0]
    expected = {int(move) for move in all_moves(state.terms, state.mist, state.banned)}
    found, queue, seen = set(), [0], set()
    while queue:
        chosen = queue.pop()
        trial = clone(states)
        trial[0].chosen = chosen
        out = np.zeros(GAME.most_actions, np.int64)
        count = GAME.entry_points.legal_actions(trial, 0, GAME.entry_points.actor(trial, 0), out)
        assert count > 0
        for action in out[:count].tolist():
            if GO <= action < GO + DIRECTIONS:
                found.add(int(move_of(chosen, action - GO)))
            elif CLUSTER <= action < GO:
                after = clone(trial)
                GAME.entry_points.apply(after, 0, 0, action)
                if int(after[0].chosen) not in seen:
                    seen.add(int(after[0].chosen))
                    queue.append(int(after[0].chosen))
    assert found == expected


@pytest.mark.parametrize("seed", range(examples(12, 2)))
def test_listed_actions_are_just_the_legal_ones(seed: int) -> None:
    match = random_match(MenhirsOptions(mist=9), seed, most_plies=60 + seed)
    if match.actor == NOBODY:
        return
    listed = set(match.legal_actions(match.actor))

    legal = {
        action
        for action in range(-1, ACTIONS + 1)
        if GAME.entry_points.is_legal(match.states, 0, match.actor, action)
    }
    assert listed == legal
    assert not GAME.entry_points.is_legal(match.states, 0, 1 - match.actor, min(listed))
    assert not GAME.entry_points.is_legal(match.states, 0, CHANCE, min(listed))


def test_undo_takes_back_a_choice_but_not_a_turn() -> None:
    match = play(match_from(CLUSTER_OF_SEVEN), "tile (3,2)", "tile (4,2)")
    match.undo(0)

    assert places_in(match.state.chosen) == [(3, 2)]


@pytest.mark.parametrize("seed", range(examples(30, 2)))
def test_mist_becomes_less_only_by_removal_and_removal_never_wins(seed: int) -> None:
    match = random_match(MenhirsOptions(board=("small", "large")[seed % 2]), seed)
    states = [moment.before for moment in match.moments] + [match.states]
    for index, moment in enumerate(match.moments):
        before, after = states[index][0], states[index + 1][0]
        lost = size_of(before.mist) - size_of(after.mist)
        word = match.game.write_action(match.options, moment.before, moment.ply.action)
        if moment.ply.actor != CHANCE and not word.startswith("place"):
            assert lost == word.startswith("remove")
        if word.startswith("remove"):
            assert after.mist & after.terms.menhirs


def test_move_numbers_do_not_overlap() -> None:
    for direction in range(DIRECTIONS):
        for land in (int(cells) for cells in LAND):
            move = move_of(land, direction)
            assert direction_of(move) == direction
            assert tiles_of(move) == land
            assert move < 1 << 53, "a number of JSON"
    assert TILE > CLUSTER
