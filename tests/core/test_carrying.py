"""A match that was begun elsewhere goes on, and its record tells both seeds."""

import pytest

from gloaming.core.errors import RecordError, ReplayError, SeedError
from gloaming.core.match import Earlier, Match
from gloaming.core.record import read_record, write_record
from tests.core.toy import TOY
from tests.core.toy.playing import find_toy, random_match

BEGUN = random_match(2, 2, 3, plies=9)


def carried() -> Match:
    """Return a match that went on from another one, to its end."""
    match = Match(TOY, BEGUN.options, "the second")
    match.carry_on(BEGUN)
    match.settle()
    while seats := match.seats_to_act():
        match.play(seats[0], match.legal_actions(seats[0])[-1])
        match.settle()
    return match


def test_it_goes_on_where_the_other_one_stood() -> None:
    match = carried()
    assert match.moments[:9] == BEGUN.moments
    assert match.earlier == Earlier(BEGUN.draws, "match 3")
    assert len(BEGUN.moments) == 9, "which stays as it was"


def test_its_record_is_verified_with_both_seeds() -> None:
    record = write_record(carried())
    assert f"earlier: {BEGUN.draws} match 3\nseed: the second\n" in record
    assert write_record(read_record(record, find_toy, verify=True)) == record


def test_a_record_whose_second_seed_is_secret_is_read() -> None:
    record = write_record(carried(), reveal=False)
    assert read_record(record, find_toy).earlier == Earlier(BEGUN.draws, "match 3")


def test_who_tells_another_number_of_draws_is_found_out() -> None:
    record = write_record(carried())
    wrong = record.replace(f"earlier: {BEGUN.draws} ", "earlier: 0 ")
    with pytest.raises(ReplayError, match="but the seed gives"):
        read_record(wrong, find_toy, verify=True)


@pytest.mark.parametrize("line", ["earlier: x match 3", "earlier: 2", "earlier: 2  spaced"])
def test_a_seed_that_cannot_be_one_is_refused(line: str) -> None:
    record = write_record(BEGUN).replace("seed: match 3", f"{line}\nseed: match 3")
    with pytest.raises(RecordError, match=r"line 5: "):
        read_record(record, find_toy)


def test_a_match_without_its_seed_cannot_be_carried_on() -> None:
    secret = read_record(write_record(BEGUN, reveal=False), find_toy)
    with pytest.raises(SeedError, match="by who knows its seed"):
        random_match(2, 2, 5, plies=0).carry_on(secret)


def test_nor_can_one_that_was_carried_on_before() -> None:
    with pytest.raises(SeedError, match="carried on once"):
        random_match(2, 2, 5, plies=0).carry_on(carried())
