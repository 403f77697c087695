"""The turns of a position, in the order in which they are tried."""

from gloaming.core.layout import blank
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.clusters.moves import moves_in, part_moves
from gloaming.games.menhirs.solver.children import other_moves
from gloaming.games.menhirs.solver.records import Frame
from tests.games.menhirs.clusters.test_moves import position


def others(*, may_pass: bool) -> tuple[list[int], list[int]]:
    """Return the moves besides those of whole clusters, and those of parts, in a long cluster."""
    state = position("41 42 43 44 45 51 52 53", settings={"may_pass": may_pass})[0]
    frame = blank(Frame)[0]
    frame.mist, frame.banned = state.mist, PASS
    parts = part_moves(state.terms, state.mist, PASS, 0)
    whole = len(moves_in(state.terms, state.mist, PASS)) - len(parts)
    return other_moves(state.terms, frame, whole).tolist(), parts.tolist()


def test_who_may_pass_tries_that_last() -> None:
    tried, parts = others(may_pass=True)
    assert parts
    assert tried == [*parts, PASS]


def test_who_may_not_pass_only_moves_parts() -> None:
    tried, parts = others(may_pass=False)
    assert tried == parts
