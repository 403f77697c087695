"""Games are found by their names."""

import pytest

from gloaming.core.errors import UnknownGameError
from gloaming.games import NAMES, find


@pytest.mark.parametrize("name", NAMES)
def test_a_game_knows_its_name(name: str) -> None:
    assert find(name).name == name


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        UnknownGameError, match="there is no game 'chess'; there is finstere, menhirs"
    ):
        find("chess")
