"""What adds credentials needs a fresh sign-in, and a cookie is a session of its own kind."""

import httpx

from gloaming.server.access.doorman import COOKIE
from tests.server.identity.houses import DAY, PASSWORD

from .housing import Housed, become_guest, refusal, sign_up


def make_token(web: httpx.Client) -> httpx.Response:
    """Ask for a program's token."""
    return web.post("/api/account/tokens", json={"label": "bot"})


def test_what_adds_credentials_needs_a_fresh_sign_in(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    house.clock.now += 10 * 60 - 1
    assert make_token(web).status_code == 201
    house.clock.now += 1
    assert refusal(make_token(web)) == (403, "sign-in-again")
    assert refusal(web.post("/api/account/passkeys/begin", json={})) == (403, "sign-in-again")
    assert web.post("/api/account/confirm", json={"password": PASSWORD}).json()["name"] == "Heron"
    assert make_token(web).status_code == 201


def test_a_renewed_cookie_is_no_fresh_sign_in(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    house.clock.now += 2 * DAY
    assert "set-cookie" in web.get("/api/me").headers
    assert refusal(make_token(web)) == (403, "sign-in-again")


def test_a_program_renews_nobodys_cookie(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    token = make_token(web).json()["token"]
    with house.browser(Authorization=f"Bearer {token}") as program:
        program.cookies.set(COOKIE, web.cookies[COOKIE])
        house.clock.now += 2 * DAY
        assert "set-cookie" not in program.get("/api/me").headers


def test_guests_need_no_fresh_sign_in_to_become_accounts(house: Housed, web: httpx.Client) -> None:
    become_guest(web)
    house.clock.now += DAY
    assert web.post("/api/account/passkeys/begin", json={"name": "Heron"}).status_code == 200
    assert refusal(make_token(web)) == (403, "only-accounts")


def test_the_cookie_of_a_device_opens_nothing(house: Housed, web: httpx.Client) -> None:
    answer = web.post("/api/account", json={"name": "Heron", "password": PASSWORD})
    told = [line.lower() for line in answer.headers.get_list("set-cookie")]
    [device] = [line for line in told if line.startswith("gloaming-device=")]
    for words in ("httponly", "samesite=lax", "path=/api/account", "max-age=31536000"):
        assert words in device
    value = next(c.value for c in web.cookies.jar if c.name == "gloaming-device")
    for way in ({"Cookie": f"{COOKIE}={value}"}, {"Authorization": f"Bearer {value}"}):
        with house.browser(**way) as thief:
            assert thief.get("/api/me").json()["name"] == ""
    kinds = {token["kind"] for token in web.get("/api/account/tokens").json()}
    assert kinds == {"cookie"}
