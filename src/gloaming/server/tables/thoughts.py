"""What bots thought when they acted: everybody may know it, once everybody knows what they did.

Where plans are sealed a thought is told when its turn is final, as the plans are.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np

from gloaming.core.actors import NOBODY
from gloaming.core.game import AnyGame
from gloaming.core.match import Match


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is expected to do."""

    seat: int
    action: str


class BotThought(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a bot thought of its chances, and of what the others would do next."""

    value: float  # the share of the win that it expected, 0 to 1
    shares: tuple[float, ...] = ()  # the same for every seat; older logs have none
    is_proven: bool = False
    turns: int = 0  # until the end, where that is proven
    simulations: int = 0  # or positions visited
    line: tuple[Expected, ...] = ()


class Chances(msgspec.Struct, frozen=True):
    """The share of the win that each seat can expect, as a bot thinks; they add up to 1."""

    seat: int  # the bot's
    shares: tuple[float, ...]


class Kept(NamedTuple):
    """A thought, and when that was."""

    turn: int
    moments: int  # of the match, when it had acted
    thought: BotThought


Thoughts: TypeAlias = Mapping[int, tuple[Kept, ...]]  # of each seat, the newest last
ENOUGH = 2  # one that is told, and one of a turn that is not final


def with_thought(thoughts: Thoughts, seat: int, new: Kept) -> Thoughts:
    """Return the thoughts with a new one; of every turn the last is enough."""
    earlier = tuple(kept for kept in thoughts.get(seat, ()) if kept.turn != new.turn)
    return {**thoughts, seat: (*earlier, new)[-ENOUGH:]}


def chances_of(match: Match, thoughts: Thoughts, hopeless: Collection[int] = ()) -> Chances | None:
    """Return what each seat can expect, as the bot thinks that told it last.

    Bots play as if everybody could win: what hopeless seats would get falls to the others.
    """
    told = [(seat, told_thought(match, thoughts, seat)) for seat in thoughts]
    known = [(kept.moments, seat, kept) for seat, kept in told if kept and kept.thought.shares]
    if not known:
        return None
    _, seat, kept = max(known, key=lambda one: one[:2])
    shares = shared_among(match.game, kept.thought.shares, hopeless)
    return Chances(seat, shares) if shares else None


def shared_among(
    game: AnyGame, shares: tuple[float, ...], hopeless: Collection[int]
) -> tuple[float, ...]:
    """Return shares of which hopeless seats have none; nothing if nobody else has any."""
    kept = np.array(shares)
    may_win = np.array([seat not in hopeless for seat in range(len(shares))], np.int64)
    return tuple(kept.tolist()) if game.entry_points.share_among(kept, may_win) else ()


def told_thought(match: Match, thoughts: Thoughts, seat: int) -> Kept | None:
    """Return the newest thought of a seat that everybody may know."""
    kept = thoughts.get(seat, ())
    if kept and match.actor != NOBODY and match.game.has_secrets(match.options):
        kept = tuple(one for one in kept if one.turn < match.turn_number)
    return kept[-1] if kept else None
