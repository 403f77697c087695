"""The planes of Finstere Flure show what the position shows."""

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from gloaming.core.match import Match
from gloaming.core.planes import named, size_of
from gloaming.games.finstere import GAME
from gloaming.games.finstere.actions import PICK, STEP
from gloaming.games.finstere.floor.board import LETTERS, x_and_y
from gloaming.games.finstere.help.observation import PLANES
from gloaming.games.finstere.state import EATEN, OUT
from tests.games.contestants import Contest, contests_of

TILES = {
    "stones": "stone",
    "crystals": "crystal",
    "turn-right stones": "turn-right",
    "turn-back stones": "turn-back",
}
Planes = dict[str, NDArray[np.int8]]


def planes_of(match: Match, seat: int) -> Planes:
    """Return what a seat sees."""
    out = np.full((1, size_of(PLANES)), 99, np.int8)
    GAME.entry_points.observe_all(match.states, np.array([seat]), out)
    return named(PLANES, out[0])


def cells(plane: NDArray[np.int8]) -> set[tuple[int, int]]:
    """Return the cells (x, y) on which a plane shows something."""
    return {(int(x), int(y)) for y, x in np.argwhere(plane)}


@pytest.mark.parametrize("contest", contests_of("finstere"), ids=lambda contest: str(contest.way))
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.sweep
def test_the_board_is_what_the_position_says(contest: Contest, seat: int) -> None:
    for before, _ in list(contest.played().moments)[::60]:
        match = contest.match()
        match.states = before
        check_board(match, planes_of(match, seat))


def check_board(match: Match, planes: Planes) -> None:
    """Compare the planes of the board with the position in its interchange form."""
    position = msgspec.to_builtins(match.game.position(match.options, match.states))
    assert cells(planes["monster"]) == {tuple(position["monster"]["cell"])}
    assert LETTERS[int(planes["facing"].argmax())] == position["monster"]["facing"]
    for plane, kind in TILES.items():
        found = {tuple(tile["cell"]) for tile in position["tiles"] if tile["kind"] == kind}
        assert cells(planes[plane]) == found
    shown = cells(
        planes["own ready"] + planes["own moved"] + planes["rivals ready"] + planes["rivals moved"]
    )
    standing = {tuple(token["cell"]) for token in position["tokens"]}
    assert shown - cells(planes["moving"]) == standing - cells(planes["moving"])


def test_tokens_are_seen_from_the_own_seat() -> None:
    match = Contest("finstere", 0).match()
    match.settle()
    own, other = planes_of(match, 0), planes_of(match, 1)
    assert own["owner"].tolist() == [1] * 4 + [2] * 4 + [0] * 13
    assert other["owner"].tolist() == [2] * 4 + [1] * 4 + [0] * 13
    assert own["number"][:4].tolist() == [1, 3, 4, 5]
    assert own["waiting"].sum() == 8
    assert not own["is moving"].any()


def test_a_moving_token_is_seen_with_its_steps() -> None:
    match = Contest("finstere", 0).match()
    match.settle()
    match.play(0, PICK + 3)
    assert planes_of(match, 0)["steps left"] == 5
    assert not planes_of(match, 0)["moving"].any()
    match.play(0, match.legal_actions(0)[0])
    planes = planes_of(match, 0)
    token = x_and_y(match.state.floor.cell_of[3])
    assert cells(planes["moving"]) == {token}
    assert planes["moving"][token[1], token[0]] == 1 + 4
    assert planes["is moving"].tolist() == [0, 0, 0, 1] + [0] * 17
    assert (planes["column"][3], planes["row"][3]) == (token[0] + 1, token[1] + 1)
    assert match.legal_actions(0)[0] >= STEP


def test_tokens_that_are_out_or_eaten_are_on_no_cell() -> None:
    match = Contest("finstere", 0).match()
    match.settle()
    match.state.floor.cell_of[0], match.state.floor.cell_of[1] = OUT, EATEN
    planes = planes_of(match, 1)
    assert planes["out"].tolist() == [1] + [0] * 20
    assert planes["eaten"].tolist() == [0, 1] + [0] * 19
    assert planes["waiting"].sum() == 6
    assert not planes["column"].any()


def test_teleporters_show_their_arrows() -> None:
    match = Contest("finstere", 2).played()
    planes, floor = planes_of(match, 0), match.state.floor
    for index, name in enumerate(["yellow teleporters"] * 2 + ["blue teleporters"] * 2):
        x, y = x_and_y(floor.teleporters[index])
        assert planes[name][y, x] == 1 + floor.arrows[index]
    assert np.count_nonzero(planes["blood"]) == 8


def test_a_spectator_sees_what_the_first_seat_sees() -> None:
    match = Contest("finstere", 1).played()
    for name, plane in planes_of(match, -1).items():
        assert np.array_equal(plane, planes_of(match, 0)[name])
