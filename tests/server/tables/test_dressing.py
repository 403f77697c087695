"""Putting something together before the match, and what helps to choose."""

import msgspec
import pytest

from gloaming.core.actors import AUTOMATIC
from gloaming.server.tables.commands import Dress, Sit
from gloaming.server.tables.decisions.dressing import first_look
from gloaming.server.tables.events import Dressed
from gloaming.server.tables.fold import folded
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views.guiding import guide_of, outlook_of
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view

from .driving import FINSTERE, ONE, THREE, TWO, Driven, running_finstere, toy_table


def open_finstere() -> Driven:
    """Return a table of Finstere Flure at which nobody sits."""
    return Driven(TableSettings(game="finstere", options={"players": "2"}), FINSTERE)


def test_everybody_sees_a_monster_even_if_nobody_made_it() -> None:
    driven = open_finstere()
    look = driven.view(None).now.look
    assert look == first_look("table", FINSTERE.kit)
    assert list(look) == list(FINSTERE.kit)
    assert driven.view(ONE).now.look == look


def test_different_tables_have_different_monsters() -> None:
    looks = {tuple(first_look(f"table {number}", FINSTERE.kit).values()) for number in range(20)}
    assert len(looks) > 10


def test_parts_are_chosen_by_whoever_sits_here() -> None:
    driven = open_finstere()
    driven.ask(Sit(1), TWO)
    assert driven.ask(Dress({"head": 3}), TWO) == [Dressed({"head": 3})]
    assert driven.ask(Dress({"head": 3}), ONE) == []
    driven.ask(Dress({"tail": 5, "head": 1}), ONE)
    look = driven.view(THREE).now.look
    assert (look["head"], look["tail"]) == (1, 5)
    assert folded(driven.context, driven.log).look == driven.table.look


@pytest.mark.parametrize("parts", [{"wings": 1}, {"head": 6}])
def test_parts_that_there_are_not(parts: dict[str, int]) -> None:
    assert open_finstere().code_of(Dress(parts), ONE) == "no-such-option"


def test_a_game_without_a_kit_has_no_look() -> None:
    driven = toy_table()
    assert driven.code_of(Dress({"head": 1}), ONE) == "no-such-option"
    assert driven.view(ONE).now.look == {}


def test_strangers_and_latecomers_choose_nothing() -> None:
    assert open_finstere().code_of(Dress({"head": 1}), THREE) == "not-yours"


def test_parts_are_chosen_until_the_first_walk() -> None:
    driven = running_finstere()
    assert driven.ask(Dress({"head": 3}), ONE) == [Dressed({"head": 3})]
    while all(moment.ply.actor != AUTOMATIC for moment in driven.table.match.moments):
        seat = driven.table.match.seats_to_act()[0]
        driven.act(seat, driven.table.match.legal_actions(seat)[-1])
    assert driven.code_of(Dress({"head": 1}), ONE) == "not-open"
    assert driven.view(None).now.look["head"] == 3


def test_the_outlook_is_told_unless_the_table_does_without() -> None:
    for shows in (True, False):
        driven = running_finstere(shows_outlook=shows)
        seen = person_view(driven.table, ONE, ViewCache())
        guide, outlook = guide_of(seen, 0)()
        assert guide.tokens
        assert (outlook is not None) is shows


def test_the_outlook_follows_what_a_seat_has_in_mind() -> None:
    driven = running_finstere()
    seen = person_view(driven.table, ONE, ViewCache())
    guide, before = guide_of(seen, 0)()
    end = next(end for end in guide.tokens[0].ends if end.cell)
    after = outlook_of(seen, 0, end.actions)()

    assert before.dangers == []  # all wait outside
    assert [danger.token for danger in after.dangers] == [guide.tokens[0].token]
    assert driven.table.match.moments == []


def test_an_outlook_on_what_is_illegal_is_refused() -> None:
    seen = person_view(running_finstere().table, ONE, ViewCache())
    with pytest.raises(Refusal) as refused:
        outlook_of(seen, 0, ("stop",))()
    assert (refused.value.code, refused.value.place) == ("illegal-action", "actions[0]")


def test_a_table_that_does_without_an_outlook_foresees_nothing() -> None:
    seen = person_view(running_finstere(shows_outlook=False).table, ONE, ViewCache())
    assert outlook_of(seen, 0, ("stop",))() is None


def test_old_logs_show_the_outlook() -> None:
    settings = msgspec.json.decode(b'{"game": "finstere"}', type=TableSettings)
    assert settings.shows_outlook


def test_moments_come_with_their_account() -> None:
    driven = running_finstere()
    driven.act(0, driven.table.match.legal_actions(0)[0])
    shown = driven.view(None).now.sights[0].moments[-1]
    assert msgspec.to_builtins(shown.account) == {
        "kind": "pick",
        "seat": 0,
        "token": 0,
        "steps": 1,
    }
