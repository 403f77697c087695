"""Planes lie one behind another, and tables of them can be written."""

import numpy as np

from gloaming.core.planes import Plane, named, size_of, starts_of, table_of

PLANES = (Plane("board", (2, 3), "a cell"), Plane("turn", (), "its number"))


def test_planes_lie_one_behind_another() -> None:
    assert size_of(PLANES) == 7
    assert starts_of(PLANES) == {"board": 0, "turn": 6}


def test_planes_by_name_are_parts_of_the_same_memory() -> None:
    observation = np.arange(7, dtype=np.int8)
    planes = named(PLANES, observation)
    assert planes["board"].tolist() == [[0, 1, 2], [3, 4, 5]]
    planes["turn"][...] = 9
    assert observation[6] == 9


def test_planes_are_written_as_a_table() -> None:
    assert table_of(PLANES).splitlines()[2:] == [
        "| 0 | board | 2 x 3 | a cell |",
        "| 6 | turn | 1 | its number |",
    ]
