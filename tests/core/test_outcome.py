"""An outcome says who won, and what that is worth to every seat."""

import pytest

from gloaming.core.outcome import Outcome


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [
        ((0,), 2, (1.0, -1.0)),
        ((2,), 3, (-0.5, -0.5, 1.0)),
        ((0, 2), 3, (0.5, -1.0, 0.5)),
        ((), 3, (0.0, 0.0, 0.0)),
        ((0, 1), 2, (0.0, 0.0)),
    ],
)
def test_winners_share_one_and_losers_pay_for_it(
    winners: tuple[int, ...], seats: int, expected: tuple[float, ...]
) -> None:
    outcome = Outcome("because", winners, (0,) * seats)
    assert outcome.returns() == expected
    assert sum(outcome.returns()) == 0


def test_nobody_among_the_winners_is_a_draw() -> None:
    assert Outcome("because", (), (1, 1)).is_draw
    assert not Outcome("because", (1,), (1, 2)).is_draw
