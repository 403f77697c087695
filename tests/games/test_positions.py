"""Every game reads its own positions, whatever form they come in."""

import pytest

from gloaming.core.errors import NotationError
from gloaming.core.interchange import write_json
from gloaming.core.match import Match
from gloaming.games import NAMES, find
from gloaming.games.finstere.exchange.interchange import shows_monster
from tests.core.toy import TOY

# What a drawing shows of a position, by game.
DRAWN = {"finstere": ("monster", "tokens", "tiles"), "menhirs": ("menhirs", "mist", "turn")}


def begun(name: str) -> Match:
    """Return a match in which somebody is to act."""
    game = find(name)
    match = Match(game, game.options_type(), seed="1")
    match.settle()
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_read_as_it_was_written(name: str) -> None:
    match = begun(name)
    position = match.game.position(match.options, match.states)
    assert match.game.read_position(write_json(position)) == position


@pytest.mark.parametrize("name", DRAWN)
def test_a_position_is_read_as_it_was_drawn(name: str) -> None:
    match = begun(name)
    drawing = match.game.draw_position(match.options, match.states)
    position = match.game.position(match.options, match.states)
    read = match.game.read_position(drawing)
    for field in DRAWN[name]:
        assert getattr(read, field) == getattr(position, field)
    assert shows_monster(drawing) == (name == "finstere")


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(NotationError, match="cannot be read"):
        TOY.read_position("{}")
