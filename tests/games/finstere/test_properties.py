"""What holds in every position, and that the slow oracle agrees with the fast rules."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.games.finstere.exchange.position import Blood, Place, Position, Teleporter, movable_of
from gloaming.games.finstere.exchange.to_floor import check
from gloaming.games.finstere.exchange.walk import Walk, tell_unlimited_walk, tell_walk
from gloaming.games.finstere.floor.board import CORNERS, LETTERS, STEPS, is_on_board
from gloaming.games.finstere.floor.things import is_tile
from gloaming.games.finstere.material import HIT_CARD, WALL
from gloaming.games.finstere.moves.complete_moves import CompleteMove, complete_moves, lift_token
from gloaming.games.finstere.moves.steps import STEP_LETTERS, step
from gloaming.games.finstere.state import Floor
from tests.games.finstere.oracle.floor import canonical, tile_set
from tests.games.finstere.oracle.monster import walk as oracle_walk
from tests.games.finstere.oracle.monster import walk_unlimited as oracle_unlimited
from tests.games.finstere.oracle.tokens import follow as oracle_follow
from tests.games.finstere.oracle.tokens import moves as oracle_moves
from tests.games.finstere.positions import examples
from tests.games.finstere.strategies import Plain, cards, positions, positions_and_tokens

pytestmark = pytest.mark.sweep

few_steps = st.integers(0, 4)


def possible(plain: Plain) -> Position:
    """Return a plain position, checked."""
    position = msgspec.convert(plain, Position)
    check(position)
    return position


def walked(position: Position, card: str) -> Walk:
    """Return the monster's walk under a card."""
    number, _, is_hit = card.partition("-")
    return tell_walk(position, int(number) + (HIT_CARD if is_hit else 0)).walk


def plain_json(value: Any) -> Any:
    """Return a value as a program reads it."""
    return json.loads(msgspec.json.encode(value))


def apart(story: dict[str, Any]) -> tuple[dict[str, Any], tuple[object, ...]]:
    """Return a walk and the position after it, which may be listed in any order."""
    return {key: story[key] for key in story if key != "position"}, canonical(story["position"])


def ends(move: CompleteMove) -> Place | str:
    """Return where a complete move ends."""
    if move.cell is None:
        return "out" if move.out else "waiting"
    return move.cell


# The oracle


@settings(max_examples=examples(500, 50))
@given(positions(), cards)
def test_the_monsters_walk_is_the_oracles(plain: Plain, card: str) -> None:
    """Sights, steps, facings, meals, losses and the position after it (rules 5)."""
    walk = plain_json(walked(possible(plain), card))

    assert apart(walk) == apart(plain_json(oracle_walk(plain, card)))


@settings(max_examples=examples(200, 20))
@given(positions())
def test_the_unlimited_walk_is_the_oracles(plain: Plain) -> None:
    """It ends, for the same reason after the same steps (rules 6a)."""
    walk = plain_json(tell_unlimited_walk(possible(plain)).walk)

    assert apart(walk) == apart(plain_json(oracle_unlimited(plain)))


@settings(max_examples=examples(300, 40))
@given(positions_and_tokens(), few_steps)
def test_complete_moves_are_the_oracles(chosen: tuple[Plain, str], steps: int) -> None:
    """The same results, each in as few steps, and each told once (rules 4)."""
    plain, name = chosen
    found = [
        (ends(move), tile_set(plain_json(move.position)), len(move.path))
        for move in complete_moves(possible(plain), name, steps)
    ]

    assert len(found) == len(set(found))
    assert set(found) == set(oracle_moves(plain, name, steps))


@settings(max_examples=examples(200, 20))
@given(positions_and_tokens(), few_steps)
def test_the_oracle_follows_every_path(chosen: tuple[Plain, str], steps: int) -> None:
    """A path leads to just the position that is told with it (rules 4)."""
    plain, name = chosen
    for move in complete_moves(possible(plain), name, steps):
        after = oracle_follow(plain, name, move.path, steps)
        assert canonical(after) == canonical(plain_json(move.position))


# Nothing vanishes but by a rule


def kinds(position: Position) -> Counter[str]:
    """Return how many tiles of each kind there are."""
    return Counter(type(tile).__name__ for tile in position.tiles)


def fixed(position: Position) -> set[object]:
    """Return what never moves: pools and teleporters."""
    return {tile for tile in position.tiles if isinstance(tile, Blood | Teleporter)}


@settings(max_examples=examples(300, 40))
@given(positions(), cards)
def test_a_walk_loses_only_what_it_tells(plain: Plain, card: str) -> None:
    """Tokens are eaten, tiles are removed, and all the rest is still there (rules 5.4)."""
    before = possible(plain)
    walk = walked(before, card)
    after = walk.position
    removed = Counter(type(tile).__name__ for step in walk.steps for tile in step.removed)

    assert Counter(before.names()) == Counter(after.names()) + Counter(walk.eaten)
    assert kinds(before) == kinds(after) + removed
    assert fixed(before) == fixed(after)
    assert before.waiting == after.waiting


@settings(max_examples=examples(200, 20))
@given(positions_and_tokens(), few_steps)
def test_a_move_changes_only_the_token_and_what_it_pushes(
    chosen: tuple[Plain, str], steps: int
) -> None:
    """Everybody else stays where they are (rules 4.3)."""
    plain, name = chosen
    before = possible(plain)
    for move in complete_moves(before, name, steps):
        after = move.position
        others = [token for token in before.tokens if token.name != name]
        assert [token for token in after.tokens if token.name != name] == others
        assert (after.monster, after.rulings) == (before.monster, before.rulings)
        assert fixed(after) == fixed(before)
        assert set(before.names()) - set(after.names()) == ({name} if move.out else set())
        assert not kinds(after) - kinds(before)
        check_losses(before, name, move.path)


def check_losses(position: Position, name: str, path: str) -> None:
    """Follow a path; a tile may be lost only straight before a corner or a teleporter."""
    floors, cell = lift_token(position, name)
    floor = floors[0]
    ways_out = {*CORNERS}
    if floor.teleporter_takes_tiles:
        ways_out |= {int(pad) for pad in floor.teleporters}
    for letter in path:
        line = set(line_from(floor, cell, letter))
        tiles = tiles_on(floor)
        cell = step(floor, floor.things, cell, STEP_LETTERS.index(letter))
        assert tiles_on(floor) == tiles or line & ways_out


def tiles_on(floor: Floor) -> int:
    """Return how many movable tiles there are."""
    return sum(is_tile(thing) for thing in floor.things)


def line_from(floor: Floor, cell: int, letter: str) -> Iterator[int]:
    """Return the cells straight ahead, up to the wall."""
    if letter in LETTERS:
        cell += int(STEPS[LETTERS.index(letter)])
        while floor.ground[cell] != WALL:
            yield cell
            cell += int(STEPS[LETTERS.index(letter)])


# At most one thing on a cell


def check_rest(position: Position) -> None:
    """Raise unless monster, tokens and tiles all have cells of their own, but for his pads."""
    standing = [token.cell for token in position.tokens]
    lying = [cell for _, cell in movable_of(position)]
    pads = {tile.cell for tile in position.tiles if isinstance(tile, Teleporter)}
    taken = [*standing, *lying, position.monster.cell]

    assert len(taken) == len(set(taken))
    assert not pads & {*standing, *lying}
    assert all(is_on_board(*cell) for cell in taken)


@settings(max_examples=examples(300, 40))
@given(positions(), cards)
def test_after_a_walk_there_is_at_most_one_thing_on_a_cell(plain: Plain, card: str) -> None:
    """No row is pushed together (rules 5.4)."""
    check_rest(walked(possible(plain), card).position)


@settings(max_examples=examples(200, 20))
@given(positions_and_tokens(), few_steps)
def test_after_a_move_there_is_at_most_one_thing_on_a_cell(
    chosen: tuple[Plain, str], steps: int
) -> None:
    """Nobody ends on another (rules 4.3)."""
    plain, name = chosen
    for move in complete_moves(possible(plain), name, steps):
        check_rest(move.position)
