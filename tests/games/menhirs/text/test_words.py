"""Explanations: why a part cannot go, why an action is refused, what a move does."""

import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.errors import IllegalActionError
from gloaming.core.game import Ply
from gloaming.core.match import Match
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.text.refusals import explain_directions
from tests.games.menhirs.matches import match_from, play, random_match
from tests.games.menhirs.positions import drawn

BOARD = """
             .
         .       .
     .       .       .
 .       ~       .       .
     .       ~       .
 .       M       .       .
     m       ~       .
 .       ~       .       .
     .       ~       m
         .       .
             ~
"""


def reasons(tiles: str, *below: str) -> dict[str, str]:
    """Return why tiles given as '43 44' cannot go in each direction."""
    places = [(int(tile[0]), int(tile[1])) for tile in tiles.split()]
    return explain_directions(drawn(BOARD + "\n".join(below)), places)


def test_a_free_part_has_no_reasons() -> None:
    found = reasons("32 33 34")

    assert found["NW"] == found["N"] == ""


def test_other_mist_is_in_the_way() -> None:
    assert reasons("32 33 34")["SE"] == ("mist on (4,3) (4,4) (4,5) is in the way")


def test_the_edge_is_in_the_way() -> None:
    tiles = "32 33 34 43 44 45 46"

    assert reasons(tiles)["S"] == "the edge: (4,6) would leave the board"


def test_the_splitting_rule_is_in_the_way() -> None:
    assert reasons("32 33")["N"] == "a part that drifts off has at least three tiles"
    assert reasons("32 33 34 43 44")["N"] == (
        "fewer than three tiles would stay behind: (4,5) (4,6)"
    )
    assert reasons("32 45 33")["N"] == "the picked tiles do not hang together"
    assert reasons("11 32")["N"] == "there is no mist on (1,1)"
    assert reasons("")["N"] == "there is no mist on no cell"


def test_taking_back_is_in_the_way() -> None:
    found = reasons("32 33 34", "banned: (3,2) (3,3) (3,4) NW")

    assert found["NW"] == "that would take back just what the opponent has moved"


def test_touching_is_in_the_way_where_one_must_detach() -> None:
    found = reasons("32 33 34", "must_detach: true")

    assert found["N"] == "the part would still touch the rest on (4,3) (4,4)"
    assert found["SW"] == ""


def test_a_cluster_of_five_says_how_small_it_is() -> None:
    text = BOARD.replace("             ~\n", "             .\n").replace(
        "     .       ~       m", "     .       .       m"
    )
    found = explain_directions(drawn(text), [(3, 2), (3, 3), (3, 4)])

    assert found["N"] == "the cluster has 5 tiles; only one of six or more may be split"


def refusal(match: Match, action: int) -> IllegalActionError:
    """Return why an action is refused."""
    with pytest.raises(IllegalActionError) as caught:
        match.play(match.actor, action)
    return caught.value


def cell(text: str) -> int:
    """Return the number of the cell in 'place (c,p)'."""
    match = match_from(BOARD)
    return match.game.read_action(match.options, match.states, f"place {text}") - PLACE


@pytest.mark.parametrize(
    ("before", "action", "words", "rule"),
    [
        ([], 10_000, "there is no such action", ""),
        ([], -1, "there is no such action", ""),
        ([], PLACE + 27, "set up already", "2"),
        ([], REMOVE + 27, "first move", "3.2"),
        ([], PASSING, "can move mist must", "3.8"),
        ([], GO, "first choose", "3.2"),
        ([], TILE + 0, "there is no mist on", "3.2"),
        ([], CLUSTER + 0, "there is no mist on", "3.2"),
        (["cluster (3,2)"], GO + 3, "would leave the board", "3.4"),
        (["cluster (3,2)"], CLUSTER + 27, "chosen already", "3.2"),
        (["tile (3,2)"], TILE + 18, "picked already", "3.3"),
        (["tile (3,2)"], GO, "at least three tiles", "3.3"),
        (["tile (3,2)"], PASSING, "can move mist must", "3.8"),
    ],
)
def test_refusals_say_why_and_by_which_rule(
    before: list[str], action: int, words: str, rule: str
) -> None:
    found = refusal(play(match_from(BOARD), *before), action)

    assert words in str(found)
    assert found.rule == rule


def test_a_tile_that_fits_no_part_is_refused() -> None:
    found = refusal(play(match_from(BOARD), "tile (3,2)"), TILE + cell("(4,6)"))

    assert "with (4,6) too, fewer than three tiles would stay behind" in str(found)


def test_a_tile_of_a_small_cluster_is_refused() -> None:
    small = BOARD.replace("             ~\n", "             .\n").replace(
        "     .       ~       m", "     .       .       m"
    )

    assert "moves as a whole" in str(refusal(match_from(small), TILE + cell("(3,2)")))


def test_a_cluster_that_cannot_move_is_refused() -> None:
    wide = "\n".join(
        ["             ~", *["         ~       ~"], *BOARD.strip("\n").splitlines()[2:]]
    )
    match = match_from(wide.replace(".", "~").replace("m", "M"))

    assert "cannot move in any direction" in str(refusal(match, CLUSTER + cell("(1,1)")))


def test_removals_are_refused_with_a_reason() -> None:
    match = match_from(BOARD + "turn: 3")
    play(match, "tile (3,2)", "tile (3,3)", "tile (3,4)", "go NW")

    assert "first remove a mist tile" in str(refusal(match, GO))
    assert "there is no mist on (7,1)" in str(refusal(match, REMOVE + cell("(7,1)")))
    assert "last covered menhir" in str(refusal(match, REMOVE + cell("(2,3)")))


def test_set_up_is_refused_with_a_reason() -> None:
    match = Match(GAME, MenhirsOptions(menhirs=5), "set up")
    for _ in range(5):
        match.follow(Ply(CHANCE, DEAL + 1))
    with pytest.raises(IllegalActionError, match="no menhir left to deal"):
        match.follow(Ply(CHANCE, DEAL + 1))
    with pytest.raises(IllegalActionError, match="still to be dealt"):
        match.follow(Ply(CHANCE, PLACE))
    match.settle()
    assert "there is mist on (1,1) already" in str(refusal(match, PLACE + cell("(1,1)")))
    assert "not on the board" in str(refusal(match, PLACE + 0))
    assert "still to be placed" in str(refusal(match, GO))


def test_every_action_of_a_match_is_explained() -> None:
    match = random_match(MenhirsOptions(mist=16), 4)
    told = [line for moment in match.moments for line in match.game.explain(match.options, moment)]

    assert "menhir 3 is laid face down" in " ".join(told)
    for words in ("forest on", "places mist on", "takes the cluster", "moves", "removes the mist"):
        assert any(words in line for line in told), words


def test_a_move_tells_what_becomes_of_the_menhirs() -> None:
    match = play(match_from(BOARD + "turn: 3"), "tile (3,2)", "tile (3,3)", "tile (3,4)", "go NW")

    assert match.game.explain(match.options, match.moments[-1]) == [
        "player 1 moves (3,2) (3,3) (3,4) NW",
        "frees (3,3)",
        "covers (2,3)",
        "a mist tile is to be removed",
    ]


def test_a_winning_move_says_so() -> None:
    match = match_from(BOARD.replace("m", "."))
    play(match, "tile (3,2)", "tile (3,3)", "tile (3,4)", "go NW")

    assert match.game.explain(match.options, match.moments[-1])[-2:] == [
        "every menhir is free",
        "player 1 wins",
    ]


def test_a_pass_and_a_voided_ban_are_explained() -> None:
    match = play(match_from(BOARD + "turn: 3\nmay_pass: true"), "pass", "remove (4,6)")
    assert match.game.explain(match.options, match.moments[0]) == [
        "player 1 passes",
        "a mist tile is to be removed",
    ]
    play(match, "tile (3,2)", "tile (3,3)", "tile (3,4)", "go NW", "remove (2,2)")
    assert match.game.explain(match.options, match.moments[2]) == [
        "player 2 picks the tile on (3,2)"
    ]
    assert match.game.explain(match.options, match.moments[-1])[-1].startswith(
        "the tiles just moved"
    )
