"""The planes of Menhirs show what the position shows."""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.match import Match
from gloaming.core.planes import named, size_of
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.clusters.board import cell_at
from gloaming.games.menhirs.help.observation import PLANES
from tests.games.contestants import EVERY, Contest

Planes = dict[str, NDArray[np.int8]]


def planes_of(match: Match, seat: int) -> Planes:
    """Return what a seat sees."""
    out = np.full((1, size_of(PLANES)), 99, np.int8)
    GAME.entry_points.observe_all(match.states, np.array([seat]), out)
    return named(PLANES, out[0])


def cells(plane: NDArray[np.int8]) -> set[int]:
    """Return the cells on which a plane shows something."""
    return {int(cell) for cell in np.flatnonzero(plane)}


def moments(way: int) -> list[Match]:
    """Return a match at some of its moments."""
    contest = Contest("menhirs", way)
    found = []
    for before, _ in list(contest.played().moments)[:: 5 * EVERY]:
        match = contest.match()
        match.states = before
        found.append(match)
    return found


def test_the_board_is_what_the_position_says() -> None:
    for match in moments(0):
        planes, position = planes_of(match, 0), match.game.position(match.options, match.states)
        assert cells(planes["mist"]) == {cell_at(*place) for place in position.mist}
        assert cells(planes["menhirs"]) == {cell_at(*place) for place in position.menhirs}
        assert len(cells(planes["land"])) == sum(position.heights)
        assert planes["turn"] == match.state.turn


def test_menhirs_under_mist_are_not_seen_if_they_are_hidden() -> None:
    for match in moments(3):
        planes = planes_of(match, 0)
        assert not cells(planes["menhirs"]) & cells(planes["mist"])


def test_whose_turn_it_is() -> None:
    for match in moments(1):
        turns = [int(planes_of(match, seat)["own turn"]) for seat in (0, 1)]
        assert turns == [match.actor == 0, match.actor == 1]


def test_the_banned_move_is_seen() -> None:
    banned = [match for match in moments(1) if match.state.banned]
    assert banned or EVERY > 1
    for match in banned:
        planes = planes_of(match, 1)
        assert planes["banned"].any()
        assert planes["banned direction"].sum() == 1


def test_settings_are_seen() -> None:
    planes = planes_of(Contest("menhirs", 2).match(), 0)
    names = ("must detach", "may pass", "no take back", "scoring")
    assert [int(planes[name]) for name in names] == [1, 1, 0, 0]
    schedule = planes_of(Contest("menhirs", 0).match(), 0)["removals"]
    assert schedule[:6].tolist() == [0, 0, 1, 1, 0, 0]
