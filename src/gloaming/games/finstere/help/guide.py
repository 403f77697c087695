"""What helps a seat to choose: where its tokens can end, where tiles can lie, what the cards bring.

Everything is told so that it can be shown without knowing the rules: an end comes with
the actions that lead to it, a refused cell with the name of the reason.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

import msgspec

from gloaming.core.layout import Records, array, clone
from gloaming.games.finstere.actions import PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.actor import is_to_act
from gloaming.games.finstere.exchange.position import Letter, Place, letter
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.floor.board import ALL_CELLS, CELLS, Cell, x_and_y
from gloaming.games.finstere.material import FORMS, SUPPLY, Form
from gloaming.games.finstere.monster.way import Leg
from gloaming.games.finstere.moves.barriers import Hindrance, hindrances
from gloaming.games.finstere.moves.complete_moves import search_all
from gloaming.games.finstere.moves.plain_moves import Search
from gloaming.games.finstere.state import DRAWING, MOVING, NO_TOKEN, PLACING, State
from gloaming.games.finstere.text.account import Shove, Where, moved_tiles, place
from gloaming.games.finstere.text.refusals import RULE_OF_LAYING, obstacle_to

from .outlook import Outlook, outlook

MOST_WAYS = 4  # to the same cell, where they push different tiles


class End(msgspec.Struct, frozen=True):
    """A result of a token's move, the actions that lead to it, and where they pass."""

    where: Where
    cell: Place | None
    actions: list[int]  # stopping included
    way: list[Place]  # the cells after each step, so far as they are on the board
    shoves: list[Shove]


class TokenGuide(msgspec.Struct, frozen=True):
    """Where a token can end, the plainest way to each cell first."""

    token: int
    steps: int
    ends: list[End]
    held: list[Hindrance]  # what keeps it from every step, if it can only stay where it is


class Spot(msgspec.Struct, frozen=True):
    """A cell on which a tile can be laid, by its north-west corner."""

    cell: Place
    action: int


class TileTurn(msgspec.Struct, frozen=True):
    """One way of turning a tile, where it can lie, and why not elsewhere."""

    tile: str
    arrow: Letter | None
    width: int
    height: int
    spots: list[Spot]
    refused: dict[str, list[Place]]  # cells by the name of the reason


class TileGuide(msgspec.Struct, frozen=True):
    """A kind of tile that is still to be laid."""

    name: str
    left: int
    turns: list[TileTurn]


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What helps a seat to choose."""

    tokens: list[TokenGuide] = []
    tiles: list[TileGuide] = []
    rule: str = ""  # the rule behind the refusals of tiles


class ShownCard(msgspec.Struct, frozen=True):
    """What one card would make the monster do."""

    card: str
    chance: float
    way: list[Leg]
    eaten: list[int]
    cell: Place
    facing: Letter


class ShownDanger(msgspec.Struct, frozen=True):
    """How likely a token is to be eaten by the next card."""

    token: int
    chance: float


class ShownOutlook(msgspec.Struct, frozen=True):
    """What may happen if the monster walked now."""

    start: Place
    cards: list[ShownCard]
    dangers: list[ShownDanger]


def guide_for(states: Records[State], seat: int) -> Guide:
    """Return what helps a seat to choose, if it is to act."""
    state = states[0]
    if not is_to_act(state, seat):
        return Guide()
    if state.phase == PLACING:
        return Guide(tiles=list(tile_guides(state)), rule=RULE_OF_LAYING)
    return Guide(tokens=list(token_guides(states)))


def token_guides(states: Records[State]) -> Iterator[TokenGuide]:
    """Return where the moving token can end; while none moves, where each could."""
    state = states[0]
    if state.active != NO_TOKEN:
        yield token_guide(states, int(state.active), int(state.steps_left), [])
        return
    seat = int(state.to_move)
    for token in range(rounds.first_token(state, seat), rounds.first_token(state, seat + 1)):
        if rounds.may_move(state, token):
            lifted = clone(states)
            rounds.lift(lifted[0], token)
            yield token_guide(lifted, token, int(lifted[0].steps_left), [PICK + token])


def token_guide(states: Records[State], token: int, steps: int, first: list[int]) -> TokenGuide:
    """Return where a lifted token can end."""
    floors = array(states)["floor"]
    search = search_all(floors, int(floors[0]["cell_of"][token]), steps)  # type: ignore[arg-type]
    first_end = int(rounds.first_end(states[0], token, len(search.ends)))
    search = search._replace(ends=search.ends[first_end:])
    return TokenGuide(token, steps, list(plainest(ends(search, first))), hindrances(states))


def ends(search: Search, first: list[int]) -> Iterator[tuple[Cell, End]]:
    """Return every end of a search, by its place."""
    nodes = array(search.nodes)[: search.ends.max() + 1]
    cells, arrangements = nodes["cell"].tolist(), nodes["arrangement"].tolist()
    letters, parents = nodes["letter"].tolist(), nodes["parent"].tolist()
    shoves: dict[int, list[Shove]] = {}
    for end in search.ends.tolist():
        path = list(path_to(end, parents))
        board = arrangements[end]
        if board not in shoves:
            old, new = search.arrangements[0].things, search.arrangements[board].things
            shoves[board] = list(moved_tiles(old, new))
        actions = [*first, *(STEP + letters[node] for node in path), STOP]
        passed = [where_at(cells[node]) for node in path]
        way = [cell for cell in passed if cell is not None]
        yield cells[end], End(*place(cells[end]), actions, way, shoves[board])


def path_to(node: int, parents: list[int]) -> Iterable[int]:
    """Return the nodes of the way to a node, without the start."""
    path: list[int] = []
    while parents[node] >= 0:
        path.append(node)
        node = parents[node]
    return reversed(path)


def where_at(cell: Cell) -> Place | None:
    """Return the coordinates of a place that is on the board."""
    return place(cell)[1]


def plainest(found: Iterable[tuple[Cell, End]]) -> Iterator[End]:
    """Return for every place a few ends: those that push little, and short ways first."""
    by_place = sorted(found, key=lambda pair: (pair[0], len(pair[1].shoves), len(pair[1].actions)))
    for _, pairs in groupby(by_place, key=itemgetter(0)):
        yield from [end for _, end in pairs][:MOST_WAYS]


def tile_guides(state: State) -> Iterator[TileGuide]:
    """Return the tiles that can be laid."""
    for supply, (name, _) in enumerate(SUPPLY):
        forms = [index for index, form in enumerate(FORMS) if form.supply == supply]
        left = int(state.supply[supply])
        if left:
            yield TileGuide(name, left, [tile_turn(state, index) for index in forms])


def tile_turn(state: State, index: int) -> TileTurn:
    """Return where a tile can lie when it is turned so."""
    form: Form = FORMS[index]
    spots: list[Spot] = []
    refused: dict[str, list[Place]] = {}
    for cell in ALL_CELLS.tolist():
        if laying.is_layable(state.floor, index, cell):
            spots.append(Spot(x_and_y(cell), PLACE + index * CELLS + cell))
        else:
            obstacle, _ = obstacle_to(state.floor, form, cell)
            refused.setdefault(obstacle, []).append(x_and_y(cell))
    arrow = letter(form.arrow) if form.arrow >= 0 else None
    return TileTurn(form.name, arrow, form.width, form.height, spots, refused)


def shown_outlook(states: Records[State]) -> ShownOutlook | None:
    """Return what every card would do, while tokens move or a card is to be turned."""
    state = states[0]
    if state.phase not in (MOVING, DRAWING):
        return None
    told: Outlook = outlook(states)
    return ShownOutlook(
        start=x_and_y(state.floor.monster),
        cards=[
            ShownCard(card.card, float(card.chance), card.way, card.eaten, card.cell, card.facing)
            for card in told.cards
        ],
        dangers=[ShownDanger(token, float(chance)) for token, chance in told.danger.items()],
    )
