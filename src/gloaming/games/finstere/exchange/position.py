"""Positions as the interchange describes them.

A position is what stands on the board, with names for the tokens; it knows no seats,
cards or turns.  `set_up` puts it on a floor and finds what cannot be.
"""

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.finstere.material import TILE_NAMES
from gloaming.games.finstere.options import (
    BlockedSlide,
    CornerTiles,
    EatenToken,
    Preset,
    PushIntoTeleporter,
    Rulings,
    SecondHalfCards,
    Switches,
)

Place: TypeAlias = tuple[int, int]
FourPlaces: TypeAlias = tuple[Place, Place, Place, Place]
Letter: TypeAlias = Literal["N", "E", "S", "W"]
Pair: TypeAlias = Literal["yellow", "blue"]

POOL_SHAPES = {(2, 2), (4, 1), (1, 4)}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a position; unknown keys are refused."""


class MonsterPlace(Part, frozen=True):
    """Where the monster is and how it faces."""

    cell: Place
    facing: Letter


class TokenPlace(Part, frozen=True):
    """A token on the board."""

    name: str
    cell: Place


class Stone(Part, frozen=True, tag="stone", tag_field="kind"):
    """A stone."""

    cell: Place


class Crystal(Part, frozen=True, tag="crystal", tag_field="kind"):
    """A crystal: a stone one can see through."""

    cell: Place


class TurnRight(Part, frozen=True, tag="turn-right", tag_field="kind"):
    """A stone that turns the monster to the right."""

    cell: Place


class TurnBack(Part, frozen=True, tag="turn-back", tag_field="kind"):
    """A stone that turns the monster about."""

    cell: Place


class Teleporter(Part, frozen=True, tag="teleporter", tag_field="kind"):
    """One of the two teleporters of a pair."""

    pair: Pair
    cell: Place
    arrow: Letter


class Blood(Part, frozen=True, tag="blood", tag_field="kind"):
    """A pool of four cells."""

    cells: FourPlaces


Movable: TypeAlias = Stone | Crystal | TurnRight | TurnBack
Tile: TypeAlias = Movable | Teleporter | Blood
MOVABLE_TILES: dict[int, type[Movable]] = dict(
    zip(TILE_NAMES, (Stone, Crystal, TurnRight, TurnBack), strict=True)
)
KINDS = {tile: kind for kind, tile in MOVABLE_TILES.items()}


class ChosenRulings(Part, frozen=True):
    """A preset (by default the official one), and the switches that differ from it."""

    preset: Preset | msgspec.UnsetType = msgspec.UNSET
    second_half_cards: SecondHalfCards | msgspec.UnsetType = msgspec.UNSET
    eaten_token: EatenToken | msgspec.UnsetType = msgspec.UNSET
    sight_across_blood: bool | msgspec.UnsetType = msgspec.UNSET
    corner_tiles: CornerTiles | msgspec.UnsetType = msgspec.UNSET
    push_into_teleporter: PushIntoTeleporter | msgspec.UnsetType = msgspec.UNSET
    blocked_slide: BlockedSlide | msgspec.UnsetType = msgspec.UNSET

    def switches(self) -> dict[str, str | int | bool]:
        """Return the switches that were chosen."""
        chosen: dict[str, str | int | bool] = msgspec.to_builtins(self)
        chosen.pop("preset", None)
        return chosen

    def resolved(self) -> Rulings:
        """Return the rulings that are in force."""
        switches = Switches(rulings=self.preset or "official", **self.switches())  # type: ignore[arg-type]
        return switches.resolved()


class Position(Part, frozen=True, omit_defaults=True):
    """Everything on the board."""

    game: Literal["finstere"]
    monster: MonsterPlace
    tokens: list[TokenPlace]
    tiles: list[Tile]
    waiting: list[str] = []
    rulings: ChosenRulings | msgspec.UnsetType = msgspec.UNSET

    def ruled(self) -> Rulings:
        """Return the rulings that are in force."""
        return self.rulings.resolved() if self.rulings else Rulings()

    def names(self) -> list[str]:
        """Return the names of all tokens, those on the board first."""
        return [token.name for token in self.tokens] + self.waiting

    def pools(self) -> list[Blood]:
        """Return the pools of blood."""
        return [tile for tile in self.tiles if isinstance(tile, Blood)]


def movable_of(position: Position) -> set[tuple[str, Place]]:
    """Return the kind and cell of every movable tile."""
    return {
        (TILE_NAMES[KINDS[type(tile)]], tile.cell)
        for tile in position.tiles
        if not isinstance(tile, Blood | Teleporter)
    }
