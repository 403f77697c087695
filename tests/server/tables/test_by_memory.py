"""Menhirs by memory: whoever looks something up learns nothing of menhirs under mist (rules 2.3).

Two matches have other menhirs under the same mist.  Clusters go out and back, so that menhirs are
in sight for a while, different ones in each match.  Whenever all are covered again, everything
that somebody who comes in can be told must be equal, byte by byte.
"""

from collections.abc import Iterator
from itertools import combinations, zip_longest
from typing import Any, NamedTuple

import msgspec
import pytest

from gloaming.core.match import Match
from gloaming.core.record import read_record
from gloaming.games import find
from gloaming.games.menhirs.clusters.board import places_in
from gloaming.games.menhirs.options import TURNS, MenhirsOptions
from gloaming.games.menhirs.text.names import cell_words
from gloaming.server.http.replaying import replay_of
from gloaming.server.tables.commands import BotAct, Resign
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.thoughts import BotThought, Expected
from gloaming.server.tables.views.expecting import expectation_of
from gloaming.server.tables.views.in_words import news
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import Heard, person_view, record_so_far

from .driving import ONE, TWO, Driven, seat_all

MENHIRS = find("menhirs")
OPTIONS = {"hide_menhirs": "true", "no_take_back": "false", "schedule": "m" * TURNS, "mist": "12"}
SEEDS = 200
EVERYBODY = (ONE, TWO, None)
OPPOSITE = {"N": "S", "S": "N", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}


class Outing(NamedTuple):
    """A cluster goes out and comes back."""

    out: tuple[str, str]
    back: tuple[str, str]


def dealt(seed: str) -> Match:
    """Return a match after its deal."""
    match = Match(MENHIRS, MenhirsOptions(hide_menhirs=True), seed)
    match.settle()
    return match


def two_seeds() -> tuple[str, str]:
    """Return the seeds of two deals that differ only in where the menhirs in play are."""
    deals = {str(seed): dealt(str(seed)).states[0] for seed in range(SEEDS)}
    for one, other in combinations(deals, 2):
        is_alike = deals[one].face_down == deals[other].face_down
        if is_alike and deals[one].terms.menhirs != deals[other].terms.menhirs:
            return one, other
    raise AssertionError("no two deals are alike enough")


def running(seed: str) -> Driven:
    """Return a running match by memory."""
    driven = Driven(TableSettings(game="menhirs", options=OPTIONS), MENHIRS, seed)
    seat_all(driven, 2)
    return driven


def menhirs(driven: Driven) -> int:
    """Return the cells of all menhirs, in sight or not."""
    return int(driven.table.match.states[0].terms.menhirs)


def mist(match: Match) -> int:
    """Return the cells under mist."""
    return int(match.states[0].mist)


def under_the_same_mist() -> tuple[Driven, Driven]:
    """Return two matches with other menhirs under the same mist, when all of it is placed."""
    one, other = (running(seed) for seed in two_seeds())
    lacks = places_in(menhirs(other) & ~menhirs(one)), places_in(menhirs(one) & ~menhirs(other))
    for driven, missing in zip((one, other), lacks, strict=True):
        for place in missing:
            driven.act(driven.table.to_act[0], f"place {cell_words(place)}")
    while one.table.match.states[0].supply > 0:
        seat = one.table.to_act[0]
        action = one.table.match.legal_actions(seat)[0]
        one.act(seat, action)
        other.act(seat, action)
    assert mist(one.table.match) == mist(other.table.match)
    return one, other


def words(match: Match) -> list[str]:
    """Return what the one to act may do, in words."""
    seat = match.seats_to_act()[0]
    return [
        MENHIRS.write_action(match.options, match.states, action)
        for action in match.legal_actions(seat)
    ]


def after(match: Match, texts: tuple[str, ...]) -> Match:
    """Return a match after some more actions."""
    later = match.copied()
    for text in texts:
        action = MENHIRS.read_action(later.options, later.states, text)
        later.play(later.seats_to_act()[0], action)
    return later


def moves(match: Match) -> Iterator[tuple[str, str]]:
    """Yield the moves of whole clusters."""
    for cluster in words(match):
        if cluster.startswith("cluster"):
            for way in words(after(match, (cluster,))):
                if way.startswith("go"):
                    yield cluster, way


def outings(match: Match, other: Match) -> Iterator[Outing]:
    """Yield how a cluster can go out and back in both matches without ending one."""
    for out in moves(match):
        there = after(match, out)
        if there.outcome or after(other, out).outcome:
            continue
        way = f"go {OPPOSITE[out[1].split()[1]]}"
        for back in moves(there):
            if back[1] == way and mist(after(there, back)) == mist(match):
                yield Outing(out, back)


def everything_told(driven: Driven) -> list[bytes]:
    """Return all that anybody who comes in now is told, apart from the digest of the seed."""
    told = [msgspec.json.encode(driven.view(person)) for person in EVERYBODY]
    told += [record_so_far(driven.table, person, ViewCache()).encode() for person in EVERYBODY]
    for person in EVERYBODY:
        seen = person_view(driven.table, person, ViewCache())
        told += [seen.mark.encode(), msgspec.json.encode(news(seen, Heard()))]
    commitment = driven.table.match.commitment.encode()
    return [text.replace(commitment, b"digest") for text in told]


def differences(one: Driven, other: Driven) -> list[int]:
    """Return which of all that is told differ in two matches."""
    pairs = zip_longest(everything_told(one), everything_told(other))
    return [place for place, (text, twin) in enumerate(pairs) if text != twin]


def test_whoever_comes_in_cannot_tell_what_is_under_the_mist_all_through_a_match() -> None:
    one, other = under_the_same_mist()
    assert menhirs(one) != menhirs(other)
    assert differences(one, other) == []
    shown = 0
    while one.table.phase == "running":
        outing = one_that_shows_most(one, other)
        for move in outing:
            for driven in (one, other):
                driven.act(driven.table.to_act[0], *move)
            if move is outing.out:
                shown += bool(differences(one, other))
            elif one.table.phase == "running":
                assert differences(one, other) == []
    assert shown > 0  # menhirs did come in sight, and the comparison notices it
    assert one.table.verdict == other.table.verdict
    assert differences(one, other) != []


def one_that_shows_most(one: Driven, other: Driven) -> Outing:
    """Return an outing that brings different menhirs in sight, if there is one."""
    match = one.table.match
    differ = menhirs(one) ^ menhirs(other)
    return max(
        outings(match, other.table.match),
        key=lambda outing: (differ & ~mist(after(match, outing.out))).bit_count(),
    )


def test_the_deal_is_told_until_somebody_has_acted() -> None:
    driven = running("7")
    moments = driven.view(None).now.sights[0].moments
    assert sum(moment.text == "deal menhir" for moment in moments) == 7
    driven.act(0, driven.table.match.legal_actions(0)[0])
    for person in EVERYBODY:
        moments = driven.view(person).now.sights[0].moments
        assert {moment.text for moment in moments} == {"deal", "place"}
        assert not any(b"menhir" in msgspec.json.encode(moment.account) for moment in moments)


def test_people_at_the_table_see_everything_as_it_happens() -> None:
    driven = running("7")
    before = person_view(driven.table, TWO, ViewCache()).heard
    place = driven.table.match.legal_actions(0)[0]
    driven.act(0, place)
    [moment] = news(person_view(driven.table, TWO, ViewCache()), before).sights[0].moments
    match = driven.table.match
    assert moment.text == MENHIRS.write_action(match.options, match.states, place)
    assert moment.action == place
    assert moment.state
    assert msgspec.json.decode(moment.state)["mist"] == mist(driven.table.match)


def test_the_record_of_a_running_match_tells_nothing_of_its_deal() -> None:
    record = record_so_far(running("7").table, ONE, ViewCache())
    assert "column" not in record
    assert record.rstrip().endswith("unfinished")


def test_a_bots_expectations_name_no_menhir_under_mist() -> None:
    one, other = under_the_same_mist()
    told = []
    outing = one_that_shows_most(one, other)
    for driven in (one, other):
        seat = driven.table.to_act[0]
        driven.table.change_seat(seat, stand_in="random")
        match = driven.table.match
        line = tuple(Expected(1 - seat, text) for text in outing.back)
        actions = tuple(number_of(match, text) for text in outing.out[:1])
        driven.ask(BotAct(seat, actions, driven.table.turning, BotThought(0.5, line=line)))
        driven.ask(
            BotAct(
                seat,
                (number_of(driven.table.match, outing.out[1]),),
                driven.table.turning,
                BotThought(0.5, line=line),
            )
        )
        for text in outing.back:
            driven.act(1 - seat, text)
        expected = expectation_of(person_view(driven.table, None, ViewCache()), seat)()
        told.append(msgspec.json.encode(expected))
    assert told[0] == told[1]


def number_of(match: Match, text: str) -> int:
    """Return the number of an action."""
    return int(MENHIRS.read_action(match.options, match.states, text))


def test_after_the_end_everything_is_shown() -> None:
    driven = running("7")
    driven.act(0, driven.table.match.legal_actions(0)[0])
    driven.ask(Resign(0), ONE)
    record = record_so_far(driven.table, None, ViewCache())
    assert read_record(record, lambda _: MENHIRS).moments[0].ply == (
        driven.table.match.moments[0].ply
    )
    states = [plain(moment.state) for moment in replay_of(driven.table).moments]
    assert states[-1]["terms"]["menhirs"] == menhirs(driven)
    texts = [moment.text for moment in driven.view(None).now.sights[0].moments]
    assert texts.count("deal menhir") == 7


def test_at_the_end_everybody_is_told_the_story_as_it_was() -> None:
    driven = running("7")
    driven.act(0, driven.table.match.legal_actions(0)[0])
    heard = person_view(driven.table, TWO, ViewCache()).heard
    driven.ask(Resign(0), ONE)
    sight = news(person_view(driven.table, TWO, ViewCache()), heard).sights[0]
    assert sight.moments_before == 0
    assert sum(moment.text == "deal menhir" for moment in sight.moments) == 7


def plain(state: Any) -> Any:
    """Return the fields of a state."""
    return msgspec.json.decode(state)


@pytest.mark.parametrize("hidden", ["true", "false"])
def test_explanations_claim_no_win_that_nobody_can_see(hidden: str) -> None:
    options = {**OPTIONS, "hide_menhirs": hidden}
    driven = Driven(TableSettings(game="menhirs", options=options), MENHIRS, "7")
    seat_all(driven, 2)
    while driven.table.match.states[0].supply > 0:
        seat = driven.table.to_act[0]
        driven.act(seat, driven.table.match.legal_actions(seat)[0])
    move = next(
        move for move in moves(driven.table.match) if not after(driven.table.match, move).outcome
    )
    driven.act(driven.table.to_act[0], *move)
    said = b" ".join(msgspec.json.encode(driven.view(person)) for person in EVERYBODY)
    assert b"wins" not in said
    assert b"every menhir is free" not in said
