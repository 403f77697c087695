"""A table in plies: what was done, and of states only what cannot be worked out from it.

Whoever has the rules plays the told plies on the last state that they were told.  Where that
leads to what their seat sees, nothing more is said; else the difference is told, as patches.

    told       base    a1 ---> roll ---> b's plan   reveal, patches   now, patches
    client     state   state   state     state      state             state
"""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from msgspec.structs import fields, replace

from gloaming.core.account import GameAccount
from gloaming.core.actors import AUTOMATIC
from gloaming.core.errors import EngineError
from gloaming.core.game import AnyGame, Moment, Ply, Words
from gloaming.core.layout import array, clone, same
from gloaming.core.match import Match

from .secrecy import SPECTATOR
from .shown import Patch, ShownPlies, ShownPly, ShownSeat, TableNews, TableNow, WholePlies
from .sights import (
    Told,
    ViewCache,
    heard_as,
    is_sealed,
    recalled_view,
    states_after,
)
from .view import (
    Heard,
    PersonView,
    SeatView,
    about,
    common_sayings,
    firsts_of_news,
    is_remembered_no_more,
    last_moments,
    lasting_for,
    looked_up_in,
)

SAYINGS = ("sayings", "sayings_before")
TABLE_FIELDS = tuple(
    field.name for field in fields(TableNow) if field.name not in ("sights", *SAYINGS)
)
GAP = 24  # bytes that stayed the same between two patches that are longer than one with them


def whole(seen: PersonView) -> WholePlies:
    """Return everything that a person may know."""
    plies = plies_for(seen, last_moments(seen), is_later=True, is_based=True)
    now = lasting_for(seen, 0)
    return WholePlies(about(seen.table, seen.person), now, seen.table.to_act, plies)


def news(seen: PersonView, before: Heard, told: TableNow, now: TableNow) -> TableNews:
    """Return what is new at a table of which somebody was told before, and which is so now."""
    firsts, is_later = firsts_of_news(seen, before)
    is_based = is_later or is_remembered_no_more(seen.table)
    plies = plies_for(seen, firsts, is_later=is_later, is_based=is_based)
    changed = changed_fields(told, now)
    if now.sayings or now.sayings_before < len(before.sayings):
        changed |= {name: getattr(now, name) for name in SAYINGS}
    return TableNews(to_act=seen.table.to_act, plies=plies, **changed)


def now_after(seen: PersonView, before: Heard | None) -> TableNow:
    """Return how a table is, apart from the match, with what was said since."""
    heard = before.sayings if before else ()
    return lasting_for(seen, common_sayings(heard, seen.heard.sayings))


def changed_fields(told: TableNow, now: TableNow) -> dict[str, Any]:
    """Return the fields that are otherwise than they were told, but for sayings."""
    changed = {
        name: getattr(now, name)
        for name in TABLE_FIELDS
        if getattr(now, name) != getattr(told, name)
    }
    if "seats" in changed:
        changed |= changed_seats(told.seats, changed.pop("seats"))
    return changed


def changed_seats(told: Sequence[ShownSeat], now: Sequence[ShownSeat]) -> dict[str, Any]:
    """Return the seats that are otherwise than they were told, or only their clocks.

    There are never more or fewer.  Clocks change with every turn, hardly anything else does.
    """
    changed = [number for number, seat in enumerate(now) if seat != told[number]]
    ticked = [number for number in changed if has_only_ticked(told[number], now[number])]
    found = {
        "clocks": {number: now[number].clock for number in ticked},
        "seats": {number: now[number] for number in changed if number not in ticked},
    }
    return {name: parts for name, parts in found.items() if parts}


def has_only_ticked(told: ShownSeat, now: ShownSeat) -> bool:
    """Tell whether nothing of a seat is otherwise than its clock."""
    return replace(told, clock=now.clock) == now


def all_plies(match: Match, cache: ViewCache) -> ShownPlies:
    """Return a whole finished match as everybody may know it."""
    view = cache.view(match, match.states, SPECTATOR)
    eye = SeatView(SPECTATOR, match.moments, view, is_acting=False, can_undo=False, choice="")
    return shown_plies(Telling(match, cache, None), eye, 0, is_based=True)


def plies_for(
    seen: PersonView, firsts: Sequence[int], *, is_later: bool, is_based: bool
) -> tuple[ShownPlies, ...]:
    """Return what each seat of a person may know of the match, from certain moments on."""
    telling = Telling(seen.table.match, seen.cache, looked_up_in(seen, is_later=is_later))
    pairs = zip(seen.eyes, firsts, strict=True)
    return tuple([shown_plies(telling, eye, first, is_based=is_based) for eye, first in pairs])


class Telling(NamedTuple):
    """A match of which somebody is told."""

    match: Match
    cache: ViewCache
    now: Any  # the state in which moments are looked up, where they may be told otherwise

    @property
    def game(self) -> AnyGame:
        """Return the game."""
        return self.match.game

    @property
    def is_plain(self) -> bool:
        """Tell whether everybody sees everything, so that plies are all there is to tell."""
        match = self.match
        return not (match.game.has_secrets(match.options) or match.game.is_by_memory(match.options))

    @property
    def is_recalled(self) -> bool:
        """Tell whether moments are told as they may be looked up now."""
        return self.now is not None and self.game.is_by_memory(self.match.options)

    def view(self, states: Any, seat: int) -> Any:
        """Return what a seat may know of a state."""
        if self.is_recalled:
            return recalled_view(self.match, seat, states, self.now)
        return self.cache.view(self.match, states, seat)

    def words(self, seat: int, moment: Moment) -> Words:
        """Return a moment in words."""
        if self.is_recalled:
            return self.game.recall_words(self.match.options, moment, self.now)
        return self.cache.words(self.match, heard_as(self.match, seat, moment, self.cache))


def shown_plies(telling: Telling, eye: SeatView, first: int, *, is_based: bool) -> ShownPlies:
    """Return what a seat may know of the match, from a moment on."""
    told = eye.told[first:]
    if telling.is_plain:
        plies = tuple([ShownPly(*moment.ply) for moment in told])
        patches: tuple[Patch, ...] = ()
    else:
        plies, last = secret_plies(telling, eye.seat, told, view_before(telling, eye, first))
        patches = differences(last, eye.view)
    return ShownPlies(
        seat=eye.seat,
        check=crc32(array(eye.view).tobytes()),
        is_acting=eye.is_acting,
        can_undo=eye.can_undo,
        moments_before=first,
        base=base64_of(view_before(telling, eye, first)) if is_based else "",
        plies=plies,
        patches=patches,
    )


def base64_of(states: Any) -> str:
    """Return the bytes of a state as text."""
    return b64encode(array(states).tobytes()).decode()


def view_before(telling: Telling, eye: SeatView, first: int) -> Any:
    """Return the last state that a seat has seen before a moment."""
    match, place = telling.match, first
    while place and is_sealed(match, eye.seat, eye.told[place - 1]):
        place -= 1
    if place:
        (states,) = states_after(match, eye.told[place - 1 : place])
    else:
        states = match.moments[0].before if match.moments else match.states
    return telling.view(states, eye.seat)


def secret_plies(
    telling: Telling, seat: int, told: Told, view: Any
) -> tuple[tuple[ShownPly, ...], Any]:
    """Return the plies that a seat is told, and the last state that it has seen then."""
    plies = []
    for moment, after in zip(told, states_after(telling.match, told), strict=True):
        words = telling.words(seat, moment)
        actor = moment.ply.actor
        action = moment.ply.action if actor == AUTOMATIC else words.action
        account = untold_account(telling, seat, moment, view, words)
        if is_sealed(telling.match, seat, moment):
            plies.append(ShownPly(actor, action, None, account))
            continue
        played = view if action is None else played_on(telling.game, view, Ply(actor, action), seat)
        view = telling.view(after, seat)
        plies.append(ShownPly(actor, action, differences(played, view), account))
    return tuple(plies), view


def untold_account(
    telling: Telling, seat: int, moment: Moment, view: Any, words: Words
) -> GameAccount | None:
    """Return the account of a moment where it cannot be worked out from what a seat knows."""
    heard = heard_as(telling.match, seat, moment, telling.cache)
    if not telling.is_recalled and same(heard.before, view):
        return None
    try:
        known = telling.game.account(telling.match.options, Moment(view, moment.ply))
    except EngineError:
        return words.account
    return None if known == words.account else words.account


def played_on(game: AnyGame, view: Any, ply: Ply, seat: int) -> Any:
    """Return what a seat would make of a ply by the rules; what it cannot play leaves all as is."""
    states = clone(view)
    try:
        game.entry_points.follow(states, *ply, seat)
    except EngineError:  # what is hidden may be needed
        return view
    return states


def differences(one: Any, other: Any) -> tuple[Patch, ...]:
    """Return what must be changed in a state to get another."""
    if same(one, other):
        return ()
    before, after = (np.frombuffer(array(states).tobytes(), np.uint8) for states in (one, other))
    return tuple(
        [
            Patch(start, b64encode(after[start:stop].tobytes()).decode())
            for start, stop in stretches(np.flatnonzero(before != after))
        ]
    )


def stretches(places: Any) -> Iterator[tuple[int, int]]:
    """Yield where the changed bytes begin and end, those that are near one another together."""
    ends = np.flatnonzero(np.diff(places) > GAP)
    bounds = [-1, *ends.tolist(), len(places) - 1]
    for before, last in pairwise(bounds):
        yield int(places[before + 1]), int(places[last]) + 1
