"""States as JSON, piece by piece."""

from typing import Annotated

import msgspec
import numpy as np
import pytest

from gloaming.core import written
from gloaming.core.layout import (
    Bool,
    Int8,
    Int64,
    Layout,
    Numbers16,
    Records,
    array,
    as_plain,
    blank,
)
from gloaming.core.written import Writer, write_state
from tests.core.toy.playing import random_match


class Coin(Layout):
    """A record with a gap, since its numbers take two bytes each."""

    worth: Annotated[Numbers16, np.int16, 2]
    heads: Bool


class Purse(Layout):
    """Every kind of field that there is."""

    lucky: Coin
    coins: Annotated[Records[Coin], Coin, 3]
    weights: Annotated[Numbers16, np.int16, 2, 3]
    owner: Int8
    debts: Int64


def purse() -> Records[Purse]:
    """Return a purse with something in it."""
    states = blank(Purse)
    states[0].lucky.worth[1] = -500
    states[0].coins[2].heads = True
    states[0].weights[1] = (1, 2, 3)
    states[0].owner, states[0].debts = -1, 2**62
    return states


def test_every_kind_of_field_is_written_as_the_slow_way_has_it() -> None:
    assert msgspec.json.decode(write_state(purse())) == as_plain(purse()[0])


@pytest.mark.parametrize("plies", range(0, 20, 3))
def test_a_match_is_written_truly_at_any_moment(plies: int) -> None:
    match = random_match(3, 2, 9, plies)
    assert msgspec.json.decode(write_state(match.states)) == as_plain(match.state)


def test_a_change_is_seen_though_the_rest_is_remembered() -> None:
    states = purse()
    before = msgspec.json.decode(write_state(states))
    states[0].coins[1].worth[0] = 7
    after = msgspec.json.decode(write_state(states))
    assert before["coins"][1]["worth"] == [0, 0]
    assert after["coins"][1]["worth"] == [7, 0]
    assert {**after, "coins": before["coins"]} == before


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "MOST_KNOWN", 2)
    states = purse()
    writer = Writer(array(states).dtype)
    for debts in range(10):
        states[0].debts = debts
        text = writer.write(array(states).tobytes())
        assert msgspec.json.decode(text)["debts"] == debts
    assert all(len(piece.known) <= 2 for piece in writer.pieces)
