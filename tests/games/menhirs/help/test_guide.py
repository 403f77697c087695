"""The guide: where clusters and parts can go, what holds them up, what may not be removed."""

import msgspec
from hypothesis import given, settings

from gloaming.core.match import Match
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_position import to_position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.help.guide import Group, Guide, Way
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.text.notation import write_action
from tests.games.menhirs.matches import match_from, play, random_match, words
from tests.games.menhirs.positions import examples, positions

BOARD = """
             .
         .       .
     .       .       .
 .       ~       .       .
     .       ~       .
 .       M       .       ~
     m       ~       .
 .       ~       .       .
     .       ~       m
         .       .
             ~
"""


def texts(way: Way) -> list[str]:
    """Return the actions of a way as they are written."""
    return [write_action(action) for action in way.actions]


def guide_of(match: Match) -> Guide:
    """Return the guide of whoever is to act, from their view."""
    seat = match.actor
    found = match.game.guide(match.options, match.game.view(match.states, seat), seat)
    assert isinstance(found, Guide)
    return found


def ways(group: Group | None) -> dict[str, Way]:
    """Return the ways of a group by their letters."""
    assert group is not None
    return {way.direction: way for way in group.ways}


def test_every_cluster_has_six_ways() -> None:
    large, single = guide_of(match_from(BOARD)).clusters

    assert single.tiles == ((7, 2),)
    assert not single.may_split
    assert single.picks == ()
    assert list(ways(single)) == ["N", "NE", "SE", "S", "SW", "NW"]
    assert large.may_split
    assert large.picks == large.tiles


def test_an_open_way_says_how_to_go_there_and_where_the_tiles_land() -> None:
    match = match_from(BOARD)
    way = ways(guide_of(match).clusters[1])["SW"]

    assert texts(way) == ["cluster (7,2)", "go SW"]
    assert way.lands == ((6, 3),)
    play(match, *texts(way))
    assert to_position(match.states).mist[-1] == (6, 3)


def test_an_open_way_says_what_becomes_of_the_menhirs() -> None:
    part = guide_of(play(match_from(BOARD), "tile (3,2)", "tile (3,3)", "tile (3,4)")).part
    way = ways(part)["NW"]

    assert (way.frees, way.covers) == (((3, 3),), ((2, 3),))
    assert not way.wins
    assert texts(way) == ["go NW"]


def test_a_winning_way_says_so_and_is_final_even_if_a_tile_were_to_be_removed() -> None:
    match = match_from(BOARD.replace("m", ".") + "turn: 3")
    way = ways(guide_of(play(match, "tile (3,2)", "tile (3,3)", "tile (3,4)")).part)["NW"]

    assert way.wins
    assert way.is_final


def test_a_way_is_final_unless_a_tile_is_to_be_removed_afterwards() -> None:
    assert ways(guide_of(match_from(BOARD)).clusters[1])["SW"].is_final
    assert not ways(guide_of(match_from(BOARD + "turn: 3")).clusters[1])["SW"].is_final


def test_a_way_is_final_if_no_tile_may_be_removed_afterwards() -> None:
    match = match_from(BOARD.replace("~", ".") + "turn: 3")

    assert ways(guide_of(match).clusters[0])["SW"].is_final


def test_the_edge_holds_up() -> None:
    way = ways(guide_of(match_from(BOARD)).clusters[1])["NE"]

    assert (way.reason, way.rule, way.cells) == ("edge", "3.4", ((7, 2),))
    assert way.actions == ()
    assert way.lands == ()


def test_mist_of_the_same_cluster_holds_a_part_up() -> None:
    part = guide_of(play(match_from(BOARD), "tile (3,2)", "tile (3,3)", "tile (3,4)")).part

    assert ways(part)["SE"].reason == "mist"
    assert ways(part)["SE"].cells == ((4, 3), (4, 4), (4, 5))


def test_parts_that_are_too_small_hold_up() -> None:
    match = match_from(BOARD)
    first = guide_of(play(match, "tile (3,2)")).part
    assert ways(first)["N"].reason == "part-too-small"
    assert first is not None
    assert (4, 6) not in first.picks

    second = guide_of(play(match, "tile (3,4)")).part
    assert ways(second)["N"].reason == "not-connected"
    assert second is not None
    assert (3, 3) in second.picks


def test_a_rest_that_is_too_small_holds_up() -> None:
    part = guide_of(play(match_from(BOARD), "tile (3,3)", "tile (3,4)", "tile (4,3)")).part
    way = ways(part)["N"]

    assert (way.reason, way.rule, way.cells) == ("rest-too-small", "3.3", ((3, 2),))


def test_touching_holds_up_where_one_must_detach() -> None:
    match = match_from(BOARD + "must_detach: true")
    way = ways(guide_of(play(match, "tile (3,2)", "tile (3,3)", "tile (3,4)")).part)["N"]

    assert way.reason == "touching"
    assert set(way.cells) <= {(4, 3), (4, 4), (4, 5)}


def test_taking_back_is_held_up() -> None:
    way = ways(guide_of(match_from(BOARD + "banned: (7,2) S")).clusters[1])["S"]

    assert (way.reason, way.rule, way.cells) == ("take-back", "3.5", ((7, 2),))


def test_the_tile_on_the_last_covered_menhir_is_kept() -> None:
    match = play(match_from(BOARD + "turn: 3"), "cluster (7,2)", "go SW")
    (kept,) = guide_of(match).kept

    assert (kept.tile, kept.reason, kept.rule) == ((3, 3), "last-menhir", "3.7")


def test_a_guide_says_nothing_while_mist_is_placed() -> None:
    match = Match(GAME, MenhirsOptions(), "placing")
    match.settle()

    assert msgspec.to_builtins(guide_of(match)) == {}


def test_menhirs_out_of_sight_are_not_betrayed() -> None:
    match = random_match(MenhirsOptions(hide_menhirs=True, schedule="rr " * 12), 3, 45)
    while match.states[0].chosen or match.states[0].phase != 2:
        match.play(match.actor, match.legal_actions(match.actor)[0])
    found = [way for group in guide_of(match).clusters for way in group.ways if not way.reason]

    assert found
    assert all(way.is_final and not way.wins and not way.frees for way in found)


@settings(max_examples=examples(100, 4))
@given(positions())
def test_open_ways_are_just_the_legal_moves_of_whole_clusters(position: Position) -> None:
    match = Match(GAME, MenhirsOptions(), "any position")
    match.states = to_state(position)
    legal = words(match)
    clusters = guide_of(match).clusters
    open_ways = [way for group in clusters for way in group.ways if not way.reason]

    assert {texts(way)[0] for way in open_ways} == {
        text for text in legal if text.startswith("cluster")
    }
    assert {f"tile ({c},{p})" for group in clusters for c, p in group.picks} == {
        text for text in legal if text.startswith("tile")
    }
    for way in open_ways[:3]:
        follow(position, way)


@settings(max_examples=examples(100, 4))
@given(positions())
def test_a_guide_has_only_values_of_its_types(position: Position) -> None:
    found = GAME.guide(MenhirsOptions(), to_state(position), 0)

    assert msgspec.convert(msgspec.to_builtins(found), Guide) == found


def follow(position: Position, way: Way) -> None:
    """Go an open way, and see that it leads where the guide says."""
    match = Match(GAME, MenhirsOptions(), "any position")
    match.states = to_state(position)
    mover, turn = match.actor, match.states[0].turns_made
    play(match, *texts(way))
    position_after = to_position(match.states)
    assert set(way.lands) <= set(position_after.mist)
    assert way.wins == (match.outcome is not None and mover in match.outcome.winners)
    assert way.is_final == (match.states[0].turns_made > turn)
