"""No leaks: what a seat may not know changes not one byte of what it is sent.

Two matches of the toy with the same seed differ only in what the first seat plans.  All
that the second seat, a third and a spectator are sent on any channel must be equal until
the plans are revealed.
"""

import asyncio
from typing import Any, get_args
from unittest.mock import patch

import httpx
import pytest

from gloaming.server.hosting import host as host_module
from gloaming.server.messages.from_client import Form
from tests.core.toy.rules import SPOT
from tests.core.toy.state import SIDE
from tests.patience import PATIENCE

from .serving import FREELY, Served, Talker, serving, talking

SETTINGS = {"options": {"players": "3", "rounds": "2"}, "is_public": True}
SEED = "the same in both"
NOW = 5000.0
PONGS = 20  # so often the server has come round, for everybody, until all is told


class Overheard:
    """Everything that those who may not know were sent."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.sockets: dict[str, list[str]] = {}
        self.pages: list[str] = []


def told(talker: Talker) -> list[str]:
    """Return all that was sent but greetings and pongs, which tell the time and nothing else."""
    timely = ('{"type":"welcome"', '{"type":"pong"')
    return [text for text in talker.bytes if not text.startswith(timely)]


async def settle(*talkers: Talker) -> None:
    """Let everything arrive that is on its way: after some pongs nothing is."""
    for _ in range(PONGS):
        for talker in talkers:
            await talker.send(type="ping")
            await talker.until("pong")


async def overhear(served: Served, moves: list[dict[str, Any]], form: Form) -> Overheard:
    """Let the first seat do some moves in secret, and keep what all others are sent."""
    overheard = Overheard()
    async with (
        talking(served, "one") as one,
        talking(served, "two", form) as two,
        talking(served, "three", form) as three,
        talking(served, "spectator", form) as spectator,
        talking(served, form=form) as stranger,
    ):
        others = {"two": two, "three": three, "spectator": spectator, "stranger": stranger}
        table = await begin(one, others)
        for number, move in enumerate(moves):
            answer = await one.ask(table, **{"name": f"move {number}", "seat": 0, **move})
            assert answer["type"] == "acknowledged"
        await settle(*others.values())
        await probe(served, table, others, overheard)
        overheard.sockets = {name: told(talker) for name, talker in others.items()}
    return overheard


async def begin(one: Talker, others: dict[str, Talker]) -> str:
    """Open a table, sit down and start; the others plan first."""
    await one.hello()
    await one.send(type="open-table", id="open", settings={"game": "toy", **SETTINGS})
    table = str((await one.answer_to("open"))["table"])
    for other in others.values():
        await other.hello()
        await other.watch(table)
    players = [one, others["two"], others["three"]]
    for seat, talker in enumerate(players):
        await talker.ask(table, "sit", name=f"sit {seat}", seat=seat)
    for seat, talker in enumerate(players):
        await talker.ask(table, "ready", name=f"ready {seat}")
    await settle(one, *others.values())
    for other in others.values():
        other.bytes.clear()
    return table


async def probe(
    served: Served, table: str, others: dict[str, Talker], overheard: Overheard
) -> None:
    """Ask for the table in every other way: refusals, a second socket, pages and lists."""
    for talker in others.values():
        await talker.ask(table, "act", name="forged", seat=0, actions=[0])
        await talker.ask(table, "undo", name="undo", seat=0)
        await talker.ask(table, "ask-takeback", name="takeback", seat=1)
        await talker.send(type="watch-table", table=table)
        await talker.until(talker.whole)
    for name in ("two", "three", "spectator"):
        async with talking(served, name, others[name].form) as again:
            await again.hello(**{table: "long ago"})
            await again.until(again.whole)
            overheard.pages += told(again)
        overheard.pages += await pages(served, table, name)
    await settle(*others.values())


async def pages(served: Served, table: str, name: str) -> list[str]:
    """Return every page about a table."""
    headers = {"Authorization": f"Bearer {served.identity.known(name)}"}
    paths = (f"/{table}", f"/{table}/record", f"/{table}/replay", "/mine", "?phase=running")
    async with httpx.AsyncClient(base_url=served.address, headers=headers, timeout=PATIENCE) as web:
        return [(await web.get(f"/api/tables{path}")).text for path in paths]


def heard(moves: list[dict[str, Any]], form: Form = "words") -> Overheard:
    """Serve one of two matches that differ only in some moves."""
    with (
        patch.object(host_module, "fresh_seed", lambda: SEED),
        serving(now=lambda: NOW, messages_per_second=FREELY) as served,
    ):
        return asyncio.run(overhear(served, moves, form))


def act(*actions: int) -> dict[str, Any]:
    """Return the command for some actions."""
    return {"do": "act", "actions": list(actions)}


UNDO = {"do": "undo"}
ONE_PLAN, OTHER_PLAN = [SPOT, 0], [SPOT + 7 * SIDE + 9, 2]

PAIRS = {
    "nothing or half a plan": ([], [act(SPOT)]),
    "nothing or a plan begun and undone": ([], [act(SPOT), UNDO]),
    "one half or another": ([act(ONE_PLAN[0])], [act(OTHER_PLAN[0])]),
    "one plan or another": ([act(*ONE_PLAN)], [act(*OTHER_PLAN)]),
    "at once or after changing one's mind": (
        [act(*ONE_PLAN)],
        [act(ONE_PLAN[0]), UNDO, act(OTHER_PLAN[0]), act(OTHER_PLAN[1])],
    ),
}


@pytest.mark.parametrize("form", get_args(Form))
@pytest.mark.parametrize("pair", PAIRS)
def test_nobody_is_sent_a_byte_that_depends_on_a_secret(pair: str, form: Form) -> None:
    one, other = (heard(moves, form) for moves in PAIRS[pair])
    assert one.sockets == other.sockets
    assert one.pages == other.pages


@pytest.mark.parametrize("form", get_args(Form))
def test_the_comparison_would_notice_a_difference(form: Form) -> None:
    half, whole = heard([act(ONE_PLAN[0])], form), heard([act(*ONE_PLAN)], form)
    assert half.sockets["two"] != whole.sockets["two"]
    assert half.pages != whole.pages
