"""How Menhirs is played: board, tile counts, round marker and settings (rules 1 to 3)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import Meta

from gloaming.core.choices import NOT_CHOSEN
from gloaming.core.compiled import compiled
from gloaming.core.errors import OptionsError
from gloaming.core.options import Limits, Options

from .material import ASSUMPTIONS

BoardName: TypeAlias = Literal["small", "large"]
Count: TypeAlias = Annotated[int, Meta(ge=0)]

AS_ASSUMED = NOT_CHOSEN
COUNTS = ("menhirs", "forests", "mist")

# What is assumed for each board.
BOARDS = tuple(ASSUMPTIONS.boards)
ASSUMED_MENHIRS = np.array([board.menhirs for board in ASSUMPTIONS.boards.values()])
ASSUMED_MIST = np.array([board.mist for board in ASSUMPTIONS.boards.values()])
BOARD_CELLS = np.array([sum(board.heights) for board in ASSUMPTIONS.boards.values()])

SEATS = 2
ROUNDS = 12
TURNS = ROUNDS * SEATS
MOVE_ONLY, MOVE_AND_REMOVE = "m", "r"

# The menhirs that are laid face down, counted as they are turned up (rules 2.1).
FACE_DOWN = (3, 5)
FEWEST_MENHIRS = max(FACE_DOWN)

# What follows from a choice, unless it is chosen itself afterwards.
REPLACED = {
    "board": ("menhirs", "forests", "mist"),
    "menhirs": ("forests",),
    "forests": ("menhirs",),
}


class MenhirsOptions(Options, frozen=True, kw_only=True):
    """How a match of Menhirs is played.  Counts that are not given are the assumed ones."""

    board: Annotated[BoardName, Meta(description="Which board is played on.")] = "small"
    menhirs: Annotated[
        Count,
        Meta(description="How many land tiles have a menhir, the two face-down ones included."),
    ] = AS_ASSUMED
    forests: Annotated[Count, Meta(description="How many land tiles have none.")] = AS_ASSUMED
    mist: Annotated[Count, Meta(description="How many mist tiles there are.")] = AS_ASSUMED
    schedule: Annotated[
        str,
        Meta(description="A known schedule, or m (move) or r (move and remove) for all 24 turns."),
    ] = "default"
    must_detach: Annotated[
        bool, Meta(description="A part that is split off may not touch the rest afterwards.")
    ] = False
    may_pass: Annotated[bool, Meta(description="A player may always pass.")] = False
    no_take_back: Annotated[
        bool, Meta(description="A player may not just take back the move of the other.")
    ] = True
    hide_menhirs: Annotated[bool, Meta(description="Menhirs under mist are not shown.")] = False
    scoring: Annotated[bool, Meta(description="The winner scores the mist on the board.")] = False

    def __post_init__(self) -> None:
        """Fill in the assumed counts, so that every match shows its own."""
        msgspec.structs.force_setattr(self, "schedule", " ".join(self.schedule.split()))
        board = BOARDS.index(self.board)
        counts = filled_counts(board, self.menhirs, self.forests, self.mist)
        for key, count in zip(COUNTS, counts, strict=True):
            msgspec.structs.force_setattr(self, key, int(count))

    @classmethod
    def presets(cls, option: str) -> dict[str, str]:
        """Return the schedules that have a name."""
        return ASSUMPTIONS.schedules if option == "schedule" else {}

    @classmethod
    def marked(cls, option: str) -> str:
        """Return the letter of the turns in which a tile is removed."""
        return MOVE_AND_REMOVE if option == "schedule" else ""

    @classmethod
    def replaces(cls, option: str) -> tuple[str, ...]:
        """Return the numbers that follow from the board, or from one another."""
        return REPLACED.get(option, ())

    def limits(self) -> dict[str, Limits]:
        """Return how many tiles of each kind the board can take."""
        return {
            "menhirs": Limits(FEWEST_MENHIRS, self.cells),
            "forests": Limits(0, self.cells - FEWEST_MENHIRS),
            "mist": Limits(min(self.in_play, self.cells), self.cells),
        }

    @property
    def in_play(self) -> int:
        """Return how many menhirs do not lie face down."""
        return self.menhirs - len(FACE_DOWN)

    @property
    def cells(self) -> int:
        """Return how many cells the board has."""
        return int(BOARD_CELLS[BOARDS.index(self.board)])

    def check(self) -> None:
        """Refuse what does not fit together."""
        if self.menhirs < FEWEST_MENHIRS:
            raise OptionsError(
                "the third and the fifth menhir are laid face down, so there are at least "
                f"{FEWEST_MENHIRS}, not {self.menhirs}",
                "menhirs",
            )
        if self.menhirs > self.cells:
            raise OptionsError(f"the board has only {self.cells} cells", "menhirs")
        if self.menhirs + self.forests != self.cells:
            raise OptionsError(
                f"{self.menhirs} menhirs and {self.forests} forests are not the "
                f"{self.cells} land tiles of the {self.board} board",
                "forests",
            )
        self.check_mist()
        removal_turns(self.schedule)

    def check_mist(self) -> None:
        """Refuse too few mist tiles to cover the menhirs, or more than there are cells."""
        if self.mist < self.in_play:
            raise OptionsError(f"{self.in_play} menhirs need a mist tile each", "mist")
        if self.mist > self.cells:
            raise OptionsError(f"the board has only {self.cells} cells", "mist")


@compiled
def filled_counts(board: int, menhirs: int, forests: int, mist: int) -> tuple[int, int, int]:
    """Return how many menhirs, forests and mist tiles there are, assumed ones where none is given.

    Menhirs and forests fill the board, so that one follows from the other.
    """
    if menhirs == AS_ASSUMED:
        assumed = ASSUMED_MENHIRS[board]
        menhirs = assumed if forests == AS_ASSUMED else max(0, BOARD_CELLS[board] - forests)
    if forests == AS_ASSUMED:
        forests = max(0, BOARD_CELLS[board] - menhirs)
    return menhirs, forests, ASSUMED_MIST[board] if mist == AS_ASSUMED else mist


def removal_turns(schedule: str) -> tuple[bool, ...]:
    """Return for each turn whether a tile is removed; refuse what is no schedule (rules 3.1).

    >>> removal_turns("default")[:6]
    (False, False, True, True, False, False)
    """
    marks = ASSUMPTIONS.schedules.get(schedule, schedule).replace(" ", "")
    if not marks or set(marks) - {MOVE_ONLY, MOVE_AND_REMOVE}:
        names = ", ".join(ASSUMPTIONS.schedules)
        raise OptionsError(
            f"{schedule!r} is neither a known schedule ({names}) nor made of "
            f"{MOVE_ONLY} (move) and {MOVE_AND_REMOVE} (move and remove)",
            "schedule",
        )
    if len(marks) != TURNS:
        raise OptionsError(f"there are {TURNS} turns, not {len(marks)}", "schedule")
    return tuple(mark == MOVE_AND_REMOVE for mark in marks)


def schedule_text(removals: tuple[bool, ...]) -> str:
    """Return a schedule by its name, or as pairs of letters, a pair for each round."""
    for name in ASSUMPTIONS.schedules:
        if removal_turns(name) == removals:
            return name
    marks = "".join(MOVE_AND_REMOVE if removal else MOVE_ONLY for removal in removals)
    return " ".join(marks[turn : turn + SEATS] for turn in range(0, TURNS, SEATS))
