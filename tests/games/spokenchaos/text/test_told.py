"""What compiled rules tell by numbers stands in the order of the names for it."""

from typing import get_args

from gloaming.games.spokenchaos.solids.settle import EDGE_IN_THE_AIR, STICKS_OUT
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, OUT, SUPPLY
from gloaming.games.spokenchaos.text import account_told, refusals_told, whereabouts_told
from gloaming.games.spokenchaos.text.account import Account
from gloaming.games.spokenchaos.text.moved import Where
from gloaming.games.spokenchaos.text.refusals import PUT_REASONS, SENTENCES
from gloaming.games.spokenchaos.text.whereabouts import Beside


def constant(name: str) -> str:
    """Return a name as constants are written."""
    return name.replace("-", "_").upper()


def test_kinds_of_accounts_are_counted_as_the_union_has_them() -> None:
    for number, kind in enumerate(get_args(Account)):
        words = "".join(f"-{letter}" if letter.isupper() else letter for letter in kind.__name__)
        assert getattr(account_told, constant(words[1:])) == number


def test_reasons_are_counted_as_their_sentences() -> None:
    for number, why in enumerate(SENTENCES):
        assert getattr(refusals_told, constant(why)) == number


def test_what_speaks_against_a_place_is_counted_by_verdicts() -> None:
    assert PUT_REASONS[STICKS_OUT - 1] == "sticks-out"
    assert PUT_REASONS[refusals_told.OTHER_REASONS + EDGE_IN_THE_AIR - 1] == "other-edge-in-the-air"
    assert PUT_REASONS[refusals_told.NOWHERE_FOR_GHOST] == "ghost-nowhere"


def test_places_of_ghosts_and_sides_of_furniture_are_counted_as_named() -> None:
    names = {"box": SUPPLY, "beside": BESIDE, "inside": INSIDE, "out": OUT}
    assert [names[where] for where in get_args(Where)] == [0, 1, 2, 3]
    assert [getattr(whereabouts_told, constant(how)) for how in get_args(Beside)] == [0, 1, 2]
