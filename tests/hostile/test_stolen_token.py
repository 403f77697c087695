"""A stolen token of a program: it plays, and opens nothing of the account."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running
from tests.server.live.serving import Talker

from .figures import Figures
from .visiting import PASSWORD, browsing, code_of, sign_up

# What an account's pages can do, and what each needs to be asked properly.
DOORS: tuple[tuple[str, str, dict[str, object] | None], ...] = (
    ("GET", "/api/account/export", None),
    ("GET", "/api/account/tokens", None),
    ("GET", "/api/account/passkeys", None),
    ("POST", "/api/account/tokens", {"label": "thief"}),
    ("POST", "/api/account/name", {"name": "Thief"}),
    ("POST", "/api/account/sign-out-everywhere", None),
    ("POST", "/api/account/passkeys/begin", {}),
    ("POST", "/api/account/password", {"old": PASSWORD, "new": "the thief's own"}),
    ("POST", "/api/account/confirm", {"password": PASSWORD}),
    ("POST", "/api/account/delete", {"name": "Heron", "password": PASSWORD}),
)
FRESH_ONLY: tuple[tuple[str, str, dict[str, object] | None], ...] = (
    ("POST", "/api/account/tokens", {"label": "thief"}),
    ("POST", "/api/account/passkeys/begin", {}),
    ("DELETE", "/api/account/passkeys/x", None),
)


def test_a_programs_token_opens_no_account(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        server = Server(tmp_path, own_database)
        async with running(server), browsing(server) as owner:
            await sign_up(owner, "Heron")
            made = await owner.post("/api/account/tokens", json={"label": "bot"})
            token = made.json()["token"]
            ways = (
                {"Cookie": f"gloaming={token}"},
                {"Authorization": f"Bearer {token}"},
                {"Cookie": f"gloaming={token}", "Authorization": f"Bearer {token}"},
            )
            opened = 0
            for way in ways:
                async with browsing(server, **way) as thief:
                    for method, path, body in DOORS:
                        answer = await thief.request(method, path, json=body)
                        opened += answer.is_success
                        assert code_of(answer) == "forbidden", (way, path)
            figures.note("1 stolen token", "doors of the account opened", opened, 0)
            async with browsing(server, Cookie=f"gloaming={token}") as thief:
                assert (await thief.get("/api/me")).json()["name"] == ""
            async with browsing(server, Authorization=f"Bearer {token}") as program:
                assert (await program.get("/api/me")).json()["name"] == "Heron"
            assert await name_on_the_socket(server, {"Cookie": f"gloaming={token}"}) == ""
            assert await name_on_the_socket(server, {"Authorization": f"Bearer {token}"}) == "Heron"
            assert (await owner.get("/api/me")).json()["name"] == "Heron"

    asyncio.run(scenario())


async def name_on_the_socket(server: Server, headers: dict[str, str]) -> str:
    """Return whom the live socket takes one for."""
    async with connect(server.live, additional_headers=headers, compression=None) as line:
        return str((await Talker(line, PATIENCE).hello())["name"])


def test_a_session_that_is_not_fresh_adds_no_credentials(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path, own_database)
        async with running(server), browsing(server) as found:
            await sign_up(found, "Heron")
            let_time_pass(own_database)
            for method, path, body in FRESH_ONLY:
                assert code_of(await found.request(method, path, json=body)) == "sign-in-again"
            await found.get("/api/me")  # renewing a cookie is no proof of anything
            wrong = await found.post("/api/account/confirm", json={"password": "a wild guess"})
            assert code_of(wrong) == "wrong-credentials"
            answer = await found.post("/api/account/tokens", json={"label": "thief"})
            assert code_of(answer) == "sign-in-again"
            await found.post("/api/account/confirm", json={"password": PASSWORD})
            answer = await found.post("/api/account/tokens", json={"label": "mine"})
            assert answer.status_code == 201

    asyncio.run(scenario())


def let_time_pass(database: str) -> None:
    """Let everybody have signed in an hour before they did."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file, file:
        file.execute("UPDATE tokens SET authenticated_at = authenticated_at - 3600")
