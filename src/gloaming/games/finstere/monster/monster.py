"""The monster: he looks, he goes, he pushes, he eats (rules 5).

A trace (an array of one) takes note of what happens, for explanations and for
counting hits.
"""

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.finstere.floor.board import (
    CELLS,
    STEPS,
    Cell,
    Direction,
    about,
    opposite,
    to_the_left,
    to_the_right,
)
from gloaming.games.finstere.floor.things import is_token, is_turn_stone, removes_tiles, slide_end
from gloaming.games.finstere.material import (
    BLOOD,
    CRYSTAL,
    HIT_CARD,
    MONSTER,
    MOST_STEPS,
    NOTHING,
    TELEPORTER,
    TOKEN,
    TURN_RIGHT,
    WALL,
)
from gloaming.games.finstere.state import (
    EATEN,
    NO_TOKEN,
    OUT,
    PUSHES_NOTED,
    WAY_NOTED,
    Floor,
    Trace,
)

FAR = 99  # further than any line is long
MOST_TURNS = 4


@compiled
def sight(floor: Floor, direction: Direction) -> tuple[int, int]:
    """Return the nearest token in a line and its distance, or NO_TOKEN and FAR (rules 5.2)."""
    cell, distance = line_end(floor, direction)
    thing = floor.things[cell]
    return (thing - TOKEN, distance) if is_token(thing) else (NO_TOKEN, FAR)


@compiled
def line_end(floor: Floor, direction: Direction) -> tuple[Cell, int]:
    """Return the first cell in a line that ends it, and how far away it is."""
    cell = floor.monster + STEPS[direction]
    distance = 1
    while not ends_sight(floor, cell):
        cell += STEPS[direction]
        distance += 1
    return cell, distance


@compiled
def ends_sight(floor: Floor, cell: Cell) -> bool:
    """Tell whether nothing is seen beyond a cell (rules 5.2)."""
    ground = floor.ground[cell]
    if ground == WALL or floor.things[cell] not in (NOTHING, CRYSTAL):
        return True
    return ground == BLOOD and not floor.sight_across_blood


@compiled
def look(floor: Floor) -> Direction:
    """Return the direction in which he turns: to the nearest token, unless two tie (5.2)."""
    ahead, left, right = floor.facing, to_the_left(floor.facing), to_the_right(floor.facing)
    distance_ahead = sight(floor, ahead)[1]
    distance_left = sight(floor, left)[1]
    distance_right = sight(floor, right)[1]
    if distance_left < min(distance_ahead, distance_right):
        return left
    if distance_right < min(distance_ahead, distance_left):
        return right
    return ahead


@compiled
def go(floor: Floor, traces: Records[Trace]) -> None:
    """Take one step in the direction he faces, with all that follows within it."""
    trace = traces[0]
    trace.turns = 0
    forget(traces)
    facing_before_turns = floor.facing
    while True:
        ahead = cell_ahead(floor)
        if is_turn_stone(floor.things[ahead]):
            if trace.turns == MOST_TURNS:
                floor.facing = facing_before_turns
                return
            turn(floor, traces, floor.things[ahead])
            continue
        come_onto(floor, ahead, traces)
        if floor.ground[ahead] == TELEPORTER:
            teleport(floor, traces)
            return
        if floor.ground[ahead] != BLOOD or comes_again(floor, traces):
            return


@compiled
def cell_ahead(floor: Floor) -> Cell:
    """Return the cell where he would go next, through a wall if there is one (rules 5.6)."""
    ahead = floor.monster + STEPS[floor.facing]
    return opposite(floor.monster) if floor.ground[ahead] == WALL else ahead


@compiled
def turn(floor: Floor, traces: Records[Trace], stone: int) -> None:
    """Turn on the spot before a turn stone (rules 5.7)."""
    turned = to_the_right(floor.facing) if stone == TURN_RIGHT else about(floor.facing)
    floor.facing = turned
    traces[0].turns += 1


@compiled
def forget(traces: Records[Trace]) -> None:
    """Forget where the slide has been."""
    for cell in range(CELLS):
        traces[0].been[cell] = 0


@compiled
def comes_again(floor: Floor, traces: Records[Trace]) -> bool:
    """Tell whether a slide has come to this cell with this facing before (rules 5.7)."""
    been, now = traces[0].been[floor.monster], 1 << floor.facing
    traces[0].been[floor.monster] = been | now
    return been & now != 0


@compiled
def come_onto(floor: Floor, cell: Cell, traces: Records[Trace]) -> None:
    """Move him onto a cell, eating or pushing what is there (rules 5.3, 5.4)."""
    thing = floor.things[cell]
    if is_token(thing):
        eat(floor, thing - TOKEN, traces)
    elif thing != NOTHING:
        push_row(floor, cell, floor.facing, traces)
        forget(traces)
    leave(floor)
    floor.things[cell] = MONSTER
    floor.monster = cell
    note_way(floor, traces)


@compiled
def leave(floor: Floor) -> None:
    """Empty his cell, unless a row that he pushed around the board has come onto it."""
    if floor.things[floor.monster] == MONSTER:
        floor.things[floor.monster] = NOTHING


@compiled
def eat(floor: Floor, token: int, traces: Records[Trace]) -> None:
    """Take a token off the board."""
    floor.cell_of[token] = EATEN
    traces[0].eaten[traces[0].eaten_count] = token
    traces[0].eaten_count += 1


@compiled
def push_row(floor: Floor, first: Cell, direction: Direction, traces: Records[Trace]) -> None:
    """Push the whole row that begins at a cell, its front first (rules 5.4)."""
    step = STEPS[direction]
    last = first
    while floor.things[last + step] > MONSTER:
        last += step
    while last != first - step:
        push_thing(floor, last, direction, traces)
        last -= step


@compiled
def push_thing(floor: Floor, cell: Cell, direction: Direction, traces: Records[Trace]) -> None:
    """Push one thing one cell on, and let it slide if that is blood (rules 5.4)."""
    behind = cell + STEPS[direction]
    thing = floor.things[cell]
    floor.things[cell] = NOTHING
    rest = OUT
    if floor.ground[behind] not in (WALL, TELEPORTER):
        rest = slide_end(floor, floor.things, behind, direction)
        if not is_token(thing) and removes_tiles(floor, rest):
            rest = OUT
    note_push(traces, thing, cell, rest)
    if rest == OUT:
        lose(floor, thing, cell, traces)
        return
    floor.things[rest] = thing
    if is_token(thing):
        floor.cell_of[thing - TOKEN] = rest


@compiled
def note_push(traces: Records[Trace], thing: int, start: Cell, rest: Cell) -> None:
    """Take note of a push."""
    trace = traces[0]
    if trace.pushed_count < PUSHES_NOTED:
        trace.pushed_things[trace.pushed_count] = thing
        trace.pushed_from[trace.pushed_count] = start
        trace.pushed_to[trace.pushed_count] = rest
        trace.pushed_count += 1


@compiled
def lose(floor: Floor, thing: int, cell: Cell, traces: Records[Trace]) -> None:
    """Take a thing that was pushed off out of the game; a token so lost is eaten."""
    if is_token(thing):
        eat(floor, thing - TOKEN, traces)
        return
    trace = traces[0]
    trace.removed_kinds[trace.removed_count] = thing
    trace.removed_cells[trace.removed_count] = cell
    trace.removed_count += 1


@compiled
def teleport(floor: Floor, traces: Records[Trace]) -> None:
    """Move him to the twin of the teleporter he has entered, facing its arrow (rules 5.8)."""
    entered = 0
    while floor.teleporters[entered] != floor.monster:
        entered += 1
    twin = entered ^ 1
    leave(floor)
    floor.monster = floor.teleporters[twin]
    floor.facing = floor.arrows[twin]
    floor.things[floor.monster] = MONSTER
    note_way(floor, traces)


@compiled
def note_way(floor: Floor, traces: Records[Trace]) -> None:
    """Take note of where he has come."""
    trace = traces[0]
    if trace.way_count < WAY_NOTED:
        trace.way_cells[trace.way_count] = floor.monster
        trace.way_facings[trace.way_count] = floor.facing
        trace.way_count += 1


@compiled
def begin_trace(traces: Records[Trace]) -> None:
    """Forget what happened before."""
    traces[0].eaten_count = 0
    traces[0].removed_count = 0
    traces[0].pushed_count = 0
    traces[0].way_count = 0


@compiled
def step(floor: Floor, traces: Records[Trace]) -> None:
    """Look, then go (rules 5.1)."""
    floor.facing = look(floor)
    go(floor, traces)


@compiled
def is_done(card: int, steps_walked: int, hits: int) -> bool:
    """Tell whether a card is carried out, but for the last look (rules 5.9)."""
    if card < HIT_CARD:
        return steps_walked >= card
    return hits >= card - HIT_CARD or steps_walked >= MOST_STEPS


@compiled
def walk(floor: Floor, card: int, traces: Records[Trace]) -> int:
    """Carry out a whole card, last look included; return how many steps he took."""
    steps_walked = 0
    begin_trace(traces)
    while not is_done(card, steps_walked, traces[0].eaten_count):
        step(floor, traces)
        steps_walked += 1
    floor.facing = look(floor)
    return steps_walked


@entry_point(changes=("floors", "traces"))
def go_at(floors: Records[Floor], traces: Records[Trace]) -> None:
    """Let him look and go one step, and note what happens."""
    begin_trace(traces)
    step(floors[0], traces)
