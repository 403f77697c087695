"""Accounts over HTTP: signing up, in and out, names, passwords, tokens, export and leaving."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from gloaming.server.access.doorman import COOKIE
from gloaming.server.storage.archive import FinishedMatch, Finisher
from gloaming.server.storage.sql_storage import SqlStorage
from tests.patience import PATIENCE
from tests.server.identity.houses import DAY, PASSWORD

from .housing import Housed, become_guest, housed, play, refusal, sign_in, sign_up

OTHER_PASSWORD = "another long password"
FOREIGN = "https://elsewhere.example"


def who(house: Housed, token: str) -> Any:
    """Return whose token this is."""
    return asyncio.run(house.identity.who(token, "bearer"))


def test_a_guest_becomes_an_account_and_gets_another_token(
    house: Housed, web: httpx.Client
) -> None:
    token = become_guest(web)
    guest = who(house, token)
    fresh = sign_up(web, "Heron")
    assert fresh != token
    assert who(house, token) is None
    assert who(house, fresh).id == guest.id
    assert web.get("/api/me").json() == {"name": "Heron", "is_guest": False}


def test_somebody_new_becomes_an_account_at_once(web: httpx.Client) -> None:
    sign_up(web, "Heron")
    assert refusal(web.post("/api/account", json={"name": "Elm", "password": PASSWORD})) == (
        409,
        "already-account",
    )


def test_tokens_cannot_be_guessed_and_no_script_reads_them(web: httpx.Client) -> None:
    answer = web.post("/api/account", json={"name": "Heron", "password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age=2592000" in cookie
    assert "secure" not in cookie
    assert len(web.cookies[COOKIE]) >= 43  # 256 bits in base64
    assert web.cookies[COOKIE] not in answer.text


def test_cookies_are_secure_where_the_page_is(tmp_path: Path) -> None:
    with housed(tmp_path, secure_cookies=None) as house, house.browser() as web:
        assert "secure" in web.post("/api/guest").headers["set-cookie"].lower()


def test_a_cookie_is_renewed_now_and_then(house: Housed, web: httpx.Client) -> None:
    become_guest(web)
    assert "set-cookie" not in web.get("/api/me").headers
    house.clock.now += 2 * DAY
    assert "max-age=31536000" in web.get("/api/me").headers["set-cookie"].lower()
    assert "set-cookie" not in web.get("/api/me").headers
    house.clock.now += 364 * DAY
    assert web.get("/api/me").json()["is_guest"]


@pytest.mark.parametrize(
    ("name", "password", "status", "code"),
    [
        ("x", PASSWORD, 400, "name-refused"),
        ("admin", PASSWORD, 400, "name-refused"),
        ("He\u200bron", PASSWORD, 400, "name-refused"),
        ("\0\0\0", PASSWORD, 400, "name-refused"),
        ("Elm", "short", 400, "password-refused"),
        ("Elm", "x" * 300, 400, "password-refused"),
        ("Elm", "x" * 1000, 400, "malformed"),
        ("HERON", PASSWORD, 409, "name-taken"),
    ],
)
def test_bad_names_and_passwords_are_refused_by_name(
    house: Housed, web: httpx.Client, name: str, password: str, status: int, code: str
) -> None:
    sign_up(web, "Heron")
    with house.browser() as other:
        answer = other.post("/api/account", json={"name": name, "password": password})
        assert refusal(answer) == (status, code)
        assert COOKIE not in other.cookies


@pytest.mark.parametrize(
    ("name", "password"), [("Heron", "wrong password"), ("Nobody", PASSWORD), ("\0", "")]
)
def test_wrong_credentials_are_refused_without_telling_which(
    house: Housed, web: httpx.Client, name: str, password: str
) -> None:
    sign_up(web, "Heron")
    with house.browser() as other:
        answer = sign_in(other, name, password)
        assert refusal(answer) == (403, "wrong-credentials")
        assert answer.json()["text"] == "name and password, or the passkey, do not fit"


def finished(person: str) -> FinishedMatch:
    """Return a private match that somebody has won."""
    winner = Finisher(0, "somebody", person, "won", 1.0)
    return FinishedMatch("m", "toy", False, 1.0, 2.0, "resigned", (winner,))


@pytest.mark.parametrize("claims", [None, True, False])
def test_signing_in_claims_the_games_of_the_guest(
    house: Housed, web: httpx.Client, claims: bool | None
) -> None:
    with house.browser() as other:
        sign_up(other, "Heron")
    token = become_guest(web)
    asyncio.run(house.archive.keep(finished(who(house, token).id), ""))
    more: dict[str, Any] = {} if claims is None else {"claims_guest": claims}
    assert sign_in(web, "heron", **more).json() == {"name": "Heron", "is_guest": False}
    assert web.cookies[COOKIE] != token
    assert who(house, token) is None
    mine = web.get("/api/archive", params={"mine": True}).json()["matches"]
    assert len(mine) == (0 if claims is False else 1)
    assert all(match["players"][0]["is_you"] for match in mine)


def test_signing_in_as_somebody_else_ends_the_first_visit(house: Housed, web: httpx.Client) -> None:
    with house.browser() as other:
        sign_up(other, "Elm")
    token = sign_up(web, "Heron")
    assert sign_in(web, "Elm").json()["name"] == "Elm"
    assert who(house, token) is None
    assert sign_in(web, "Heron").json()["name"] == "Heron"


def test_signing_out_here_or_everywhere(house: Housed, web: httpx.Client) -> None:
    token = sign_up(web, "Heron")
    with house.browser() as other, house.browser() as third:
        assert sign_in(other, "Heron").status_code == sign_in(third, "Heron").status_code == 200
        assert web.post("/api/account/sign-out").json() == {"name": "", "is_guest": False}
        assert COOKIE not in web.cookies
        assert who(house, token) is None
        assert other.get("/api/me").json()["name"] == "Heron"
        assert other.post("/api/account/sign-out-everywhere").status_code == 200
        assert third.get("/api/me").json()["name"] == ""
    assert web.post("/api/account/sign-out").status_code == 200


def test_guests_and_accounts_may_be_called_something_else(house: Housed, web: httpx.Client) -> None:
    become_guest(web)
    assert web.post("/api/account/name", json={"name": "Heron"}).json()["name"] == "Heron"
    with house.browser() as other:
        sign_up(other, "Elm")
        answer = other.post("/api/account/name", json={"name": "Heron"})
        assert answer.json() == {"name": "Heron", "is_guest": False}
    sign_up(web, "Basalt")
    answer = web.post("/api/account/name", json={"name": "heron"})
    assert refusal(answer) == (409, "name-taken")


def test_a_changed_password_signs_all_others_out(house: Housed, web: httpx.Client) -> None:
    token = sign_up(web, "Heron")
    with house.browser() as other:
        sign_in(other, "Heron")
        change = {"old": "not this one", "new": OTHER_PASSWORD}
        assert refusal(web.post("/api/account/password", json=change)) == (403, "wrong-credentials")
        change = {"old": PASSWORD, "new": OTHER_PASSWORD}
        assert web.post("/api/account/password", json=change).json()["name"] == "Heron"
        assert other.get("/api/me").json()["name"] == ""
        assert refusal(sign_in(other, "Heron")) == (403, "wrong-credentials")
        assert sign_in(other, "Heron", OTHER_PASSWORD).status_code == 200
    assert who(house, token) is None
    assert web.get("/api/me").json()["name"] == "Heron"


def test_a_program_has_a_token_that_is_told_once(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    made = web.post("/api/account/tokens", json={"label": "my bot"})
    assert made.status_code == 201
    token, known = made.json()["token"], made.json()["known"]
    with house.browser(Authorization=f"Bearer {token}") as program:
        assert program.get("/api/me").json()["name"] == "Heron"
        assert "set-cookie" not in program.get("/api/me").headers
        listed = web.get("/api/account/tokens")
        assert [one["label"] for one in listed.json()] == ["", "my bot"]
        assert token not in listed.text
        assert refusal(program.post("/api/account/tokens", json={"label": "more"}))[0] == 403
        assert refusal(program.get("/api/account/export"))[0] == 403
        assert web.delete(f"/api/account/tokens/{known['id']}").status_code == 204
        assert program.get("/api/me").json()["name"] == ""
    again = web.delete(f"/api/account/tokens/{known['id']}")
    assert refusal(again) == (404, "no-such-token")


def test_nobody_revokes_the_tokens_of_others(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    known = web.post("/api/account/tokens", json={"label": "my bot"}).json()["known"]
    with house.browser() as other:
        sign_up(other, "Elm")
        assert refusal(other.delete(f"/api/account/tokens/{known['id']}"))[0] == 404
    assert len(web.get("/api/account/tokens").json()) == 2


def test_guests_have_no_programs(web: httpx.Client) -> None:
    become_guest(web)
    answer = web.post("/api/account/tokens", json={"label": "my bot"})
    assert refusal(answer) == (403, "only-accounts")


def test_everything_about_oneself_can_be_taken_along(house: Housed, web: httpx.Client) -> None:
    cookie = sign_up(web, "Heron")
    token = web.post("/api/account/tokens", json={"label": "my bot"}).json()["token"]
    asyncio.run(house.archive.keep(finished(who(house, cookie).id), "a record"))
    answer = web.get("/api/account/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    kept = answer.json()
    assert kept["person"]["name"] == "Heron"
    assert kept["matches"][0]["record"] == "a record"
    assert "my bot" in answer.text
    assert not any(secret in answer.text for secret in (cookie, token, PASSWORD, "argon2"))


def test_leaving_needs_the_name_and_the_password(house: Housed, web: httpx.Client) -> None:
    token = sign_up(web, "Heron")
    for body in (
        {"name": "Elm", "password": PASSWORD},
        {"name": "Heron"},
        {"name": "Heron", "password": "wrong password"},
    ):
        answer = web.post("/api/account/delete", json=body)
        assert refusal(answer) == (403, "wrong-credentials")
    body = {"name": "heron", "password": PASSWORD}
    assert web.post("/api/account/delete", json=body).json()["name"] == ""
    assert COOKIE not in web.cookies
    assert who(house, token) is None
    assert refusal(sign_in(web, "Heron")) == (403, "wrong-credentials")
    sign_up(web, "Heron")


def test_a_guest_leaves_by_name(web: httpx.Client) -> None:
    become_guest(web)
    name = web.get("/api/me").json()["name"]
    assert web.post("/api/account/delete", json={"name": name}).status_code == 200
    assert web.get("/api/me").json()["name"] == ""


def test_the_games_of_those_who_left_stay_without_their_name(
    house: Housed, web: httpx.Client
) -> None:
    with house.browser() as other:
        tokens = sign_up(web, "Heron"), sign_up(other, "Elm")
        over = asyncio.run(play(house, *tokens, is_finished=True, is_public=True))
        begun = asyncio.run(play(house, *tokens, is_finished=False, is_public=True))
        body = {"name": "Heron", "password": PASSWORD}
        assert web.post("/api/account/delete", json=body).status_code == 200
        [match] = other.get("/api/archive").json()["matches"]
        assert [player["name"] for player in match["players"]] == ["deleted", "Elm"]
        assert other.get(f"/api/archive/{over}/replay").json()["players"] == ["deleted", "Elm"]
        for phase, table in (("over", over), ("running", begun)):
            [listed] = other.get("/api/tables", params={"phase": phase}).json()
            assert listed["id"] == table
            assert [seat["player"] for seat in listed["seats"]] == ["deleted", "Elm"]


def test_no_answer_tells_a_secret(house: Housed, web: httpx.Client) -> None:
    with house.browser() as other:
        tokens = sign_up(web, "Heron"), sign_up(other, "Elm")
        table = asyncio.run(play(house, *tokens, is_finished=False, is_public=True))
        api = web.post("/api/account/tokens", json={"label": "my bot"}).json()["token"]
        secrets = [*tokens, api, PASSWORD, "argon2", who(house, tokens[1]).id]
        secrets.append(asyncio.run(seed_of(house, table)))
        document = web.get("/api/schema/openapi.json").json()
        for path, methods in document["paths"].items():
            if "get" in methods:
                answer = web.get(path.replace("{table}", table).replace("{match}", table))
                assert not [secret for secret in secrets if secret in answer.text], path


async def seed_of(house: Housed, table: str) -> str:
    """Return what nobody may know while a match goes on."""
    secret = await SqlStorage(house.identity.database).secret(table)
    assert secret
    return secret.seed


def changing_requests(house: Housed) -> list[tuple[str, str]]:
    """Return every request that may change something."""
    document = httpx.get(f"{house.address}/api/schema/openapi.json", timeout=PATIENCE).json()
    return [
        (method, path.replace("{", "").replace("}", ""))
        for path, methods in document["paths"].items()
        for method in methods
        if method != "get"
    ]


def test_no_other_page_changes_anything(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    found = changing_requests(house)
    assert len(found) > 15
    for method, path in found:
        for headers in ({"X-Gloaming": ""}, {"Origin": FOREIGN}, {"Origin": "null"}):
            answer = web.request(method, path, headers=headers)
            assert refusal(answer) == (403, "forbidden"), (method, path)
    assert web.get("/api/me").json()["name"] == "Heron"


def test_strangers_have_no_account_to_look_into(web: httpx.Client) -> None:
    for path in ("export", "tokens", "passkeys"):
        assert refusal(web.get(f"/api/account/{path}")) == (403, "forbidden")
    assert refusal(web.get("/api/archive", params={"mine": True})) == (403, "forbidden")


def test_who_tries_too_often_waits(tmp_path: Path) -> None:
    with housed(tmp_path, sign_ins_per_minute=3) as house, house.browser() as web:
        codes = [refusal(sign_in(web, f"name{number}"))[1] for number in range(4)]
        assert codes == ["wrong-credentials"] * 3 + ["too-many-tries"]
        answer = web.post("/api/account", json={"name": "Elm", "password": PASSWORD})
        assert refusal(answer) == (429, "too-many-tries")
        house.clock.now += 60
        sign_up(web, "Elm")


def test_tries_are_counted_by_the_address_that_a_trusted_proxy_tells(tmp_path: Path) -> None:
    with housed(tmp_path, sign_ins_per_minute=1, trusted_proxies=("127.0.0.1",)) as house:
        for number, address in enumerate(("192.0.2.1", "192.0.2.2", "2001:db8::1")):
            with house.browser(**{"X-Forwarded-For": f"9.9.9.9, {address}"}) as web:
                assert refusal(sign_in(web, f"first{number}"))[1] == "wrong-credentials"
                assert refusal(sign_in(web, f"second{number}"))[1] == "too-many-tries"


def test_nobody_else_is_believed_about_addresses(tmp_path: Path) -> None:
    with housed(tmp_path, sign_ins_per_minute=1) as house:
        codes = []
        for last in range(3):
            with house.browser(**{"X-Forwarded-For": f"192.0.2.{last}"}) as web:
                codes.append(refusal(sign_in(web, f"name{last}"))[1])
        assert codes == ["wrong-credentials", "too-many-tries", "too-many-tries"]
