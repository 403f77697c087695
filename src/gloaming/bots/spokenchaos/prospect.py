"""A prospect: all that can be thought about the rest of a round, from one state."""

from typing import Any

import numpy as np

from gloaming.bots.thinking import Thinking, shares_of
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, array, blank
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARD_NUMBERS,
    GHOSTS,
    MAX_PLAYERS,
    NO_CARD,
)
from gloaming.games.spokenchaos.midnight.take_cover import TAKE_COVER
from gloaming.games.spokenchaos.seating import DOORS, exit_of
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, TOUCH, Ghost
from gloaming.games.spokenchaos.solids.room import room_of, size_of
from gloaming.games.spokenchaos.state import (
    BESIDE,
    INSIDE,
    NORTH,
    PLANNING,
    SIDING,
    SOUTH,
    Figure,
    State,
)

from .deliberating import choose, deliberate, polish
from .forecast import ALL_DOORS, forecast_of, rounds_left
from .hiding import hiding_of
from .mind import Mind
from .places import MOST_PLACES, DoorSets, Place, doors_guessed, doors_seeing, list_places
from .spreading import part, rate_trips, spread
from .trips import Numbers, Trip, list_trips, steps_to_exit
from .weighing import Values, spread_evenly, weigh
from .worth import SIZES, worth_of_places

WORTH = worth_of_places()
USUAL_POINTS = round(float(CARD_NUMBERS.mean()))  # of a card that is not drawn yet
MOST_TRIPS = 1 << 15
ALL_FIELDS = (1 << (FIELDS * FIELDS)) - 1


class Prospect:
    """What everybody can do in a round, who sees it, and what comes of it."""

    def __init__(self, mind: Mind, states: Records[State], seat: int, thinking: Thinking) -> None:
        """Look at the places within reach, and list the trips to them."""
        self.mind, self.seat, self.thinking, state = mind, seat, thinking, states[0]
        self.figures, self.points = figures_of(states, seat), points_of(state, seat)
        self.points[seat] = min(self.points[seat], mind.most_steps)
        self.bodies, self.places = self._places(state)
        self.forecasts = forecast_of(state)
        self.trips, self.firsts = blank(Trip, MOST_TRIPS), np.zeros(ALL_GHOSTS + 1, np.int64)
        standing, borne = self._standing(state)
        list_trips(
            state,
            self.figures,
            self.points,
            self.places,
            standing,
            borne,
            WORTH[rounds_left(state) if mind.counts_rounds else -1],
            self.trips,
            self.firsts,
        )
        self.trips = self.trips[: self.firsts[-1]]
        self.chosen = self.firsts[:ALL_GHOSTS].copy()  # all stay
        self.value = 0.0  # the share of the win, or points if nobody else is thought of

    def _places(self, state: State) -> tuple[Records[Ghost], Records[Place]]:
        """Return the places in reach, and what sees them."""
        bodies, places = blank(Ghost, MOST_PLACES + 1), blank(Place, MOST_PLACES)
        rooms = room_of(state)
        others: Any = array(self.figures)["body"][:0]
        if state.in_turn:
            others = np.ascontiguousarray(array(self.figures)["body"][self._standing_others()])
        count = list_places(
            rooms[0],
            others,
            self.mind.offsets,
            bool(state.midnight == TAKE_COVER),
            fields_in_reach(state, self.figures, self.points),
            bodies,
            places,
        )
        bodies, places = bodies[:count], places[:count]
        array(places)["doors"] = self._doors(rooms, bodies)
        if self.mind.looks_ahead_only:
            look_ahead(places, int(exit_of(state, self.seat)))
        return bodies, places

    def _standing_others(self) -> Any:
        """Return which ghosts of others stand in the lobby."""
        inside = array(self.figures)["where"] == INSIDE
        inside[self.seat * GHOSTS : (self.seat + 1) * GHOSTS] = False
        return inside

    def _standing(self, state: State) -> tuple[DoorSets, DoorSets]:
        """Return the doors that see each ghost where it stands, and whether furniture bears it."""
        inside = np.flatnonzero(array(self.figures)["where"] == INSIDE)
        bodies = np.ascontiguousarray(array(self.figures)["body"][inside])
        doors, borne = np.zeros(ALL_GHOSTS, np.int64), np.zeros(ALL_GHOSTS, np.int64)
        doors[inside] = self._doors(room_of(state), bodies)
        borne[inside] = bodies["bottom"] > TOUCH
        return doors, borne

    def _doors(self, rooms: Any, bodies: Any) -> DoorSets:
        """Return the doors that see some bodies, as far as the mind knows."""
        if self.mind.grid == 0:
            return doors_guessed(hiding_of(rooms), bodies)
        return doors_seeing(rooms, bodies, self.mind.grid, self.thinking)

    def think(self, stream: Stream) -> None:
        """Choose trips for the seat's ghosts."""
        if self.mind.turns == 0:
            self._think_alone(stream)
        else:
            self._deliberate()

    def _think_alone(self, stream: Stream) -> None:
        """Choose what is best if all doors are as likely, whatever others do."""
        weights, rates = np.zeros(DOORS), np.zeros(len(self.trips))
        spread_evenly(self.forecasts[0], self.mind.knows_sides, weights)
        first, last = self.seat * GHOSTS, (self.seat + 1) * GHOSTS
        rate_trips(
            self.trips,
            self.firsts[first],
            self.firsts[last],
            weights,
            self.mind.caution,
            self.mind.mood,
            stream,
            rates,
        )
        spread(self.trips, self.firsts, self.seat, self.points[self.seat], rates, self.chosen)
        self._forget_some(rates[self.chosen[first:last]] - rates[self.firsts[first:last]])
        part(self.trips, self.firsts, self.seat, self.figures, self.bodies, rates, self.chosen)
        self.value = float(rates[self.chosen[first:last]].sum())

    def _forget_some(self, gains: Values) -> None:
        """Let all ghosts stay but those that gain most, as many as the mind moves in a round."""
        gains[self.mind.daring :] = -np.inf
        for ghost in np.argsort(-gains, kind="stable")[self.mind.movers :]:
            number = self.seat * GHOSTS + int(ghost)
            self.chosen[number] = self.firsts[number]

    def _deliberate(self) -> None:
        """Choose what is best against what all others may do, and who may pick."""
        plans: list[Numbers] = []
        weights, values = np.zeros(DOORS), np.zeros(MAX_PLAYERS)
        spread_evenly(self.forecasts[0], self.mind.knows_sides, weights)
        while len(plans) < self.mind.turns and not (plans and self._is_over()):
            plans.append(self._take_turn(len(plans), weights))
        found = choose(self.trips, self.seat, self.forecasts, np.array(plans), values)
        self.chosen = plans[found].copy()
        for _ in range(self.mind.polishings):
            if not self._polish(np.array(plans), values):
                break
        self.value = float(values[self.seat])

    def _is_over(self) -> bool:
        """Tell whether to make do with what is thought so far."""
        return self.thinking.is_over(self.mind.seconds)

    def _take_turn(self, turn: int, weights: Values) -> Numbers:
        """Return a plan for everybody; the doors become as likely as it makes them."""
        plan = np.zeros(ALL_GHOSTS, np.int64)
        deliberate(
            self.trips,
            self.firsts,
            self.points,
            self.figures,
            self.bodies,
            self.forecasts,
            self.mind.caution,
            turn,
            plan,
            weights,
        )
        return plan

    def _polish(self, plans: Numbers, values: Values) -> bool:
        """Change single trips for better ones; tell whether any was."""
        is_better = False
        for number in range(self.seat * GHOSTS, (self.seat + 1) * GHOSTS):
            if self._is_over():
                return False
            is_better |= bool(
                polish(
                    self.trips,
                    self.firsts,
                    number,
                    self.points[self.seat],
                    self.figures,
                    self.bodies,
                    self.forecasts,
                    plans,
                    self.chosen,
                    values,
                )
            )
        return is_better

    def shares(self) -> tuple[float, ...]:
        """Return the share of the win that each seat can expect if all do as chosen."""
        shares, weights = np.zeros((DOORS, MAX_PLAYERS)), np.zeros(DOORS)
        values = np.zeros(MAX_PLAYERS)
        weigh(self.trips, self.chosen, self.forecasts[0], shares, weights, values)
        return shares_of(values[: self.forecasts[0].players])


def look_ahead(places: Records[Place], side: int) -> None:
    """Take places to be seen if the door at the end of the way sees them, and else not."""
    along = array(places)["column" if side in (NORTH, SOUTH) else "row"]
    is_seen = array(places)["doors"] >> (side * FIELDS + along) & 1
    array(places)["doors"] = np.where(is_seen, ALL_DOORS, 0)


def figures_of(states: Records[State], seat: int) -> Records[Figure]:
    """Return all ghosts as a seat knows them: while it plans, its own as it has planned so far."""
    figures = array(states)["figures"][0].copy()
    if states[0].phase == PLANNING:
        figures[seat * GHOSTS : (seat + 1) * GHOSTS] = array(states)["plans"][0]["figures"][seat]
    return figures


def points_of(state: State, seat: int) -> Any:
    """Return how many points each seat has left in this round, as far as one can tell."""
    points = np.zeros(MAX_PLAYERS, np.int64)
    if state.phase == SIDING:
        return points
    for other in range(state.players):
        card = state.cards[other]
        points[other] = CARD_NUMBERS[card] if card != NO_CARD else USUAL_POINTS
        if state.phase == PLANNING and state.in_turn and state.is_sealed[other]:
            points[other] = 0
    if state.phase == PLANNING:
        points[seat] = state.plans[seat].points
    return points


def fields_in_reach(state: State, figures: Records[Figure], points: Numbers) -> DoorSets:
    """Return for each size the fields to which ghosts of it can come, as bits."""
    fields = np.full(SIZES, ALL_FIELDS if state.merging else 0)
    if not state.merging:
        write_reach(state, figures, points, fields)
    return fields


@entry_point(changes=("fields",))
def write_reach(state: State, figures: Records[Figure], points: Numbers, fields: DoorSets) -> None:
    """Add for each size the fields to which the points of its ghosts bring them."""
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
