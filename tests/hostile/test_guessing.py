"""Guessing passwords: it slows down who guesses, and never keeps the owner out."""

import asyncio
from pathlib import Path

from tests.server.endurance.running import Server, running

from .figures import Figures
from .visiting import PROXY, browsing, code_of, sign_in, sign_up

PER_MINUTE = 10
LIMITS = ("--sign-ins-per-minute", str(PER_MINUTE))
ATTACKERS = 5
GUESSES = 11


def test_wrong_passwords_do_not_keep_the_owner_out(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        server = Server(tmp_path, own_database, *PROXY, *LIMITS)
        async with running(server), browsing(server, "198.51.100.1") as home:
            await sign_up(home, "Heron")
            async with browsing(server, "192.0.2.66") as thief:
                told = [
                    code_of(await sign_in(thief, "Heron", f"guess {n}")) for n in range(GUESSES)
                ]
                assert told == ["wrong-credentials"] * PER_MINUTE + ["too-many-tries"]
            async with browsing(server, "203.0.113.7") as elsewhere:
                assert code_of(await sign_in(elsewhere, "Heron")) == ""
            kept_out = await after_a_storm(server)
            figures.note("3 guessing", "sign-ins of the owner refused", kept_out, 0)
            assert kept_out == 0
            assert code_of(await sign_in(home, "Heron")) == ""

    asyncio.run(scenario())


async def after_a_storm(server: Server) -> int:
    """Guess from many addresses, one of them the owner's; return how often the owner is refused."""
    for last in range(ATTACKERS):
        async with browsing(server, f"192.0.2.{last}") as thief:
            for number in range(GUESSES):
                await sign_in(thief, "Heron", f"guess {number}")
    async with browsing(server, "192.0.2.0") as known, browsing(server, "203.0.113.8") as new:
        stolen_address = await sign_in(known, "Heron")
        assert code_of(stolen_address) == "too-many-tries"  # nothing tells who this is
        return int(code_of(await sign_in(new, "Heron")) != "")


def test_a_known_browser_gets_in_from_the_address_of_the_attack(
    own_database: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        server = Server(tmp_path, own_database, *PROXY, *LIMITS)
        async with running(server), browsing(server, "192.0.2.66") as owner:
            await sign_up(owner, "Heron")
            await owner.post("/api/account/sign-out")
            async with browsing(server, "192.0.2.66") as thief:
                for number in range(GUESSES):
                    await sign_in(thief, "Heron", f"guess {number}")
                assert code_of(await sign_in(thief, "Heron")) == "too-many-tries"
            assert code_of(await sign_in(owner, "Heron")) == ""

    asyncio.run(scenario())
