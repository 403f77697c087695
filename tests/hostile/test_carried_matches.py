"""Matches that were begun elsewhere, with something wrong in their records: refused, no crash.

A record is a text of somebody else's making.  Whatever of it is changed, the table is opened and
can be read, or the record is refused; so is one that everybody would wait for.
"""

import asyncio
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import httpx
import pytest

from gloaming.bots.bot import play_turn
from gloaming.bots.random_bot import RandomBot
from gloaming.core.match import Match
from gloaming.core.record import write_record
from gloaming.core.streams import stream_from
from gloaming.games import NAMES, find
from gloaming.server.tables.decisions.opening import carried_options
from gloaming.server.tables.refusal import Refusal
from tests.server.endurance.running import Server, running

from .figures import Figures
from .strange import TEXTS
from .visiting import become_guest, browsing

FEW, MANY = 150, 3_000
TURNS = 9
PLANNED = 0  # of the seeds one with which somebody plans
WORDS = (
    *TEXTS,
    "9" * 4_000,
    "seed:",
    "earlier: 0 x",
    "result: won",
    "#",
    "\n",
    "players: 99",
    "*:0",
)
ALLOWED = {httpx.codes.CREATED, httpx.codes.BAD_REQUEST, httpx.codes.CONFLICT}


@cache
def record_of(game: str, seed: int) -> str:
    """Return the record of a match that has begun."""
    match = Match(find(game), find(game).options_type(), f"elsewhere {seed}")
    match.settle()
    stream = stream_from(seed)
    for _ in range(TURNS):
        play_turn(match, match.seats_to_act()[0], RandomBot(), stream)
        match.settle()
    return write_record(match)


def spoilt(record: str, random: Random) -> str:
    """Return a record with another line, word or character, or one that is gone or there twice."""
    between = random.choice(("\n", " ", ""))
    parts = record.split(between) if between else list(record)
    at, other = random.randrange(len(parts)), random.randrange(len(parts))
    change = random.randrange(5)
    if change == 0:
        del parts[at]
    elif change == 1:
        parts.insert(at, parts[other])
    elif change == 2:
        parts[at], parts[other] = parts[other], parts[at]
    else:
        parts[at] = random.choice(WORDS)
    return between.join(parts)


async def attack(server: Server, number: int) -> Counter[int]:
    """Open tables for spoilt records; whatever is opened can be read."""
    statuses: Counter[int] = Counter()
    random = Random(1)
    async with browsing(server) as web:
        await become_guest(web)
        for count in range(number):
            game = NAMES[count % len(NAMES)]
            record = spoilt(record_of(game, count % 5), random)
            body = {"id": f"table {count}", "settings": {"game": game}, "record": record}
            answer = await web.post("/api/tables", json=body)
            statuses[answer.status_code] += 1
            assert answer.status_code in ALLOWED, (answer.text, record)
            if answer.is_success:
                path = f"/api/tables/{answer.json()['table']}"
                assert (await web.get(path)).is_success, record
                assert (await web.get(f"{path}/record")).is_success, record
        await server.until_ready()
    return statuses


def endless() -> str:
    """Return the record of a match in which somebody has made up their mind a thousand times."""
    plan = "ghost s1, enter 1, stay"
    record = record_of("spokenchaos", PLANNED)
    return re.sub(
        r"((blue|orange): )ghost", rf"\1{', '.join([plan] * 1000)}, ghost", record, count=1
    )


def test_a_match_without_end_is_not_carried_on() -> None:
    with pytest.raises(Refusal, match="more than 3000 moments"):
        carried_options(find("spokenchaos"), endless())
    assert carried_options(find("spokenchaos"), record_of("spokenchaos", PLANNED))


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_no_spoilt_record_breaks_anything(
    number: int, own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> Counter[int]:
        server = Server(tmp_path / "server", own_database)
        async with running(server):
            statuses = await attack(server, number)
        assert "Traceback" not in server.log.read_text()
        return statuses

    statuses = asyncio.run(scenario())
    assert len(statuses) > 1
    figures.note("spoilt records", f"answers to {number}", dict(statuses), "no traceback")
