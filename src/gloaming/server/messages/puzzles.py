"""What is said over HTTP of puzzles: published ones, votes, reports, answers and ratings."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from gloaming.games.finstere.exchange.position import Letter, Tile
from gloaming.games.menhirs.clusters.board import Letter as Way
from gloaming.games.spokenchaos.assumptions import PieceName, Size
from gloaming.games.spokenchaos.material import Colour
from gloaming.games.spokenchaos.solids.lobby import Face, Lean
from gloaming.puzzles.any_puzzle import AnyPuzzle

LONGEST_BODY_TEXT = 2000  # what is cleaned afterwards says better what is wrong with it
MOST_PARTS = 40  # of an answer: no puzzle lets one do more
LONGEST_WORD = 64

GameName: TypeAlias = Literal["finstere", "menhirs", "spokenchaos"]
KindName: TypeAlias = Literal["feast", "predict", "escape", "free-in", "hide", "furnish"]
Order: TypeAlias = Literal["new", "best", "played", "grade"]
VoteValue: TypeAlias = Literal[-1, 0, 1]
Cell: TypeAlias = tuple[int, int]
Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]
Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_BODY_TEXT)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request says."""


class NewPublication(Body, frozen=True):
    """A puzzle that somebody publishes, in the interchange form, and what it is called."""

    title: Text
    puzzle: AnyPuzzle


class ListedPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A published puzzle as lists show it."""

    id: str
    game: GameName
    kind: KindName
    title: str
    grade: int
    solutions: int
    composer: str  # the name
    is_guest: bool
    is_yours: bool
    published_at: float
    score: int  # the sum of all votes
    plays: int  # how many have answered
    rating: int  # as answers have moved it; before, as the grade says
    is_hidden: bool  # told to its composer only


class ShownPuzzle(msgspec.Struct, frozen=True):
    """A published puzzle to be played, and what the one who asks has done with it."""

    about: ListedPuzzle
    puzzle: AnyPuzzle
    your_vote: VoteValue


class PuzzlePage(msgspec.Struct, frozen=True):
    """A page of the list."""

    puzzles: tuple[ListedPuzzle, ...]
    next: str | None  # what to ask for the page behind this one


class NewVote(Body, frozen=True):
    """What somebody thinks of a puzzle: for it, against it, or nothing any more."""

    value: VoteValue


class Voted(msgspec.Struct, frozen=True):
    """A vote that was taken, and the sum of all."""

    value: VoteValue
    score: int


class NewReport(Body, frozen=True):
    """What is wrong with a puzzle, for the host."""

    reason: Text


class AnswerPart(Body, frozen=True, omit_defaults=True):
    """A part of an answer or solution: which fields it has is up to the kind of the puzzle."""

    # Finstere Flure: a tile is laid, a token goes a way, he is turned; or a prediction.
    lay: Tile | UnsetType = UNSET
    token: Word | UnsetType = UNSET
    path: Word | UnsetType = UNSET
    facing: Letter | UnsetType = UNSET
    cell: Cell | UnsetType = UNSET
    eaten: Annotated[list[Word], Meta(max_length=MOST_PARTS)] | UnsetType = UNSET
    # Menhirs: a turn.
    tiles: Annotated[list[Cell], Meta(max_length=MOST_PARTS)] | UnsetType = UNSET
    direction: Way | UnsetType = UNSET
    remove: Cell | UnsetType | None = UNSET
    passes: bool | UnsetType = msgspec.field(default=UNSET, name="pass")
    # Spokenchaos: a ghost's place, or a piece's pose.
    name: Word | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    size: Size | UnsetType = UNSET
    piece: PieceName | UnsetType = UNSET
    x: float | UnsetType = UNSET
    y: float | UnsetType = UNSET
    level: int | UnsetType = UNSET
    lying: Letter | UnsetType = UNSET
    yaw: int | UnsetType = UNSET
    face: Face | UnsetType = UNSET
    lean: Lean | UnsetType = UNSET


Answer: TypeAlias = Annotated[tuple[AnswerPart, ...], Meta(max_length=MOST_PARTS)]


class NewAnswer(Body, frozen=True):
    """An answer to a puzzle; none of somebody who has failed, or was helped."""

    answer: Answer | None


class ShownSolution(msgspec.Struct, frozen=True):
    """How a puzzle is solved, as its prover found it."""

    solution: tuple[AnswerPart, ...]


class RatedAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer came to; only the first one of a person counts."""

    is_solved: bool
    is_first: bool
    before: int  # the person's rating
    after: int
    puzzle: int  # the puzzle's rating after it


class PuzzleRating(msgspec.Struct, frozen=True, kw_only=True):
    """How hard a shipped puzzle is, as first answers of accounts have moved its rating."""

    id: str
    rating: int
    answers: int
    solved: int  # so many of them


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How well one solves puzzles of a kind, and which place that is among all."""

    kind: KindName
    rating: int
    deviation: int
    answers: int
    place: int
    of: int
