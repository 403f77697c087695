"""What links show of themselves: enough to come, and nothing that not everybody may know."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gloaming.games import find
from gloaming.server.http.link_previews import Preview, Previews
from gloaming.server.http.pages import pages
from gloaming.server.storage.protocol import TableRow
from gloaming.server.storage.published import Published
from gloaming.server.tables.views.row import SeatSummary, TableSummary

NOW = 1000.0
FREE = SeatSummary("green", "empty", "")
TAKEN = SeatSummary("red", "person", "<Somebody>")


def published(name: str, *, is_hidden: bool) -> Published:
    """Return a published puzzle."""
    return Published(
        id=name,
        game="finstere",
        kind="feast",
        title="One",
        puzzle="{}",
        solutions=1,
        grade=4,
        composer="somebody",
        composer_name="<Somebody>",
        is_guest=False,
        published_at=0.0,
        score=0,
        plays=0,
        is_hidden=is_hidden,
    )


PUBLISHED = {
    "p-one": published("p-one", is_hidden=False),
    "p-hidden": published("p-hidden", is_hidden=True),
}


def row_of(
    phase: str,
    *seats: SeatSummary,
    game: str = "finstere",
    may_be_watched: bool = True,
    told_at: float | None = None,
) -> TableRow:
    """Return what is known of a table."""
    summary = TableSummary("t", game, phase, "none", may_be_watched, 0.0, seats, ())  # type: ignore[arg-type]
    raw = msgspec.Raw(msgspec.json.encode(summary))
    return TableRow("t", game, phase, False, 0.0, 0.0, None, (), raw, told_at=told_at)


def previews_of(row: TableRow | None) -> Previews:
    """Return previews where there is one table, or none."""

    async def read(_: str) -> TableRow | None:
        return row

    async def read_puzzle(name: str) -> Published | None:
        return PUBLISHED.get(name)

    return Previews("https://games.example", read, lambda: NOW, read_puzzle)


def shown(path: str, row: TableRow | None = None) -> Preview | None:
    """Return what a link shows."""
    return asyncio.run(previews_of(row).of(path))


@pytest.mark.parametrize(
    ("row", "title", "words"),
    [
        (row_of("open", FREE, FREE, TAKEN), "come and play", "2 of 3 seats are free"),
        (row_of("open", FREE, TAKEN), "come and play", "a seat is free"),
        (row_of("open", TAKEN, TAKEN), "come and play", "about to begin"),
        (row_of("running", TAKEN, TAKEN), "a match", "2 play"),
        (row_of("over", TAKEN, TAKEN), "to see again", "Step by step"),
    ],
)
def test_a_table_tells_its_game_and_how_far_it_is(row: TableRow, title: str, words: str) -> None:
    preview = shown("/table/t", row)
    assert preview is not None
    assert preview.title.startswith("Finstere Flure: ")
    assert title in preview.title
    assert words in preview.description


def test_nobody_is_named_and_what_may_not_be_watched_not_told() -> None:
    assert "Somebody" not in str(shown("/table/t", row_of("running", TAKEN, TAKEN)))
    assert shown("/table/t", row_of("running", TAKEN, may_be_watched=False)) is None
    assert shown("/replay/t", row_of("over", TAKEN, may_be_watched=False)) is None


def test_an_end_that_is_told_later_is_not_told_by_a_link() -> None:
    preview = shown("/replay/t", row_of("over", TAKEN, TAKEN, told_at=NOW + 1))
    assert preview is not None
    assert "see again" not in preview.title
    assert preview.picture == ""


def test_only_a_finished_match_shows_what_decided_it() -> None:
    over, running = (
        shown("/replay/t", row_of(phase, TAKEN, TAKEN)) for phase in ("over", "running")
    )
    assert over is not None
    assert over.picture == "links/replays/t.png"
    assert running is not None
    assert running.picture == ""


@pytest.mark.parametrize(
    ("path", "title", "words", "picture"),
    [
        (
            "/puzzles/ff-0002",
            "Supper by candlelight (Finstere Flure)",
            "grade 1 of 9",
            "ff-0002.png",
        ),
        ("/puzzles/hide", "Spokenchaos: hide puzzles", "101 puzzles", ""),
        ("/learn/menhirs/moving", ": Drifting mist", "cluster", "menhirs/moving.png"),
        ("/puzzles/p-one", "One (Finstere Flure)", "grade 4 of 9 by <Somebody>", "p-one.png"),
    ],
)
def test_puzzles_and_lessons_tell_what_they_are(
    path: str, title: str, words: str, picture: str
) -> None:
    preview = shown(path)
    assert preview is not None
    assert preview.title.endswith(title)
    assert words in preview.description
    assert preview.picture.endswith(picture)


def test_a_hidden_puzzle_is_not_told_and_names_cannot_break_out() -> None:
    assert shown("/puzzles/p-hidden") is None
    assert shown("/puzzles/p-none") is None
    tags = asyncio.run(previews_of(None).tags("/puzzles/p-one"))
    assert "&lt;Somebody&gt;" in tags
    assert "https://games.example/links/puzzles/p-one.png" in tags


@pytest.mark.parametrize(
    "path",
    [
        "/puzzles",
        "/puzzles/own",
        "/puzzles/ff-9999",
        "/learn/menhirs/nothing",
        "/",
        "/tables",
        "/table/none",
        "/learn/chess",
        "/learn",
        "/a/b/c",
    ],
)
def test_other_links_show_what_every_page_shows(path: str) -> None:
    assert shown(path) is None


def test_the_page_carries_it_and_files_do_not(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head><title>the page</title></head>")
    (tmp_path / "learn").mkdir()
    (tmp_path / "learn" / "menhirs.txt").write_text("a file")
    with TestClient(Litestar([pages(tmp_path, previews_of(None))])) as client:
        page = client.get("/learn/menhirs").text
        assert f'<meta property="og:title" content="{find("menhirs").title}" />' in page
        assert 'content="https://games.example/links/menhirs.jpg"' in page
        assert "the page" in page
        assert client.get("/learn/menhirs.txt").text == "a file"
        assert "og:title" not in client.get("/account").text


def test_what_is_told_cannot_break_out_of_its_tag() -> None:
    tags = asyncio.run(previews_of(None).tags("/learn/menhirs"))
    assert tags.count("<meta") == tags.count("/>")
    path = '/table/"><script>'
    assert "<script>" not in asyncio.run(previews_of(row_of("open", FREE)).tags(path))
