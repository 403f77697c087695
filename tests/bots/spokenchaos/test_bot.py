"""The bots for Spokenchaos: they get out, they hide, and they look where the others are."""

import pytest

from gloaming.bots import BOTS
from gloaming.bots.arena.pairing import Contest
from gloaming.bots.arena.playing import play_contest
from gloaming.bots.bot import play_turn
from gloaming.bots.thinking import Thinking
from gloaming.core.layout import Records, array, clone
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.actions import DONE
from gloaming.games.spokenchaos.course import rules
from gloaming.games.spokenchaos.material import GHOST_NAMES, MIDNIGHT_NAMES
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.state import AGREEING, PLANNING, SIDING, State
from tests.games.spokenchaos.tables import Table

from .seeing import doors_seeing

LEVELS = BOTS["spokenchaos"]
UPPER = ("badger", "fox", "owl")
PATIENT = Thinking(is_patient=True)
QUICK = (("players", "2"), ("grid", "32"))
LAST_ROUND = 5
SMALL, LARGE = 0, 6  # a small ghost of blue and the large one
GRID = 64


def planned(
    level: str, table: Table, seat: int = 0, thinking: Thinking = PATIENT, *, seed: int = 1
) -> list[str]:
    """Return what a bot does, as text."""
    actions = LEVELS[level].plan(GAME, table.states, seat, stream_from(seed), thinking)
    return [GAME.write_action(table.options, table.states, action) for action in actions]


@pytest.mark.parametrize("level", UPPER)
def test_a_ghost_that_can_leave_and_win_leaves(level: str) -> None:
    table = Table("blue-l1 2.5 4.5", "orange-m1 out", players="2").plan("5 mirror+desk")
    table.state.round_number = LAST_ROUND
    said = ", ".join(planned(level, table))
    assert "ghost l1, N, N" in said
    assert said.endswith("done")


@pytest.mark.parametrize(("level", "fewest"), [("fox", 4), ("owl", 6)])
def test_a_ghost_that_can_hide_behind_a_piece_hides(level: str, fewest: int) -> None:
    assert sum(hides(level, seed) for seed in range(6)) >= fewest


def hides(level: str, seed: int) -> bool:
    """Tell whether fewer doors see blue's large ghost after a bot's plan."""
    # Orange picks, and the keyhole cannot stay in the north: the piano hides from the south.
    table = Table("piano 2.5 3.5 yaw 180", "desk 4.5 3.5", "blue-l1 3.5 2.5", players="2").plan(
        "5 mirror+desk"
    )
    table.state.picks[0] = 1
    before = clone(table.states)
    table.do(0, ", ".join(planned(level, table, seed=seed)), go_on=False)
    return seen_from(table) < seen_from_states(before)


def seen_from(table: Table) -> int:
    """Return how many doors see what blue has planned for its large ghost."""
    states = clone(table.states)
    array(states)["figures"][0, LARGE] = array(states)["plans"][0, 0]["figures"][LARGE]
    return seen_from_states(states)


def seen_from_states(states: Records[State]) -> int:
    """Return how many doors other than in the north see the large ghost of blue."""
    bodies = array(states)["figures"][0]["body"][LARGE : LARGE + 1].copy()
    return (int(doors_seeing(room_of(states[0]), bodies, GRID)[0]) >> FIELDS).bit_count()


@pytest.mark.parametrize(("level", "most"), [("hedgehog", 1), ("badger", 2), ("fox", 3)])
def test_lower_levels_move_few_ghosts_in_a_round(level: str, most: int) -> None:
    table = Table("blue-l1 2.5 4.5", "blue-m1 0.5 4.5", "blue-m2 4.5 4.5").plan("10")
    said = planned(level, table)
    assert 1 <= sum(one.startswith("ghost") for one in said) <= most
    assert sum(one.startswith("ghost") for one in planned("owl", table)) > most


@pytest.mark.parametrize(
    "ghosts",
    [
        ("blue-l1 out", "blue-m1 out", "blue-m2 out", "blue-s1 4.5 4.5"),
        ("blue-l1 2.5 4.5", "blue-m1 0.5 4.5", "blue-m2 4.5 4.5"),
    ],
)
def test_a_moth_moves_but_a_small_ghost(ghosts: tuple[str, ...]) -> None:
    table = Table(*ghosts).plan("10")
    for seed in range(20):
        said = planned("moth", table, seed=seed)
        assert [one[:-1] for one in said if one.startswith("ghost")] == ["ghost s"]


def test_a_moth_likes_to_be_seen() -> None:
    assert doors_seeing_small("moth") > 2 * doors_seeing_small("badger")


def doors_seeing_small(level: str) -> int:
    """Return how many doors see the only ghost of blue that can move, after some plans."""
    others = [f"blue-{name} out" for name in GHOST_NAMES if name != GHOST_NAMES[SMALL]]
    count = 0
    for seed in range(4):
        table = Table(*FURNITURE, *others, players="2").plan("8")
        table.do(0, ", ".join(planned(level, table, seed=seed)), go_on=False)
        bodies = array(table.states)["plans"][0, 0]["figures"]["body"][SMALL : SMALL + 1].copy()
        count += int(doors_seeing(room_of(table.state), bodies, GRID)[0]).bit_count()
    return count


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_plan_in_secret_changes_nothing(level: str) -> None:
    match = Match(GAME, SpokenchaosOptions(players=2, grid=32), "secret")
    match.settle()
    stream = stream_from(3)
    while match.state.phase != PLANNING:
        play_turn(match, match.actor, LEVELS["moth"], stream, PATIENT)
        match.settle()
    answers = []
    for has_planned in (False, True):
        states = clone(match.states)
        if has_planned:
            for action in LEVELS["moth"].plan(GAME, states, 1, stream_from(4), PATIENT)[:-1]:
                rules.apply(states[0], 1, action)
        imagined = GAME.imagine(states, 0, stream_from(5))
        answers.append(LEVELS[level].plan(GAME, imagined, 0, stream_from(6), PATIENT))
    assert answers[0] == answers[1]
    assert answers[0][-1] == DONE


@pytest.mark.parametrize("level", ["bat", *UPPER])
def test_they_look_where_the_others_are(level: str) -> None:
    table = Table("orange-l1 5.5 2.5", players="2")
    table.state.phase, table.state.picker = SIDING, 0
    # From the west every door shows it, from the east only three.
    assert planned(level, table) == ["side W"]


def test_they_keep_the_lobby() -> None:
    table = Table(players="2")
    table.state.phase, table.state.to_move = AGREEING, 0
    assert planned("owl", table) == ["keep"]


@pytest.mark.parametrize("level", ["moth", "bat", "fox"])
def test_furniture_is_put_down_legally_also_if_it_is_held_or_lies(level: str) -> None:
    table = Table("mirror 1 1 on left yaw 45", "table 3 3", "blue-l1 2.5 2.5", players="2")
    table.furnish("7 mirror+table").do(0, "take table", go_on=False)
    said = planned(level, table)
    assert said
    assert not said[0].startswith("take")
    table.do(0, ", ".join(said), go_on=False)


def test_a_ghost_that_is_under_way_stays_first() -> None:
    table = Table("blue-l1 2.5 4.5", players="2").plan("8").do(0, "ghost s1, enter 3", go_on=False)
    said = planned("badger", table)
    assert said[0] == "stay"
    table.do(0, ", ".join(said), go_on=False)
    assert table.state.is_sealed[0]


FURNITURE = (
    "mirror 1 1",
    "trolley 1 3",
    "desk 1 5",
    "piano 3 5",
    "armchair 5 5",
    "table 5 1",
)
VARIANTS = [
    {"players": "2", "midnight": "true"},
    {"players": "3", "merging": "true", "in_turn": "true"},
    {"players": "4", "midnight": "true", "merging": "true", "furniture": "players"},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_they_play_every_variant_to_its_end(options: dict[str, str]) -> None:
    lineup = tuple(("badger", "bat", "hedgehog", "moth")[: int(options["players"])])
    texts = (*options.items(), ("grid", "16"))
    assert play_contest(Contest("spokenchaos", texts, lineup, 2)).turns > 0


@pytest.mark.parametrize("card", MIDNIGHT_NAMES)
def test_they_answer_every_midnight_card(card: str) -> None:
    table = Table(
        *FURNITURE, "blue-s1 2.5 2.5", "orange-s1 4.5 2.5", players="2", midnight="true"
    ).midnight(card)
    for _ in range(20):
        if not any(rules.is_to_act(table.state, seat) for seat in range(2)):
            break
        seat = int(table.state.to_move)
        table.do(seat, ", ".join(planned("badger", table, seat)))


def test_a_higher_level_wins_more() -> None:
    won = 0.0
    for seed in range(4):
        lineup = ("badger", "moth") if seed % 2 else ("moth", "badger")
        winners = play_contest(Contest("spokenchaos", QUICK, lineup, seed)).winners
        won += (lineup.index("badger") in winners) / len(winners)
    assert won >= 2.5


def test_they_say_what_they_expect_and_stop_when_called_off() -> None:
    table = Table("mirror 1 1", "table 3 3", "blue-l1 2.5 2.5", players="2").furnish(
        "7 mirror+table"
    )
    said = Thinking(is_called_off=True)
    assert planned("owl", table, thinking=said)
    assert said.last is not None
    assert said.last.simulations <= 1
    assert 0 <= said.last.value <= 1
    assert said.last.line
    assert "% of the win" in said.last.sentence


class Watch(Thinking):
    """Thinking that counts how often it is asked whether to stop, and says so from some time on."""

    asked, stops_at = 0, 0

    def is_over(self, own_seconds: float) -> bool:
        """Stop when asked often enough."""
        self.asked += 1
        self.is_called_off = self.asked >= self.stops_at > 0
        return super().is_over(own_seconds)


@pytest.mark.parametrize("stops_at", [1, 3])
def test_a_plan_that_is_called_off_midway_is_soon_ready_and_legal(stops_at: int) -> None:
    table = Table(*FURNITURE, "blue-l1 2.5 2.5", "orange-m1 4.5 2.5", players="2").plan("8")
    patient = Watch(is_patient=True)
    planned("owl", table, thinking=patient)
    assert patient.asked > 10
    called_off = Watch(is_patient=True)
    called_off.stops_at = stops_at
    said = planned("owl", table, thinking=called_off)
    assert called_off.asked <= stops_at + 2
    table.do(0, ", ".join(said), go_on=False)
    assert table.state.is_sealed[0]
