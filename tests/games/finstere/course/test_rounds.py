"""The course of a round: turns, passing, flipping, cards and halves."""

from typing import Any

import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.errors import IllegalActionError, NotationError, WrongSeatError
from gloaming.core.game import Ply
from gloaming.core.match import Match
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, STOP
from gloaming.games.finstere.course.rounds import value
from gloaming.games.finstere.floor.board import cell_at
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.material import STONE
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import EATEN, PLACING, WAITING
from tests.games.finstere.positions import NAMES, idle, match_at, play, window

FOUR_TOKENS = window(4, 4, """
    G3  .   R3  .   B3
    .   G4  .   R4  .
""")  # fmt: skip


def fresh(players: int = 2, **options: Any) -> Match:
    """Return a basic match that has just begun."""
    return Match(GAME, FinstereOptions(players=players, **options), "1")


def values(match: Match, seat: int = 0) -> list[int]:
    """Return the numbers that the tokens of a seat show."""
    first = seat * (match.state.tokens_to_win + 1)
    last = first + match.state.tokens_to_win + 1
    return [int(value(match.state, token)) for token in range(first, last)]


def drawable(match: Match) -> list[str]:
    """Return the cards that may be turned."""
    return [
        match.game.write_action(match.options, match.states, action).removeprefix("monster ")
        for action in range(CARD, CARD + 6)
        if GAME.entry_points.is_legal(match.states, 0, CHANCE, action)
    ]


def where(match: Match, name: str) -> int:
    """Return the cell of a token, or WAITING, OUT, EATEN."""
    return int(match.state.floor.cell_of[NAMES.index(name)])


def seats_that_move(match: Match) -> list[int]:
    """Let all tokens stay where they are; return the seats in the order of their moves."""
    first = len(match.moments)
    idle(match)
    return [ply.actor for _, ply in match.moments[first:] if ply.action == STOP]


def test_one_token_each_clockwise() -> None:
    """From the starting player on, until all have moved (rules 3)."""
    match = fresh(3, starter=1)

    assert seats_that_move(match) == [1, 2, 0, 1, 2, 0]
    assert match.actor == CHANCE


def test_nobody_moves_out_of_turn() -> None:
    """Red has to wait for green (rules 3)."""
    match = match_at(FOUR_TOKENS)

    with pytest.raises(WrongSeatError, match="it is not red's turn"):
        play(match, "R3 -")


def test_who_has_fewer_tokens_plays_them_first_and_then_passes() -> None:
    """Blue has one token, yellow none (rules 3)."""
    match = match_at(FOUR_TOKENS)

    assert seats_that_move(match) == [0, 1, 2, 0, 1]


def test_nobody_may_pass_with_a_token_to_move() -> None:
    """All that a seat can do is to pick one (rules 3)."""
    match = match_at(FOUR_TOKENS)

    actions = [match.game.write_action(match.options, match.states, action)
               for action in match.legal_actions(0)]  # fmt: skip

    assert actions == ["G3", "G4"]


def test_a_token_moves_once_in_a_round() -> None:
    """Then it is another one's turn (rules 3)."""
    match = match_at(FOUR_TOKENS)
    play(match, "G3 -  R3 -  B3 -")

    with pytest.raises(IllegalActionError, match=r"has already moved in this round \(rules 3\.1\)"):
        play(match, "G3 -")


def test_a_moved_token_flips() -> None:
    """Also one that stays where it is (rules 3)."""
    match = match_at(FOUR_TOKENS)
    play(match, "G3 N")

    assert values(match) == [1, 4, 4, 5]
    play(match, "R3 -  B3 -  G4 -")
    assert values(match) == [1, 4, 3, 5]


def test_in_the_first_round_two_tokens_each_move_and_the_others_only_flip() -> None:
    """After it all show their black sides (rules 3)."""
    match = fresh()
    play(match, "G1 I  R1 -", "G5 IW")

    assert values(match) == [6, 3, 4, 2]
    play(match, "R3 IN")
    assert match.actor == CHANCE
    assert (values(match), values(match, 1)) == ([6, 4, 3, 2], [6, 4, 3, 2])


def test_in_the_first_round_a_token_that_can_come_onto_the_board_must() -> None:
    """Nobody hides outside (rules 3)."""
    match = fresh()

    with pytest.raises(
        IllegalActionError, match=r"first round every token that can come in must .*rules 3"
    ):
        play(match, "G3 -")
    match = fresh()
    match.play(0, match.legal_actions(0)[0])
    assert spoken_actions(match, 0) == ["I"]


def test_one_that_cannot_stays_outside_and_flips() -> None:
    """G1 stands on the entrance, and R1 has one step (rules 3)."""
    match = fresh()
    play(match, "G1 I  R1 -")

    assert where(match, "R1") == WAITING
    assert values(match, 1)[0] == 6


def test_one_that_would_end_on_another_cannot_either() -> None:
    """G1 on the entrance, two stones to the north and west of it: no way on for R3 (rules 3)."""
    match = fresh()
    play(match, "G1 I")
    floor = match.state.floor
    for x, y in ((15, 9), (15, 8), (14, 10), (13, 10)):
        floor.things[cell_at(x, y)] = STONE
    match.play(1, PICK + 5)

    assert spoken_actions(match, 1) == ["stop"]


def test_later_a_token_may_stay_outside() -> None:
    """From the second round on (rules 4.1)."""
    match = fresh()
    idle(match, "8")
    seat = match.actor
    waiting = [action for action in match.legal_actions(seat)
               if match.state.floor.cell_of[action - PICK] == WAITING]  # fmt: skip
    match.play(seat, waiting[0])

    assert "stop" in spoken_actions(match, seat)


def test_matches_of_the_first_edition_knew_no_such_rule() -> None:
    """They go on as they were begun (rules 3)."""
    match = fresh(edition=1)
    play(match, "G3 -  R3 -", "G1 -  R1 -")

    assert match.actor == CHANCE


def spoken_actions(match: Match, seat: int) -> list[str]:
    """Return what a seat may do, as text."""
    return [match.game.write_action(match.options, match.states, action)
            for action in match.legal_actions(seat)]  # fmt: skip


def test_chance_may_name_who_begins() -> None:
    """Each seat is as likely; the seed says which (rules 3)."""
    starters = set()
    for seed in range(20):
        match = Match(GAME, FinstereOptions(players=3, starter="chance"), str(seed))
        assert match.actor == CHANCE
        match.settle()
        starters.add(match.actor)
        assert match.state.starter == match.actor
    assert starters == {0, 1, 2}


def test_who_begins_lays_the_first_tile_too() -> None:
    """From the starting player on (rules 2)."""
    match = Match(GAME, FinstereOptions(players=3, starter="chance", advanced=True), "1")
    play(match, "red begins")

    assert match.actor == 1
    assert match.state.phase == PLACING


def test_only_somebody_who_plays_can_begin() -> None:
    """Two play, so there is no third (rules 3)."""
    match = Match(GAME, FinstereOptions(players=2, starter="chance"), "1")

    with pytest.raises(NotationError, match="'blue' does not play; there is green, red"):
        play(match, "blue begins")
    with pytest.raises(IllegalActionError, match="chance names who begins"):
        match.follow(Ply(CHANCE, BEGIN + 2))


def test_from_the_second_round_on_all_tokens_move() -> None:
    """Four each (rules 3)."""
    match = fresh()
    idle(match, "8")

    assert match.state.rounds_played == 1
    assert seats_that_move(match) == [1, 0, 1, 0, 1, 0, 1, 0]


def test_the_monster_moves_by_the_card_that_is_turned() -> None:
    """When all tokens have moved (rules 3)."""
    match = match_at(window(4, 4, "M> . .\nG3"))
    play(match, "G3 W", "monster 5")

    assert match.game.position(match.options, match.states).monster.cell == (9, 4)
    assert match.state.rounds_played == 2


def test_his_last_look_ends_the_round() -> None:
    """It turns him to G3 (rules 5.1)."""
    match = match_at(window(4, 4, """
        M>  .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   G3
    """))  # fmt: skip
    play(match, "G3 -", "monster 5")

    monster = match.game.position(match.options, match.states).monster
    assert (monster.cell, monster.facing) == ((9, 4), "S")


def test_the_marker_goes_left() -> None:
    """Seat after seat starts a round (rules 3)."""
    match = fresh(3)
    starters = []
    for card in ("8", "7", "8", "7"):
        starters.append((int(match.state.starter), match.actor))
        idle(match, card)

    assert starters == [(0, 0), (1, 1), (2, 2), (0, 0)]


def test_the_first_card_is_never_a_hit_card() -> None:
    """After it the hit cards are back in the pile (rules 3)."""
    match = fresh()
    idle(match)

    assert drawable(match) == ["5", "7", "8", "10"]
    with pytest.raises(IllegalActionError, match=r"never one with hits \(rules 3\.4\)"):
        play(match, "monster 1-hit")
    play(match, "monster 5")
    idle(match)
    assert drawable(match) == ["7", "8", "10", "1-hit", "2-hits"]


def test_the_five_is_never_first_where_it_counts_as_three_hits() -> None:
    """It is a hit card then (rules 3)."""
    match = fresh(6, three_hits=True)
    idle(match)

    assert drawable(match) == ["7", "8", "10"]
    play(match, "monster 8")
    idle(match)
    assert drawable(match) == ["3-hits", "7", "8", "10", "1-hit", "2-hits"]


def test_a_card_is_not_turned_twice_in_a_half() -> None:
    """There is only one 10 (rules 3)."""
    match = fresh()
    idle(match, "10")
    idle(match)

    with pytest.raises(IllegalActionError, match=r"not in the pile any more \(rules 3\.4\)"):
        play(match, "monster 10")


def test_the_first_half_has_seven_cards() -> None:
    """Then all eight are shuffled (rules 3)."""
    match = fresh()
    for card in ("5", "7", "7", "8", "8", "10"):
        idle(match, card)
    idle(match)

    assert drawable(match) == ["1-hit", "2-hits"]
    assert not match.state.second_half
    play(match, "monster 1-hit")
    idle(match)
    assert match.state.second_half
    assert drawable(match) == ["5", "7", "8", "10", "1-hit", "2-hits"]
    assert match.state.pile.sum() == 8


EATING = window(4, 4, """
    M>  G3  .
    .   .   R3
""")  # fmt: skip


def test_in_the_first_half_eaten_tokens_go_back_to_the_entrance() -> None:
    """They wait there and move again in the next round (rules 3)."""
    match = match_at(EATING)
    play(match, "G3 -  R3 -", "monster 1-hit")

    assert where(match, "G3") == WAITING
    assert match.game.position(match.options, match.states).waiting == ["G3"]
    assert not match.state.second_half


def test_in_the_second_half_eaten_tokens_are_gone() -> None:
    """They are out of play for good (rules 3)."""
    match = match_at(EATING)
    match.state.second_half = True
    play(match, "G3 -  R3 -", "monster 1-hit")

    assert where(match, "G3") == EATEN
    assert match.outcome is None
    assert match.legal_actions(match.actor) == [NAMES.index("R3")]


def test_a_token_that_waits_stays_in_the_turn_order() -> None:
    """It flips round by round (rules 3)."""
    match = match_at(window(0, 0, "waiting: G1"))
    shown = []
    for card in ("7", "7", "8"):
        shown.append(values(match)[0])
        play(match, "G1 -", f"monster {card}")

    assert shown == [1, 6, 1]


def test_only_a_card_can_be_turned_when_all_have_moved() -> None:
    """Chance does nothing else then (rules 3)."""
    match = match_at(EATING)
    play(match, "G3 -  R3 -")

    refused = GAME.why_illegal(match.states, CHANCE, 0)

    assert str(refused) == "a monster card is to be turned up first (rules 3.2)"


def test_a_seat_picks_only_its_own_tokens_in_play() -> None:
    """Neither another's, nor one that is gone, nor a step before a token (rules 3)."""
    match = match_at(EATING)
    messages = [
        str(
            GAME.why_illegal(
                match.states, 0, match.game.read_action(match.options, match.states, text)
            )
        )
        for text in ("R3", "G1", "N", "stop")
    ]

    assert messages == [
        "that token is not yours (rules 3.1)",
        "that token is not in play any more (rules 3.1)",
        "first choose one of your tokens (rules 3.1)",
        "first choose one of your tokens (rules 3.1)",
    ]
    assert match.legal_actions(0) == [NAMES.index("G3")]
