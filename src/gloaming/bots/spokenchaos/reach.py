"""Who can still move in a round: ghosts as a seat knows them, points, and fields in reach."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS, CARD_NUMBERS, GHOSTS, NO_CARD
from gloaming.games.spokenchaos.seating import exit_of
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD
from gloaming.games.spokenchaos.solids.room import copy_figure, size_of
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, PLANNING, SIDING, Figure, State

from .places import DoorSets
from .trips import Numbers, steps_to_exit

USUAL_POINTS = round(float(CARD_NUMBERS.mean()))  # of a card that is not drawn yet
ALL_FIELDS = (1 << (FIELDS * FIELDS)) - 1


@compiled
def write_figures(state: State, seat: int, figures: Records[Figure]) -> None:
    """Write all ghosts as a seat knows them: while it plans, its own as it has planned so far."""
    for number in range(ALL_GHOSTS):
        copy_figure(state.figures[number], figures[number])
    if state.phase == PLANNING:
        for ghost in range(GHOSTS):
            copy_figure(state.plans[seat].figures[ghost], figures[seat * GHOSTS + ghost])


@compiled
def write_points(state: State, seat: int, points: Numbers) -> None:
    """Write how many points each seat has left in this round, as far as one can tell."""
    for other in range(len(points)):
        points[other] = 0
        if other < state.players and state.phase != SIDING:
            card = state.cards[other]
            points[other] = CARD_NUMBERS[card] if card != NO_CARD else USUAL_POINTS
            if state.phase == PLANNING and state.in_turn and state.is_sealed[other]:
                points[other] = 0
    if state.phase == PLANNING:
        points[seat] = state.plans[seat].points


@compiled
def write_fields(state: State, figures: Records[Figure], points: Numbers, fields: DoorSets) -> None:
    """Write for each size the fields to which the points of its ghosts bring them, as bits."""
    for size in range(len(fields)):
        fields[size] = ALL_FIELDS if state.merging else 0
    for number in range(state.players * GHOSTS):
        figure, reach = figures[number], points[number // GHOSTS]
        if figure.where in (BESIDE, INSIDE) and not figure.is_done and reach > 0:
            side = exit_of(state, number // GHOSTS)
            fields[size_of(number)] |= reach_of(figure, side, reach)


@compiled
def reach_of(figure: Figure, side: int, points: int) -> int:
    """Return the fields to which a ghost can come, as bits."""
    found = 0
    for row in range(FIELDS):
        for column in range(FIELDS):
            steps = FIELDS + 1 - steps_to_exit(side, column, row)
            if figure.where == INSIDE:
                steps = abs(figure.body.x // STEPS_PER_FIELD - column)
                steps += abs(figure.body.y // STEPS_PER_FIELD - row)
            if steps <= points:
                found |= 1 << (row * FIELDS + column)
    return found
