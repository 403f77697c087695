"""What the prover knows of his looks is what the rules say of them."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from gloaming.core.interchange import convert
from gloaming.core.layout import blank
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.floor.board import DIRECTIONS, STEPS
from gloaming.games.finstere.monster.monster import look
from gloaming.puzzles.finstere.proving.asking import looks_at, note_sight
from gloaming.puzzles.finstere.proving.records import NONE, OPEN, World
from tests.games.finstere.positions import examples

from .strategies import crowded_positions


@pytest.mark.sweep
@settings(max_examples=examples(60, 20), deadline=None, suppress_health_check=list(HealthCheck))
@given(crowded_positions())
def test_he_turns_where_the_rules_turn_him(plain: dict[str, Any]) -> None:
    floor, world = to_floor(convert(plain, Position))[0], blank(World)[0]
    note_sight(world, floor)
    for facing in range(DIRECTIONS):
        floor.facing = facing
        assert looks_at(world, floor) == (NONE, look(floor))


@settings(max_examples=examples(20, 20), deadline=None, suppress_health_check=list(HealthCheck))
@given(crowded_positions())
def test_he_asks_first_for_an_open_cell_right_before_him(plain: dict[str, Any]) -> None:
    floor, world = to_floor(convert(plain, Position))[0], blank(World)[0]
    note_sight(world, floor)
    ahead = int(floor.monster) + int(STEPS[floor.facing])
    world.sight[ahead] = OPEN
    assert looks_at(world, floor)[0] == ahead
