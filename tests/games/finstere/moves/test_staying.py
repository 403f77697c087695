"""The ruling `blocked_slide: stays`: who cannot go on over a token stays in the pool (rules 6)."""

import pytest

from gloaming.core.match import Match
from gloaming.games.finstere.moves.complete_moves import complete_moves
from tests.games.finstere.positions import goes, match_at, play, read, refusal, window

# Behind red nothing can be pushed: it stands at the northern wall before two rows of stones.
WALLED_IN = """
    .   G3  ~   ~   ~   ~   R3  #   #
    .   #   #   #   #   #   #   .   .
    .   #   #   #   #   #   #   .   .
"""
OPEN = """
    .   G3  ~   ~   ~   ~   R3  .   #
    .   #   #   #   #   #   #   .   .
    .   #   #   #   #   #   #   .   .
"""
TWO_IN_A_ROW = """
    .   G3  ~   ~   ~   ~   R3  B3  #   #
    .   #   #   #   #   #   #   #   .   .
    .   #   #   #   #   #   #   #   .   .
"""
FROM_INSIDE = """
    .   ~   ~   ~   ~   G3  R3  #   #
    .   #   #   #   #   #   #   .   .
    .   #   #   #   #   #   #   .   .
"""
LAST_OF_THE_POOL = (6, 0)


def ends(window_text: str, ruling: str, steps: int) -> set[object]:
    """Return where G3 can end."""
    drawing = window(1, 0, f"{window_text}\nrulings: official blocked_slide={ruling}")
    return {move.cell for move in complete_moves(read(drawing), "G3", steps)}


@pytest.mark.parametrize("steps", [2, 3, 4, 5])
def test_a_slider_that_cannot_go_on_over_a_token_stays_in_the_pool(steps: int) -> None:
    """Right before the red token (rules 6)."""
    assert LAST_OF_THE_POOL in ends(WALLED_IN, "stays", steps)
    assert LAST_OF_THE_POOL not in ends(WALLED_IN, "refused", steps)


def test_with_one_step_nobody_goes_onto_a_pool_behind_which_a_token_stands() -> None:
    """That needs a second one (rules 6)."""
    assert ends(WALLED_IN, "stays", 1) == ends(WALLED_IN, "refused", 1)


def test_who_can_go_on_over_it_must() -> None:
    """With two steps the slide leads over the token and on (rules 6)."""
    assert (8, 0) in ends(OPEN, "stays", 2)
    assert LAST_OF_THE_POOL not in ends(OPEN, "stays", 2)


def test_who_wastes_steps_first_cannot_go_on_over_two_and_stays() -> None:
    """Behind the second token are stones: with any number of steps (rules 6)."""
    for steps in (2, 3, 4):
        assert LAST_OF_THE_POOL in ends(TWO_IN_A_ROW, "stays", steps)


def test_a_step_from_the_pool_onto_a_token_is_no_slide() -> None:
    """Green stands just past the pool already, and red is a wall to its end (rules 4.3)."""
    assert ends(FROM_INSIDE, "stays", 1) == ends(FROM_INSIDE, "refused", 1)
    assert refusal(window(1, 0, FROM_INSIDE.replace("G3", "G1")), "G1 E..").endswith("(rules 4.3)")


def test_step_by_step_it_is_the_same() -> None:
    """The slider stays, and may go on from there (rules 4.6)."""
    before = window(1, 0, f"{WALLED_IN}\nrulings: official blocked_slide=stays")
    match = match_at(before)
    play(match, "G3 E..")
    assert told(match) == ["G3 goes east to (6,0)."]
    assert goes(before, "G3 EW") == before
    assert refusal(before, "G3 EWE..").endswith("(rules 4.7)")


def test_the_preset_of_the_short_rules_says_so() -> None:
    """As the German text has it (rules 6)."""
    match = match_at(window(1, 0, f"{WALLED_IN}\nrulings: de"))
    play(match, "G3 E..")
    assert told(match) == ["G3 goes east to (6,0)."]


def told(match: Match) -> list[str]:
    """Return what is told of the last moment."""
    return match.game.explain(match.options, match.moments[-1])
