"""Records over HTTP: those in the words of their games, written by number."""

from collections.abc import Iterator

import httpx
import pytest

from gloaming.core.record import read_record, write_record
from gloaming.games import find
from gloaming.server.messages.records import LONGEST_RECORD
from tests.games.playthroughs import FOLDER

from .housing import Housed, housed, refusal

PATH = "/api/records/by-number"
RECORDS = ("finstere-2-laid-en", "menhirs-small", "spokenchaos-arranged")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module."""
    with housed(tmp_path_factory.mktemp("records")) as served:
        yield served


@pytest.mark.parametrize("name", RECORDS)
def test_words_become_numbers_of_the_same_match(web: httpx.Client, name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    answer = web.post(PATH, json={"record": text})
    assert answer.status_code == 200, answer.text
    numbered = answer.json()["record"]
    assert "\nplies " in numbered
    same = read_record(numbered, find, verify=True)
    assert write_record(same) == write_record(read_record(text, find))


@pytest.mark.parametrize(
    ("record", "refused"),
    [
        ("", (400, "malformed")),
        ("gloaming record 1\ngame: chess\n\nunfinished\n", (400, "malformed")),
        ("gloaming record 1\ngame: menhirs\nstart: AAAA\n\nunfinished\n", (400, "malformed")),
        ("x" * (LONGEST_RECORD + 1), (413, "too-large")),
    ],
)
def test_what_cannot_be_played_is_refused(
    web: httpx.Client, record: str, refused: tuple[int, str]
) -> None:
    assert refusal(web.post(PATH, json={"record": record})) == refused
