"""Clocks: pure arithmetic on the times of events.

    since             flag
      |--- allowance ---|        none, per move, left of the match, or days and vacation
           |-- spent --|         minus the lag of the command that ended the turn

A clock runs from the event that brings a seat to act until the one that ends its turn.
"""

import msgspec

from .settings import DAY, Clock, Correspondence, NoClock, PerMove, PerPlayer

MOST_LAG = 1.0  # seconds of a command's way that are given back at most
TIME_TO_LEARN = 300.0  # seconds that everybody has for the match where somebody plays their first


class SeatClock(msgspec.Struct, frozen=True):
    """The time of one seat."""

    left: float = 0.0  # per player: of the match; else what may be used beyond a turn's time
    since: float | None = None  # when it began to run
    turn: int = 0  # for which it runs


def fresh(kind: Clock) -> SeatClock:
    """Return the clock of a seat at the start."""
    if isinstance(kind, PerPlayer):
        return SeatClock(left=kind.seconds)
    if isinstance(kind, Correspondence):
        return SeatClock(left=kind.vacation_days * DAY)
    return SeatClock()


def with_time_to_learn(kind: Clock, clock: SeatClock) -> SeatClock:
    """Return a clock with the time in which a first match is understood; days need no more."""
    if isinstance(kind, PerMove | PerPlayer):
        return msgspec.structs.replace(clock, left=clock.left + TIME_TO_LEARN)
    return clock


def allowance(kind: Clock, clock: SeatClock) -> float | None:
    """Return how long a seat may take for this turn."""
    if isinstance(kind, NoClock):
        return None
    if isinstance(kind, PerPlayer):
        return clock.left
    return turn_time(kind) + clock.left


def flag(kind: Clock, clock: SeatClock) -> float | None:
    """Return when the time of a seat runs out."""
    allowed = allowance(kind, clock)
    if clock.since is None or allowed is None:
        return None
    return clock.since + allowed


def left_after(kind: Clock, clock: SeatClock, spent: float) -> float:
    """Return what is left for later turns."""
    if isinstance(kind, PerPlayer):
        return max(0.0, clock.left - spent) + kind.increment
    if isinstance(kind, PerMove | Correspondence):
        return max(0.0, clock.left - max(0.0, spent - turn_time(kind)))
    return clock.left


def turn_time(kind: PerMove | Correspondence) -> float:
    """Return the seconds for every turn."""
    return kind.seconds if isinstance(kind, PerMove) else kind.days * DAY


def stopped(kind: Clock, clock: SeatClock, at: float, lag: float = 0.0) -> SeatClock:
    """Stop a clock and charge the time it ran."""
    if clock.since is None:
        return clock
    spent = max(0.0, at - clock.since - min(lag, MOST_LAG))
    return SeatClock(left=left_after(kind, clock, spent))


def turned(
    kind: Clock, clock: SeatClock, *, is_to_act: bool, turn: int, at: float, lag: float
) -> SeatClock:
    """Return a seat's clock when the match has changed: it runs on, stops or starts anew."""
    is_running = clock.since is not None
    if (is_running and clock.turn == turn) if is_to_act else not is_running:
        return clock
    resting = stopped(kind, clock, at, lag)
    return msgspec.structs.replace(resting, since=at, turn=turn) if is_to_act else resting
