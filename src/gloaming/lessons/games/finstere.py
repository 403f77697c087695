"""Lessons and cases of Finstere Flure.

Green is the learner.  Tokens have the names of a match for two (G1 G3 G4 G5, R1 R3 R4 R5, by the
number on their coloured side); those that the position does not name wait outside.
"""

from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.finstere.actions import STOP
from gloaming.games.finstere.course.rounds import FIRST_HALF_CARDS
from gloaming.games.finstere.exchange.position import Letter, Place, Position
from gloaming.games.finstere.exchange.to_floor import check, to_floor
from gloaming.games.finstere.floor.board import (
    CELLS,
    ENTRANCE,
    EXIT,
    LETTERS,
    cell_at,
    x_and_y,
)
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.material import (
    BOTH_SIDES,
    CARDS,
    MONSTER,
    NOTHING,
    TILE_NAMES,
    TOKEN,
    TileName,
    card_name,
)
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import (
    DRAWING,
    EATEN,
    MOVING,
    OUT,
    OVER,
    WAITING,
    Floor,
    State,
)
from gloaming.games.finstere.text.notation import token_names
from gloaming.games.finstere.text.refusal import refusal_of
from gloaming.games.finstere.text.words import cell_words
from gloaming.lessons.checks import Check, among
from gloaming.lessons.course import read_cell
from gloaming.lessons.lesson import Case, Lesson, Part
from gloaming.lessons.missing_words import Demand, Phrase, demanded
from gloaming.lessons.school import Named, School, Why

Card: TypeAlias = Literal["5", "7", "8", "10", "1-hit", "2-hits"]

CARD_KINDS = [card_name(card) for card in CARDS]
NUMBERS = {name: kind for kind, name in TILE_NAMES.items()}
MONSTER_CELL, MONSTER_FACING = ("floor", "monster"), ("floor", "facing")
RANGES = {  # of what says where a token is
    "out": ((OUT, OUT),),
    "eaten": ((EATEN, EATEN), (WAITING, WAITING)),
    "waiting": ((WAITING, WAITING),),
    "gone": ((EATEN, EATEN),),
    "safe": ((OUT, OUT), (EXIT, ENTRANCE)),
}
MISSED = {  # what is said where a token is not so
    "out": "token-out",
    "eaten": "token-uneaten",
    "waiting": "token-uneaten",
    "gone": "token-uneaten",
    "safe": "token-eaten",
}


class TokenAt(Part, frozen=True, tag="token-at", tag_field="goal"):
    """A token stands on one of some cells."""

    token: str
    cells: tuple[Place, ...]


class TokenIs(Part, frozen=True, tag="token-is", tag_field="goal"):
    """A token is out, eaten (waiting again, or gone), or safe: neither eaten nor waiting."""

    token: str
    state: Literal["out", "eaten", "waiting", "gone", "safe"]


class TileAt(Part, frozen=True, tag="tile-at", tag_field="goal"):
    """A movable tile lies on a cell."""

    tile: TileName
    cell: Place


class MonsterAt(Part, frozen=True, tag="monster-at", tag_field="goal"):
    """The monster stands on one of some cells, and faces a certain way."""

    cells: tuple[Place, ...]
    facing: Letter | msgspec.UnsetType = msgspec.UNSET


class Foreseen(Part, frozen=True, tag="foreseen", tag_field="goal"):
    """The learner says on which cell the monster will end."""


class TokenShows(Part, frozen=True, tag="token-shows", tag_field="goal"):
    """A token has its black side up, or its coloured one."""

    token: str
    side: Literal["black", "coloured"]


class CellFree(Part, frozen=True, tag="cell-free", tag_field="goal"):
    """Nothing but the ground is on a cell, and the monster perhaps."""

    cell: Place


class PileHas(Part, frozen=True, tag="pile-has", tag_field="goal"):
    """So many cards of a kind are in the pile."""

    card: Card
    count: int


class Over(Part, frozen=True, tag="over", tag_field="goal"):
    """The match is over."""


Goal: TypeAlias = (
    TokenAt | TokenIs | TileAt | MonsterAt | Foreseen | TokenShows | CellFree | PileHas | Over
)


class FinstereMatch(Part, frozen=True, kw_only=True):
    """What a match adds to a position."""

    moves: tuple[str, ...] = ()  # the tokens that are still to be moved in this round
    black: tuple[str, ...] = ()  # the tokens whose black side is up
    cards: Annotated[tuple[Card, ...], msgspec.Meta(min_length=1)] = ("5",)  # the whole pile
    half: Literal[1, 2] = 1
    last: bool = False  # with the next card the half is over
    turned: Annotated[int, msgspec.Meta(ge=0, le=7)] | msgspec.UnsetType = (
        msgspec.UNSET
    )  # cards of it
    round: Annotated[int, msgspec.Meta(ge=1)] = 3  # in the first one all who can must come in
    lays: bool = False  # the advanced game begins: tiles are laid first


class FinstereLesson(Lesson, frozen=True, kw_only=True):
    """A lesson of Finstere Flure."""

    position: Position
    match: FinstereMatch
    goal: Annotated[tuple[Goal, ...], msgspec.Meta(min_length=1)]

    @property
    def asks_cell(self) -> bool:
        """Tell whether the answer is a cell."""
        return any(isinstance(goal, Foreseen) for goal in self.goal)


class FinstereCase(Case, frozen=True, kw_only=True):
    """A case of Finstere Flure."""

    position: Position
    match: FinstereMatch
    goal: tuple[Goal, ...] = ()
    part: tuple[Place, Place] | msgspec.UnsetType = msgspec.UNSET  # two corners of what is shown


FinstereScene: TypeAlias = FinstereLesson | FinstereCase


class FinstereSchool(School[FinstereScene]):
    """How lessons and cases of Finstere Flure become matches."""

    game = GAME
    form = FinstereLesson
    case_form = FinstereCase
    options = MappingProxyType({"players": "2"})
    passes = (STOP,)

    def states(self, scene: FinstereScene, options: FinstereOptions) -> Records[State]:  # type: ignore[override]
        """Return a match of two in the midst of a round."""
        check(scene.position)
        states = GAME.start(options)
        state, names = states[0], token_names(options)
        copy_floor(to_floor(scene.position)[0], state.floor)
        for placed in scene.position.tokens:
            number, cell = numbered(names, placed.name), cell_at(*placed.cell)
            state.floor.cell_of[number] = cell
            state.floor.things[cell] = TOKEN + number
        if not scene.match.lays:
            turn_to(state, scene.match, names)
        return states

    def demands(self, scene: FinstereScene, options: FinstereOptions) -> list[Demand]:  # type: ignore[override]
        """Return what a state must hold; of what is foreseen, that he ends where the hints say."""
        if isinstance(scene, FinstereLesson) and scene.asks_cell:
            return foreseen_demands(read_cell(scene.hints[-1].plays[-1]))
        names = token_names(options)
        return [demand for goal in scene.goal for demand in demands_of(goal, names)]

    def named(self, scene: FinstereScene) -> Named:
        """Return the cells of the goal; of what is foreseen none."""
        return Named(tuple(cell for goal in scene.goal for cell in cells_of(goal)))

    def why(self, states: Any, seat: int, action: int) -> Why:
        """Return why an action is refused."""
        refused = refusal_of(states, seat, action)
        return Why(refused.reason, (refused.cell,) if refused.cell else ())

    def part(self, scene: FinstereScene) -> tuple[Place, ...]:
        """Return two corners of the part of the floor that matters."""
        part = scene.part if isinstance(scene, FinstereCase) else msgspec.UNSET
        return part or ()

    def example(self, scene: FinstereScene) -> str:
        """Return a cell or a move; in no lesson the answer."""
        return "(8,8)" if isinstance(scene, FinstereLesson) and scene.asks_cell else "G1 ES"

    def cell_asked(self, states: Any) -> Place:
        """Return where the monster stands."""
        return x_and_y(states[0].floor.monster)


def copy_floor(source: Floor, target: Floor) -> None:
    """Lay tiles, pools, teleporters and the monster as they lie elsewhere."""
    for cell in range(CELLS):
        target.ground[cell] = source.ground[cell]
        thing = source.things[cell]
        target.things[cell] = NOTHING if thing >= TOKEN else thing
    for index in range(len(source.teleporters)):
        target.teleporters[index] = source.teleporters[index]
        target.arrows[index] = source.arrows[index]
    target.monster, target.facing = source.monster, source.facing


def turn_to(state: State, match: FinstereMatch, names: tuple[str, ...]) -> None:
    """Let a state be in the midst of a round: who has moved, which cards are left."""
    moves = {numbered(names, name) for name in match.moves}
    for name in match.black:
        state.tokens[numbered(names, name)].is_flipped = True
    for number in range(state.token_count):
        state.tokens[number].has_moved = bool(moves) and number not in moves
    for index, kind in enumerate(CARD_KINDS):
        state.pile[index] = match.cards.count(kind)
    state.cards_left = cards_left(state, match)
    state.rounds_played = match.round - 1
    state.second_half = match.half > 1
    state.phase = MOVING if moves else DRAWING
    state.to_move = state.starter = 0
    if any(state.tokens[number].seat for number in moves):
        raise PositionError("only green tokens can move", "$.match.moves")


def cards_left(state: State, match: FinstereMatch) -> int:
    """Return how many cards are still turned in the half; if nothing is said, it goes on."""
    if match.turned is not msgspec.UNSET:
        all_cards = state.second_half_cards if match.half > 1 else FIRST_HALF_CARDS
        return int(all_cards) - match.turned
    return 1 if match.last else len(match.cards) + 1


def numbered(names: tuple[str, ...], name: str) -> int:
    """Return the number of a token."""
    if name not in names:
        raise PositionError(f"there is no token {name!r}; there is {', '.join(names)}")
    return names.index(name)


def demands_of(goal: Goal, names: tuple[str, ...]) -> list[Demand]:
    """Return what a state must hold for one goal."""
    if isinstance(goal, TokenAt | TokenIs | TokenShows):
        return token_demands(goal, numbered(names, goal.token))
    if isinstance(goal, TileAt | CellFree):
        return cell_demands(goal)
    if isinstance(goal, PileHas):
        path = ("pile", CARD_KINDS.index(goal.card))
        return demanded([among(path, (goal.count,))], "pile-has", card=goal.card)
    if isinstance(goal, Over):
        return demanded([among(("phase",), (OVER,))], "over")
    return monster_demands(goal) if isinstance(goal, MonsterAt) else []


def token_demands(goal: TokenAt | TokenIs | TokenShows, token: int) -> list[Demand]:
    """Return what a state must hold of a token."""
    name = Phrase(
        "own-token" if goal.token.startswith("G") else "red-token", {"number": goal.token[1:]}
    )
    if isinstance(goal, TokenShows):
        shown = among(("tokens", token, "is_flipped"), (int(goal.side == "black"),))
        return demanded([shown], f"token-{goal.side}", token=name)
    path = ("floor", "cell_of", token)
    if isinstance(goal, TokenIs):
        back = str(BOTH_SIDES - int(goal.token[1:]))
        return demanded(
            [Check(path, RANGES[goal.state])], MISSED[goal.state], token=name, back=back
        )
    standing = among(path, (cell_at(*cell) for cell in goal.cells))
    return demanded([standing], "token-at", token=name, cells=all_words(goal.cells))


def cell_demands(goal: TileAt | CellFree) -> list[Demand]:
    """Return what a state must hold of a cell."""
    path, cell = ("floor", "things", cell_at(*goal.cell)), cell_words(goal.cell)
    if isinstance(goal, CellFree):
        return demanded([among(path, (NOTHING, MONSTER))], "cell-free", cell=cell)
    return demanded(
        [among(path, (NUMBERS[goal.tile],))], "tile-at", cell=cell, tile=Phrase(goal.tile)
    )


def monster_demands(goal: MonsterAt) -> list[Demand]:
    """Return what a state must hold of the monster."""
    standing = among(MONSTER_CELL, (cell_at(*cell) for cell in goal.cells))
    demands = demanded([standing], "monster-at", cells=all_words(goal.cells))
    if goal.facing is msgspec.UNSET:
        return demands
    facing = among(MONSTER_FACING, (LETTERS.index(goal.facing),))
    return [*demands, *demanded([facing], "monster-faces")]


def foreseen_demands(cell: Place) -> list[Demand]:
    """Return that the monster ends on the cell that was to be foreseen."""
    ended = among(MONSTER_CELL, (cell_at(*cell),))
    return demanded([ended], "foreseen", cell=cell_words(cell))


def all_words(cells: tuple[Place, ...]) -> str:
    """Return cells that are named one after the other."""
    return ", ".join(map(cell_words, cells))


def cells_of(goal: Goal) -> tuple[Place, ...]:
    """Return the cells that a goal names."""
    if isinstance(goal, TokenAt):
        return goal.cells
    return (goal.cell,) if isinstance(goal, TileAt) else ()


SCHOOL = FinstereSchool()
