"""Names that deceive: nobody looks like an account or the server, and guests are shown as such."""

import asyncio
from pathlib import Path

from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running
from tests.server.live.serving import Talker, start_match

from .figures import Figures
from .visiting import become_guest, browsing, code_of, sign_up

SERVER_NAMES = (
    "admin",
    "ADMIN",
    "adrnin",
    "deleted",
    "Gloaming",
    "G1oaming",
    "Glo\u0430ming",
    "Owl",
)
LIKE_AN_ACCOUNT = ("Heron", "hERON", "\uff28eron", "Her0n", "\u041d\u0435r\u043en")
REFUSED = {"name-refused", "name-taken"}


def test_nobody_looks_like_an_account_or_the_server(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        server = Server(tmp_path, own_database, "--sign-ins-per-minute", "1000")
        async with running(server), browsing(server) as owner, browsing(server) as guest:
            await sign_up(owner, "Heron")
            await become_guest(guest)
            taken = 0
            for name in (*SERVER_NAMES, *LIKE_AN_ACCOUNT):
                answer = await guest.post("/api/account/name", json={"name": name})
                taken += answer.is_success
                assert code_of(answer) in REFUSED, name
                async with browsing(server) as other:
                    body = {"name": name, "password": "a long enough password"}
                    answer = await other.post("/api/account", json=body)
                    taken += answer.is_success
                    assert code_of(answer) in REFUSED, name
            figures.note("2 names", "deceiving names given", taken, 0)
            assert (await guest.post("/api/account/name", json={"name": "Huron"})).is_success

    asyncio.run(scenario())


def test_a_guest_is_shown_as_one_everywhere(own_database: str, tmp_path: Path) -> None:
    """A guest who had the name first keeps it, and everybody sees whose it is."""

    async def scenario() -> None:
        server = Server(tmp_path, own_database)
        async with running(server), browsing(server) as guest, browsing(server) as owner:
            await become_guest(guest)
            assert (await guest.post("/api/account/name", json={"name": "Heron"})).is_success
            await sign_up(owner, "Heron")
            cookies = [{"Cookie": f"gloaming={who.cookies['gloaming']}"} for who in (guest, owner)]
            async with (
                connect(server.live, additional_headers=cookies[0], compression=None) as one,
                connect(server.live, additional_headers=cookies[1], compression=None) as two,
            ):
                first, second = Talker(one, PATIENCE), Talker(two, PATIENCE)
                table = await start_match(first, second, game="menhirs", options={}, is_public=True)
                await first.ask(table, "say", seat=0, text="I am Heron")
                now = await second.until_now(table, lambda now: now.get("sayings"))
                assert [seat.get("is_guest", False) for seat in now["seats"]] == [True, False]
                assert now["sayings"][-1]["is_guest"]
                [listed] = (await owner.get("/api/tables", params={"phase": "running"})).json()
                assert [seat["is_guest"] for seat in listed["seats"]] == [True, False]
                whole = (await owner.get(f"/api/tables/{table}")).json()
                assert whole["about"]["opener_is_guest"]
                await first.ask(table, "resign", seat=0)
                await first.until_now(table, lambda now: now.get("phase") == "over")
            replay = (await owner.get(f"/api/tables/{table}/replay")).json()
            assert replay["guests"] == [0]
            async with asyncio.timeout(PATIENCE):
                while not (found := (await owner.get("/api/archive")).json()["matches"]):  # noqa: ASYNC110 - nobody tells of it
                    await asyncio.sleep(0.05)
            assert [player["is_guest"] for player in found[0]["players"]] == [True, False]

    asyncio.run(scenario())
