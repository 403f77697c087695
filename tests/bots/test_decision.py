"""What bots expect is told as shares of the win."""

import numpy as np
import pytest

from gloaming.bots.decision import shares_of


@pytest.mark.parametrize(
    ("values", "shares"),
    [
        ([0.5, 1.5, -0.1], [0.25, 0.75, 0.0]),
        ([0.0, 0.0], [0.5, 0.5]),
        ([-1.0, -2.0, -3.0, -4.0], [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_shares_are_none_below_0_and_add_up_to_1(values: list[float], shares: list[float]) -> None:
    assert shares_of(np.array(values), len(values)).tolist() == shares
