"""Rounds: cards, furniture, dice, the keyhole, the look and the end (rules 2 and 3)."""

import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.course import rules
from gloaming.games.spokenchaos.material import NO_CARD
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.state import (
    CATCHING,
    DICING,
    DRAWING,
    LETTERS,
    LOOKING,
    NUMBERING,
    OVER,
    PLANNING,
    REVEALING,
    ROLLING,
    SIDING,
    STARTING,
)
from tests.games.spokenchaos.tables import Table


def drawing(**options: str) -> Table:
    """Return a table where the first player draws a movement card."""
    table = Table(**options)
    table.state.phase, table.state.to_move = DRAWING, 0
    return table


def done(table: Table) -> Table:
    """Let everybody move nothing."""
    table.plan()
    for seat in range(table.options.players):
        table.do(seat, "done")
    return table


def test_a_random_player_gets_the_die_and_the_keyhole_starts_at_a_random_door() -> None:
    table = Table(players="3")
    table.state.phase = DICING
    assert rules.actor(table.state) == CHANCE
    table.chance("die to red")
    assert table.state.holder == 2
    table.state.phase = STARTING
    table.state.round_number = 0
    table.chance("door E5")
    assert (LETTERS[table.state.side], table.state.door) == ("E", 5)
    assert (table.state.phase, table.state.round_number) == (DRAWING, 1)


def test_cards_are_drawn_from_the_die_holder_clockwise() -> None:
    table = drawing(players="2").chance("card 9", "card 9")
    assert table.state.phase == PLANNING
    assert rules.actor(table.state) == SEVERAL
    assert [table.state.plans[seat].points for seat in range(2)] == [9, 9]


def test_a_card_is_drawn_as_often_as_it_is_there() -> None:
    table = drawing(players="4").chance("card 9", "card 9")
    assert "is left" in table.why_not(CHANCE, "card 9")
    assert "is left" in table.why_not(CHANCE, "die 1")


def test_a_card_with_furniture_lets_its_player_move_a_piece_or_pass() -> None:
    table = drawing(players="2").chance("card 7 mirror+table")
    assert set(table.listed(0)) == {"take mirror", "take table", "pass"}
    assert rules.actor(table.state) == 0
    table.do(0, "pass")
    assert table.state.to_move == 1


def test_plans_are_revealed_when_all_are_in() -> None:
    table = Table(players="2").plan()
    table.do(1, "done", go_on=False)
    assert rules.actor(table.state) == SEVERAL
    assert [rules.is_to_act(table.state, seat) for seat in range(-1, 3)] == [
        False, True, False, False,
    ]  # fmt: skip
    turn = rules.turn_number(table.state)
    table.do(0, "done", go_on=False)
    assert table.state.phase == REVEALING
    assert rules.turn_number(table.state) == turn
    table.go_on()
    assert rules.turn_number(table.state) == turn + 1


def test_the_highest_roll_picks_the_side_and_only_the_tied_roll_again() -> None:
    table = done(Table(players="3"))
    assert table.state.phase == ROLLING
    table.chance("die 4", "die 6", "die 6")
    assert table.state.phase == ROLLING
    table.chance("die 1", "die 3")
    assert table.state.phase == SIDING
    assert rules.actor(table.state) == 2


def test_the_keyhole_must_change_sides() -> None:
    table = done(Table(players="2")).chance("die 6", "die 1")
    assert set(table.listed(0)) == {"side E", "side S", "side W"}
    assert "must change sides" in table.why_not(0, "side N")
    table.do(0, "side W")
    assert table.state.phase == NUMBERING
    table.chance("die 2")
    assert (LETTERS[table.state.side], table.state.door) == ("W", 2)


@pytest.mark.parametrize(("side", "door"), [("N", 2), ("E", 5), ("S", 5), ("W", 2)])
def test_numbered_around_the_doors_of_east_and_south_run_back(side: str, door: int) -> None:
    table = Table(players="2", doors="around")
    table.state.phase, table.state.side = NUMBERING, LETTERS.index(side)
    table.chance("die 2")
    assert table.state.door == door


def test_whoever_has_picked_sits_out_until_all_have() -> None:
    table = Table(players="3")
    table.state.picks[1] = 1
    done(table).chance("die 5", "die 2")
    assert table.state.picker == 0
    assert table.state.picks.tolist() == [1, 1, 0, 0]


def test_a_round_tells_from_its_beginning_who_may_pick_the_side() -> None:
    table = Table(players="3").plan()
    table.state.phase, table.state.picks[1] = CATCHING, 1
    rules.apply(table.state, AUTOMATIC, 0)
    assert (table.state.round_number, table.state.rolling) == (2, 0b101)


def test_nobody_picks_the_side_once_the_last_round_is_over() -> None:
    table = Table(players="3").plan()
    table.state.phase, table.state.round_number, table.state.rolling = CATCHING, 5, 0b001
    rules.apply(table.state, AUTOMATIC, 0)
    assert (table.state.phase, table.state.rolling) == (OVER, 0)


def test_a_lone_one_picks_without_a_roll() -> None:
    table = Table(players="3")
    table.state.picks[0] = table.state.picks[1] = 1
    assert rules.actor(done(table).state) == 2


def test_seen_ghosts_go_back_and_hidden_ones_stay() -> None:
    table = Table("blue-l1 2.5 3.5", "orange-s1 0.5 0.5", players="2")
    table.state.phase, table.state.side, table.state.door = LOOKING, 0, 3
    rules.apply(table.state, AUTOMATIC, 0)
    assert table.state.phase == CATCHING
    assert table.figure("blue-l1").samples >= enough(16)
    assert table.figure("orange-s1").samples == 0
    rules.apply(table.state, AUTOMATIC, 0)
    assert table.where("blue-l1") == "beside"
    assert table.where("orange-s1") == "0.5 0.5"
    assert (table.state.round_number, table.state.holder) == (2, 1)
    assert set(table.state.cards) == {NO_CARD}


def test_fewer_samples_give_a_ghost_away_on_a_coarser_grid() -> None:
    assert [enough(grid) for grid in (256, 128, 64, 16)] == [16, 4, 1, 1]


def test_after_the_look_the_keyhole_stays_and_the_cards_are_gone() -> None:
    table = Table(players="2").plan()
    table.state.phase, table.state.side, table.state.door = CATCHING, 1, 4
    pile = table.state.pile.tolist()
    rules.apply(table.state, AUTOMATIC, 0)
    assert (table.state.side, table.state.door) == (1, 4)
    assert table.state.cards[:2].tolist() == [NO_CARD, NO_CARD]
    assert table.state.pile.tolist() == pile


def test_five_rounds_are_played() -> None:
    table = Table(players="2")
    table.state.phase, table.state.round_number = CATCHING, 5
    rules.apply(table.state, AUTOMATIC, 0)
    assert table.state.phase == OVER
    assert rules.actor(table.state) == NOBODY
    assert GAME.outcome(table.states) is not None
    assert str(GAME.why_illegal(table.states, 0, 1)) == "nobody is asked for anything now"
