"""The rules of Spokenchaos as the core asks for them: atoms, who acts, what is legal.

An action is one number:

    CHANCE   who gets the die | a door | pips | a movement card | a midnight card
    a seat   keep or shuffle again | take a piece | its face | its lean | its yaw | put it at |
             pass | pick a ghost | take one back | enter by a door | step | stay | a spot |
             done | a side | lie down | tag a ghost
    (chance also turns and puts furniture, and the player with the die names a door)

The numbering is computed from the table below.  A lifted piece may be turned again and again,
and can always be put back; a ghost on its way can always stay where it was: so every turn
can be completed.
"""

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Weights
from gloaming.core.streams import Stream, weighted

from . import dancing, furnishing, midnight, planning, rounds, swapping, toppling
from .cursor import decided
from .dancing import DOORS
from .facing import FULL_TURN
from .furnishing import PLACES
from .landing import SPOTS, may_land
from .listing import MOST_SPOTS_LISTED, list_spots
from .lobby import FACES, FIELDS, NO_LEAN, PIECES, WAYS
from .lobby import SIDES as LEANS
from .lying import ways_to_lie
from .material import (
    BIG_BROTHER,
    CARDS,
    DANCE_FLOOR,
    DIE,
    GHOSTS,
    MAX_PLAYERS,
    MIDNIGHT_NAMES,
    NO_PIECE,
    SMALLS,
    TAG,
    TAKE_COVER,
    TOO_KEEN,
)
from .room import hold, room_of
from .seating import right_of
from .state import (
    AGREEING,
    ARRANGING,
    BESIDE,
    CATCHING,
    DICING,
    DRAWING,
    DRAWING_MIDNIGHT,
    FURNISHING,
    LOOKING,
    MIDNIGHT,
    NO_GHOST,
    NO_SEAT,
    NUMBERING,
    OVER,
    PLANNING,
    REVEALING,
    ROLLING,
    SIDES,
    SIDING,
    STARTING,
    State,
)

FAMILIES = (
    ("holder", MAX_PLAYERS),
    ("door", DOORS),
    ("die", DIE),
    ("card", len(CARDS)),
    ("midnight", len(MIDNIGHT_NAMES)),
    ("keep", 1),
    ("again", 1),
    ("take", PIECES),
    ("face", len(FACES)),
    ("lean", 1 + len(LEANS)),
    ("yaw", FULL_TURN),
    ("at", PLACES * PLACES),
    ("pass", 1),
    ("ghost", GHOSTS),
    ("back", SMALLS),
    ("enter", FIELDS),
    ("step", SIDES),
    ("stay", 1),
    ("spot", SPOTS),
    ("done", 1),
    ("side", SIDES),
    ("lie", len(WAYS)),
    ("tag", SMALLS),
)
SIZES = [size for _, size in FAMILIES]
(
    HOLDER,
    DOOR,
    PIPS,
    CARD,
    MIDNIGHT_CARD,
    KEEP,
    AGAIN,
    TAKE,
    FACE,
    LEAN,
    YAW,
    AT,
    PASSING,
    GHOST,
    BACK,
    ENTER,
    STEP,
    STAY,
    SPOT,
    DONE,
    SIDE,
    LIE,
    TAGGING,
) = (sum(SIZES[:index]) for index in range(len(SIZES)))
ACTIONS = sum(SIZES)

# What is listed of places and yaws; `is_legal` accepts all others.
PLACES_LISTED, PLACES_TRIED = 4, 6
QUARTER_TURN, YAW_STEP = 90, 15
MOST_ACTIONS = MOST_SPOTS_LISTED + len(FACES) + len(LEANS) + PLACES_LISTED + FULL_TURN // YAW_STEP


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    phase = state.phase
    if phase in (DICING, STARTING, DRAWING_MIDNIGHT, DRAWING, ROLLING, NUMBERING):
        return CHANCE
    if phase in (REVEALING, LOOKING, CATCHING):
        return AUTOMATIC
    if phase == ARRANGING:
        return CHANCE if state.chance_arranges else state.to_move
    if phase == MIDNIGHT:
        return AUTOMATIC if state.to_move == NO_SEAT else state.to_move
    if phase == PLANNING and not state.in_turn:
        return SEVERAL
    if phase == SIDING:
        return state.picker
    return NOBODY if phase == OVER else state.to_move


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether a seat may act now; while all plan in secret, those that have not sealed."""
    if not 0 <= seat < state.players:
        return False
    if actor(state) == SEVERAL:
        return not state.is_sealed[seat]
    return actor(state) == seat


@compiled_apart
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the actions of a seat that is to act; of places and spots a selection."""
    if state.phase in (ARRANGING, FURNISHING) and state.held != NO_PIECE:
        return list_furniture(state, seat, out)
    if is_walking(state, seat):
        return list_walk(state, seat, out)
    first, last = KEEP, LEAN
    if state.phase == MIDNIGHT:
        return list_midnight(state, seat, out)
    if state.phase == SIDING:
        first, last = SIDE, LIE
    elif state.phase == PLANNING:
        first, last = GHOST, ENTER
    count = list_range(state, seat, first, last, out, 0)
    count = list_range(state, seat, PASSING, PASSING + 1, out, count)
    return list_range(state, seat, DONE, DONE + 1, out, count)


@compiled
def list_range(state: State, seat: int, first: int, last: int, out: Actions, count: int) -> int:
    """Add the legal ones of a range of actions; return how many there are then."""
    for action in range(first, last):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    return count


@compiled_apart
def list_furniture(state: State, seat: int, out: Actions) -> int:
    """Write how the lifted piece may be turned, and some places for it."""
    count = furnishing.some_places(state, PLACES_LISTED, PLACES_TRIED, out)
    for number in range(count):
        out[number] += AT
    # To lean is for those who aim: hardly any place lets a piece lean.
    count = list_range(state, seat, FACE, LEAN + 1, out, count)
    for yaw in range(0, FULL_TURN, YAW_STEP if state.phase == ARRANGING else QUARTER_TURN):
        count = list_range(state, seat, YAW + yaw, YAW + yaw + 1, out, count)
    return count


@compiled
def is_walking(state: State, seat: int) -> bool:
    """Tell whether a seat has a ghost on its way."""
    if state.phase == MIDNIGHT:
        return is_putting_third(state, seat)
    return state.phase == PLANNING and state.plans[seat].active != NO_GHOST


@compiled
def is_putting_third(state: State, seat: int) -> bool:
    """Tell whether a seat puts a small ghost onto the third field, having nobody to tag."""
    return (
        state.midnight == TAG
        and state.to_move == seat
        and not swapping.has_small_inside(state, right_of(state, seat))
    )


@compiled_apart
def list_walk(state: State, seat: int, out: Actions) -> int:
    """Write where the ghost on its way may go, and some spots where it may end."""
    plan = state.plans[seat]
    count = list_range(state, seat, ENTER, SPOT, out, 0)
    if plan.steps == 0:
        return count
    rooms = room_of(state)
    spots = list_spots(state, seat, rooms[0], out[count:])
    hold(rooms)
    for number in range(spots):
        out[count + number] += SPOT
    return count + spots


@compiled_apart
def list_midnight(state: State, seat: int, out: Actions) -> int:
    """Write what a seat may decide for the midnight card."""
    count = list_range(state, seat, DOOR, PIPS, out, 0)
    count = list_range(state, seat, FACE, LEAN, out, count)
    count = list_range(state, seat, PASSING, BACK, out, count)
    return list_range(state, seat, LIE, ACTIONS, out, count)


@compiled_apart
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action."""
    if not 0 <= action < ACTIONS:
        return False
    if seat == CHANCE:
        return actor(state) == CHANCE and may_happen(state, action)
    if not is_to_act(state, seat):
        return False
    phase = state.phase
    if phase == AGREEING:
        return action in (KEEP, AGAIN)
    if phase in (ARRANGING, FURNISHING):
        return may_furnish(state, action)
    if phase == PLANNING:
        return may_plan(state, seat, action)
    if phase == SIDING:
        return SIDE <= action < LIE and rounds.may_pick_side(state, action - SIDE)
    return may_decide(state, seat, action)


@compiled
def may_happen(state: State, action: int) -> bool:
    """Tell whether chance may do something."""
    phase = state.phase
    if phase == DICING:
        return HOLDER <= action < HOLDER + state.players
    if phase == STARTING:
        return DOOR <= action < PIPS
    if phase in (ROLLING, NUMBERING):
        return PIPS <= action < CARD
    if phase == DRAWING:
        return CARD <= action < MIDNIGHT_CARD and state.pile[action - CARD] > 0
    if phase == DRAWING_MIDNIGHT:
        is_card = MIDNIGHT_CARD <= action < KEEP
        return is_card and (state.midnight_pile >> (action - MIDNIGHT_CARD)) & 1 != 0
    if state.held == NO_PIECE:
        return YAW <= action < AT
    return AT <= action < PASSING and furnishing.may_put_at(state, action - AT)


@compiled_apart
def may_furnish(state: State, action: int) -> bool:
    """Tell whether a player may so lift, turn or put down furniture."""
    if state.held == NO_PIECE:
        if action == PASSING:
            return state.phase == FURNISHING
        return TAKE <= action < FACE and furnishing.may_take(state, action - TAKE)
    if FACE <= action < LEAN:
        return action - FACE != state.held_face
    if LEAN <= action < YAW:
        return action - LEAN + NO_LEAN != state.held_lean
    if YAW <= action < AT:
        return action - YAW != state.held_yaw
    return AT <= action < PASSING and furnishing.may_put_at(state, action - AT)


@compiled_apart
def may_plan(state: State, seat: int, action: int) -> bool:
    """Tell whether a player may so plan."""
    plan = state.plans[seat]
    if GHOST <= action < BACK:
        return planning.may_pick(plan, action - GHOST)
    if BACK <= action < ENTER:
        return planning.may_take_back(state, seat, action - BACK)
    if ENTER <= action < STEP:
        return planning.may_enter(plan)
    if STEP <= action < STAY:
        return planning.may_step(state, seat, action - STEP)
    if action == STAY:
        return plan.active != NO_GHOST
    if SPOT <= action < DONE:
        return may_end_at(state, seat, action - SPOT)
    return action == DONE and plan.active == NO_GHOST


@compiled
def may_end_at(state: State, seat: int, spot: int) -> bool:
    """Tell whether the ghost on its way may end at a spot: only after a step."""
    plan = state.plans[seat]
    if plan.active == NO_GHOST or plan.steps == 0:
        return False
    rooms = room_of(state)
    fits = may_land(state, seat, rooms[0], spot)
    hold(rooms)
    return fits


@compiled_apart
def may_decide(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may so decide its part of the midnight card."""
    card = state.midnight
    if card == TAKE_COVER:
        is_way = LIE < action < TAGGING
        ghost = midnight.ghost_to_lie(state)
        return is_way and (ways_to_lie(state, ghost) >> (action - LIE)) & 1 != 0
    if card == TOO_KEEN:
        is_face = FACE <= action < LEAN
        return is_face and toppling.may_topple(state, state.cursor, action - FACE)
    if card == DANCE_FLOOR:
        is_door = DOOR <= action < PIPS
        return is_door and dancing.is_nearest(state, state.cursor, action - DOOR)
    if card == BIG_BROTHER:
        is_ghost = GHOST <= action < BACK
        return action == PASSING or (is_ghost and swapping.may_grow(state, seat, action - GHOST))
    return may_swap(state, seat, action)


@compiled
def may_swap(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may so tag a ghost, or put its own onto the third field."""
    if not is_putting_third(state, seat):
        return action >= TAGGING and swapping.may_tag(state, seat, action - TAGGING)
    if ENTER <= action < STEP:
        is_waiting = planning.may_enter(state.plans[seat])
        return is_waiting and swapping.may_put_third(state, seat, action - ENTER)
    return SPOT <= action < DONE and may_end_at(state, seat, action - SPOT)


@compiled_apart
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if seat == AUTOMATIC:
        rounds.go_on(state)
    elif seat == CHANCE:
        happen(state, action)
    elif state.phase == AGREEING:
        furnishing.answer(state, action == AGAIN)
    elif state.phase in (ARRANGING, FURNISHING):
        furnish(state, action)
    elif state.phase == PLANNING:
        plan(state, seat, action)
    elif state.phase == SIDING:
        rounds.pick_side(state, action - SIDE)
    else:
        decide(state, seat, action)


@compiled
def happen(state: State, action: int) -> None:
    """Do what chance does."""
    phase = state.phase
    if phase == DICING:
        state.holder = state.to_move = action - HOLDER
        state.phase = ARRANGING
    elif phase == STARTING:
        state.side, state.door = divmod(action - DOOR, FIELDS)
        state.door += 1
        rounds.begin_round(state)
    elif phase == ROLLING:
        rounds.roll_for_side(state, action - PIPS + 1)
    elif phase == NUMBERING:
        rounds.roll_for_door(state, action - PIPS + 1)
    elif phase == DRAWING:
        rounds.draw_card(state, action - CARD)
    elif phase == DRAWING_MIDNIGHT:
        rounds.draw_midnight(state, action - MIDNIGHT_CARD)
    elif state.held == NO_PIECE:
        furnishing.take(state, state.placed)
        state.held_yaw = action - YAW
    else:
        furnishing.put_at(state, action - AT)
        furnishing.end_arranging(state)


@compiled_apart
def furnish(state: State, action: int) -> None:
    """Lift, turn or put down furniture, or leave it all as it is."""
    if action == PASSING:
        rounds.end_furnishing(state)
    elif action < FACE:
        furnishing.take(state, action - TAKE)
    elif action < LEAN:
        state.held_face = action - FACE
    elif action < YAW:
        state.held_lean = action - LEAN + NO_LEAN
    elif action < AT:
        state.held_yaw = action - YAW
    else:
        furnishing.put_at(state, action - AT)
        if state.phase == ARRANGING:
            furnishing.end_arranging(state)
        else:
            rounds.end_furnishing(state)


@compiled_apart
def plan(state: State, seat: int, action: int) -> None:
    """Go on with a seat's plan."""
    seats_plan = state.plans[seat]
    if action < BACK:
        planning.pick(seats_plan, action - GHOST)
    elif action < ENTER:
        seats_plan.figures[action - BACK].where = BESIDE
    elif action < STEP:
        planning.enter(state, seat, action - ENTER)
    elif action < STAY:
        planning.step(seats_plan, action - STEP)
    elif action == STAY:
        planning.let_go(seats_plan)
    elif action < DONE:
        rooms = room_of(state)
        planning.finish(state, seat, rooms[0], action - SPOT)
        hold(rooms)
    else:
        rounds.seal(state, seat)


@compiled_apart
def decide(state: State, seat: int, action: int) -> None:
    """Do a seat's part of the midnight card."""
    card = state.midnight
    if card == TAKE_COVER:
        midnight.take_cover(state, action - LIE)
    elif card == TOO_KEEN:
        toppling.topple(state, state.cursor, action - FACE)
    elif card == DANCE_FLOOR:
        dancing.dance(state, action - DOOR)
        state.turn += 1
    elif card == BIG_BROTHER:
        if action == PASSING:
            decided(state)
        else:
            swapping.grow(state, seat, action - GHOST)
    elif action >= TAGGING:
        swapping.tag(state, seat, action - TAGGING)
    elif action < STEP:
        swapping.go_third(state, seat, action - ENTER)
    else:
        swapping.put_third(state, seat, action - SPOT)


@compiled_apart
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write what chance may do and how likely; places for furniture are beyond counting."""
    phase = state.phase
    if phase == ARRANGING:
        return 0 if state.held != NO_PIECE else list_yaws(out, weights)
    first, last = PIPS, CARD
    if phase == DICING:
        first, last = HOLDER, DOOR
    elif phase == STARTING:
        first, last = DOOR, PIPS
    elif phase in (DRAWING, DRAWING_MIDNIGHT):
        first, last = CARD, KEEP
    count = 0
    for action in range(first, last):
        if may_happen(state, action):
            out[count] = action
            weights[count] = state.pile[action - CARD] if phase == DRAWING else 1
            count += 1
    return count


@compiled
def list_yaws(out: Actions, weights: Weights) -> int:
    """Write the yaws with which chance puts furniture."""
    count = FULL_TURN // YAW_STEP
    for number in range(count):
        out[number], weights[number] = YAW + number * YAW_STEP, 1
    return count


@compiled_apart
def draw(state: State, stream: Stream) -> int:
    """Draw what chance does."""
    if state.phase == ARRANGING and state.held != NO_PIECE:
        return AT + furnishing.draw_place(state, stream)
    out = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.int64)
    count = chance_outcomes(state, out, weights)
    return out[weighted(stream, weights, count)]


@compiled
def turn_number(state: State) -> int:
    """Return how many turns are final; plans made in secret are all one turn."""
    return state.turn


@compiled_apart
def conceal(state: State, seat: int) -> None:
    """Blank the plans of all others while they are secret."""
    if state.phase in (PLANNING, REVEALING) and not state.in_turn:
        for other in range(state.players):
            if other != seat:
                planning.forget_plan(state.plans[other])


@compiled_apart
def resample(state: State, seat: int, stream: Stream) -> None:
    """Let all others have plans to move nothing, which might be."""
    if state.phase in (PLANNING, REVEALING) and not state.in_turn:
        for other in range(state.players):
            if other != seat:
                planning.begin_plan(state, other)
