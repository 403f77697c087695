"""Laying out the advanced game."""

from typing import Any

import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.match import Match
from gloaming.games.finstere.exchange.to_floor import check
from gloaming.games.finstere.floor.board import KEPT_FREE, x_and_y
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import play, window

KEPT = [x_and_y(cell) for cell in KEPT_FREE]
ALL_TILES = (
    "lay stone (5,5)", "lay stone (6,5)", "lay stone (7,5)",
    "lay crystal (5,6)", "lay crystal (6,6)",
    "lay turn-right (5,7)", "lay turn-right (6,7)", "lay turn-right (7,7)", "lay turn-right (8,7)",
    "lay turn-back (5,8)", "lay turn-back (6,8)",
    "lay yellow teleporter (2,2) N", "lay yellow teleporter (3,3) E",
    "lay blue teleporter (4,4) S", "lay blue teleporter (2,4) W",
    "lay blood 2x2 (8,2)", "lay blood 1x4 (12,3)",
)  # fmt: skip


def advanced(**options: Any) -> Match:
    """Return a match of two that is about to be laid out."""
    return Match(GAME, FinstereOptions(players=2, advanced=True, **options), "1")


def refusal(match: Match, line: str) -> str:
    """Return why a tile may not be laid."""
    action = match.game.read_action(match.options, match.states, line)
    with pytest.raises(IllegalActionError) as caught:
        match.play(match.actor, action)
    assert action not in match.legal_actions(match.actor)
    return str(caught.value)


def test_each_in_turn_lays_any_tile() -> None:
    """From the starting player on (rules 2)."""
    match = advanced(starter=1)
    seats = []
    for line in ALL_TILES[:3]:
        seats.append(match.actor)
        play(match, line)

    assert seats == [1, 0, 1]


def test_a_whole_lay_out() -> None:
    """Seventeen tiles, arrows and pools as their placers choose (rules 2)."""
    match = advanced()
    play(match, *ALL_TILES)

    assert match.game.draw_position(match.options, match.states) == window(0, 0, """
        M>  .   .   .   .   .   .   .   .   .   .   .   /   /
        .   .   .   .   .   .   .   .   .   .   .   .   .   /
        .   .   y^  .   .   .   .   .   ~   ~   .   .   .   .
        .   .   .   y>  .   .   .   .   ~   ~   .   .   ~   .
        .   .   b<  .   bv  .   .   .   .   .   .   .   ~   .
        .   .   .   .   .   #   #   #   .   .   .   .   ~   .
        .   .   .   .   .   o   o   .   .   .   .   .   ~   .
        /   .   .   .   .   r   r   r   r   .   .   .   .   .
        /   /   .   .   .   u   u   .   .   .   .   .   .   .
        waiting: G1 G3 G4 G5 R1 R3 R4 R5
        rulings: official
    """)  # fmt: skip


def test_the_player_after_the_last_placer_starts() -> None:
    """Seat 0 laid the seventeenth tile, so seat 1 begins the first round (rules 2)."""
    match = advanced()
    play(match, *ALL_TILES)

    assert (match.actor, match.state.starter) == (1, 1)


@pytest.mark.parametrize(("x", "y"), KEPT)
def test_cells_by_the_exit_and_the_entrance_are_kept_free(x: int, y: int) -> None:
    """Six of them (rules 2)."""
    why = "not there: the cells by the entrance and the exit stay free (rules 2.6)"

    assert refusal(advanced(), f"lay stone ({x},{y})") == why


def test_six_cells_are_kept_free() -> None:
    """Each corner and its two neighbours (rules 2)."""
    assert sorted(KEPT) == [(0, 0), (0, 1), (1, 0), (14, 10), (15, 9), (15, 10)]


@pytest.mark.parametrize(
    "line",
    [
        "lay blood 2x2 (11,0)",
        "lay blood 4x1 (13,6)",
        "lay blood 4x1 (9,0)",
        "lay blood 1x4 (0,4)",
        "lay blood 1x4 (15,8)",
        "lay blood 2x2 (10,10)",
    ],
)
def test_tiles_lie_inside_the_board(line: str) -> None:
    """A pool that sticks out is refused (rules 2)."""
    why = refusal(advanced(), line)

    assert why.endswith("(rules 2.6)")
    assert "stick out" in why or "stay free" in why


def test_a_pool_keeps_the_corners_free_too() -> None:
    """None of its cells may be by the exit (rules 2)."""
    assert "by the entrance and the exit" in refusal(advanced(), "lay blood 4x1 (1,0)")


@pytest.mark.parametrize(
    "line",
    ["lay crystal (5,5)", "lay blood 2x2 (4,4)", "lay yellow teleporter (5,5) N"],
)
def test_tiles_do_not_overlap(line: str) -> None:
    """A stone lies on (5, 5) (rules 2)."""
    match = advanced()
    play(match, "lay stone (5,5)")

    assert refusal(match, line) == "not there: something lies there already (rules 2.6)"


@pytest.mark.parametrize("line", ["lay stone (8,2)", "lay blood 1x4 (9,0)"])
def test_nothing_is_laid_on_blood_or_a_teleporter(line: str) -> None:
    """Pools and teleporters take up their cells like the others (rules 2)."""
    match = advanced()
    play(match, "lay blood 2x2 (8,2)")

    assert refusal(match, line).startswith("not there: something lies there already")
    play(match, "lay blue teleporter (5,5) N")
    assert refusal(match, "lay stone (5,5)").startswith("not there: something lies there already")


@pytest.mark.parametrize("pair", ["yellow", "blue"])
@pytest.mark.parametrize("cell", ["(5,4)", "(6,5)", "(5,6)", "(4,5)"])
def test_no_two_teleporters_lie_beside_each_other(pair: str, cell: str) -> None:
    """Of either kind (rules 2)."""
    match = advanced()
    play(match, "lay yellow teleporter (5,5) N")

    why = refusal(match, f"lay {pair} teleporter {cell} S")

    assert why == "not there: no two teleporters lie side by side (rules 2.6)"


def test_teleporters_may_touch_diagonally() -> None:
    """And other tiles may lie beside them (rules 2)."""
    match = advanced()

    play(match, "lay yellow teleporter (5,5) N", "lay blue teleporter (6,6) N", "lay stone (5,6)")


@pytest.mark.parametrize("tile", ["crystal", "stone", "turn-right", "turn-back"])
def test_any_other_tile_may_lie_beside_a_teleporter(tile: str) -> None:
    """Only teleporters keep apart (rules 2)."""
    match = advanced()

    play(match, "lay yellow teleporter (5,5) N", f"lay {tile} (5,6)", f"lay {tile} (4,5)")


@pytest.mark.parametrize("edition", [1, 2])
def test_in_older_editions_crystals_kept_apart_too(edition: int) -> None:
    """So that records of lay-outs by chance go on as they were played."""
    match = advanced(edition=edition)
    play(match, "lay yellow teleporter (5,5) N", "lay stone (5,6)")

    assert refusal(match, "lay crystal (4,5)").startswith("not there: no two teleporters")


def test_the_supply_runs_out() -> None:
    """There are two crystals (rules 2)."""
    match = advanced()
    play(match, "lay crystal (5,5)", "lay crystal (6,5)")

    assert refusal(match, "lay crystal (7,5)") == "there is none of these tiles left (rules 2.6)"


def test_tokens_wait_until_all_tiles_are_laid() -> None:
    """Nobody moves before (rules 2)."""
    assert refusal(advanced(), "G4") == "tiles are still to be laid first (rules 2.6)"


def test_a_random_lay_out_begins_with_the_largest_tiles() -> None:
    """So that there is always room for them (rules 2)."""
    match = advanced(layout="random")
    stone, pool = (
        match.game.read_action(match.options, match.states, line)
        for line in ("lay stone (5,5)", "lay blood 1x4 (5,5)")
    )

    assert match.actor == CHANCE
    assert not GAME.entry_points.is_legal(match.states, 0, CHANCE, stone)
    assert GAME.entry_points.is_legal(match.states, 0, CHANCE, pool)
    assert str(GAME.why_illegal(match.states, CHANCE, stone)) == (
        "chance lays the largest tiles first"
    )


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_random_lay_out_is_possible(seed: str) -> None:
    """It keeps every rule that players keep (rules 2)."""
    match = Match(GAME, FinstereOptions(advanced=True, layout="random"), seed)
    match.settle()

    position = match.game.position(match.options, match.states)

    check(position)
    single = [getattr(tile, "cell", None) for tile in position.tiles]
    assert not set(KEPT) & set(single)
    assert len(position.tiles) == 17


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("lay stone (3;4)", "'lay stone (3;4)' is not like 'lay stone (3,4)'"),
        ("lay pebble (3,4)", "there is no tile 'pebble' without an arrow"),
        ("lay stone (3,4) N", "there is no tile 'stone' with an arrow"),
        ("lay yellow teleporter (3,4)", "there is no tile 'yellow teleporter' without an arrow"),
        ("lay stone (12,0)", "(12,0) is not on the board"),
    ],
)
def test_what_cannot_be_read_is_refused(line: str, why: str) -> None:
    match = advanced()

    with pytest.raises(NotationError) as caught:
        match.game.read_action(match.options, match.states, line)
    assert str(caught.value) == why
