"""Feasts in drawn positions: what is sound and what is not, and why."""

import time
from typing import Any

import msgspec
import pytest

from gloaming.core.engine.mode import Mode, mode
from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.interchange import convert
from gloaming.puzzles.finstere.feast.kind import KIND
from gloaming.puzzles.finstere.feast.proof import Prover
from gloaming.puzzles.finstere.feast.puzzle import Feast, Lay, Move
from gloaming.puzzles.finstere.feast.shape import shape_of
from tests.games.finstere.positions import read

# He goes east; whoever stands in row 4 or 6 beside his way makes him turn.
BAIT = """
      0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
  0   .   .   .   .   .   .   .   .   .   .   .   .
  1   .   .   .   .   .   .   .   .   .   .   .   .   .
  2   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  3   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  4   .   .   X   .   .   .   .   .   .   .   .   .   .   .   .   .
  5   .   .   .   .   .  M>   .   .   .   .   .   .   .   .   .   .
  6   .   .   .   Y   .   .   .   .   A   .   .   .   .   .   .   .
  7       .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  8           .   .   .   .   .   .   .   .   .   .   .   .   .   .
  9               .   .   .   .   .   .   .   .   .   .   .   .   .
 10                   .   .   .   .   .   .   .   .   .   .   .   .
"""
PREY_AHEAD = BAIT.replace("M>   .   .", "M>   .   Z").replace("X", ".").replace("Y", ".")


def feast(drawing: str, enemy: str, *, unique: bool = True, **task: Any) -> Feast:
    """Return the feast in a drawn position; all others are one's own."""
    position = read(drawing)
    own = [name for name in position.names() if name not in enemy]
    plain = {
        "kind": "feast",
        "game": "finstere",
        "position": msgspec.to_builtins(position),
        "own": own,
        "enemy": list(enemy),
        "task": task,
        "unique": unique,
    }
    puzzle = convert(plain, Feast)
    KIND.check(puzzle)
    return puzzle


def moves(**steps: int) -> list[dict[str, Any]]:
    """Return who may take how many steps."""
    return [{"token": token, "steps": most} for token, most in steps.items()]


@pytest.mark.parametrize("lay", [["stone"], ["crystal", "stone"], ["stone", "stone"], ["blood"]])
def test_what_finds_no_place_to_be_laid_leaves_no_solution(lay: list[str]) -> None:
    last = PREY_AHEAD.rindex(".")  # no tile lies on a corner
    full = PREY_AHEAD[:last].replace("   .", "   #").replace("0   #", "0   .", 1) + ".\n"
    verdict = KIND.judge(feast(full, "Z", lay=[{"kind": kind} for kind in lay]))
    assert (verdict.solutions, verdict.sound) == (0, False)
    assert verdict.reason == "there is no solution"


def test_one_way_in_which_both_are_eaten_and_one_stands() -> None:
    verdict = KIND.judge(feast(BAIT, "XY", moves=moves(A=5)))
    assert (verdict.sound, verdict.solutions, verdict.proved) == (True, 1, True)
    assert verdict.solution == [Move("A", "WWWWN")]
    assert verdict.grade == 4


def test_where_one_step_less_is_allowed_there_is_no_solution() -> None:
    verdict = KIND.judge(feast(BAIT, "XY", moves=moves(A=4)))
    assert (verdict.sound, verdict.solutions, verdict.solution) == (False, 0, [])
    assert verdict.reason == "there is no solution"
    assert verdict.grade is None


def test_whoever_is_eaten_anyway_needs_no_solver() -> None:
    verdict = KIND.judge(feast(PREY_AHEAD, "Z", unique=False, moves=moves(A=1)))
    assert not verdict.sound
    assert verdict.solutions == 5
    assert verdict.reason == "it is solved by doing nothing"


def test_several_solutions_are_a_fault_only_where_one_is_claimed() -> None:
    claimed = feast(BAIT, "XY", moves=moves(A=7))
    verdict = KIND.judge(claimed)
    assert not verdict.sound
    assert verdict.reason == f"it is claimed to be unique and has {verdict.solutions} solutions"
    assert KIND.judge(msgspec.structs.replace(claimed, unique=False)).sound


def test_a_proof_that_needs_more_room_for_solutions_goes_on_where_it_was() -> None:
    puzzle = feast(PREY_AHEAD, "Z", unique=False, moves=moves(A=2), facing=True)
    cramped, roomy = Prover(), Prover()
    cramped.size = cramped.size._replace(keys=2)
    found, expected = cramped.prove(puzzle), roomy.prove(puzzle)
    assert cramped.size.keys >= 2 * found.solutions > 2
    assert found[:-1] == expected[:-1]
    assert found.found == expected.found


@pytest.mark.skipif(mode() == Mode.INTERPRETED, reason="plain Python cannot be stopped")
def test_a_limit_of_time_is_kept_and_told() -> None:
    puzzle = feast(BAIT, "XY", unique=False, moves=moves(A=9), lay=[{"kind": "stone"}] * 4)
    begun = time.monotonic()
    verdict = KIND.judge(puzzle, seconds=0.3)
    assert time.monotonic() - begun < 10
    assert not verdict.proved
    assert verdict.reason == "not proved: the limit of time was reached"


def test_a_tile_may_lie_beside_a_teleporter() -> None:
    with_portals = BAIT.replace("X   .", "y>  X", 1).replace("A   .   .", "A   .  y<", 1)
    for kind in ("stone", "crystal", "turn-right", "turn-back"):
        puzzle = feast(with_portals, "XY", unique=False, lay=[{"kind": kind}])
        assert KIND.attempt(puzzle, KIND.read_answer(puzzle, f"{kind} 2,3")).told


def test_own_tokens_do_not_leave_by_the_exit() -> None:
    near = BAIT.replace("0   .   .", "0   .   A", 1).replace(
        "Y   .   .   .   .   A", "Y   .   .   .   .   ."
    )
    puzzle = feast(near, "XY", unique=False, moves=moves(A=3))
    with pytest.raises(IllegalActionError, match="A must stand on the board"):
        KIND.attempt(puzzle, KIND.read_answer(puzzle, "A WN"))


def test_enemies_before_the_entrance_are_never_eaten() -> None:
    verdict = KIND.judge(feast(BAIT + "waiting: Z\n", "XYZ", moves=moves(A=5)))
    assert verdict.reason == "there is no solution"


def test_an_answer_is_tried_step_by_step() -> None:
    puzzle = feast(BAIT, "XY", moves=moves(A=5))
    good = KIND.attempt(puzzle, KIND.read_answer(puzzle, "A WWWWN"))
    assert good.solved
    assert any("eats X" in line for line in good.told)
    assert not KIND.attempt(puzzle, KIND.read_answer(puzzle, "A W")).solved


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("A", "this is no part of an answer"),
        ("X N", "may move once: A"),
        ("A N; A S", "may move once: A"),
        ("facing N", "may not be turned"),
        ("stone 3,3; A N", "1 tiles more"),
        ("stone 3,3; stone 3,4; stone 4,4", "no more of these"),
        ("stone 8,6; crystal 3,3", "no stone may be laid on"),
        ("stone 0,0; crystal 3,3", "no stone may be laid on"),
        ("stone 99,0; crystal 3,3", "no stone may be laid on"),
    ],
)
def test_what_is_no_answer_is_refused(answer: str, reason: str) -> None:
    lay = [{"kind": "stone"}, {"kind": "crystal"}]
    puzzle = feast(BAIT, "XY", unique=False, moves=moves(A=2), lay=lay)
    with pytest.raises((NotationError, IllegalActionError), match=reason):
        KIND.read_answer(puzzle, answer)


def test_answers_are_read_as_they_are_written() -> None:
    lay = [
        {"kind": "teleporter", "pair": "blue"},
        {"kind": "blood"},
        {"kind": "blood", "shape": "2x2"},
    ]
    puzzle = feast(BAIT, "XY", unique=False, moves=moves(A=2), lay=lay, facing=True)
    text = "teleporter 3,3 N; teleporter 7,7 E; blood 9,1 1x4; blood 11,6 2x2; A NN; facing W"
    answer = KIND.read_answer(puzzle, text)
    assert KIND.say_solution(answer) == text
    assert isinstance(answer[0], Lay)


def test_half_a_turn_and_other_names_leave_the_shape() -> None:
    puzzle = feast(BAIT, "XY", moves=moves(A=5))
    rows = [line.split()[1:] for line in BAIT.strip().splitlines()[1:]]
    turned = [
        [{"M>": "M<", "X": "Z", "Y": "X"}.get(mark, mark) for mark in row[::-1]]
        for row in rows[::-1]
    ]
    image = feast("\n".join(" ".join(row) for row in turned), "XZ", moves=moves(A=5))
    assert image.position != puzzle.position
    assert shape_of(image) == shape_of(puzzle)
    assert shape_of(feast(BAIT, "XY", moves=moves(A=4))) != shape_of(puzzle)
