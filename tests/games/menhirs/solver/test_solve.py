"""The solver's limits, its line, its table, its mirrors."""

from __future__ import annotations

from random import Random

import pytest

from gloaming.core.errors import PositionError
from gloaming.core.layout import clone
from gloaming.games.menhirs.clusters.board import set_of
from gloaming.games.menhirs.clusters.move import PASS, direction_of, move_of, tiles_of
from gloaming.games.menhirs.clusters.symmetry import SYMMETRIES, image_of
from gloaming.games.menhirs.exchange.position import Position, Settings
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.solver import solve
from gloaming.games.menhirs.solver.budget import Budget, LimitReached
from gloaming.games.menhirs.solver.mirrors import image_of_ban, settle_image
from gloaming.games.menhirs.solver.records import mirrors_of
from gloaming.games.menhirs.solver.solve import node_of, terms_of
from gloaming.games.menhirs.solver.solver import Node, Solver, singles
from tests.games.menhirs import oracle
from tests.games.menhirs.matches import match_from, play
from tests.games.menhirs.positions import IS_SLOW, drawn, examples, plain, random_position

TABLE = 1 << 12

START = """
             ~
         .       .
     .       M       .
 .       ~       .       M
     M       .       .
 ~       .       ~       .
     .       .       M
 .       .       .       .
     .       ~       M
         .       .
             .
"""


def test_a_win_at_once_is_the_shortest() -> None:
    solution = solve(
        drawn("""
                         .
                     .       .
                 .       M       .
             .       .       .       .
                 .       .       .
             .       .       .       .
                 .       .       .
             .       .       .       .
                 .       .       .
                     .       .
                         .
            """)
    )

    assert (solution.result, solution.distance) == ("win", 1)
    assert solution.suggestion == solution.line[0]


def test_nodes_are_a_limit() -> None:
    solution = solve(drawn(START), nodes=100, entries=TABLE)

    assert solution.result == "unknown"
    assert solution.distance is None
    assert solution.line == ()
    assert solution.nodes <= 100
    assert 0 < solution.searched < 24
    assert solution.suggestion is not None


def test_no_nodes_at_all_find_out_nothing() -> None:
    solution = solve(drawn(START), nodes=0, entries=TABLE)

    assert (solution.searched, solution.nodes, solution.suggestion) == (0, 0, None)


def test_time_is_a_limit() -> None:
    assert solve(drawn(START), seconds=0.0, entries=TABLE).result == "unknown"
    assert solve(drawn(START), seconds=0.05, entries=TABLE).result == "unknown"


def test_whoever_watches_may_call_the_search_off() -> None:
    seen: list[tuple[int, int]] = []

    def watch(depth: int, nodes: int) -> bool:
        seen.append((depth, nodes))
        return len(seen) < 5

    solution = solve(drawn(START), progress=watch, entries=TABLE)

    assert solution.result == "unknown"
    assert len(seen) == 5
    assert seen == sorted(seen)


def test_a_watcher_without_an_opinion_does_no_harm() -> None:
    assert solve(drawn(START + "turn: 23"), progress=lambda *_: None).result == "draw"


def test_slices_grow_while_they_are_short() -> None:
    ticks = iter(range(100))
    patient = Budget(clock=lambda: 0.0)
    patient.next_slice(0)
    patient.report(1, 0)
    slow = Budget(seconds=50, clock=lambda: float(next(ticks)))
    first = slow.next_slice(0)
    slow.report(1, 0)

    assert patient.next_slice(0) == 2 * first
    assert slow.next_slice(0) == first
    with pytest.raises(LimitReached):
        list(map(slow.next_slice, [0] * 50))


def test_a_limit_within_the_line_cuts_it_short() -> None:
    position = drawn(START + "turn: 21")
    whole = solve(position, entries=TABLE)
    assert whole.result == "draw"
    assert len(whole.line) == 4
    cut = [solve(position, nodes=nodes, entries=TABLE) for nodes in range(1, whole.nodes)]
    lengths = {len(one.line) for one in cut if one.result == "draw"}

    assert lengths <= {0, 1, 2, 3, 4}
    assert 0 in lengths


def test_only_the_beginning_of_a_turn_can_be_solved() -> None:
    match = play(match_from(START), "cluster (4,1)")

    with pytest.raises(PositionError):
        solve(match.states)


def test_a_state_is_solved_like_its_position() -> None:
    position = drawn(START + "turn: 22")

    assert solve(to_state(position), entries=TABLE) == solve(position, entries=TABLE)


@pytest.mark.parametrize("pool", [1, 600, 1200, 1800, 2400, 3000])
def test_a_pool_that_is_too_small_grows(pool: int) -> None:
    joined = START.replace("     .       M       .", "     ~       M       ~", 1)
    states = to_state(
        drawn(joined.replace("         .       .", "         ~       ~", 1) + "turn: 21")
    )
    expected = solve(states, entries=TABLE).distance
    terms = terms_of(states)
    solver = Solver(terms, Budget(), TABLE, pool)

    assert solver.wins_within(node_of(states), 3) == (expected in (1, 3))
    assert len(solver.search.moves) >= pool


@pytest.mark.parametrize("seed", range(examples(25, 2)))
def test_a_tiny_table_changes_nothing(seed: int) -> None:
    position = random_position(Random(seed), 3, 5, covered=2)

    assert solve(position, entries=2).distance == solve(position, entries=TABLE).distance


@pytest.mark.parametrize("seed", range(examples(15, 2)))
def test_mirrored_positions_have_the_same_solution(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng, 3, 5, covered=2)
    symmetry = rng.choice(SYMMETRIES[position.board])
    states = to_state(position)
    state = states[0]
    mirrored = clone(states)
    mirrored[0].terms.menhirs = image_of(int(state.terms.menhirs), symmetry)
    mirrored[0].mist = image_of(int(state.mist), symmetry)
    if state.banned != PASS:
        tiles = image_of(int(tiles_of(state.banned)), symmetry)
        mirrored[0].banned = move_of(tiles, symmetry.directions[direction_of(state.banned)])

    assert solve(mirrored, entries=TABLE).distance == solve(states, entries=TABLE).distance


@pytest.mark.parametrize("seed", range(examples(25, 2)))
def test_symmetric_menhirs_are_solved_right(seed: int) -> None:
    rng = Random(seed)
    places = [(4, 2), (4, 5), (1, 2), (7, 2)]
    rest = [place for place in oracle.cells(oracle.SMALL) if place not in places]
    mist = (*rng.sample(places, 2), *rng.sample(rest, 1))
    position = Position(
        game="menhirs",
        menhirs=tuple(places),
        mist=tuple(sorted(mist)),
        turn=20,
        settings=Settings(may_pass=seed % 3 == 0),
    )

    assert len(mirrors_of(to_state(position)[0].terms)[0].cells) == 12
    assert mirrors_of(to_state(position)[0].terms)[0].number == 4
    assert solve(position, entries=TABLE).distance == oracle.value(plain(position))


def test_images_of_a_position_settle_on_the_same_one() -> None:
    states = to_state(drawn(START.replace("M", "~").replace("~", "M", 1)))
    states[0].terms.menhirs = set_of([(4, 1), (4, 6)])
    solver = Solver(terms_of(states), Budget(), TABLE)
    mirrors, frame = solver.search.mirrors[0], solver.search.frames[0]
    mist, ban = set_of([(1, 1), (1, 2), (4, 1)]), int(move_of(set_of([(1, 1), (1, 2)]), 1))
    settled = set()
    for index in range(mirrors.number):
        symmetry = SYMMETRIES[0][index]
        frame.mist, frame.banned = image_of(mist, symmetry), image_of_ban(mirrors, index, ban)
        settle_image(mirrors, frame)
        settled.add((int(frame.mist), int(frame.banned)))

    assert len(settled) == 1
    assert image_of_ban(mirrors, 1, PASS) == PASS


def test_a_forced_pass_under_a_ban_is_not_taken_for_a_free_choice() -> None:
    only = """
                 M
             ~       .
         ~       ~       ~
     ~       .       ~       ~
         ~       ~       ~
     ~       ~       .       ~
         ~       ~       ~
     ~       ~       ~       ~
         ~       ~       ~
             .       .
                 ~
    turn: 22
    schedule: mm mm mm mm mm mm mm mm mm mm mm mm
    """
    free, bound = solve(drawn(only)), solve(drawn(only + "banned: (2,4) (3,4) (4,4) NE"))

    assert free.line[0].direction == "NE"
    assert bound.line[0].direction is None
    assert free.result == bound.result == "draw"


def test_a_solver_keeps_what_it_knows() -> None:
    states = to_state(drawn(START + "turn: 21"))
    solver = Solver(terms_of(states), Budget(), TABLE)
    node = node_of(states)

    assert not solver.wins_within(node, 3)
    visited = solver.nodes
    assert not solver.wins_within(node, 3)
    assert solver.nodes == visited + 1
    assert solver.remembered_escape(Node(node.mist, PASS, 1)) is None


def test_steps_are_all_complete_turns() -> None:
    position = drawn(START + "turn: 3")
    states = to_state(position)
    solver = Solver(terms_of(states), Budget(), TABLE)
    found = {
        (frozenset(step.turn.tiles), step.turn.direction, step.turn.remove)
        for step in solver.steps(node_of(states))
    }
    expected = {
        (move[0] if move else frozenset(), move[1] if move else None, removed)
        for move, removed, _ in oracle.turns(plain(position))
    }

    assert found == expected


def test_sets_fall_apart_into_cells() -> None:
    assert singles(0b1011) == [1, 2, 8]
    assert singles(0) == []


@pytest.mark.skipif(IS_SLOW, reason="a big search")
def test_a_long_endgame_of_many_tiles() -> None:
    solution = solve(drawn(START + "turn: 13"))

    assert solution.result == "draw"
    assert len(solution.line) == 12
