"""The built client over HTTP."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gloaming.server.http.answers import answer_refusal
from gloaming.server.http.pages import NOT_BUILT, pages
from gloaming.server.tables.refusal import Refusal

Client = TestClient[Litestar]


def client_of(folder: Path) -> Client:
    """Return a client of an application that serves only a folder."""
    return TestClient(Litestar([pages(folder)], exception_handlers={Refusal: answer_refusal}))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Serve a small built client."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>the page</title>")
    (tmp_path / "web" / "icon.svg").write_text("<svg/>")
    (tmp_path / "web" / "sw.js").write_text("keep()")
    (tmp_path / "web" / "manifest.webmanifest").write_text("{}")
    (tmp_path / "web" / "assets" / "main-1a2b.js").write_text("plain")
    (tmp_path / "web" / "assets" / "main-1a2b.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    with client_of(tmp_path / "web") as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn", "/account"])
def test_one_page_shows_all(client: Client, path: str) -> None:
    answer = client.get(path)
    assert "the page" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_named_by_their_contents_are_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert answer.text == "plain"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert "immutable" not in client.get("/icon.svg").headers["cache-control"]


def test_what_keeps_the_client_is_looked_for_anew_each_time(client: Client) -> None:
    for name, kind in (
        ("sw.js", "text/javascript"),
        ("manifest.webmanifest", "application/manifest+json"),
    ):
        answer = client.get(f"/{name}")
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache"


def test_files_are_sent_compressed_to_those_who_understand_it(client: Client) -> None:
    with client.stream(
        "GET", "/assets/main-1a2b.js", headers={"accept-encoding": "br, gzip"}
    ) as answer:
        assert b"".join(answer.iter_raw()) == b"packed"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path", ["/assets/other.js", "/api/nothing", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
def test_there_is_nothing_else(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_client_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        answer = client.get("/")
    assert answer.status_code == 404
    assert answer.text == NOT_BUILT
