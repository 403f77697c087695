"""What midnight cards do is told whole: every piece, every ghost and every side that changes."""

from gloaming.core.actors import AUTOMATIC
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES, NO_PIECE
from gloaming.games.spokenchaos.midnight.cards import MIDNIGHT_CARDS, piece_asked
from gloaming.games.spokenchaos.solids.lobby import MIRROR
from gloaming.games.spokenchaos.state import CATCHING, LETTERS, MIDNIGHT
from gloaming.games.spokenchaos.text.account import CarriedOut, Caught, Decided
from gloaming.games.spokenchaos.text.moved import GhostMove, GhostSpot, PieceMove
from tests.games.spokenchaos.tables import Table

TABLE = PIECE_NAMES.index("table")
GREEN_S2, ORANGE_S1 = 22, 7
UNSEEN, SEEN = 0, 99


def begun(table: Table, card: str) -> Table:
    """Turn up a card of which nothing is carried out yet."""
    table.state.midnight, table.state.phase = MIDNIGHT_NAMES.index(card), MIDNIGHT
    return table


def caught(table: Table, card: str, door: str = "E6") -> Caught:
    """Return what is told after a look in a round with a card."""
    table.state.midnight, table.state.phase = MIDNIGHT_NAMES.index(card), CATCHING
    table.state.side, table.state.door = LETTERS.index(door[0]), int(door[1])
    table.state.round_number = 2
    account = table.account(AUTOMATIC)
    assert isinstance(account, Caught)
    assert account.card == card
    return account


def decided(table: Table, seat: int, text: str) -> Decided:
    """Return what is told of a decision."""
    account = table.account(seat, text)
    assert isinstance(account, Decided)
    return account


def carried_out(table: Table) -> CarriedOut:
    """Return what is told of what a card does by rule alone."""
    account = table.account(AUTOMATIC)
    assert isinstance(account, CarriedOut)
    return account


def test_who_takes_cover_is_told_with_the_way_it_lies() -> None:
    table = Table("blue-s1 2.5 2.5", players="2").midnight("take-cover")
    account = decided(table, 0, "lie E")
    lies, stood = GhostSpot(80, 80, 0.0, "E"), GhostSpot(80, 80)
    assert account.ghosts == (GhostMove(0, "inside", lies, stood),)
    assert table.explain(0, "lie E") == ["blue: lie E"]


def test_who_stands_up_after_the_look_is_told() -> None:
    account = caught(Table("blue-s1 2.5 2.5 lying E", players="2"), "take-cover")
    lay, stands = GhostSpot(80, 80, 0.0, "E"), GhostSpot(80, 80)
    assert account.ghosts == (GhostMove(0, "inside", stands, lay),)
    assert (account.unseen, account.next_door) == ((), None)


def test_both_ghosts_of_a_tag_are_told() -> None:
    table = Table("green-s2 2.5 2.5", "blue-s1 4.5 4.5").midnight("tag")
    spot = GhostSpot(80, 80)
    own, tagged = GhostMove(1, "inside", spot), GhostMove(GREEN_S2, "beside", None, spot)
    assert decided(table, 0, "tag s2").ghosts == (own, tagged)
    assert table.explain(0, "tag s2") == ["blue: tag s2"]


def test_a_ghost_on_the_third_field_is_told_when_it_is_put_there() -> None:
    table = Table(*(f"orange-s{ghost} out" for ghost in range(1, 5)), players="2").midnight("tag")
    assert decided(table, 0, "enter 4").ghosts == ()
    table.do(0, "enter 4")
    moves = decided(table, 0, "spot 0.5,0.25").ghosts
    assert moves == (GhostMove(0, "inside", GhostSpot(112, 72)),)


def test_a_brother_and_whom_he_replaces_are_told() -> None:
    table = Table("blue-m1 2.5 2.5", players="2", merging="true").midnight("big-brother")
    account = decided(table, 0, "ghost m1")
    assert [(ghost.ghost, ghost.where) for ghost in account.ghosts] == [(4, "box"), (6, "inside")]


def test_a_piece_that_dances_is_told_by_rule_and_by_decision() -> None:
    table = begun(Table("table 2.5 4.5", players="2"), "dance-floor")
    table.state.cursor = TABLE
    account = carried_out(table)
    assert (account.piece, account.goes_on) == (TABLE, True)
    assert account.pieces == (PieceMove(TABLE, 80, 176, "upright"),)
    table = Table("table 3 4.5", players="2")
    table.state.cursor = TABLE
    account_of_door = decided(table.midnight("dance-floor"), 0, "door N4")
    assert account_of_door.piece == TABLE
    assert account_of_door.pieces == (PieceMove(TABLE, 107, 176, "upright"),)
    assert table.explain(0, "door N4") == ["blue: door N4"]


def test_a_dance_that_is_over_has_no_piece() -> None:
    table = begun(Table("table 2.5 4.5", players="2"), "dance-floor")
    table.state.cursor = len(PIECE_NAMES)
    assert carried_out(table) == CarriedOut("dance-floor")


def test_the_silliest_faces_and_their_mirror_are_told() -> None:
    account = carried_out(begun(Table("mirror 1 3 on left", players="2"), "silliest-face"))
    assert [(piece.piece, piece.face) for piece in account.pieces] == [(MIRROR, "upright")]
    assert [ghost.ghost for ghost in account.ghosts] == [0, ORANGE_S1]
    assert {(ghost.where, ghost.was) for ghost in account.ghosts} == {("inside", None)}
    assert (account.piece, account.goes_on) == (None, False)


def test_a_turned_board_is_told_by_everybodys_side() -> None:
    account = carried_out(begun(Table(players="2"), "dizzy"))
    assert account == CarriedOut("dizzy", sides=("E", "W"))


def test_whom_the_lava_burns_is_told_from_who_is_seen() -> None:
    lines = ("table 2.5 2.5", "blue-s1 2.5 2.5 level 1", "blue-s2 4.5 2.5", "orange-s1 0.5 0.5")
    table = Table(*lines, players="2")
    table.figure("blue-s2").samples, table.figure("orange-s1").samples = UNSEEN, SEEN
    account = caught(table, "floor-is-lava")
    assert [(ghost.ghost, ghost.where) for ghost in account.ghosts] == [
        (1, "beside"),
        (ORANGE_S1, "beside"),
    ]
    assert account.unseen == (1,)


def test_the_door_of_a_second_look_is_told() -> None:
    table = Table(players="2")
    table.state.looks = 1
    assert caught(table, "extra-curious", "N3").next_door == "S3"


def test_only_a_card_that_puts_a_piece_down_moves_others_with_it() -> None:
    assert [card.name for card in MIDNIGHT_CARDS if card.puts] == ["too-keen"]
    table = Table(players="2")
    table.state.midnight = MIDNIGHT_NAMES.index("too-keen")
    assert piece_asked(table.state) != NO_PIECE
