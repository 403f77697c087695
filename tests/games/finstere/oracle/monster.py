"""The monster's walk for one card, look by look and go by go (rules 5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.games.finstere.oracle.floor import (
    Cell,
    Floor,
    Position,
    Tile,
    canonical,
    cell_of,
    exists,
    lay,
    line,
    neighbour,
    read,
    slide_end,
    through_the_wall,
    token_on,
    turned,
    write,
)

AHEAD_LEFT_RIGHT = (0, -1, 1)  # quarter turns to the right, in the order of `saw`
TURNS = {"turn-right": 1, "turn-back": 2}
OPAQUE = ("stone", *TURNS)
MOST_STEPS = 20
MOST_TURNS = 4

Sight = dict[str, Any]


@dataclass
class Step:
    """What happens in one step, and where he came on it, to end an endless one."""

    eaten: list[str] = field(default_factory=list)
    removed: list[Tile] = field(default_factory=list)
    visited: set[tuple[Cell, str]] = field(default_factory=set)
    turns: int = 0
    facing_before_turns: str = ""


def walk(position: Position, card: str) -> dict[str, Any]:
    """Walk the monster for one card and tell every step of it."""
    floor = read(position)
    steps = steps_under(floor, card)
    saw = look(floor)  # rules 5.1: one more look, after hit cards too
    return {
        "steps": steps,
        "saw": saw,
        "facing": floor.facing,
        "eaten": eaten_in(steps),
        "position": write(floor, position),
    }


def steps_under(floor: Floor, card: str) -> list[dict[str, Any]]:
    """Walk him for one card, but for the last look, and return every step of it."""
    most_steps, hits = bounds(card)
    steps: list[dict[str, Any]] = []
    while len(steps) < most_steps and len(eaten_in(steps)) < hits:
        steps.append(one_step(floor))
    return steps


def eaten_in(steps: list[dict[str, Any]]) -> list[str]:
    """Return who is eaten in some steps, in order."""
    return [name for step in steps for name in step["eaten"]]


def walk_unlimited(position: Position) -> dict[str, Any]:
    """Walk until nobody is left, or everything is as it was before a step (rules 6a)."""
    floor = read(position)
    steps: list[dict[str, Any]] = []
    been: set[object] = set()
    while floor.tokens and (now := canonical(write(floor, position))) not in been:
        been.add(now)
        steps.append(one_step(floor))
    ended = "repeats" if floor.tokens else "nobody-left"
    saw = look(floor)
    return {
        "steps": steps,
        "saw": saw,
        "facing": floor.facing,
        "eaten": eaten_in(steps),
        "position": write(floor, position),
        "ended": ended,
    }


def bounds(card: str) -> tuple[int, int]:
    """Return at how many steps and at how many eaten tokens the card ends (rules 5.9)."""
    number, _, hit = card.partition("-")
    if hit:
        return MOST_STEPS, int(number)
    never = 10**9
    return int(number), never


def one_step(floor: Floor) -> dict[str, Any]:
    """Look, go, and tell about it."""
    saw = look(floor)
    step = go(floor)
    return {
        "saw": saw,
        "cell": list(floor.monster),
        "facing": floor.facing,
        "eaten": step.eaten,
        "removed": step.removed,
    }


def look(floor: Floor) -> list[Sight]:
    """Turn him to the only nearest token of the three lines and return what he saw (rules 5.2)."""
    ways = [turned(floor.facing, quarters) for quarters in AHEAD_LEFT_RIGHT]
    saw = [sight for way in ways if (sight := nearest(floor, way))]
    least = min((sight["distance"] for sight in saw), default=0)
    closest = [sight for sight in saw if sight["distance"] == least]
    if len(closest) == 1:
        floor.facing = closest[0]["direction"]
    return saw


def nearest(floor: Floor, direction: str) -> Sight | None:
    """Return the nearest token in one line of sight, if he sees one."""
    for distance, cell in enumerate(line(floor.monster, direction), start=1):
        if (name := token_on(floor, cell)) is not None:
            return {"direction": direction, "name": name, "distance": distance}
        if ends_sight(floor, cell):
            return None
    return None


def ends_sight(floor: Floor, cell: Cell) -> bool:
    """Tell whether he sees nothing behind this cell (rules 5.2, 6)."""
    tile = floor.movable.get(cell)
    in_blood = cell in floor.blood and not floor.rulings["sight_across_blood"]
    return in_blood or (tile is not None and tile["kind"] in OPAQUE)


def go(floor: Floor) -> Step:
    """Make one whole step: slides, walls, turns and a teleport are part of it (rules 5.9)."""
    step = Step()
    while goes_on(floor, step):
        pass
    return step


def goes_on(floor: Floor, step: Step) -> bool:
    """Do the next thing of the step and tell whether another follows."""
    target = way(floor)
    tile = floor.movable.get(target)
    if tile is not None and tile["kind"] in TURNS:
        return turns(floor, step, TURNS[tile["kind"]])
    if target in floor.teleporters:
        teleport(floor, target)
        return False  # rules 5.8
    meet(floor, step, target)
    return arrives(floor, step, target)


def way(floor: Floor) -> Cell:
    """Return the cell where he would go next, through the wall if need be (rules 5.6)."""
    ahead = neighbour(floor.monster, floor.facing)
    return ahead if exists(ahead) else through_the_wall(floor.monster)


def turns(floor: Floor, step: Step, quarters: int) -> bool:
    """Turn him on the spot, unless four turns have shown no way (rules 5.7)."""
    if step.turns == MOST_TURNS:
        floor.facing = step.facing_before_turns
        return False
    if step.turns == 0:
        step.facing_before_turns = floor.facing
    step.turns += 1
    floor.facing = turned(floor.facing, quarters)
    return True


def teleport(floor: Floor, entered: Cell) -> None:
    """Put him on the twin of the teleporter he enters, facing its arrow (rules 5.8)."""
    pair = floor.teleporters[entered]["pair"]
    for cell, tile in floor.teleporters.items():
        if tile["pair"] == pair and cell != entered:
            floor.monster, floor.facing = cell, tile["arrow"]
            return


def arrives(floor: Floor, step: Step, cell: Cell) -> bool:
    """Put him on the cell and tell whether he slides on (rules 5.5)."""
    floor.monster = cell
    again = (cell, floor.facing) in step.visited  # rules 5.7: nothing moved since
    step.visited.add((cell, floor.facing))
    return cell in floor.blood and not again


def meet(floor: Floor, step: Step, cell: Cell) -> None:
    """Eat the token or push the row that he meets on the cell (rules 5.3, 5.4)."""
    name = token_on(floor, cell)
    if name is not None:
        del floor.tokens[name]
        step.eaten.append(name)
    elif cell in floor.movable:
        push_row(floor, step, cell)
        step.visited.clear()


def push_row(floor: Floor, step: Step, first: Cell) -> None:
    """Push every thing of the row that begins here, from its front (rules 5.4)."""
    row = [first]
    for cell in line(first, floor.facing):
        if cell not in floor.movable and token_on(floor, cell) is None:
            break
        row.append(cell)
    for cell in reversed(row):
        push_thing(floor, step, cell)


def push_thing(floor: Floor, step: Step, cell: Cell) -> None:
    """Push the token or the tile on the cell one cell on, and down the blood."""
    target = neighbour(cell, floor.facing)
    lost = not exists(target) or target in floor.teleporters
    end = None if lost else slide_end(floor, target, floor.facing)
    name = token_on(floor, cell)
    if name is not None:
        push_token(floor, step, name, end)
    else:
        push_tile(floor, step, floor.movable.pop(cell), end)


def push_token(floor: Floor, step: Step, name: str, end: Cell | None) -> None:
    """Move a pushed token to its end; without one it is eaten (rules 5.4)."""
    if end is None:
        del floor.tokens[name]
        step.eaten.append(name)
    else:
        floor.tokens[name] = end


def push_tile(floor: Floor, step: Step, tile: Tile, end: Cell | None) -> None:
    """Move a pushed tile to its end; without one, or on a corner, it is removed (rules 5.4)."""
    if end is None or not lay(floor, tile, end):
        step.removed.append({**tile, "cell": list(cell_of(tile))})
