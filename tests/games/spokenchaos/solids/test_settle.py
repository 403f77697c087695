"""Letting furniture down: heights, standing, falling, leaning, and the reasons of refusals."""

import pytest

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.solids.lobby import FACES, NOBODY, Lobby, Piece, empty_lobby
from tests.games.spokenchaos.placement import Placement, place_furniture, placements_in


def lobby_with(*placements: Placement) -> Records[Lobby]:
    """Return a lobby in which all this stands."""
    lobbies = empty_lobby()
    for placement in placements:
        assert not place_furniture(lobbies, placement)
    return lobbies


def piece_in(lobbies: Records[Lobby], name: PieceName) -> Piece:
    """Return where a piece is."""
    return lobbies[0].pieces[PIECE_NAMES.index(name)]


def refusal(placement: Placement, *before: Placement) -> str:
    """Return why a piece is refused."""
    lobbies = lobby_with(*before)
    reason = place_furniture(lobbies, placement)
    assert piece_in(lobbies, placement.piece).is_placed == (not reason)
    return reason


FALLS = {("mirror", "front"), ("mirror", "back"), ("armchair", "upside-down")}


@pytest.mark.parametrize("piece", PIECE_NAMES)
@pytest.mark.parametrize("face", FACES)
def test_which_faces_a_piece_stands_on(piece: PieceName, face: str) -> None:
    reason = refusal(Placement(piece, 96, 96, 0, face))

    assert reason == (f"the {piece} would fall over" if (piece, face) in FALLS else "")


@pytest.mark.parametrize(
    ("placement", "under", "height"),
    [
        pytest.param(Placement("mirror", 96, 96, 30), Placement("table", 96, 96), 0.70, id="on"),
        pytest.param(Placement("table", 96, 96), Placement("desk", 96, 96), 0.96, id="four legs"),
        pytest.param(Placement("table", 96, 96), Placement("mirror", 96, 96), 0.98, id="over"),
        pytest.param(Placement("armchair", 96, 64), Placement("table", 96, 96), 0.0, id="before"),
        pytest.param(
            Placement("mirror", 96, 96, 0, "left"), Placement("table", 96, 96), 0.70, id="lying on"
        ),
        pytest.param(
            Placement("table", 96, 96, 0, "upside-down"),
            Placement("table", 96, 96),
            0.0,
            id="moved from itself",
        ),
        pytest.param(
            Placement("armchair", 96, 112), Placement("desk", 96, 96), 0.96, id="too wide to go in"
        ),
    ],
)  # fmt: skip
def test_a_piece_is_let_down_to_the_lowest_height(
    placement: Placement, under: Placement, height: float
) -> None:
    lobbies = lobby_with(under)

    assert not place_furniture(lobbies, placement)
    assert piece_in(lobbies, placement.piece).height == pytest.approx(height, abs=1e-12)


FOOT = Placement("mirror", 96, 96 + 15)
TROLLEY = Placement("trolley", 96, 96)


@pytest.mark.parametrize("order", [(FOOT, TROLLEY), (TROLLEY, FOOT)])
def test_the_foot_of_the_mirror_goes_under_the_trolley(order: tuple[Placement, ...]) -> None:
    """The foot is 0.08 high and fits between the posts, whichever is put down first."""
    #   shelf ======= |
    #      ||        _|_  mirror
    lobbies = lobby_with(*order)

    assert piece_in(lobbies, "mirror").height == piece_in(lobbies, "trolley").height == 0.0


@pytest.mark.parametrize(
    "placement",
    [
        Placement("table", 15, 96),
        Placement("table", 96, 15),
        Placement("table", 177, 96),
        Placement("table", 96, 177),
        Placement("table", 16, 96, 45),
        Placement("mirror", 20, 96, 0, "left"),
    ],
)
def test_a_piece_stays_in_the_lobby(placement: Placement) -> None:
    assert refusal(placement) == f"the {placement.piece} would stick out of the lobby"


@pytest.mark.parametrize("x", [16, 176])
def test_a_piece_may_touch_the_wall(x: int) -> None:
    assert not refusal(Placement("table", x, 16))


def test_a_piece_falls_from_an_edge() -> None:
    """The table's corner is at x = 3.5: the mirror's middle must be on the near side of it."""
    table = Placement("table", 96, 96)

    assert not refusal(Placement("mirror", 96 + 15, 96), table)
    assert refusal(Placement("mirror", 96 + 17, 96), table) == "the mirror would fall over"


def test_two_pieces_carry_a_third() -> None:
    """Armchair and table are 0.70 high at the arms; the desk on its back bridges them."""
    #        =================== desk        neither alone would carry it
    #     |  |               |   |
    left, right = Placement("table", 64, 96), Placement("armchair", 124, 96, 90)
    desk = Placement("desk", 92, 96, 0, "back")
    lobbies = lobby_with(left, right)
    assert not place_furniture(lobbies, desk)
    assert piece_in(lobbies, "desk").height == pytest.approx(0.7)

    assert refusal(desk, left) == "the desk would fall over"


def test_what_only_touches_a_side_bears_nothing() -> None:
    """The trolley's left posts stand on the table, its right side is flush with the piano."""
    #    _______trolley |
    #    |      |       | piano
    #   === table       |
    table, piano = Placement("table", 96, 96), Placement("piano", 164, 96)

    assert refusal(Placement("trolley", 116, 96), table, piano) == "the trolley would fall over"


@pytest.mark.parametrize(
    ("lean", "y", "yaw", "angle"),
    [
        ("front", 66, 0, 30),
        ("front", 72, 0, 15),
        ("back", 66, 180, 30),
        ("left", 60, 270, 10),
        ("right", 60, 90, 10),
        ("right", 65, 90, 0),
    ],
)
def test_a_piece_leans_on_the_next(lean: str, y: int, yaw: int, angle: int) -> None:
    """The table's side is at y = 2.5, its upper edge 0.70 high.

    Leaning by a, the front of the mirror's plate, 0.19 behind the edge on which it tips,
    is 0.70 * tan a - 0.19 / cos a before that edge at the height of the table's; its side
    is 0.70 * tan a before it.
    """
    lobbies = lobby_with(
        Placement("table", 96, 96), Placement("mirror", 96, y, yaw, "upright", lean)
    )
    mirror = piece_in(lobbies, "mirror")

    assert (mirror.angle, PIECE_NAMES[mirror.holder], mirror.height) == (angle, "table", 0.0)


def test_what_does_not_lean_has_no_holder() -> None:
    assert piece_in(lobby_with(Placement("table", 96, 96)), "table").holder == NOBODY


def test_leaning_needs_something_to_lean_on() -> None:
    table = Placement("table", 96, 150)

    assert refusal(Placement("mirror", 96, 64, 0, "upright", "front"), table) == (
        "the mirror has nothing to lean on: nothing stops it by 60 degrees"
    )


def test_a_piece_does_not_lean_on_the_floor() -> None:
    """The case of a piano that lies on its keys hangs over them and comes down at 30 degrees."""
    assert refusal(Placement("piano", 96, 96, 0, "front", "front")) == (
        "the piano has nothing to lean on: it comes down on the floor"
    )


def test_a_leaning_piece_stays_in_the_lobby() -> None:
    desk = Placement("desk", 96, 192 - 15)
    assert not refusal(Placement("mirror", 96, 140, 0, "upright", "front"), desk)
    assert refusal(
        Placement("table", 96, 12, 0, "upright", "front"), Placement("desk", 96, 46)
    ) == ("the table would stick out of the lobby")


def test_the_edge_on_which_a_piece_leans_must_be_borne() -> None:
    """On the table the mirror stands with its foot half over the edge and leans outwards."""
    table, piano = Placement("table", 96, 96), Placement("piano", 96, 96 + 40, 180)
    over_the_edge = Placement("mirror", 96, 96 + 14, 0, "upright", "front")

    assert refusal(over_the_edge, table, piano) == (
        "the mirror would fall over: the edge on which it leans is not borne"
    )
    assert not refusal(over_the_edge._replace(y=96 + 6), table, piano)


def test_placements_are_told_as_they_were_given() -> None:
    put = [
        Placement("mirror", 96, 66, 0, "upright", "front"),
        Placement("table", 96, 96, 350, "upright"),
    ]
    lobbies = lobby_with(put[1], put[0])

    assert placements_in(lobbies) == put
