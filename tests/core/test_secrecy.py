"""A view shows a seat all that is open and nothing of what is not; nor does what it imagines."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from gloaming.core.layout import Records, array, clone, dtype_of, same
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from tests.core.toy import TOY
from tests.core.toy.playing import random_match
from tests.core.toy.state import LOOKING, PLANNING, State

SPECTATOR = -1
PLAYERS = 3
MOMENTS = range(0, 21, 2)
FIELDS: Mapping[str, Any] = dtype_of(State).fields or {}
ONE_PLAN = FIELDS["plans"][0].base


def bytes_of(dtype: np.dtype[Any], start: int = 0) -> Iterator[int]:
    """Return the numbers of the bytes that belong to fields: gaps are nobody's."""
    if dtype.subdtype:
        kind, shape = dtype.subdtype
        for index in range(int(np.prod(shape))):
            yield from bytes_of(kind, start + index * kind.itemsize)
    elif dtype.fields:
        for field in dtype.fields.values():
            yield from bytes_of(field[0], start + field[1])
    else:
        yield from range(start, start + dtype.itemsize)


def hidden_bytes(state: State, seat: int) -> set[int]:
    """Return the bytes that a seat may not know: other plans, and the lamp before the look."""
    hidden: set[int] = set()
    for other in range(PLAYERS):
        if other != seat:
            hidden.update(bytes_of(ONE_PLAN, FIELDS["plans"][1] + other * ONE_PLAN.itemsize))
    if state.phase in (PLANNING, LOOKING):
        for name in ("lamp_x", "lamp_y"):
            hidden.update(bytes_of(*FIELDS[name][:2]))
    return hidden


def flipped(states: Records[State], byte: int) -> Records[State]:
    """Return a state with one byte changed."""
    other = clone(states)
    array(other).view(np.uint8)[byte] ^= 1
    return other


@pytest.fixture(params=MOMENTS)
def match(request: pytest.FixtureRequest) -> Match:
    """Return a match after so many plies."""
    return random_match(PLAYERS, 2, 4, plies=request.param)


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_view_does_not_depend_on_what_is_hidden(match: Match, seat: int) -> None:
    seen = TOY.view(match.states, seat)
    for byte in hidden_bytes(match.state, seat):
        assert same(TOY.view(flipped(match.states, byte), seat), seen)


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_view_shows_all_that_is_open(match: Match, seat: int) -> None:
    seen = TOY.view(match.states, seat)
    machinery = set(bytes_of(*FIELDS["phase"][:2])) | set(bytes_of(*FIELDS["seats"][:2]))
    every = set(bytes_of(dtype_of(State)))
    for byte in every - hidden_bytes(match.state, seat) - machinery:
        assert not same(TOY.view(flipped(match.states, byte), seat), seen)


def test_viewing_and_imagining_leave_the_truth_alone(match: Match) -> None:
    before = clone(match.states)
    TOY.view(match.states, 0)
    TOY.imagine(match.states, 0, stream_from(1))
    assert same(match.states, before)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_imagined_does_not_depend_on_what_is_hidden(match: Match, seat: int) -> None:
    imagined = TOY.imagine(match.states, seat, stream_from(1))
    for byte in hidden_bytes(match.state, seat):
        other = TOY.imagine(flipped(match.states, byte), seat, stream_from(1))
        assert same(other, imagined)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_imagined_looks_like_the_truth_to_its_seat(match: Match, seat: int) -> None:
    imagined = TOY.imagine(match.states, seat, stream_from(1))
    assert same(TOY.view(imagined, seat), TOY.view(match.states, seat))


def test_imagination_varies() -> None:
    match = random_match(PLAYERS, 2, 4, plies=5)
    lamps = {int(TOY.imagine(match.states, 0, stream_from(n))[0].lamp_x) for n in range(10)}
    assert len(lamps) == 10


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_legal_in_the_imagined_state_is_legal(match: Match, seat: int) -> None:
    if seat not in match.seats_to_act():
        return
    out = np.empty(TOY.most_actions, np.int64)
    imagined = TOY.imagine(match.states, seat, stream_from(1))
    count = TOY.entry_points.legal_actions(imagined, 0, seat, out)
    assert count
    assert all(TOY.entry_points.is_legal(match.states, 0, seat, action) for action in out[:count])


def test_an_imagined_match_can_be_played_to_its_end(match: Match) -> None:
    imagined = TOY.imagine(match.states, 0, stream_from(2))
    TOY.play_out(imagined, np.atleast_2d(stream_from(3)))
    assert TOY.outcome(imagined) is not None
