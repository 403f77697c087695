"""The few moments that decided a match."""

from gloaming.core.turning_points import TurningPoint, foremost
from tests.core.toy import TOY
from tests.core.toy.game import Toy, ToyOptions
from tests.core.toy.playing import random_match


def test_the_first_few_are_told_in_the_order_of_the_match() -> None:
    points = [TurningPoint(at, "kind", 0) for at in (9, 3, 7, 1)]
    assert [point.at for point in foremost(points)] == [3, 7, 9]


def test_a_moment_is_told_once_as_what_weighs_most() -> None:
    points = [TurningPoint(5, "heavy", 0), TurningPoint(5, "light", 1)]
    assert foremost(points) == [TurningPoint(5, "heavy", 0)]


def test_by_default_a_game_has_none() -> None:
    match = random_match(2, 1, 1)
    assert super(Toy, TOY).turning_points(ToyOptions(), match.moments, match.states) == []
