"""What bots decide is told in numbers, from which a Decision is read."""

import numpy as np
import pytest

from gloaming.bots.telling import tell_actions, tell_shares
from gloaming.core.encoding import begin, decode, length

ROOM = 16


@pytest.mark.parametrize(
    ("values", "shares"),
    [
        ([0.5, 1.5, -0.1], (0.25, 0.75, 0.0)),
        ([0.0, 0.0], (0.5, 0.5)),
        ([-1.0, -2.0, -3.0, -4.0], (0.25, 0.25, 0.25, 0.25)),
    ],
)
def test_shares_are_none_below_0_and_add_up_to_1(
    values: list[float], shares: tuple[float, ...]
) -> None:
    out = np.empty(ROOM)
    begin(out)
    tell_shares(np.array(values), len(values), out)
    assert decode(tuple[float, ...], out[1 : length(out)].tolist()) == shares


def test_as_many_actions_are_told_as_there_are() -> None:
    out = np.empty(ROOM)
    begin(out)
    tell_actions(np.array([7, 9, 11]), 2, out)
    assert decode(tuple[int, ...], out[1 : length(out)].tolist()) == (7, 9)
