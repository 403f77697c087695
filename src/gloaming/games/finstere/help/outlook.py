"""The outlook: what every card still possible would make the monster do, and to whom."""

from fractions import Fraction

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, blank, clone
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.exchange.position import Letter, Place, letter
from gloaming.games.finstere.floor.board import x_and_y
from gloaming.games.finstere.material import CARDS, NOTHING, TOKEN, card_name
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.way import Leg, way_of
from gloaming.games.finstere.state import NO_TOKEN, State, Trace


class CardOutlook(msgspec.Struct, frozen=True):
    """What one card would do."""

    card: str
    chance: Fraction
    eaten: list[int]  # tokens, in order
    cell: Place  # where the monster would end
    facing: Letter
    way: list[Leg]


class Outlook(msgspec.Struct, frozen=True):
    """What may happen this round if the monster walked now."""

    cards: list[CardOutlook]
    danger: dict[int, Fraction]  # for each token on the board, the chance that it is eaten


@entry_point(changes=("states", "traces"))
def walk_at(states: Records[State], card: int, traces: Records[Trace]) -> None:
    """Carry out a card on a state's floor."""
    monster.walk(states[0].floor, card, traces)


@compiled
def set_active_down(states: Records[State]) -> None:
    """Let a token that is on the move stand where it is, if the cell is empty."""
    state = states[0]
    if state.active != NO_TOKEN:
        cell = state.floor.cell_of[state.active]
        if state.floor.ground[cell] and state.floor.things[cell] == NOTHING:
            state.floor.things[cell] = TOKEN + state.active


def outlook(states: Records[State]) -> Outlook:
    """Return what each card in the pile would do now, and so the danger for each token."""
    now = clone(states)
    set_active_down(now)
    state = now[0]
    drawable = [index for index in range(len(CARDS)) if rounds.is_drawable(state, index)]
    total = int(sum(state.pile[index] for index in drawable))
    cards = [
        card_outlook(now, rounds.card_at(state, index), Fraction(int(state.pile[index]), total))
        for index in drawable
    ]
    on_board = [token for token in range(state.token_count) if on_floor(state, token)]
    danger = {
        token: sum((card.chance for card in cards if token in card.eaten), Fraction(0))
        for token in on_board
    }
    return Outlook(cards, danger)


def on_floor(state: State, token: int) -> bool:
    """Tell whether a token stands on the board."""
    return bool(state.floor.ground[state.floor.cell_of[token]])


def card_outlook(states: Records[State], card: int, chance: Fraction) -> CardOutlook:
    """Carry out one card on a copy."""
    after, traces = clone(states), blank(Trace)
    walk_at(after, card, traces)
    floor, trace = after[0].floor, traces[0]
    return CardOutlook(
        card=card_name(card),
        chance=chance,
        eaten=[int(token) for token in trace.eaten[: trace.eaten_count]],
        cell=x_and_y(floor.monster),
        facing=letter(floor.facing),
        way=list(way_of(floor, int(states[0].floor.monster), trace)),
    )
