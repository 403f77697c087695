"""Two worlds of Finstere Flure that differ only in what chance will bring: all are sent the same.

Nothing on its board is secret but the seed, from which the next card of the monster follows.  Two
matches are alike until that card is drawn: until then, whatever is asked, every byte is the same
but for the digest of the seed.
"""

import asyncio
from typing import Any, get_args
from unittest.mock import patch

import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.seeds import commitment
from gloaming.games import find
from gloaming.server.hosting import host as host_module
from gloaming.server.messages.from_client import Form

from .serving import FREELY, Served, Talker, serving, talking
from .test_no_leaks import NOW, Overheard, probe, settle, told

GAME = find("finstere")
OPTIONS = {"players": "2"}
WORLDS = ("world 0", "world 1")
Turns = list[tuple[int, int]]  # who does what


def before_the_card(seed: str) -> tuple[Turns, tuple[int, int], int]:
    """Return all that is done before the first card is drawn, what draws it, and the card."""
    match = Match(GAME, read_options(GAME.options_type, OPTIONS), seed)
    done: Turns = []
    match.settle()
    while True:
        seat, count = match.seats_to_act()[0], len(match.moments)
        action = int(match.legal_actions(seat)[0])
        match.play(seat, action)
        match.settle()
        for moment in match.moments[count:]:
            if moment.ply.actor == CHANCE:
                return done, (seat, action), int(moment.ply.action)
        done.append((seat, action))


def heard(seed: str, turns: Turns, last: int, form: Form) -> Overheard:
    """Serve one of the worlds, and return what everybody is sent in it."""
    with (
        patch.object(host_module, "fresh_seed", lambda: seed),
        serving(now=lambda: NOW, messages_per_second=FREELY) as served,
    ):
        overheard = asyncio.run(overhear(served, turns, last, form))
    digest = commitment(seed)
    overheard.sockets = {
        name: [text.replace(digest, "DIGEST") for text in texts]
        for name, texts in overheard.sockets.items()
    }
    overheard.pages = [text.replace(digest, "DIGEST") for text in overheard.pages]
    return overheard


async def overhear(served: Served, turns: Turns, last: int, form: Form) -> Overheard:
    """Let two people play, and keep all that they and those who look on are sent."""
    overheard = Overheard()
    async with (
        talking(served, "two", form) as two,
        talking(served, "three", form) as three,
        talking(served, "spectator", form) as spectator,
        talking(served, form=form) as stranger,
    ):
        all_of_them = {"two": two, "three": three, "spectator": spectator, "stranger": stranger}
        table = await begin(two, three, all_of_them)
        for number, (seat, action) in enumerate(turns):
            await (two, three)[seat].ask(table, "act", f"act {number}", seat=seat, actions=[action])
            await settle(*all_of_them.values())
        for seat, talker in enumerate((two, three)):
            await wonder(talker, table, seat, last)
        await settle(*all_of_them.values())
        await probe(served, table, all_of_them, overheard)
        overheard.sockets = {name: told(talker) for name, talker in all_of_them.items()}
    return overheard


async def begin(two: Talker, three: Talker, all_of_them: dict[str, Talker]) -> str:
    """Open a table at which two sit, and start."""
    settings = {"game": "finstere", "options": OPTIONS, "is_public": True}
    for talker in all_of_them.values():
        await talker.hello()
    await two.send(type="open-table", id="open", settings=settings)
    table = str((await two.answer_to("open"))["table"])
    for talker in all_of_them.values():
        await talker.watch(table)
    for seat, talker in enumerate((two, three)):
        await talker.ask(table, "sit", f"sit {seat}", seat=seat)
        await settle(*all_of_them.values())
    for seat, talker in enumerate((two, three)):
        await talker.ask(table, "ready", f"ready {seat}")
        await settle(*all_of_them.values())
    for talker in all_of_them.values():
        talker.bytes.clear()
    return table


async def wonder(talker: Talker, table: str, seat: int, action: int) -> None:
    """Ask for everything that helps to choose, also what would come of drawing the card."""
    asked: tuple[dict[str, Any], ...] = (
        {"type": "ask-guide", "seat": seat},
        {"type": "ask-outlook", "seat": seat, "actions": [action]},
        {"type": "ask-preview", "seat": seat, "actions": [action]},
        {"type": "ask-expectation", "seat": seat},
    )
    for message in asked:
        await talker.send(table=table, **message)
        await talker.hear()


@pytest.mark.parametrize("form", get_args(Form))
def test_nobody_is_sent_a_byte_that_depends_on_the_next_card(form: Form) -> None:
    (turns, last, card), (others, other_last, other_card) = map(before_the_card, WORLDS)
    assert (turns, last) == (others, other_last)
    assert card != other_card
    one, other = (heard(seed, turns, last[1], form) for seed in WORLDS)
    assert one.sockets == other.sockets
    assert one.pages == other.pages
    after, other_after = (heard(seed, [*turns, last], last[1], form) for seed in WORLDS)
    assert after.sockets["stranger"] != other_after.sockets["stranger"]
