"""The prover of escapes: counts the endings after which nobody is lost, whatever card comes."""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.monster.monster import walk
from gloaming.games.finstere.monster.unlimited import ate_own
from gloaming.games.finstere.moves.plain_moves import FULL

from .endings import find_endings
from .listing import lift
from .records import LIFTED_BASE, NONE, Desk

NEARLY = 1  # cards that are too many


@entry_point(stays=("desk",))
def list_escapes(desk: Desk) -> int:
    """List all endings of all movers together; return how many, or FULL without room."""
    tally = desk.tallies[0]
    for index in range(tally.movers):
        desk.movers[index].group = 0
    lift(desk, 0, LIFTED_BASE)
    listed, _ = find_endings(desk, desk.lifted[LIFTED_BASE], 0, 0)
    tally.endings = max(listed, 0)
    return listed if listed == FULL else int(tally.endings)


@entry_point(stays=("desk",))
def try_cards(desk: Desk, cards: Actions, out: int, first: int, last: int) -> int:
    """Let him walk after some endings, for every card; return one that is a solution, or NONE.

    `out` has the bits of those who must leave by the exit.
    """
    tally, found = desk.tallies[0], NONE
    for place in range(first, last):
        ending = desk.endings[desk.order[place]]
        losses = losing_cards(desk, ending, cards)
        has_left = ending.out & out == out
        tally.walks += len(cards)
        tally.near += int(has_left and losses == NEARLY and len(cards) > NEARLY)
        if has_left and losses == 0:
            tally.solutions += 1
            found = desk.order[place]
    return found


@compiled
def losing_cards(desk: Any, ending: Any, cards: Any) -> int:
    """Return for how many cards somebody is eaten who should not be."""
    losses = 0
    for card in cards:
        desk.spare[0] = desk.lifted[LIFTED_BASE]
        copy_cells(desk.spare[0].things, ending.things)
        walk(desk.spare[0], card, desk.traces)
        losses += int(ate_own(desk.sides, desk.traces))
    return losses
