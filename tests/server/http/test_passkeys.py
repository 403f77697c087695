"""Passkeys over HTTP: a whole visit with a device in software."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from gloaming.server.access.doorman import COOKIE
from tests.server.identity.authenticator import Authenticator
from tests.server.identity.houses import PASSWORD, SITE

from .housing import Housed, become_guest, refusal, sign_up

AT_ONCE = 8


def register(web: httpx.Client, device: Authenticator, name: str = "") -> httpx.Response:
    """Give the one who sits before a browser a passkey."""
    ceremony = web.post("/api/account/passkeys/begin", json={"name": name}).json()
    credential = json.loads(device.create(ceremony["options"]))
    body = {"ceremony": ceremony["id"], "credential": credential, "label": "key", "name": name}
    return web.post("/api/account/passkeys", json=body)


def show(web: httpx.Client, device: Authenticator, **more: Any) -> httpx.Response:
    """Sign in with a passkey."""
    ceremony = web.post("/api/account/passkeys/sign-in/begin").json()
    credential = json.loads(device.get(ceremony["options"]))
    body = {"ceremony": ceremony["id"], "credential": credential, **more}
    return web.post("/api/account/passkeys/sign-in", json=body)


def test_a_guest_becomes_an_account_and_comes_back_with_a_passkey(
    house: Housed, web: httpx.Client
) -> None:
    token, device = become_guest(web), Authenticator(SITE)
    answer = register(web, device, "Heron")
    assert (answer.status_code, answer.json()) == (201, {"name": "Heron", "is_guest": False})
    assert web.cookies[COOKIE] != token
    with house.browser() as other:
        become_guest(other)
        assert show(other, device).json() == {"name": "Heron", "is_guest": False}
        assert other.get("/api/me").json()["name"] == "Heron"


def test_an_account_has_several_passkeys_but_keeps_one(web: httpx.Client) -> None:
    become_guest(web)
    register(web, Authenticator(SITE), "Heron")
    before = web.cookies[COOKIE]
    assert register(web, Authenticator(SITE)).status_code == 201
    assert web.cookies[COOKIE] != before
    kept = web.get("/api/account/passkeys").json()
    assert [key["label"] for key in kept] == ["key", "key"]
    path = "/api/account/passkeys/"
    assert web.delete(path + kept[0]["id"]).status_code == 204
    assert refusal(web.delete(path + kept[0]["id"])) == (404, "no-such-passkey")
    assert refusal(web.delete(path + kept[1]["id"])) == (409, "last-passkey")
    sign_out = web.post("/api/account/delete", json={"name": "Heron"})
    assert sign_out.status_code == 200


def test_a_password_is_enough_to_give_up_passkeys(web: httpx.Client) -> None:
    sign_up(web, "Heron", PASSWORD)
    register(web, Authenticator(SITE))
    [kept] = web.get("/api/account/passkeys").json()
    assert web.delete(f"/api/account/passkeys/{kept['id']}").status_code == 204


def test_a_name_is_checked_before_a_device_keeps_anything(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Heron")
    with house.browser() as other:
        begin = "/api/account/passkeys/begin"
        assert refusal(other.post(begin, json={})) == (403, "forbidden")
        become_guest(other)
        assert refusal(other.post(begin, json={"name": "heron"})) == (409, "name-taken")
        assert refusal(other.post(begin, json={})) == (400, "name-refused")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 1},
        {"id": "?", "rawId": "?", "type": "public-key", "response": {}},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": []}},
        {
            "id": "AA",
            "rawId": "AA",
            "type": "public-key",
            "response": {
                "clientDataJSON": "AA",
                "authenticatorData": "AA",
                "signature": "AA",
                "attestationObject": "AA",
            },
        },
    ],
)
def test_what_no_device_says_is_refused(web: httpx.Client, credential: Any) -> None:
    become_guest(web)
    ceremony = web.post("/api/account/passkeys/sign-in/begin").json()["id"]
    body = {"ceremony": ceremony, "credential": credential}
    answer = web.post("/api/account/passkeys/sign-in", json=body)
    assert refusal(answer) == (403, "wrong-credentials")
    ceremony = web.post("/api/account/passkeys/begin", json={"name": "Heron"}).json()["id"]
    body = {"ceremony": ceremony, "credential": credential, "name": "Heron"}
    assert refusal(web.post("/api/account/passkeys", json=body)) == (403, "wrong-credentials")


def test_a_ceremony_ends(house: Housed, web: httpx.Client) -> None:
    device = Authenticator(SITE)
    ceremony = web.post("/api/account/passkeys/sign-in/begin").json()
    house.clock.now += 600
    body = {"ceremony": ceremony["id"], "credential": json.loads(device.get(ceremony["options"]))}
    answer = web.post("/api/account/passkeys/sign-in", json=body)
    assert refusal(answer) == (409, "ceremony-over")


def test_what_a_device_has_said_signs_nobody_in_again(house: Housed, web: httpx.Client) -> None:
    """Whoever has overheard it sends it again: as it was, in a new ceremony, and many at once."""
    become_guest(web)
    device = Authenticator(SITE)
    register(web, device, "Heron")
    ceremony = web.post("/api/account/passkeys/sign-in/begin").json()
    credential = json.loads(device.get(ceremony["options"]))
    body = {"ceremony": ceremony["id"], "credential": credential}

    def send(_: int) -> int:
        with house.browser() as other:
            return other.post("/api/account/passkeys/sign-in", json=body).status_code

    with ThreadPoolExecutor(AT_ONCE) as threads:
        statuses = Counter(threads.map(send, range(AT_ONCE)))
    assert statuses == {200: 1, 409: AT_ONCE - 1}
    with house.browser() as other:
        again = other.post("/api/account/passkeys/sign-in", json=body)
        assert refusal(again) == (409, "ceremony-over")
        new = other.post("/api/account/passkeys/sign-in/begin").json()["id"]
        moved = other.post("/api/account/passkeys/sign-in", json={**body, "ceremony": new})
        assert refusal(moved) == (403, "wrong-credentials")
        assert other.get("/api/me").json()["name"] == ""
