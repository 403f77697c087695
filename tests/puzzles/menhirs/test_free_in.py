"""Free-in puzzles are judged as a slow prover judges them, and refused where they make no sense."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from gloaming.core.errors import IllegalActionError, NotationError, PlacedError
from gloaming.games.menhirs.exchange.position import Position, Settings
from gloaming.games.menhirs.solver import Turn
from gloaming.games.menhirs.solver.budget import Budget
from gloaming.puzzles.menhirs.first_turns import FirstTurn
from gloaming.puzzles.menhirs.free_in import KIND, FreeIn, Task
from gloaming.puzzles.menhirs.proof import Proof, prove
from gloaming.puzzles.reading import read_puzzle
from gloaming.puzzles.verdict import LIMIT_REACHED, NO_SOLUTION
from tests.games.menhirs.positions import drawn, examples, plain, random_position

from . import slow_prover

TABLE = 1 << 14

# Two tiles, one on a menhir: whoever goes NE, SE, NW or SW or along the column frees it at once
# unless it comes onto the other menhir.
PAIR = """
            .
        .       .
    .       .       .
.       .       .       .
    .       M       .
.       .       .       .
    .       ~       .
.       .       .       .
    .       m       .
        .       .
            .
turn: 1
"""
# One cluster must first come to the other: it is won in three.
IN_THREE = """
            .
        ~       .
    M       .       .
.       .       .       .
    M       .       .
.       .       .       .
    .       .       .
.       .       .       .
    .       .       .
        .       .
            M
turn: 7
"""


def puzzle(drawing: str, turns: int, *, unique: bool = False) -> FreeIn:
    """Return a puzzle of a drawn position."""
    return FreeIn(game="menhirs", position=drawn(drawing), task=Task(turns), unique=unique)


def whole_turn(turn: Turn) -> slow_prover.FirstTurn:
    """Return a turn in the form of the slow prover."""
    move = None if turn.direction is None else (frozenset(turn.tiles), turn.direction)
    return move, turn.remove


def check(position: Position, turns: int) -> int:
    """Compare a proof with the slow one; return how many solutions there are."""
    place = plain(position)
    found = prove(position, turns, entries=TABLE, pool=TABLE)
    expected = slow_prover.solutions(place, turns)
    assert {whole_turn(turn) for turn in found.solutions} == expected
    assert len(found.solutions) == len(expected)
    assert (found.shortest is not None) == bool(expected)
    if found.shortest is not None:
        assert slow_prover.wins(place, found.shortest)
        assert not slow_prover.wins(place, found.shortest - 1)
    return len(expected)


# Tiles, turns, and how many positions in compiled and in interpreted rules.
@pytest.mark.parametrize(
    ("tiles", "turns", "compiled", "interpreted"),
    [(2, 5, 80, 4), (3, 3, 100, 4), (3, 4, 40, 2), (4, 3, 60, 2), (5, 1, 60, 4), (6, 3, 12, 1)],
)
def test_small_puzzles(tiles: int, turns: int, compiled: int, interpreted: int) -> None:
    rng = Random(1000 * tiles + turns)
    counts = [
        check(random_position(rng, tiles, rng.randint(max(1, turns - 1), 12), covered=1), turns)
        for _ in range(examples(compiled, interpreted))
    ]
    assert len(counts) < 20 or {0, 1} < set(counts)


def test_a_win_that_is_not_in_time_is_no_solution() -> None:
    verdict = KIND.judge(puzzle(IN_THREE, 2))
    assert (verdict.sound, verdict.proved, verdict.solutions) == (False, True, 0)
    assert (verdict.reason, verdict.grade, verdict.solution) == (NO_SOLUTION, None, [])


def test_the_only_solution_is_told_with_its_removal() -> None:
    verdict = KIND.judge(puzzle(IN_THREE, 3, unique=True))
    assert (verdict.sound, verdict.proved, verdict.solutions) == (True, True, 1)
    (turn,) = verdict.solution
    assert turn == {"tiles": [[2, 1], [2, 2], [3, 1]], "direction": "SW", "remove": [4, 6]}


def test_more_turns_than_needed_are_allowed() -> None:
    generous = KIND.judge(puzzle(IN_THREE, 4))
    assert generous.sound
    assert generous.solutions == 1
    assert KIND.judge(puzzle(IN_THREE, 24), seconds=0.2).proved in (True, False)


def test_several_first_turns_are_not_unique() -> None:
    verdict = KIND.judge(puzzle(PAIR, 1, unique=True))
    assert not verdict.sound
    assert verdict.solutions > 1
    assert "unique" in str(verdict.reason)
    assert KIND.judge(puzzle(PAIR, 1)).sound


def far_apart(*, may_pass: bool) -> FreeIn:
    """Return a puzzle in which the opponent must remove in turn 3, and then one tile is left."""
    tiles, settings = ((4, 1), (4, 6)), Settings(may_pass=may_pass)
    position = Position(game="menhirs", menhirs=tiles, mist=tiles, turn=2, settings=settings)
    return FreeIn(game="menhirs", position=position, task=Task(3), unique=True)


def test_a_pass_is_a_turn_where_it_is_allowed() -> None:
    verdict = KIND.judge(far_apart(may_pass=True))
    assert (verdict.sound, verdict.solution) == (True, [{"pass": True}])
    assert KIND.say_solution(verdict.solution) == "pass"
    assert KIND.judge(far_apart(may_pass=False)).reason == NO_SOLUTION


def test_whoever_can_do_nothing_but_wait_and_wins_need_do_nothing() -> None:
    waiting = FirstTurn(Turn((), None, None), wins=True, threatens=False)
    assert Proof(3, [waiting], complete=True).is_idle
    assert not Proof(3, [waiting, waiting], complete=True).is_idle
    removing = waiting._replace(turn=Turn((), None, (4, 3)))
    assert not Proof(3, [removing], complete=True).is_idle


def test_a_limit_is_the_only_way_not_to_prove() -> None:
    position = puzzle(IN_THREE, 3).position
    found = prove(position, 3, Budget(nodes=1), TABLE, TABLE)
    assert found == Proof(None, [], complete=False)
    verdict = KIND.judge(puzzle(IN_THREE, 3), seconds=1e-9)
    assert (verdict.sound, verdict.proved, verdict.reason) == (False, False, LIMIT_REACHED)


def changed(**changes: Any) -> str:
    """Return the JSON of a puzzle with something else in it."""
    plain_puzzle = msgspec.to_builtins(puzzle(IN_THREE, 3))
    return msgspec.json.encode({**plain_puzzle, **changes}).decode()


POSITION = msgspec.to_builtins(drawn(IN_THREE))


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"task": {"turns": 0}}, "$.task.turns"),
        ({"task": {"turns": 25}}, "$.task.turns"),
        ({"task": {"turns": 3.5}}, "$.task.turns"),
        ({"task": {}}, "$.task"),
        ({"task": {"turns": 3, "moves": 1}}, "$.task"),
        ({"game": "finstere"}, "$.game"),
        ({"kind": "chess"}, "$.kind"),
        ({"position": {**POSITION, "mist": [[1, 1]]}}, "$.position.mist"),
        ({"position": {**POSITION, "mist": [[9, 9]]}}, "$.position.mist[0]"),
        ({"position": {**POSITION, "turn": 25}}, "$.position.turn"),
        ({"position": {**POSITION, "tokens": []}}, "$.position"),
        ({"unique": "yes"}, "$.unique"),
        ({"colour": "red"}, "$"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(PlacedError) as refused:
        read_puzzle(changed(**changes))
    assert refused.value.place == place


def test_a_puzzle_reads_as_it_was_written() -> None:
    _, read = read_puzzle(changed())
    assert read == puzzle(IN_THREE, 3)


def test_a_typed_turn_is_tried() -> None:
    asked = puzzle(IN_THREE, 3)
    right = KIND.attempt(asked, KIND.read_answer(asked, "2,1 SW - 4,6"))
    assert right.solved
    wrong = KIND.attempt(asked, KIND.read_answer(asked, "4,6 N - 3,1"))
    assert not wrong.solved
    assert wrong.told[0].startswith("the opponent")
    verdict = KIND.judge(asked)
    assert KIND.say_solution(verdict.solution) == "2,1 2,2 3,1 SW - 4,6"
    assert "within 2 turns of your own" in KIND.pose(asked)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4,6 S - 4,6", "leave the board"),
        ("2,1 SW", "removes a tile, too"),
        ("2,1 SW - 7,1", "may not be removed"),
        ("2,1 2,2 S - 4,6", "only one of six or more may be split"),
        ("pass - 4,6", "compulsory"),
    ],
)
def test_a_turn_that_is_not_legal_says_why(text: str, reason: str) -> None:
    asked = puzzle(IN_THREE, 3)
    with pytest.raises(IllegalActionError, match=reason):
        KIND.attempt(asked, KIND.read_answer(asked, text))


@pytest.mark.parametrize("text", ["", "SW", "2,1", "9,9 N", "2,1 SW - ", "dance"])
def test_what_cannot_be_read_as_a_turn(text: str) -> None:
    asked = puzzle(IN_THREE, 3)
    with pytest.raises(NotationError):
        KIND.read_answer(asked, text)
