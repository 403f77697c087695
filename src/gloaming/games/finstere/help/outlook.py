"""The outlook: what every card still possible would make the monster do, and to whom."""

from typing import Annotated, cast

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, Weights
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.apply import TRACE
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.floor.places import floor_writer, tell_cell
from gloaming.games.finstere.material import CARD_NAMES, CARDS, NOTHING, TOKEN
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.way import Leg, put_way
from gloaming.games.finstere.state import DRAWING, MOVING, NO_TOKEN, TOKENS, State


class ShownCard(msgspec.Struct, frozen=True):
    """What one card would make the monster do."""

    card: Annotated[str, CARD_NAMES]
    chance: float
    eaten: list[int]  # tokens, in order
    cell: Place  # where it would end
    facing: Letter
    way: list[Leg]


class ShownDanger(msgspec.Struct, frozen=True):
    """How likely a token is to be eaten by the next card."""

    token: int
    chance: float


class ShownOutlook(msgspec.Struct, frozen=True):
    """What may happen if the monster walked now."""

    start: Place
    cards: list[ShownCard]
    dangers: list[ShownDanger]  # for each token on the board


put_card, put_danger = floor_writer(ShownCard), floor_writer(ShownDanger)


@entry_point(counted=("out",))
def outlook_at(states: Records[State], out: Told) -> int:
    """Tell what every card would do, while tokens move or a card is to be turned."""
    begin(out)
    is_open = states[0].phase in (MOVING, DRAWING)
    tell(out, is_open)
    if is_open:
        tell_outlook(out, states)
    return length(out)


@compiled
def tell_outlook(out: Told, states: Records[State]) -> None:
    """Tell what each card in the pile would do now, and so the danger for each token."""
    now = states.copy()  # type: ignore[attr-defined]  # an array
    state = now[0]
    set_active_down(state)
    tell_cell(out, state.floor.monster)
    meals: Weights = np.zeros(TOKENS, np.int64)
    total = count_cards(state)
    place, count = tell_later(out), 0
    for index in range(len(CARDS)):
        if rounds.is_drawable(state, index):
            tell_card(out, now, index, total, meals)
            count += 1
    tell_at(out, place, count)
    tell_dangers(out, state, total, meals)


@compiled
def set_active_down(state: State) -> None:
    """Let a token that is on the move stand where it is, if the cell is empty."""
    if state.active != NO_TOKEN:
        cell = state.floor.cell_of[state.active]
        if state.floor.ground[cell] and state.floor.things[cell] == NOTHING:
            state.floor.things[cell] = TOKEN + state.active


@compiled
def count_cards(state: State) -> int:
    """Return how many cards of the pile can be turned now."""
    count = 0
    for index in range(len(CARDS)):
        if rounds.is_drawable(state, index):
            count += int(state.pile[index])
    return count


@compiled
def tell_card(out: Told, now: Records[State], index: int, total: int, meals: Weights) -> None:
    """Tell what one card would do, and add how many cards eat each token."""
    after, traces = now.copy(), np.zeros(1, TRACE)  # type: ignore[attr-defined]  # an array
    floor, trace, copies = after[0].floor, traces[0], now[0].pile[index]
    monster.walk(floor, rounds.card_at(now[0], index), traces)  # type: ignore[arg-type]
    put_card(
        out,
        card=rounds.card_name_at(now[0], index),
        chance=copies / total,
        eaten=trace.eaten[: trace.eaten_count],
        cell=floor.monster,
        facing=floor.facing,
        way=trace.way_count,
    )
    put_way(out, floor, now[0].floor.monster, trace)
    for place in range(trace.eaten_count):
        meals[trace.eaten[place]] += copies


@compiled
def tell_dangers(out: Told, state: State, total: int, meals: Weights) -> None:
    """Tell how likely each token on the board is to be eaten."""
    place, count = tell_later(out), 0
    for token in range(state.token_count):
        if state.floor.ground[state.floor.cell_of[token]]:
            put_danger(out, token=token, chance=meals[token] / total)
            count += 1
    tell_at(out, place, count)


def outlook(states: Records[State]) -> ShownOutlook | None:
    """Return what every card would do, while tokens move or a card is to be turned."""
    return cast("ShownOutlook | None", told(ShownOutlook | None, outlook_at, states))
