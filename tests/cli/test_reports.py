"""The host reads reports on the command line, and decides."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from gloaming.cli.app import app
from gloaming.core.errors import OptionsError
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.opinions import Opinions
from gloaming.server.storage.published import PublishedPuzzles
from tests.server.storage.test_published import puzzle


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Return the address of a database with a puzzle that was reported."""
    address = f"sqlite:///{tmp_path / 'kept.db'}"

    async def scenario() -> None:
        database = await open_database(address)
        await PublishedPuzzles(database).keep(puzzle(1))
        await Opinions(database).report("p-1", "ada", "rude", now=1.0, enough=1)
        await database.close()

    asyncio.run(scenario())
    return address


def said(address: str, *words: str) -> str:
    """Return what a command prints."""
    done = CliRunner().invoke(app, ["puzzles", *words, "--database", address])
    if done.exception:
        raise done.exception
    return done.output


def test_the_host_reads_and_decides(address: str) -> None:
    assert said(address, "reports") == "p-1  hidden  'Number 1'  : rude\n"
    assert said(address, "settle", "p-1", "show") == "p-1 is shown to everybody\n"
    assert said(address, "reports") == "there are no reports\n"
    (told,) = json.loads(said(address, "reports", "--all", "--json"))["reports"]
    assert (told["is_settled"], told["is_hidden"]) == (True, False)
    assert said(address, "settle", "p-1", "hide") == "p-1 is hidden from all but its composer\n"
    assert said(address, "settle", "p-1", "delete") == "p-1 is deleted\n"
    with pytest.raises(OptionsError, match="no such published puzzle"):
        said(address, "settle", "p-1", "hide")
