"""Perft: how many distinct complete moves a token has, for more and more steps."""

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from gloaming.core.engine.mode import mode
from gloaming.core.interchange import write_json
from gloaming.games.finstere.exchange.to_floor import check
from gloaming.games.finstere.moves.complete_moves import complete_moves
from tests.games.finstere.oracle.tokens import moves as oracle_moves
from tests.games.finstere.positions import read

TITLE = "== "
COUNTS = "moves of "

# The most moves that are counted: all of them, unless the rules run interpreted.
MOST_COUNTED = 1_000 if mode() == "interpreted" else 1_000_000
MOST_COUNTED_BY_THE_ORACLE = 2_000


class Perft(NamedTuple):
    """A position, a token, and how many complete moves it has with 0, 1, 2 ... steps."""

    title: str
    drawing: str
    token: str
    counts: list[int]


def read_perft(block: str) -> Perft:
    """Read one block of the file."""
    title, *lines = block.splitlines()
    last = next(line for line in lines if line.startswith(COUNTS))
    drawing = "\n".join(line for line in lines if not line.startswith(COUNTS))
    token, _, counts = last.removeprefix(COUNTS).partition(":")
    return Perft(title, drawing, token, [int(count) for count in counts.split()])


FILE = Path(__file__).with_name("perft.txt").read_text()
ALL = [read_perft(block) for block in FILE.split(TITLE)[1:]]


@pytest.mark.parametrize("perft", ALL, ids=[perft.title for perft in ALL])
def test_the_number_of_complete_moves(perft: Perft) -> None:
    """Each distinct result once (rules 4.1)."""
    position = read(perft.drawing)
    check(position)
    wanted = [count for count in perft.counts if count <= MOST_COUNTED]

    found = [list(complete_moves(position, perft.token, steps)) for steps in range(len(wanted))]

    assert [len(moves) for moves in found] == wanted
    assert len({write_json(move.position) for move in found[-1]}) == wanted[-1]


@pytest.mark.parametrize("perft", ALL, ids=[perft.title for perft in ALL])
def test_the_oracle_counts_the_same(perft: Perft) -> None:
    """As far as it gets in reasonable time (rules 4.1)."""
    plain = msgspec.to_builtins(read(perft.drawing))
    wanted = [count for count in perft.counts if count <= MOST_COUNTED_BY_THE_ORACLE]

    assert [len(oracle_moves(plain, perft.token, steps)) for steps in range(len(wanted))] == wanted


def test_every_position_is_counted_for_six_steps() -> None:
    assert len(ALL) >= 10
    assert all(len(perft.counts) >= 7 for perft in ALL)
    assert sum(len(perft.counts) == 13 for perft in ALL) >= 3
