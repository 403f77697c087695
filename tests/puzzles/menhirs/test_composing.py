"""Composed free-in puzzles are unique, minimal and of their grade, and no image of another."""

from __future__ import annotations

import msgspec

from gloaming.core.seeds import chance_stream
from gloaming.games.menhirs.clusters.board import LETTERS, places_in, set_of
from gloaming.games.menhirs.clusters.symmetry import SYMMETRIES, Symmetry, image_of
from gloaming.games.menhirs.exchange.position import Banned, Position
from gloaming.puzzles.menhirs.free_in import KIND, FreeIn
from gloaming.puzzles.menhirs.grading import grade_of
from gloaming.puzzles.menhirs.minimal import is_minimal, prove_briefly
from gloaming.puzzles.menhirs.symmetry import key_of
from tests.games.menhirs.positions import drawn, examples

ATTEMPTS = examples(150, 4)
GRADE = 4

LONE = """
            .
        .       .
    .       .       .
.       .       .       .
    .       M       .
.       .       .       .
    .       .       .
.       m       .       .
    .       .       .
        .       .
            .
turn: 1
banned: (4,3) NE
"""


def composed(attempts: int = ATTEMPTS) -> list[FreeIn]:
    """Return what some attempts make."""
    made = (KIND.compose(chance_stream("test", number), GRADE) for number in range(attempts))
    return [puzzle for puzzle in made if puzzle is not None]


def imaged(position: Position, symmetry: Symmetry) -> Position:
    """Return what a symmetry makes of a position."""
    banned = position.banned
    if banned:
        tiles = places_in(image_of(set_of(banned.tiles), symmetry))
        way = symmetry.directions[LETTERS.index(banned.direction)]
        banned = Banned(tuple(tiles), LETTERS[way])
    return msgspec.structs.replace(
        position,
        menhirs=tuple(places_in(image_of(set_of(position.menhirs), symmetry))),
        mist=tuple(places_in(image_of(set_of(position.mist), symmetry))),
        banned=banned,
    )


def test_composed_puzzles_keep_what_they_claim() -> None:
    puzzles = composed()
    assert puzzles or ATTEMPTS < 100
    for puzzle in puzzles:
        verdict = KIND.judge(puzzle)
        assert (verdict.sound, verdict.proved, verdict.solutions) == (True, True, 1)
        assert verdict.grade == puzzle.grade == GRADE
        proof = prove_briefly(puzzle.position, puzzle.task.turns)
        assert proof.shortest == puzzle.task.turns
        assert grade_of(proof) == GRADE
        assert is_minimal(puzzle.position, proof)


def test_the_same_stream_composes_the_same() -> None:
    assert composed(ATTEMPTS // 4) == composed(ATTEMPTS // 4)


def test_images_have_the_same_key() -> None:
    position = drawn(LONE)
    images = [imaged(position, symmetry) for symmetry in SYMMETRIES[position.board]]
    assert len(images) == 4
    assert len({(image.menhirs, image.banned) for image in images}) == 4
    assert {key_of(image) for image in images} == {key_of(position)}


def test_another_turn_or_ban_is_another_puzzle() -> None:
    position = drawn(LONE)
    later = msgspec.structs.replace(position, turn=3)
    free = msgspec.structs.replace(position, banned=msgspec.UNSET)
    assert len({key_of(position), key_of(later), key_of(free)}) == 3


def test_what_is_idle_is_not_minimal() -> None:
    # All cells around but one have menhirs, so there is one way to win; what lies far off is idle.
    around = ((4, 3), (4, 2), (5, 2), (5, 3), (4, 4), (3, 3))
    position = msgspec.structs.replace(drawn(LONE), menhirs=around, banned=msgspec.UNSET)
    proof = prove_briefly(position, 1)
    assert [turn.direction for turn in proof.solutions] == ["NW"]
    assert is_minimal(position, proof)
    cluttered = msgspec.structs.replace(position, menhirs=(*around, (1, 1)))
    assert not is_minimal(cluttered, prove_briefly(cluttered, 1))
