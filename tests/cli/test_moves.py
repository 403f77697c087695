"""`gloaming moves` lists every distinct complete move once, with a shortest way."""

from typing import Any

from .positions import ADVANCED, PASS, PUSH, WALK, saved
from .terminal import Run

Move = dict[str, Any]


def moves_of(gloaming: Run, position: Move, token: str, steps: int) -> list[Move]:
    """Return the complete moves of a token."""
    arguments = ["moves", saved(position), "--token", token, "--steps", str(steps), "--json"]
    answer = gloaming(*arguments).json
    assert set(answer) == {"moves"}
    moves: list[Move] = answer["moves"]
    return moves


def stone_of(move: Move) -> Any:
    """Return where the only stone lies after a move."""
    return next((tile["cell"] for tile in move["position"]["tiles"]), None)


def test_the_first_worked_example(gloaming: Run) -> None:
    moves = moves_of(gloaming, PUSH, "A", 4)
    ways = {move["path"]: move for move in moves}
    assert ways["WWWN"]["cell"] == [2, 0]
    assert stone_of(ways["WWWN"]) == [1, 1]
    assert "WWWW" not in ways
    assert all(stone_of(move) in ([2, 1], [1, 1]) for move in moves)


def test_the_second_worked_example(gloaming: Run) -> None:
    moves = moves_of(gloaming, PASS, "A", 5)
    pushed = [move["path"] for move in moves if (move["cell"], stone_of(move)) == ([1, 2], [2, 0])]
    assert [len(path) for path in pushed] == [5]
    assert not any(move["cell"] in ([2, 2], [1, 1]) for move in moves)


def test_a_move_has_exactly_these_keys(gloaming: Run) -> None:
    for move in moves_of(gloaming, WALK, "A", 3):
        assert set(move) == {"path", "cell", "position"}
        assert set(move["position"]) == {"game", "monster", "tokens", "tiles"}
        assert {"name": "A", "cell": move["cell"]} in move["position"]["tokens"]
        assert len(move["path"]) <= 3


def test_results_are_distinct_and_staying_is_one_of_them(gloaming: Run) -> None:
    moves = moves_of(gloaming, PASS, "A", 5)
    results = [(tuple(move["cell"]), str(stone_of(move))) for move in moves]
    assert len(set(results)) == len(results)
    assert [move["path"] for move in moves if move["cell"] == [3, 3]] == [""]


def test_no_steps_leave_only_staying(gloaming: Run) -> None:
    (move,) = moves_of(gloaming, PUSH, "A", 0)
    assert (move["path"], move["cell"]) == ("", [5, 1])


def test_a_token_may_leave_by_the_exit(gloaming: Run) -> None:
    out = [move for move in moves_of(gloaming, ADVANCED, "A", 2) if move["cell"] is None]
    assert [set(move) for move in out] == [{"path", "cell", "position", "out"}]
    assert out[0]["path"] in ("NN", "NW")
    assert out[0]["out"] is True
    assert out[0]["position"]["tokens"] == []


def test_a_waiting_token_enters_or_stays_outside(gloaming: Run) -> None:
    ways = {move["path"]: move for move in moves_of(gloaming, ADVANCED, "C", 2)}
    assert set(ways) == {"", "I", "IN", "IW"}
    assert set(ways[""]) == {"path", "cell", "position", "waiting"}
    assert (ways[""]["cell"], ways[""]["waiting"]) == (None, True)
    assert ways[""]["position"]["waiting"] == ["C"]
    assert ways["I"]["cell"] == [15, 10]
    assert "waiting" not in ways["I"]["position"]


def test_moves_for_people_are_numbered(gloaming: Run) -> None:
    text = gloaming("moves", saved(PUSH), "--token", "A", "--steps", "4").text
    lines = text.splitlines()
    assert lines[0].split() == ["1", "-", "(5,1)"]
    pushed = [line for line in lines if " WWWN " in line]
    assert len(pushed) == 1
    assert pushed[0].endswith("(2,0)  (stone (2,1) to (1,1))")


def test_people_are_told_who_leaves_and_who_waits(gloaming: Run) -> None:
    leaving = gloaming("moves", saved(ADVANCED), "--token", "A", "--steps", "2").text
    assert any(line.endswith(" out") for line in leaving.splitlines())
    waiting = gloaming("moves", saved(ADVANCED), "--token", "C", "--steps", "2").text
    assert waiting.splitlines()[0].split() == ["1", "-", "waits"]
