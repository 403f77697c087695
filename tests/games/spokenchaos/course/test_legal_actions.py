"""Who is offered actions."""

import numpy as np

from gloaming.core.actors import AUTOMATIC
from gloaming.games.spokenchaos.course.legal_actions import MOST_ACTIONS, legal_actions
from tests.games.spokenchaos.tables import Table


def test_only_who_is_to_act_is_offered_anything() -> None:
    table = Table("mirror 1 1", players="2").furnish("7 mirror+table")
    out = np.empty(MOST_ACTIONS, np.int64)
    assert table.state.to_move == 0
    assert legal_actions(table.state, 0, out) > 0
    assert legal_actions(table.state, 1, out) == 0
    assert legal_actions(table.state, AUTOMATIC, out) == 0
