"""Answers to a furnish puzzle: typed, put into the lobby, and looked at through every door."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from gloaming.core.errors import NotationError, PositionError
from gloaming.core.interchange import convert
from gloaming.core.layout import same
from gloaming.games.spokenchaos.assumptions import PieceName
from gloaming.games.spokenchaos.exchange.interchange import look_at
from gloaming.games.spokenchaos.exchange.position import FurniturePlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS
from gloaming.puzzles.kind import Attempt

from .drawing import seen_line
from .furnishing import Wish, with_piece, without_piece

EXAMPLE = "say for example: 2.5 3.25 90, or with face and lean: 2.5 3.25 90 left front"
FEWEST_WORDS, MOST_WORDS = 3, 5


def read_pose(piece: PieceName, text: str) -> FurniturePlace:
    """Read a pose: x, y, yaw, and if given the face and the lean."""
    words = text.split()
    if not FEWEST_WORDS <= len(words) <= MOST_WORDS:
        raise NotationError(EXAMPLE)
    face, lean = (*words[3:], "upright" if len(words) == FEWEST_WORDS else "", "")[:2]
    if face not in FACES or lean not in ("", *LEANS):
        raise NotationError(f"a face is {', '.join(FACES)}; a lean is {', '.join(LEANS)}")
    try:
        x, y, yaw = float(words[0]), float(words[1]), int(words[2])
    except ValueError:
        raise NotationError(EXAMPLE) from None
    return FurniturePlace(piece, x, y, yaw, face, lean or msgspec.UNSET)  # type: ignore[arg-type]  # of FACES and LEANS


def given_pose(piece: PieceName, plain: Any) -> list[FurniturePlace]:
    """Return how a program puts the piece."""
    answer = convert(plain, list[FurniturePlace])
    if len(answer) != 1 or answer[0].piece != piece:
        raise NotationError(f"an answer is one pose of the {piece}", "$")
    return answer


def try_pose(position: Position, wish: Wish, pose: FurniturePlace) -> Attempt:
    """Return whether all is as wished with a piece put so, and what is not."""
    after = with_piece(position, pose)
    bare = to_scene(without_piece(position, wish.piece))
    if not same(to_scene(after).ghosts, bare.ghosts):
        raise PositionError("the ghosts are to stay where they are")
    faults = list(faults_in(after, wish))
    return Attempt(solved=not faults, told=faults or ["all is as wished"])


def faults_in(position: Position, wish: Wish) -> Iterator[str]:
    """Yield who is seen and should be hidden, and the other way round."""
    for door in wish.doors:
        for ghost, shown in zip(position.ghosts, look_at(position, door).ghosts, strict=True):
            if ghost.name in wish.hidden and shown.is_caught:
                yield seen_line(ghost.name, door, shown.samples)
            if ghost.name in wish.seen and not shown.is_caught:
                yield f"{ghost.name} is hidden from {door}: {shown.samples} samples"


def say_poses(poses: Sequence[FurniturePlace]) -> str:
    """Return the first of some poses as it would be typed."""
    if not poses:
        return "there is none"
    pose = poses[0]
    return f"{pose.x:g} {pose.y:g} {pose.yaw:g} {pose.face} {pose.lean or ''}".strip()
