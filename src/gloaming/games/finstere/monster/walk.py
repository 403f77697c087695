"""The monster's walk, told step by step: what he saw, where he went, what befell others.

`tell_walk` gives what `gloaming monster --json` prints; `reasons` puts it into words.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records, blank
from gloaming.games.finstere.exchange.position import (
    MOVABLE_TILES,
    Letter,
    Movable,
    Place,
    Position,
    letter,
)
from gloaming.games.finstere.exchange.reading import to_floor
from gloaming.games.finstere.exchange.writing import from_floor
from gloaming.games.finstere.floor.board import (
    LETTERS,
    SYMBOLS,
    cell_at,
    to_the_left,
    to_the_right,
    x_and_y,
)
from gloaming.games.finstere.material import TILE_NAMES, TOKEN
from gloaming.games.finstere.state import NO_TOKEN, OUT, Floor, Trace

from . import monster
from .unlimited import ENEMY, NOBODY_LEFT, REPEATS, floors_for, walk_unlimited

LINES_OF_SIGHT = 3


class Sight(msgspec.Struct, frozen=True):
    """The nearest token in one line."""

    direction: Letter
    name: str
    distance: int


class Push(msgspec.Struct, frozen=True):
    """Something that the monster pushed; `rest` is None if it is out."""

    thing: str
    start: Place
    rest: Place | None


class Step(msgspec.Struct, frozen=True):
    """One step of the monster, as programs read it."""

    saw: list[Sight]
    cell: Place
    facing: Letter
    eaten: list[str]
    removed: list[Movable]


class ToldStep(msgspec.Struct, frozen=True):
    """One step with everything that its explanation needs."""

    step: Step
    start: Place
    faced: Letter  # before the look
    turned: Letter  # after the look
    turns: int  # before turn stones
    pushes: list[Push]


Ended: TypeAlias = Literal["repeats", "nobody-left"]
ENDINGS: dict[int, Ended] = {REPEATS: "repeats", NOBODY_LEFT: "nobody-left"}


class Walk(msgspec.Struct, frozen=True):
    """A whole card, as programs read it."""

    steps: list[Step]
    saw: list[Sight]
    facing: Letter
    eaten: list[str]
    position: Position
    ended: Ended | msgspec.UnsetType = msgspec.UNSET  # why, if his steps were unlimited


@compiled
def sights_at(floors: Records[Floor], out: NDArray[np.int64]) -> None:
    """Write direction, token and distance of what he sees ahead, left and right."""
    floor = floors[0]
    ahead = floor.facing
    out[0, 0], out[1, 0], out[2, 0] = ahead, to_the_left(ahead), to_the_right(ahead)
    for line in range(LINES_OF_SIGHT):
        out[line, 1], out[line, 2] = monster.sight(floor, out[line, 0])


@compiled
def turn_to_look(floors: Records[Floor]) -> None:
    """Let him look, and turn to what he sees."""
    floors[0].facing = monster.look(floors[0])


@compiled
def go_at(floors: Records[Floor], traces: Records[Trace]) -> None:
    """Let him go one step, and note what happens."""
    monster.begin_trace(traces)
    monster.go(floors[0], traces)


def sights(floors: Records[Floor], names: Sequence[str]) -> list[Sight]:
    """Return what he sees ahead, left and right."""
    out = np.zeros((LINES_OF_SIGHT, 3), np.int64)
    sights_at(floors, out)
    return [
        Sight(letter(direction), names[token], int(distance))
        for direction, token, distance in out
        if token != NO_TOKEN
    ]


def tell_step(floors: Records[Floor], names: Sequence[str]) -> ToldStep:
    """Let the monster take one step on the floor, and tell it."""
    floor = floors[0]
    traces = blank(Trace)
    start, faced, saw = x_and_y(floor.monster), letter(floor.facing), sights(floors, names)
    turn_to_look(floors)
    turned = letter(floor.facing)
    go_at(floors, traces)
    trace = traces[0]
    step = Step(
        saw=saw,
        cell=x_and_y(floor.monster),
        facing=letter(floor.facing),
        eaten=[names[token] for token in trace.eaten[: trace.eaten_count]],
        removed=list(removed_tiles(trace)),
    )
    return ToldStep(step, start, faced, turned, int(trace.turns), list(pushes(trace, names)))


def removed_tiles(trace: Trace) -> Iterator[Movable]:
    """Return the tiles that left the board, with the cells they last lay on."""
    for index in range(trace.removed_count):
        kind, cell = trace.removed_kinds[index], trace.removed_cells[index]
        yield MOVABLE_TILES[kind](x_and_y(cell))


def pushes(trace: Trace, names: Sequence[str]) -> Iterator[Push]:
    """Return what was pushed, in order."""
    for index in range(trace.pushed_count):
        thing, rest = trace.pushed_things[index], trace.pushed_to[index]
        name = names[thing - TOKEN] if thing >= TOKEN else "the " + TILE_NAMES[thing]
        start = x_and_y(trace.pushed_from[index])
        yield Push(name, start, None if rest == OUT else x_and_y(rest))


def tell_walk(position: Position, card: int) -> tuple[Walk, list[ToldStep]]:
    """Carry out a card on a position; return it for programs and for explanations."""
    floors, names = to_floor(position), names_on(position)
    told: list[ToldStep] = []
    while not monster.is_done(card, len(told), sum(len(one.step.eaten) for one in told)):
        told.append(tell_step(floors, names))
    return told_walk(position, floors, told), told


def tell_unlimited_walk(position: Position) -> tuple[Walk, list[ToldStep]]:
    """Let him walk until nobody is left, or until he walks in circles (rules 6a); tell it all."""
    floors, names = to_floor(position), names_on(position)
    sides = np.full(len(floors[0].cell_of), ENEMY, np.uint8)
    reason, steps = walk_unlimited(floors_for(floors[0]), sides, blank(Trace))
    told = [tell_step(floors, names) for _ in range(steps)]
    walk = told_walk(position, floors, told)
    return msgspec.structs.replace(walk, ended=ENDINGS[reason]), told


def names_on(position: Position) -> list[str]:
    """Return the names of the tokens on the board, in the order of their numbers."""
    return [token.name for token in position.tokens]


def told_walk(position: Position, floors: Records[Floor], told: Sequence[ToldStep]) -> Walk:
    """Let him look once more after his last step, and return the whole walk."""
    names = names_on(position)
    saw = sights(floors, names)
    turn_to_look(floors)
    after = from_floor(floors[0], names, position.rulings, position.pools())
    return Walk(
        steps=[one.step for one in told],
        saw=saw,
        facing=letter(floors[0].facing),
        eaten=[name for one in told for name in one.step.eaten],
        position=msgspec.structs.replace(after, waiting=position.waiting),
    )


def cell_words(cell: Place) -> str:
    """Return a cell as it is written."""
    return f"({cell[0]},{cell[1]})"


def reasons(told: ToldStep) -> list[str]:
    """Return the sentences that explain one step."""
    sentences = [look_reason(told.step.saw, told.faced, told.turned)]
    if told.turns:
        times = "once" if told.turns == 1 else f"{told.turns} times"
        sentences.append(f"turns {times} before turn stones")
    sentences += [push_words(push) for push in told.pushes]
    sentences.append(way_words(told))
    if told.step.eaten:
        sentences.append("eats " + ", ".join(told.step.eaten))
    return sentences


def look_reason(saw: Sequence[Sight], faced: Letter, turned: Letter) -> str:
    """Say what he saw, and so where he turns before he goes."""
    if faced != turned:
        return f"sees {sight_words(saw)}: turns {turned}"
    if not saw:
        return f"sees nobody and goes straight on, {turned}"
    on = "a tie, so straight on," if is_tie(saw) else "keeps going"
    return f"sees {sight_words(saw)}: {on} {turned}"


def last_look_words(saw: Sequence[Sight], faced: Letter, turned: Letter) -> str:
    """Say what he saw when he had gone, and how he faces in the end."""
    if faced != turned:
        return f"last look: sees {sight_words(saw)}: turns {turned}"
    tie = ", a tie" if saw and is_tie(saw) else ""
    return f"last look: sees {sight_words(saw)}{tie}: still faces {turned}"


def sight_words(saw: Sequence[Sight]) -> str:
    """Say whom he saw, how far away and where."""
    words = [f"{sight.name} {sight.distance} {sight.direction}" for sight in saw]
    return ", ".join(words) or "nobody"


def is_tie(saw: Sequence[Sight]) -> bool:
    """Tell whether two of those he saw are equally near, and nobody nearer."""
    nearest = min(sight.distance for sight in saw)
    return sum(sight.distance == nearest for sight in saw) > 1


def push_words(push: Push) -> str:
    """Say where something was pushed."""
    rest = "out of the game" if push.rest is None else f"to {cell_words(push.rest)}"
    return f"pushes {push.thing} from {cell_words(push.start)} {rest}"


def way_words(told: ToldStep) -> str:
    """Say where he ends, and how he came there if that is not plain."""
    step = told.step
    if step.cell == told.start:
        return f"stays on {cell_words(step.cell)}"
    wall = wall_passed(told)
    through = f"goes through wall {wall} to" if wall else "comes to"
    facing = "" if step.facing == told.turned else f", facing {step.facing}"
    return f"{through} {cell_words(step.cell)}{facing}"


def wall_passed(told: ToldStep) -> str:
    """Return the symbol of the wall right before him when he set off, if he went through it."""
    if told.turns:
        return ""
    return SYMBOLS.get((cell_at(*told.start), LETTERS.index(told.turned)), "")
