"""Browsers that come to a real server, each from an address of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.endurance.running import Server

OURS = {"X-Gloaming": "1"}
PROXY = ("--trusted-proxies", "127.0.0.1")  # so that a header tells where one comes from
PASSWORD = "a long enough password"


@asynccontextmanager
async def browsing(
    server: Server, address: str = "192.0.2.1", **headers: str
) -> AsyncIterator[httpx.AsyncClient]:
    """Open a browser without cookies, at an address."""
    shown = {**OURS, "X-Forwarded-For": address, **headers}
    async with httpx.AsyncClient(
        base_url=server.address, headers=shown, timeout=PATIENCE
    ) as browser:
        yield browser


async def sign_up(browser: httpx.AsyncClient, name: str, password: str = PASSWORD) -> None:
    """Make an account."""
    answer = await browser.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text


async def sign_in(
    browser: httpx.AsyncClient, name: str, password: str = PASSWORD
) -> httpx.Response:
    """Try to sign in."""
    body = {"name": name, "password": password}
    return await browser.post("/api/account/sign-in", json=body)


async def become_guest(browser: httpx.AsyncClient) -> None:
    """Be a guest."""
    assert (await browser.post("/api/guest")).status_code == 201


def code_of(answer: httpx.Response) -> Any:
    """Return the name of a refusal, or nothing if there was none."""
    return "" if answer.is_success else answer.json()["code"]
