"""What comes in the box, and how a match starts."""

from collections import Counter

import pytest

from gloaming.core.errors import OptionsError
from gloaming.core.match import Match
from gloaming.games.finstere.actions import CARD
from gloaming.games.finstere.course.rounds import value
from gloaming.games.finstere.course.setup import start
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.material import (
    ADVANCED_TILES,
    CARD_COUNTS,
    CARDS,
    COLOUR_LETTERS,
    COLOURS,
    MATCH_TOKENS,
    SUPPLY,
    card_name,
)
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.text.notation import token_names
from tests.games.finstere.positions import window

BASIC = window(0, 0, """
    M>  .   .   .   .   .   .   .   .   .   .   .   /   /   /   /
    .   .   .   .   .   .   .   .   .   .   .   .   .   /   /   /
    .   .   #   .   .   .   .   .   ~   ~   .   .   .   .   /   /
    .   .   .   .   .   .   .   .   ~   ~   .   .   #   .   .   /
    .   .   .   .   .   .   .   #   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   #   .   .   .   .   #   .   .
    .   .   .   .   .   .   #   .   .   .   .   .   .   .   .   .
    /   .   .   .   #   .   .   .   .   .   .   .   #   .   .   .
    /   /   .   .   ~   ~   ~   ~   .   .   .   .   .   .   #   .
    /   /   /   .   .   #   .   .   #   .   .   .   .   .   .   .
    /   /   /   /   .   .   .   .   .   .   .   .   .   .   .   .
    waiting: G1 G3 G4 G5 R1 R3 R4 R5
    rulings: official
""")  # fmt: skip


def sides(players: int) -> list[tuple[int, int]]:
    """Return both numbers of every token of the first seat."""
    state = start(FinstereOptions(players=players))[0]
    numbers = []
    for token in range(state.tokens_to_win + 1):
        front = value(state, token)
        state.tokens[token].is_flipped = True
        numbers.append((front, int(value(state, token))))
    return numbers


def test_seven_colours() -> None:
    """Four have four tokens, three have three (rules 2)."""
    assert COLOURS == ("green", "red", "blue", "yellow", "beige", "purple", "black")
    assert len(set(COLOUR_LETTERS.values())) == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_have_four_tokens_each(players: int) -> None:
    """1/6, 3/4, 4/3 and 5/2; three must be out to win (rules 2)."""
    state = start(FinstereOptions(players=players))[0]

    assert sides(players) == [(1, 6), (3, 4), (4, 3), (5, 2)]
    assert (state.token_count, state.tokens_to_win) == (4 * players, 3)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_five_to_seven_players_have_three_tokens_each(players: int) -> None:
    """1/6, 4/3 and 5/2; two must be out to win (rules 2)."""
    state = start(FinstereOptions(players=players))[0]

    assert sides(players) == [(1, 6), (4, 3), (5, 2)]
    assert (state.token_count, state.tokens_to_win) == (3 * players, 2)
    assert state.token_count <= MATCH_TOKENS


def test_every_seat_owns_its_tokens() -> None:
    """Named by colour and coloured side (rules 2)."""
    options = FinstereOptions(players=5, colours=("black", "beige", "purple", "red", "green"))
    state = start(options)[0]

    assert " ".join(token_names(options)) == "K1 K4 K5 E1 E4 E5 P1 P4 P5 R1 R4 R5 G1 G4 G5"
    assert [int(token.seat) for token in state.tokens[:15]] == sorted([*range(5)] * 3)


@pytest.mark.parametrize("colour", ["beige", "purple", "black"])
def test_up_to_four_players_choose_colours_with_four_tokens(colour: str) -> None:
    """Beige, purple and black have only three (rules 2)."""
    options = FinstereOptions(players=2, colours=("red", colour))  # type: ignore[arg-type]

    with pytest.raises(OptionsError, match=f"colours: {colour} has only three tokens"):
        options.check()
    FinstereOptions(players=2, colours=("yellow", "blue")).check()


def test_the_cards() -> None:
    """5, 7, 7, 8, 8, 10, one hit, two hits (rules 2)."""
    pile = [card_name(card) for card, count in zip(CARDS, CARD_COUNTS, strict=True)
            for _ in range(count)]  # fmt: skip

    assert pile == ["5", "7", "7", "8", "8", "10", "1-hit", "2-hits"]


def test_the_five_may_count_as_three_hits() -> None:
    """Only with six or seven players; the other cards stay (rules 2)."""
    match = Match(GAME, FinstereOptions(players=6, three_hits=True), "1")
    names = [
        match.game.write_action(match.options, match.states, action)
        for action in range(CARD, CARD + 6)
    ]

    assert names == [
        "monster 3-hits", "monster 7", "monster 8", "monster 10", "monster 1-hit", "monster 2-hits"
    ]  # fmt: skip
    with pytest.raises(OptionsError, match="three_hits: only 6 or 7 players use it"):
        FinstereOptions(players=5, three_hits=True).check()


def test_the_basic_lay_out() -> None:
    """Eleven stones, two pools, the monster on the exit, all tokens waiting (rules 2)."""
    match = Match(GAME, FinstereOptions(players=2), "1")

    assert match.game.draw_position(match.options, match.states) == BASIC


def test_the_tiles_of_the_advanced_game() -> None:
    """Seventeen of them (rules 2)."""
    assert dict(SUPPLY) == {
        "stone": 3,
        "crystal": 2,
        "turn-right": 4,
        "turn-back": 2,
        "yellow teleporter": 2,
        "blue teleporter": 2,
        "square blood": 1,
        "long blood": 1,
    }
    assert ADVANCED_TILES == 17


def test_nothing_lies_on_the_board_before_the_advanced_game() -> None:
    """The players lay it out (rules 2)."""
    match = Match(GAME, FinstereOptions(players=2, advanced=True), "1")
    bare = window(0, 0, "M>\nwaiting: G1 G3 G4 G5 R1 R3 R4 R5\nrulings: official")

    assert match.game.draw_position(match.options, match.states) == bare


def test_the_starting_player_can_be_anybody() -> None:
    """The marker is given to the seat that the options name (rules 2)."""
    match = Match(GAME, FinstereOptions(players=3, starter=2), "1")

    assert (match.actor, match.state.starter) == (2, 2)


def test_a_random_lay_out_is_drawn_by_chance() -> None:
    """All tiles are laid, and then the starting player starts (rules 2)."""
    match = Match(GAME, FinstereOptions(players=3, advanced=True, layout="random", starter=1), "5")
    match.settle()
    position = match.game.position(match.options, match.states)
    kinds = Counter(type(tile).__name__ for tile in position.tiles)

    assert kinds == {
        "Stone": 3, "Crystal": 2, "TurnRight": 4, "TurnBack": 2, "Teleporter": 4, "Blood": 2
    }  # fmt: skip
    assert (match.actor, match.state.starter) == (1, 1)
