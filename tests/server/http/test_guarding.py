"""What every request passes."""

from collections.abc import Iterator

import httpx
import pytest

from gloaming.server.http.guarding import HEADERS
from tests.patience import PATIENCE
from tests.server.live.memory import MemoryStorage
from tests.server.live.serving import Served, serving


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    with serving() as running:
        yield running


@pytest.mark.parametrize("path", ["/health", "/api/me", "/nowhere", "/api/tables/nowhere"])
def test_every_answer_has_the_security_headers(served: Served, path: str) -> None:
    answer = httpx.get(served.address + path, timeout=PATIENCE)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe-inline" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"Origin": "http://elsewhere.example", "X-Gloaming": "1"}, 403),
        ({"X-Gloaming": "1"}, 201),
        ({"Origin": "http://127.0.0.1:{port}"}, 201),
    ],
)
def test_another_page_changes_nothing(served: Served, headers: dict[str, str], status: int) -> None:
    filled = {name: value.format(port=served.port) for name, value in headers.items()}
    assert (
        httpx.post(served.address + "/api/guest", headers=filled, timeout=PATIENCE).status_code
        == status
    )


def test_known_origins_may_be_given() -> None:
    with serving(allowed_origins=("https://play.example/",)) as served:
        headers = {"Origin": "https://play.example"}
        assert (
            httpx.post(served.address + "/api/guest", headers=headers, timeout=PATIENCE).status_code
            == 201
        )


def test_who_asks_too_often_is_told_so() -> None:
    with (
        serving(requests_per_minute=50) as served,
        httpx.Client(base_url=served.address, timeout=PATIENCE) as web,
    ):
        answers = [web.get("/api/me") for _ in range(10)]
        assert [answer.status_code for answer in answers] == [200] * 10
        more = (web.get("/api/me") for _ in range(100))  # some are allowed as time passes
        refused = next(answer for answer in more if answer.status_code != 200)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")


def test_the_files_of_the_client_do_not_count() -> None:
    with (
        serving(requests_per_minute=5) as served,
        httpx.Client(base_url=served.address, timeout=PATIENCE) as web,
    ):
        answers = {web.get("/assets/nothing.js").status_code for _ in range(20)}
        assert answers == {404}


def test_a_person_is_limited_wherever_they_ask_from() -> None:
    # Five in a minute: one at once, and the next one twelve seconds later.
    with serving(requests_per_minute=5, trusted_proxies=("127.0.0.1",)) as served:
        token = {"Authorization": f"Bearer {served.identity.known('one')}"}

        def ask(last: int, headers: dict[str, str]) -> int:
            address = {"X-Forwarded-For": f"192.0.2.{last}"}
            return httpx.get(
                f"{served.address}/api/me", headers=address | headers, timeout=PATIENCE
            ).status_code

        assert [ask(last, token) for last in (1, 2)] == [200, 429]
        assert [ask(last, {}) for last in (3, 4)] == [200, 200]
        assert [ask(last, {}) for last in (5, 5)] == [200, 429]


def test_a_large_body_is_refused(served: Served) -> None:
    body = b'{"id": "' + b"x" * 100_000 + b'"}'
    headers = {"X-Gloaming": "1", "Content-Type": "application/json"}
    answer = httpx.post(
        served.address + "/api/tables", content=body, headers=headers, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 20_000])
def test_a_bad_body_is_refused(served: Served, body: bytes) -> None:
    headers = {"X-Gloaming": "1", "Content-Type": "application/json"}
    answer = httpx.post(
        served.address + "/api/tables", content=body, headers=headers, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_wrong_method_is_refused(served: Served) -> None:
    answer = httpx.delete(
        served.address + "/api/tables", headers={"X-Gloaming": "1"}, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["code"]) == (405, "malformed")


def test_a_mistake_of_ours_tells_nothing_of_the_inside() -> None:
    class Broken(MemoryStorage):
        async def secret(self, table: str) -> None:
            raise ZeroDivisionError(table)

    with serving(Broken()) as served:
        answer = httpx.get(served.address + "/api/tables/any", timeout=PATIENCE)
        assert answer.status_code == 500
        assert answer.json() == {
            "code": "unavailable",
            "text": "something went wrong here",
            "place": "",
        }
