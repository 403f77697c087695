"""Counts of the game tree, kept in perft.json beside the drawings they start from.

python -m tests.games.menhirs.perft      counts again and writes the file
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from gloaming.core.actors import NOBODY
from gloaming.core.layout import Records, clone
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.clusters.moves import all_moves
from gloaming.games.menhirs.course.rounds import make_move
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.state import REMOVING, State
from gloaming.games.menhirs.text.drawing import read_drawing

FOLDER = Path(__file__).parent / "perft"
FILE = FOLDER / "counts.json"


def start_of(name: str) -> Records[State]:
    """Return the state of a drawing."""
    return to_state(read_drawing((FOLDER / f"{name}.txt").read_text("utf-8")))


def turns(states: Records[State], depth: int) -> int:
    """Count the ways to play so many complete turns; a match that is over goes no further."""
    if depth == 0 or GAME.entry_points.actor(states, 0) == NOBODY:
        return 1 if depth == 0 else 0
    state = states[0]
    moves = all_moves(state.terms, state.mist, state.banned).tolist()
    passes = [PASS] if not moves or state.terms.may_pass else []
    return sum(after_move(states, move, depth) for move in moves + passes)


def after_move(states: Records[State], move: int, depth: int) -> int:
    """Count on after a move: with every removal, or at once where the next turn comes."""
    after = clone(states)
    make_move(after[0], move)
    if after[0].phase != REMOVING:
        return turns(after, depth - 1)
    return sum(turns(removed, depth - 1) for removed in successors(after))


def atoms(states: Records[State], depth: int) -> int:
    """Count the ways to take so many actions."""
    if depth == 0:
        return 1
    return sum(atoms(after, depth - 1) for after in successors(states))


def successors(states: Records[State]) -> list[Records[State]]:
    """Return the states after every legal action."""
    seat = GAME.entry_points.actor(states, 0)
    if seat == NOBODY:
        return []
    out = np.empty(GAME.most_actions, np.int64)
    found: Any = []
    for action in out[: GAME.entry_points.legal_actions(states, 0, seat, out)].tolist():
        after = clone(states)
        GAME.entry_points.apply(after, 0, seat, action)
        found.append(after)
    return found


def counts(name: str, depths: int) -> dict[str, list[int]]:
    """Return the counts of complete turns and of atoms from a drawing."""
    states = start_of(name)
    return {
        "turns": [turns(states, depth) for depth in range(1, depths + 1)],
        "atoms": [atoms(states, depth) for depth in range(1, depths + 1)],
    }


def main() -> None:
    """Count again, as deep as the file goes."""
    kept = json.loads(FILE.read_text("utf-8"))
    again = {name: counts(name, len(kept[name]["turns"])) for name in sorted(kept)}
    FILE.write_text(json.dumps(again, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
