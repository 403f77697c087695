"""What helps a seat to choose, and the outlook as it is shown."""

from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec
import pytest

from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.games.finstere.actions import STEP
from gloaming.games.finstere.floor.board import ALL_CELLS
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.help.guide import FEW_NODES, MOST_WAYS
from gloaming.games.finstere.material import TILE_NAMES
from gloaming.games.finstere.moves.complete_moves import ends_of as ends_found
from gloaming.games.finstere.moves.complete_moves import lift_token, search_all
from gloaming.games.finstere.moves.steps import STEP_LETTERS
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import NAMES, idle, match_at, places, play, read, window


def guide_of(match: Match, seat: int | None = None) -> Any:
    """Return the guide of a seat, as JSON has it."""
    seat = match.actor if seat is None else seat
    return plain(match.game.guide(match.options, match.states, seat))


def outlook_of(match: Match) -> Any:
    """Return the outlook, as JSON has it."""
    return plain(match.game.outlook(match.options, match.states))


def plain(told: object) -> Any:
    """Return something as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(told))


def ends_of(guide: Any, name: str) -> dict[Any, list[Any]]:
    """Return a token's ends by their places."""
    found: dict[Any, list[Any]] = {}
    token = next(token for token in guide["tokens"] if NAMES[token["token"]] == name)
    for end in token["ends"]:
        found.setdefault(tuple(end["cell"]) if end["cell"] else end["where"], []).append(end)
    return found


AMONG_STONES = window(4, 4, """
    .  #   .  ~  ~
    .  G4  #  ~  ~
    R3 .   o  .  r
""")  # fmt: skip


def test_every_place_where_a_token_can_end() -> None:
    guide = guide_of(match_at(AMONG_STONES))

    assert set(ends_of(guide, "G4")) == set(places(AMONG_STONES, "G4", 4))


def test_the_actions_of_an_end_lead_there() -> None:
    match = match_at(AMONG_STONES)
    before = clone(match.states)
    guide = guide_of(match)
    assert same(match.states, before)
    for end in guide["tokens"][0]["ends"]:
        tried = match_at(AMONG_STONES)
        for action in end["actions"]:
            tried.play(0, action)
        position = tried.game.position(tried.options, tried.states)
        places_now = {token.name: token.cell for token in position.tokens}
        assert places_now["G4"] == tuple(end["cell"])
        assert end["way"] == [] or end["way"][-1] == end["cell"]
        moved = {(shove["thing"], tuple(shove["rest"])) for shove in end["shoves"]}
        assert moved <= tiles(position)


def tiles(position: Any) -> set[Any]:
    """Return the kinds and cells of the movable tiles."""
    shown = plain(position)["tiles"]
    return {(tile["kind"], tuple(tile["cell"])) for tile in shown if "cell" in tile}


def test_the_plainest_way_comes_first_and_few_are_told() -> None:
    ends = ends_of(guide_of(match_at(AMONG_STONES)), "G4")

    assert max(len(ways) for ways in ends.values()) == MOST_WAYS
    for ways in ends.values():
        order = [(len(end["shoves"]), len(end["actions"])) for end in ways]
        assert order == sorted(order)


@pytest.mark.parametrize("rulings", ["official", "nl"])
def test_the_ways_are_those_of_a_sorted_search(rulings: str) -> None:
    """By place, then by how many tiles they push, then by length; equals as they were found."""
    match = match_at(f"{AMONG_STONES}\nrulings: {rulings}")
    floors, start = lift_token(read(AMONG_STONES), "G4")
    floors[0].blocked_slide_stays = match.state.floor.blocked_slide_stays
    search = search_all(floors, start, 4)
    boards = [board.things.tolist() for board in search.arrangements]
    found = sorted(
        ends_found(search), key=lambda end: (end[1], pushed(boards, end[2]), len(end[0]))
    )
    plainest = [
        way for _, ends in groupby(found, key=itemgetter(1)) for way, _, _ in list(ends)[:MOST_WAYS]
    ]

    guide = next(one for one in guide_of(match)["tokens"] if NAMES[one["token"]] == "G4")
    ways = [end["actions"][1:-1] for end in guide["ends"]]
    assert ["".join(STEP_LETTERS[step - STEP] for step in way) for way in ways] == plainest


def pushed(boards: list[list[int]], arrangement: int) -> int:
    """Return how many tiles an arrangement has moved."""
    pairs = zip(boards[0], boards[arrangement], strict=True)
    return sum(old != new and old in TILE_NAMES for old, new in pairs)


THICKET = window(4, 2, """
    #   .   #   .   #   .   #
    .   #   .   #   .   #   .
    #   .   #   G1  #   .   #
    .   #   .   #   .   #   .
    #   .   #   .   #   .   #
""")  # fmt: skip


def test_a_token_among_many_stones_has_all_its_ends() -> None:
    """The search needs more room than it is given at first."""
    match = match_at(THICKET, flipped=["G1"])
    floors, start = lift_token(read(THICKET), "G1")
    assert search_all(floors, start, 6).ends[-1] > FEW_NODES

    assert set(ends_of(guide_of(match), "G1")) == set(places(THICKET, "G1", 6))


def test_a_waiting_token_may_enter_or_stay_outside() -> None:
    ends = ends_of(guide_of(match_at(window(4, 4, "M>\nwaiting: G1"))), "G1")

    assert set(ends) == {"waiting", (15, 10)}
    assert ends["waiting"][0]["way"] == []
    assert ends[15, 10][0]["way"] == [[15, 10]]


def test_a_token_may_leave() -> None:
    ends = ends_of(guide_of(match_at(window(0, 0, "G1 .\n. .\nM> ."))), "G1")

    assert ends["out"][0]["cell"] is None
    assert ends["out"][0]["way"] == []


def test_a_token_on_the_move_alone_is_guided() -> None:
    match = match_at(window(4, 4, "G3 . . .\nR1"))
    play(match, "G3 EE..")
    guide = guide_of(match)

    assert [(NAMES[token["token"]], token["steps"]) for token in guide["tokens"]] == [("G3", 1)]
    match.play(0, guide["tokens"][0]["ends"][0]["actions"][0])
    assert len(match.moments) == 4


def test_who_is_not_to_act_is_told_nothing() -> None:
    match = match_at(window(4, 4, "G3 R1"))
    assert guide_of(match, 1) == {}
    assert guide_of(match, -1) == {}
    idle(match)
    assert guide_of(match, int(match.state.to_move)) == {}


@pytest.fixture
def laying() -> Match:
    """Return an advanced match in which two tiles lie."""
    match = Match(GAME, FinstereOptions(players=2, advanced=True), "1")
    play(match, "lay blood 2x2 (4,4)", "lay blue teleporter (8,8) N")
    return match


def test_every_tile_that_is_left_with_every_way_of_turning_it(laying: Match) -> None:
    guide = guide_of(laying)

    assert guide["rule"] == "2.6"
    assert [(tile["name"], tile["left"], len(tile["turns"])) for tile in guide["tiles"]] == [
        ("stone", 3, 1), ("crystal", 2, 1), ("turn-right", 4, 1), ("turn-back", 2, 1),
        ("yellow teleporter", 2, 4), ("blue teleporter", 1, 4), ("long blood", 1, 2),
    ]  # fmt: skip
    assert [turn["arrow"] for turn in guide["tiles"][4]["turns"]] == ["N", "E", "S", "W"]
    long = guide["tiles"][-1]["turns"]
    assert [(turn["width"], turn["height"]) for turn in long] == [(4, 1), (1, 4)]


def test_each_cell_is_a_spot_or_refused_for_a_reason(laying: Match) -> None:
    legal = set(laying.legal_actions(laying.actor))
    spots = set()
    for tile in guide_of(laying)["tiles"]:
        for turn in tile["turns"]:
            refused = [cell for cells in turn["refused"].values() for cell in cells]
            assert len(turn["spots"]) + len(refused) == len(ALL_CELLS)
            spots |= {spot["action"] for spot in turn["spots"]}
    assert spots == legal


def test_the_reasons_have_names(laying: Match) -> None:
    tiles = {tile["name"]: tile["turns"] for tile in guide_of(laying)["tiles"]}

    assert [5, 5] in tiles["stone"][0]["refused"]["covered"]
    assert [0, 1] in tiles["stone"][0]["refused"]["kept-free"]
    assert [8, 7] in tiles["yellow teleporter"][0]["refused"]["beside-teleporter"]
    assert [13, 5] in tiles["long blood"][0]["refused"]["sticks-out"]
    assert [8, 10] in tiles["long blood"][1]["refused"]["sticks-out"]


def test_chance_needs_no_guide() -> None:
    options = FinstereOptions(players=2, advanced=True, layout="random")
    match = Match(GAME, options, "1")
    assert guide_of(match, 0) == {}
    assert outlook_of(match) is None
    match.settle()
    assert len(guide_of(match)["tokens"]) == 4
    assert outlook_of(match) is not None


def test_the_outlook_tells_his_way_under_each_card() -> None:
    outlook = outlook_of(match_at(window(4, 4, "M> . G3")))

    assert outlook["start"] == [4, 4]
    assert [card["chance"] for card in outlook["cards"]] == [
        1 / 8,
        1 / 4,
        1 / 4,
        1 / 8,
        1 / 8,
        1 / 8,
    ]
    five = outlook["cards"][0]
    assert [leg["cell"] for leg in five["way"]] == [[x, 4] for x in range(5, 10)]
    assert (five["cell"], five["facing"], five["eaten"]) == ([9, 4], "E", [1])
    assert outlook["dangers"] == [{"token": 1, "chance": 1.0}]


def test_the_basic_floor_is_guided_too() -> None:
    """The drawing of the whole start position, so that no cell is forgotten."""
    match = Match(GAME, FinstereOptions(players=2), "1")
    assert [token["steps"] for token in guide_of(match)["tokens"]] == [1, 3, 4, 5]
    assert read(match.game.draw_position(match.options, match.states)).waiting
