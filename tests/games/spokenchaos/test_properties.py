"""What holds at every moment of random matches."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from gloaming.core.interchange import convert
from gloaming.core.layout import as_plain, clone, same
from gloaming.core.streams import stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.material import CARDS, GHOSTS
from gloaming.games.spokenchaos.solids.collisions import are_apart, is_free_of_furniture
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.putting import can_stay
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.state import INSIDE, MIDNIGHT, PLANNING, SUPPLY, State
from tests.games.contestants import Contest, contests_of

from .tables import Table

pytestmark = pytest.mark.sweep

CONTESTS = contests_of("spokenchaos")
every_way = pytest.mark.parametrize("contest", CONTESTS, ids=lambda contest: str(contest.way))


def some_states(contest: Contest) -> list[Any]:
    """Return the states of a random match, fewer of them when interpreted."""
    moments = contest.played().moments
    return [moment.before for moment in moments[:: max(1, len(moments) // 12)]]


@every_way
def test_ghosts_fit_where_they_are_and_none_is_inside_another(contest: Contest) -> None:
    for states in some_states(contest):
        state = clone(states)[0]
        lobby = room_of(state)[0]
        bodies = [figure.body for figure in state.figures if figure.where == INSIDE]
        for number, body in enumerate(bodies):
            assert is_in_one_field(body)
            assert is_free_of_furniture(lobby, body)
            assert can_stay(lobby, body)
            assert all(are_apart(body, other) for other in bodies[:number])


@every_way
def test_ghosts_and_cards_are_neither_lost_nor_made(contest: Contest) -> None:
    players = contest.options.players  # type: ignore[attr-defined]  # ours have them
    for states in some_states(contest):
        state = states[0]
        assert all(0 <= figure.where <= 3 for figure in state.figures)
        idle = state.figures[players * GHOSTS :]
        assert Counter(int(figure.where) for figure in idle) == Counter({SUPPLY: len(idle)})
        drawn = sum(card.copies for card in CARDS) - sum(state.pile)
        assert 0 <= drawn <= players * state.round_number


@every_way
def test_a_position_tells_a_state_completely(contest: Contest) -> None:
    """What the interchange reads stands just as it does in the match."""
    for states in some_states(contest)[-4:]:
        if states[0].phase != MIDNIGHT:
            position = contest.game.position(contest.options, states)
            scene = to_scene(convert(plain(position), Position))
            assert as_plain(scene.lobbies[0].pieces) == as_plain(states[0].pieces)


def plain(position: Position) -> Any:
    """Return a position as plain values."""
    return msgspec.to_builtins(position)


def planned(text: str) -> State:
    """Return a match in which blue has planned something."""
    table = Table("orange-s1 2.5 4.5", players="2").plan()
    assert table.state.phase == PLANNING
    return table.do(0, text, go_on=False).states  # type: ignore[return-value]  # an array of one


def test_views_do_not_differ_by_what_somebody_else_has_sealed() -> None:
    one = planned("ghost s1, enter 1, spot 0.5,0.5, done")
    other = planned("ghost l1, enter 3, N, N, spot 0.5,0.5, done")
    for seat in (1, -1):
        assert same(GAME.view(one, seat), GAME.view(other, seat))  # type: ignore[arg-type]
    assert not same(GAME.view(one, 0), GAME.view(other, 0))  # type: ignore[arg-type]


def test_what_is_imagined_of_others_is_a_plan_that_might_be() -> None:
    one = planned("ghost s1, enter 1, spot 0.5,0.5, done")
    imagined = GAME.imagine(one, 1, stream_from(1))  # type: ignore[arg-type]
    assert imagined[0].plans[0].count == 0
    assert imagined[0].plans[0].points == 8
