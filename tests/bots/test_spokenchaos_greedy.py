"""The greedy bot gets out, hides, and looks where the others are."""

from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games.spokenchaos import GAME, rules
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import AGREEING, SIDING
from tests.games.spokenchaos.tables import Table

GREEDY = BOTS["spokenchaos"]["greedy"]


def planned(table: Table, seat: int = 0) -> list[str]:
    """Return what the bot does, as text."""
    actions = GREEDY.plan(GAME, table.states, seat, stream_from(1))
    return [GAME.write_action(table.options, table.states, action) for action in actions]


def test_it_leaves_when_it_can() -> None:
    said = planned(Table("blue-l1 2.5 4.5", players="2").plan("5 mirror+desk"))
    assert said[:3] == ["ghost l1", "N", "N"]
    assert said[-1] == "done"


def test_its_plans_are_legal_and_hide_behind_furniture() -> None:
    table = Table("piano 2.5 2.5", "desk 4.5 3.5", players="2").plan("10")
    table.do(0, ", ".join(planned(table)))
    assert table.state.is_sealed[0]


def test_it_moves_furniture_only_to_its_own_good() -> None:
    table = Table("mirror 1 1", "table 4 4", "blue-l1 2.5 2.5", players="2").furnish(
        "7 mirror+table"
    )
    table.do(0, ", ".join(planned(table)))
    lying = Table("mirror 1 1 on left yaw 45", "table 3 3", "mirror 3 2.0625 lean front")
    lying.furnish("7 mirror+table").do(0, ", ".join(planned(lying)))


def test_it_keeps_the_lobby_and_looks_at_the_others() -> None:
    table = Table("orange-l1 5.5 2.5", players="2")
    table.state.phase, table.state.to_move = AGREEING, 0
    assert planned(table) == ["keep"]
    table.state.phase, table.state.picker = SIDING, 0
    assert rules.is_to_act(table.state, 0)
    # From the west every door shows it, from the east only three.
    assert planned(table) == ["side W"]


def test_it_plays_whole_matches_and_beats_the_random_bot() -> None:
    points = [0, 0]
    for number in range(2):
        match = Match(GAME, SpokenchaosOptions(players=2, grid=64), f"match {number}")
        bots = [GREEDY, BOTS["spokenchaos"]["random"]]
        match.settle()
        while match.outcome is None:
            seat = match.seats_to_act()[0]
            play_turn(match, seat, bots[seat], stream_from(number, seat, len(match.moments)))
            match.settle()
        points[0] += match.outcome.scores[0]
        points[1] += match.outcome.scores[1]
    assert points[0] > points[1]
