"""The assumptions of the rules, read from the one file that states them, and checked."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from gloaming.core.errors import NotationError

Length: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]
Range: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float, float, float]
PieceName: TypeAlias = Literal["mirror", "trolley", "desk", "piano", "armchair", "table"]
Size: TypeAlias = Literal["small", "medium", "large"]

PIECE_NAMES: tuple[PieceName, ...] = ("mirror", "trolley", "desk", "piano", "armchair", "table")
SIZES: tuple[Size, ...] = ("small", "medium", "large")
MOST_BOXES = 8
QUARTER = 90
CARD_COUNT = 20
LONGEST_GRID = 1024


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the file; unknown keys are refused."""


class DoorNumbering(Section, frozen=True):
    """How the doors are numbered."""

    numbering: Literal["facing", "around"]


class Seats(Section, frozen=True):
    """Where two players sit."""

    two_players: Literal["opposite", "adjacent"]


class GhostMeasures(Section, frozen=True):
    """A ghost's size."""

    diameter: Length
    height: Length

    @property
    def radius(self) -> float:
        """Return half the diameter."""
        return self.diameter / 2


class KeyholeMeasures(Section, frozen=True):
    """Where the keyhole and the eye are, and the shape of the opening."""

    plate_outside: Length
    eye_behind: Length
    eye_height: Length
    circle_height: Length
    circle_radius: Length
    slot_top: Length
    slot_bottom: Length
    half_width_top: Length
    half_width_bottom: Length


class LookMeasures(Section, frozen=True):
    """How finely the view is sampled, and how much of a ghost gives it away."""

    grid: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_GRID)]
    samples_to_be_seen: Annotated[int, msgspec.Meta(ge=1)]


class FurnitureModel(Section, frozen=True):
    """A piece of furniture as boxes [x0, x1, y0, y1, z0, z1], and what each of them is."""

    name: PieceName
    parts: tuple[str, ...]
    boxes: Annotated[tuple[Box, ...], msgspec.Meta(min_length=1, max_length=MOST_BOXES)]


class Glass(Section, frozen=True):
    """The reflecting rectangle of the mirror."""

    piece: Literal["mirror"]
    y: float
    x: Range
    z: Range


class Cards(Section, frozen=True):
    """The movement cards."""

    number_only: tuple[int, ...]
    pairs: dict[int, tuple[tuple[PieceName, PieceName], ...]]


class Angles(Section, frozen=True):
    """The sines of 0 to 90 degrees."""

    sines: tuple[float, ...]


class Assumptions(Section, frozen=True):
    """Everything that the rules text leaves open."""

    doors: DoorNumbering
    seats: Seats
    ghosts: dict[Size, GhostMeasures]
    keyhole: KeyholeMeasures
    look: LookMeasures
    furniture: tuple[FurnitureModel, ...]
    glass: Glass
    cards: Cards
    angles: Angles


def read_assumptions(text: str) -> Assumptions:
    """Read a file of assumptions; raise NotationError with the place."""
    try:
        plain: dict[str, Any] = tomllib.loads(text)
        read = msgspec.convert(plain, Assumptions, str_keys=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise NotationError(str(error), "assumptions.toml") from None
    for place, is_right, law in laws(read):
        if not is_right:
            raise NotationError(law, f"assumptions.toml, {place}")
    return read


def laws(read: Assumptions) -> list[tuple[str, bool, str]]:
    """Return what must hold in the file beyond its form: where, whether, what."""
    names = tuple(model.name for model in read.furniture)
    hole, glass = read.keyhole, read.glass
    return [
        ("ghosts", set(read.ghosts) == set(SIZES), "every size is given once"),
        ("ghosts", are_domed(read.ghosts), "a ghost is at least as high as wide"),
        ("furniture", names == PIECE_NAMES, f"the pieces are {', '.join(PIECE_NAMES)}"),
        ("furniture", are_boxes(read.furniture), "a box is x0 < x1, y0 < y1, 0 <= z0 < z1"),
        ("furniture", are_named(read.furniture), "every box has a name, in parts"),
        ("glass", glass.x[0] < glass.x[1] and glass.z[0] < glass.z[1], "a range rises"),
        ("keyhole", hole.slot_bottom < hole.slot_top, "the slot goes down"),
        ("cards", are_cards(read.cards), "each pair of furniture is on one card of 20"),
        ("angles", are_sines(read.angles.sines), "the sines rise from 0 to 1 in 91 steps"),
    ]


def are_domed(ghosts: Mapping[Size, GhostMeasures]) -> bool:
    """Tell whether every ghost's dome ends above its base."""
    return all(ghost.height >= ghost.diameter for ghost in ghosts.values())


def are_boxes(furniture: Sequence[FurnitureModel]) -> bool:
    """Tell whether all boxes are the right way round."""
    return all(
        x0 < x1 and y0 < y1 and 0 <= z0 < z1
        for model in furniture
        for x0, x1, y0, y1, z0, z1 in model.boxes
    )


def are_named(furniture: Sequence[FurnitureModel]) -> bool:
    """Tell whether all boxes have names."""
    return all(len(model.parts) == len(model.boxes) for model in furniture)


def are_cards(cards: Cards) -> bool:
    """Tell whether there are 20 cards with every pair of furniture on one of them."""
    given = [frozenset(pair) for pairs in cards.pairs.values() for pair in pairs]
    wanted = {frozenset(pair) for pair in combinations(PIECE_NAMES, 2)}
    return set(given) == wanted and len(given) + len(cards.number_only) == CARD_COUNT


def are_sines(sines: Sequence[float]) -> bool:
    """Tell whether a table can be one of the sines of a quarter turn."""
    rises = all(lower < higher for lower, higher in pairwise(sines))
    return len(sines) == QUARTER + 1 and rises and (sines[0], sines[-1]) == (0.0, 1.0)


ASSUMPTIONS = read_assumptions(files(__package__).joinpath("assumptions.toml").read_text("utf-8"))
