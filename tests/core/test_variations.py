"""Records with variations: read, played through, refused where they are wrong, written again."""

import base64

import pytest

from gloaming.core.errors import GloamingError, RecordError, ReplayError
from gloaming.core.layout import same
from gloaming.core.match import Match
from gloaming.core.record import read_record
from gloaming.core.variations import (
    Annotated,
    Note,
    Variation,
    counted,
    read_annotated,
    write_annotated,
)
from gloaming.games import find

SEED = "variations"


def played(turns: int) -> Match:
    """Return a match of Menhirs in which so many first actions were taken."""
    game = find("menhirs")
    match = Match(game, game.options_type(), SEED)
    match.settle()
    for _ in range(turns):
        (seat,) = match.seats_to_act()
        match.play(seat, match.legal_actions(seat)[0])
        match.settle()
    return match


def annotated() -> Annotated:
    """Return a match with a variation, and a variation of that."""
    match = played(6)
    plies = counted(match)
    other = played(4)
    (seat,) = other.seats_to_act()
    other.play(seat, other.legal_actions(seat)[1])
    (seat,) = other.seats_to_act()
    other.play(seat, other.legal_actions(seat)[0])
    first = Variation(0, len(plies) - 2, counted(other)[-2:], (Note("name", len(plies), "Two"),))
    second = Variation(1, len(plies) - 1, (plies[-1],), ())
    notes = (Note("comment", len(plies), "Why not?\nOr so."),)
    found = Annotated(match, notes, (first,))
    return Annotated(match, notes, (first, second) if is_legal(found, second) else (first,))


def is_legal(found: Annotated, second: Variation) -> bool:
    """Tell whether a variation can be played."""
    try:
        Annotated(found.match, (), (*found.variations, second)).played(2)
    except GloamingError:
        return False
    return True


def test_what_is_written_is_read_again() -> None:
    text = write_annotated(annotated())
    found = read_annotated(text, find, verify=True)
    assert write_annotated(found) == text
    assert found.notes == annotated().notes
    assert found.variations == annotated().variations
    assert same(found.match.states, annotated().match.states)


def test_whoever_wants_no_variations_reads_the_main_line() -> None:
    assert same(read_record(write_annotated(annotated()), find).states, annotated().match.states)


def test_a_record_may_begin_with_a_state_of_its_own() -> None:
    begun = played(3)
    match = Match(begun.game, begun.options, SEED)
    match.states = begun.states
    (seat,) = match.seats_to_act()
    match.play(seat, match.legal_actions(seat)[0])
    text = write_annotated(Annotated(match, (), ()))
    assert "\nstart: " in text
    assert same(read_annotated(text, find).match.states, match.states)
    with pytest.raises(GloamingError, match="start"):
        read_record(text, find)  # which is for matches that somebody has played


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("variation ", "variation x", "is not 'variation PLIES'"),
        ("variation ", "variation 99999", "shorter"),
        ("name ", "name x", "is not 'name PLIES TEXT'"),
        ("variation ", "variation 1 of 1\nvariation ", "is not 'variation PLIES'"),
        ("variation ", "variation 1\nvariation ", "a variation has plies"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    with pytest.raises((RecordError, ReplayError), match=reason) as raised:
        read_annotated(write_annotated(annotated()).replace(old, new, 1), find)
    assert raised.value.place.startswith("line ")


def test_a_variation_must_be_allowed_by_the_rules() -> None:
    text = write_annotated(annotated())
    with pytest.raises(ReplayError):
        read_annotated(text.replace("variation ", "variation 0\nplies 0:1\nvariation ", 1), find)
    with pytest.raises(RecordError, match="by number"):
        read_annotated(text.replace("variation ", "variation 0\nRound 1\nvariation ", 1), find)


def test_a_start_must_be_a_state() -> None:
    match = Match(played(1).game, played(1).options, SEED)
    match.states = played(1).states
    text = write_annotated(Annotated(match, (), ()))
    start = text.split("start: ")[1].split("\n")[0]
    for wrong in ("!", base64.b64encode(b"short").decode()):
        with pytest.raises(RecordError) as raised:
            read_annotated(text.replace(start, wrong), find)
        assert raised.value.place.startswith("line ")


def test_without_a_seed_chance_cannot_be_verified() -> None:
    lines = write_annotated(annotated()).split("\n")
    text = "\n".join(line for line in lines if not line.startswith("seed:"))
    with pytest.raises(ReplayError, match="seed"):
        read_annotated(text, find, verify=True)
    assert read_annotated(text, find).match.seed is None


def test_there_are_not_more_variations_than_anybody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.core.variations.MOST_VARIATIONS", 0)
    with pytest.raises(RecordError, match="more than 0"):
        read_annotated(write_annotated(annotated()), find)
