"""Somebody searches a large archive again and again: answers are quick, and nobody waits."""

import asyncio
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from sqlalchemy import Connection, text

from gloaming.server.storage.opening import open_database
from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running

from .figures import Figures
from .measuring import milliseconds, quantile, timed

Searching: TypeAlias = "asyncio.Future[list[int]]"

MATCHES = 100_000
SEATS = 2
PEOPLE = 5_000
ROUNDS = 20
AT_ONCE = 30
MOST_SECONDS = 0.05

# Every second match is one of `owl`, every fifth is private, few are drawn.
SERIES = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < :most) ",
    "postgresql": "WITH n AS (SELECT i FROM generate_series(0, :most) AS i) ",
}
INSERT_MATCHES = (
    "INSERT INTO matches (id, game, is_public, started_at, ended_at, reason, record) "
    "{series} SELECT 'match ' || i, CASE i % 3 WHEN 0 THEN 'menhirs' ELSE 'finstere' END,"
    " i % 5 <> 0, i, i + 0.5, CASE i % 10 WHEN 0 THEN 'resigned' ELSE 'all out' END,"
    " 'a record of a match that is rather longer than this one usually is' FROM n"
)
INSERT_FINISHERS = (
    "INSERT INTO finishers (match_id, seat, person_id, name, name_key, result, score,"
    " game, is_public, ended_at, reason) "
    "SELECT m.id, s.seat, {person}, {name}, {name}, CASE s.seat WHEN 0 THEN 'won' ELSE 'lost' END,"
    " 1, m.game, m.is_public, m.ended_at, m.reason"
    " FROM matches m CROSS JOIN (SELECT 0 AS seat UNION ALL SELECT 1) s"
)
NUMBER = "CAST(m.started_at AS INTEGER)"
NAME = (
    f"CASE WHEN s.seat = 1 AND {NUMBER} % 2 = 0 THEN 'owl'"
    f" ELSE 'player' || (({NUMBER} * 7 + s.seat) % {PEOPLE}) END"
)
SEARCHES: tuple[dict[str, str], ...] = (
    {"player": "player17"},
    {"player": "PLAYER4000", "game": "menhirs"},
    {"player": "owl"},
    {"player": "owl", "result": "drawn"},
    {"player": "owl", "reason": "nothing", "game": "finstere"},
    {"player": "nobody"},
    {"result": "drawn"},
    {"reason": "nothing"},
    {"game": "nothing"},
    {},
)


def is_of(number: int, player: int) -> bool:
    """Tell whether a public match is one of a player, as the statements above make them."""
    first, second = (number * 7) % PEOPLE, (number * 7 + 1) % PEOPLE
    return number % 5 != 0 and (player == first or (player == second and number % 2 != 0))


def fill(connection: Connection) -> None:
    """Make an archive."""
    series = SERIES[connection.dialect.name]
    insert_matches = INSERT_MATCHES.replace("{series}", series)
    insert_finishers = INSERT_FINISHERS.replace("{person}", f"'id-' || {NAME}")
    connection.execute(text(insert_matches), {"most": MATCHES - 1})
    connection.execute(text(insert_finishers.replace("{name}", NAME)))
    count = connection.execute(text("SELECT count(*) FROM finishers")).scalar_one()
    assert count == MATCHES * SEATS


@pytest.mark.long
def test_a_large_archive_is_searched_quickly(
    database: str, tmp_path: Path, figures: Figures
) -> None:
    kind = database.partition(":")[0]
    alone: list[float] = []
    together: list[float] = []
    others: list[float] = []

    async def search(web: httpx.AsyncClient, wanted: dict[str, str], into: list[float]) -> int:
        async with timed(into):
            answer = await web.get("/api/archive", params=wanted)
        assert answer.is_success
        return len(answer.json()["matches"])

    async def look_elsewhere(
        web: httpx.AsyncClient, searching: "asyncio.Future[list[int]]"
    ) -> None:
        while not searching.done():
            async with timed(others):
                assert (await web.get("/api/tables")).is_success

    async def test() -> None:
        opened = await open_database(database)
        await opened.write(fill)
        await opened.close()
        server = Server(tmp_path, database)
        async with (
            running(server),
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as web,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as other,
        ):
            await search(web, {}, [])
            found = [await search(web, wanted, alone) for _ in range(ROUNDS) for wanted in SEARCHES]
            some = sum(is_of(number, 17) for number in range(MATCHES))
            few = sum(is_of(number, 4000) for number in range(0, MATCHES, 3))
            assert found[: len(SEARCHES)] == [some, few, 50, 0, 0, 0, 0, 0, 0, 50]
            many = [search(web, SEARCHES[n % 6], together) for n in range(AT_ONCE)]
            searching = asyncio.gather(*many)
            await asyncio.gather(searching, look_elsewhere(other, searching))

    asyncio.run(test())
    within = f"under {milliseconds(MOST_SECONDS)}"
    p95 = quantile(alone, 0.95)
    figures.note(f"archive search, {kind}", "p95 of searches", milliseconds(p95), within)
    figures.note(f"archive search, {kind}", "30 at once", milliseconds(max(together)), "")
    figures.note(f"archive search, {kind}", "others meanwhile", milliseconds(max(others)), "")
    assert p95 < MOST_SECONDS
    assert max(others) < AT_ONCE * MOST_SECONDS
