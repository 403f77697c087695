"""Matches gone through beside everything else: patiently, once for all, and again if it failed."""

import asyncio
from collections.abc import Callable, Hashable

import pytest

from gloaming.analysis import Level, analyse
from gloaming.bots import BOTS
from gloaming.core.record import read_record
from gloaming.games import find
from gloaming.server.access.budgets import Payer
from gloaming.server.hosting.analyst import Analyst, Asked
from gloaming.server.hosting.computing import Computing
from gloaming.server.messages.analyses import AnalysisProgress
from gloaming.server.tables.refusal import Refusal
from tests.games.playthroughs import FOLDER
from tests.patience import PATIENCE

RECORD = (FOLDER / "menhirs-small.record").read_text(encoding="utf-8")
LEVEL = Level("fox", 8)
ONE, TWO = Payer("person one", "here"), Payer("person two", "here")


class Hurried(Computing):
    """Tells everybody once, for each thing, to ask again a little later."""

    def __init__(self) -> None:
        """Begin."""
        super().__init__()
        self.refused: set[Hashable] = set()
        self.asked = 0

    async def once(self, payer: Payer, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Refuse the first time."""
        self.asked += 1
        if key not in self.refused:
            self.refused.add(key)
            raise Refusal("too-fast", "ask again", retry_after=0.001)
        return await super().once(payer, key, work)


class Broken(Computing):
    """Fails at everything."""

    async def once(self, *_: object) -> bytes:
        """Fail."""
        raise Refusal("unavailable", "the rules could not work this out")


def asked() -> Asked:
    """Return a match to go through."""
    return Asked("key", read_record(RECORD, find), BOTS["menhirs"][LEVEL.bot], LEVEL)


async def done(analyst: Analyst) -> AnalysisProgress:
    """Wait until it is gone through."""
    async with asyncio.timeout(PATIENCE):
        while True:
            progress = analyst.progress("key")
            assert progress
            if progress.analysis:
                return progress
            await asyncio.sleep(0.01)


def test_who_has_to_wait_is_served_in_the_end_and_two_share_the_work() -> None:
    async def go() -> None:
        computing = Hurried()
        analyst = Analyst(computing, 10)
        assert analyst.begin(ONE, asked()).analysis is None
        analyst.begin(TWO, asked())
        progress = await done(analyst)
        assert progress.analysis == analyse(RECORD, LEVEL.bot, LEVEL.simulations)
        assert computing.asked == 2 * (progress.of + 1)  # every turn and the end, for both at once
        await analyst.close()

    asyncio.run(go())


def test_what_two_want_goes_on_when_one_of_them_leaves() -> None:
    async def go() -> None:
        analyst = Analyst(Computing(), 10)
        for payer in (ONE, TWO):
            analyst.begin(payer, asked())
        analyst.begin(ONE, asked()._replace(key="another"))
        assert (await done(analyst)).analysis
        await analyst.close()

    asyncio.run(go())


def test_what_has_failed_is_said_and_may_be_asked_for_again() -> None:
    async def go() -> None:
        analyst = Analyst(Broken(), 10)
        analyst.begin(ONE, asked())
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(Refusal, match="could not work this out"):
                await done(analyst)
        assert analyst.begin(ONE, asked()).analysis is None
        await analyst.close()

    asyncio.run(go())
