"""The examples do what they say."""

import xml.etree.ElementTree as ET

from examples import research_cfr, research_mcts
from examples.learning_curve import Point, draw_curve, smoothed
from examples.train_batch import train


def test_tree_search_plays_a_match_and_does_not_lose_it() -> None:
    returns = research_mcts.play("gloaming_menhirs(mist=8)", simulations=30, seed=1)
    assert returns == [1.0, -1.0]


def test_regret_minimisation_finds_what_the_solver_proves() -> None:
    game = research_cfr.endgame(turns=2, seed=2)
    assert research_cfr.value_by_solver(game) == 1.0
    assert research_cfr.value_by_cfr(game, iterations=40) > 0.95


def test_training_beats_random_players() -> None:
    points = list(train(updates=45, seed=1, matches=128))
    assert sum(point.won for point in points[:5]) <= 2
    last = smoothed(points)[-1]
    assert last.won > last.matches * 0.25
    assert last.lost < last.matches * 0.02


def test_a_curve_is_drawn_from_its_points() -> None:
    picture = ET.fromstring(draw_curve([Point(1.0, 1, 2, 4), Point(3.0, 4, 0, 4)]))  # noqa: S314 - our own text
    lines = picture.findall(".//{http://www.w3.org/2000/svg}polyline")
    assert [line.attrib["points"] for line in lines] == [
        "256.0,246.0 672.0,147.0",
        "256.0,246.0 672.0,279.0",
        "256.0,180.0 672.0,246.0",
    ]
