"""The outlook: what every card still possible would do, and the danger for each token."""

from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.help.outlook import ShownOutlook, outlook
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import WAY_NOTED
from tests.games.finstere.positions import NAMES, idle, match_at, play, window


def outlook_on(match: Match) -> ShownOutlook:
    """Return the outlook on a match in which the monster may walk next."""
    told = outlook(match.states)
    assert told is not None
    return told


def dangers(told: ShownOutlook) -> dict[str, float]:
    """Return the danger for each token by its name."""
    return {NAMES[danger.token]: danger.chance for danger in told.dangers}


def test_each_card_with_its_chance() -> None:
    told = outlook_on(match_at(window(4, 4, "M> . G3")))

    assert [(card.card, card.chance) for card in told.cards] == [
        ("5", 1 / 8),
        ("7", 1 / 4),
        ("8", 1 / 4),
        ("10", 1 / 8),
        ("1-hit", 1 / 8),
        ("2-hits", 1 / 8),
    ]


def test_where_each_card_would_lead_him() -> None:
    told = outlook_on(match_at(window(4, 4, "M> . G3")))

    assert [(card.cell, card.facing, card.eaten) for card in told.cards[:2]] == [
        ((9, 4), "E", [1]),
        ((11, 4), "E", [1]),
    ]
    assert (told.cards[4].cell, told.cards[4].eaten) == ((6, 4), [1])


def test_the_danger_is_exact() -> None:
    """G3 is seven steps away, R3 nine, B3 behind his back."""
    drawing = window(0, 5, "B3 M> . . . . . . G3 . R3")

    told = outlook_on(match_at(drawing))

    assert dangers(told) == {
        "G3": 7 / 8,  # all but the 5
        "R3": 2 / 8,  # the 10 and the two hits
        "B3": 0,
    }


def test_dangers_are_told_with_whose_and_which_token_it_is() -> None:
    match = match_at(window(0, 5, "B3 M> . . . . . . G3 . R3"))
    options = match.options
    assert isinstance(options, FinstereOptions)
    told, seats = GAME.dangers(options, match.states), options.seat_colours
    assert {(seats[piece.seat], piece.name): chance for piece, chance in told.items()} == {
        ("green", "G3"): 7 / 8,
        ("red", "R3"): 2 / 8,
        ("blue", "B3"): 0,
    }


def test_tokens_that_are_not_on_the_board_are_in_no_danger() -> None:
    told = outlook_on(match_at(window(4, 4, "M> G3\nwaiting: R1")))

    assert dangers(told) == {"G3": 1}


def test_cards_that_are_gone_do_not_count() -> None:
    match = Match(GAME, FinstereOptions(players=2), "1")
    first = outlook_on(match)
    idle(match, "8")
    second = outlook_on(match)

    assert [card.card for card in first.cards] == ["5", "7", "8", "10"]
    assert [card.chance for card in first.cards] == [
        1 / 6, 1 / 3, 1 / 3, 1 / 6
    ]  # fmt: skip
    assert [card.chance for card in second.cards] == [
        1 / 7, 2 / 7, 1 / 7, 1 / 7, 1 / 7,
        1 / 7,
    ]  # fmt: skip


def test_a_token_on_the_move_counts_where_it_is() -> None:
    match = match_at(window(4, 3, "G3 .\n. .\n. M>"))
    play(match, "G3 E..")
    before = clone(match.states)

    told = outlook_on(match)

    assert dangers(told)["G3"] == 1
    assert same(match.states, before)


def test_a_token_passing_over_another_is_not_there() -> None:
    match = match_at(window(4, 4, "M> . G3 R3"))
    play(match, "G3 E..")

    assert dangers(outlook_on(match)) == {"G3": 0, "R3": 1}


def test_a_token_that_is_about_to_enter_is_not_there() -> None:
    match = match_at(window(4, 4, "M> .\nwaiting: G3"))
    play(match, "G3 ..")

    assert dangers(outlook_on(match)) == {}


def test_of_a_very_long_way_only_the_beginning_is_told() -> None:
    blood = "~ " * 14
    told = outlook_on(match_at(window(0, 5, f"M> {blood} .\n. {blood} .\nwaiting: G3")))

    assert max(len(card.way) for card in told.cards) == WAY_NOTED
