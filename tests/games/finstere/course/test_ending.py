"""How a match ends, and who wins."""

import pytest

from gloaming.core.actors import NOBODY
from gloaming.core.errors import MatchOverError
from gloaming.core.match import Match
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import EATEN, OUT
from tests.games.finstere.positions import idle, match_at, play, window

ALL_CARDS = ("5", "7", "7", "8", "8", "10", "1-hit", "2-hits")
NO_TOKEN_LEFT = "no token is left in play"


def second_half(drawing: str, cards: int = 7) -> Match:
    """Return a match in the second half with some cards still to be turned."""
    match = match_at(drawing)
    match.state.second_half = True
    match.state.cards_left = cards
    return match


def test_the_match_goes_on() -> None:
    assert match_at(window(0, 0, "G1")).outcome is None


def test_all_but_one_out_ends_it_at_once() -> None:
    """Green's third token leaves; nobody else moves any more (rules 3)."""
    match = match_at(window(0, 0, """
        G1  G3  .   .
        G4  .   .   .
        G5  R5  .   .
    """))  # fmt: skip
    play(match, "G1 N  R5 -  G3 WN  G4 NW")

    assert match.outcome == Outcome("all but one token is out", (0,), (3, 0, 0, 0))
    assert match.actor == NOBODY
    with pytest.raises(MatchOverError):
        play(match, "G5 -")


def test_two_out_of_three_win_with_five_players() -> None:
    """All but one of three (rules 3)."""
    match = Match(GAME, FinstereOptions(players=5), "1")
    match.state.out_count[0] = 1
    match.state.floor.cell_of[0] = 17
    match.state.floor.things[17] = 0
    play(match, "G1 N")

    assert match.outcome == Outcome("all but one token is out", (0,), (2, 0, 0, 0, 0))


def test_the_last_token_in_play_leaves() -> None:
    """In the second half that ends it (rules 3)."""
    match = second_half(window(0, 0, "G1"))
    play(match, "G1 N")

    assert match.outcome == Outcome(NO_TOKEN_LEFT, (0,), (1, 0, 0, 0))


def test_in_the_first_half_it_does_not() -> None:
    """Nothing but a full set of tokens ends the first half (rules 3)."""
    match = match_at(window(0, 0, "G1"))
    play(match, "G1 N")

    assert match.outcome is None


def test_the_last_token_in_play_is_eaten() -> None:
    """In the second half that ends it, when the monster has walked (rules 3)."""
    match = second_half(window(4, 4, "M> G1"))
    play(match, "G1 -", "monster 1-hit")

    assert match.outcome == Outcome(NO_TOKEN_LEFT, (), (0, 0, 0, 0))
    assert match.outcome.is_draw


def test_waiting_tokens_are_in_play() -> None:
    """One of them keeps the match going (rules 3)."""
    match = second_half(window(4, 4, "M> G1\nwaiting: R1"))
    play(match, "G1 -  R1 -", "monster 1-hit")

    assert match.outcome is None
    assert match.actor == 1


def test_the_cards_are_used_up() -> None:
    """Seven in each half; what is not out counts as eaten (rules 3)."""
    match = Match(GAME, FinstereOptions(players=2), "1")
    for card in (*ALL_CARDS[:7], *ALL_CARDS[:6]):
        idle(match, card)
    assert match.outcome is None
    idle(match, "1-hit")

    assert match.outcome == Outcome("the cards are used up", (), (0, 0))
    assert match.state.rounds_played == 14


def test_most_tokens_out_wins() -> None:
    """Red has two out, green one (rules 3)."""
    match = second_half(window(0, 0, "G1 R3 R5"))
    play(match, "G1 N  R3 WN", "R5 WWN")

    assert match.outcome == Outcome(NO_TOKEN_LEFT, (1,), (1, 2, 0, 0))


def test_of_equals_the_first_to_get_there_wins() -> None:
    """Red leaves before green (rules 3)."""
    match = second_half(window(0, 0, "R1 G3"))
    match.state.to_move = 1
    play(match, "R1 N  G3 WN")

    assert match.outcome == Outcome(NO_TOKEN_LEFT, (1,), (1, 1, 0, 0))


def test_what_counts_is_who_reached_the_full_number_first() -> None:
    """Green had its first token out before red, but red its second before green (rules 3)."""
    drawing = window(0, 0, """
        G1  R3  R5  G4  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   M>  .
        waiting: G5
    """)  # fmt: skip
    match = second_half(drawing, cards=2)
    play(match, "G1 N  R3 WN", "G5 -  R5 WWN", "G4 W", "monster 5")
    play(match, "G4 WWN", "G5 -", "monster 7")

    assert match.outcome == Outcome("the cards are used up", (1,), (2, 2, 0, 0))


def test_with_nobody_out_it_is_a_draw() -> None:
    """There is no winner (rules 3)."""
    match = second_half(window(4, 4, "M>\nwaiting: G1"), cards=1)
    play(match, "G1 -", "monster 5")

    assert match.outcome == Outcome("the cards are used up", (), (0, 0, 0, 0))


def test_the_score_counts_tokens_out_and_those_eaten_for_good() -> None:
    match = Match(GAME, FinstereOptions(players=4), "1")
    assert GAME.score(match.states) == Score(({"out": 0, "eaten": 0},) * 4, {"needed": 3})
    match.state.floor.cell_of[0:2] = OUT
    match.state.floor.cell_of[2] = EATEN
    match.state.floor.cell_of[15] = EATEN
    green, red, blue, yellow = GAME.score(match.states).seats
    assert green == {"out": 2, "eaten": 1}
    assert red == blue == {"out": 0, "eaten": 0}
    assert yellow == {"out": 0, "eaten": 1}


def test_with_five_players_two_tokens_out_are_needed() -> None:
    match = Match(GAME, FinstereOptions(players=5), "1")
    assert GAME.score(match.states).common == {"needed": 2}
    match.state.floor.cell_of[3] = EATEN
    assert [seat["eaten"] for seat in GAME.score(match.states).seats] == [0, 1, 0, 0, 0]
