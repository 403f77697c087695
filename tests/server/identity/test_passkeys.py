"""Passkeys: ceremonies with a software authenticator, each used once, forgeries refused."""

import asyncio
import json
from collections.abc import Callable

import pytest

from gloaming.server.identity.errors import (
    CeremonyError,
    LastPasskeyError,
    NameRefusedError,
    NameTakenError,
    WrongCredentialsError,
)
from gloaming.server.identity.person import Person
from gloaming.server.storage.errors import ValueRefusedError

from .authenticator import Authenticator
from .houses import PASSWORD, SITE, House, opened


async def register(house: House, person: Person, device: Authenticator, name: str) -> Person:
    """Give a person a passkey."""
    ceremony = await house.passkeys.begin_registration(person, name)
    answer = device.create(ceremony.options)
    account, token = await house.passkeys.finish_registration(
        person, ceremony.id, answer, label="my phone", name=name
    )
    assert await house.who(token, "bearer") == account
    return account


def test_a_guest_becomes_an_account_with_a_passkey(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, cookie = await house.new_guest()
            device = Authenticator(SITE)
            account = await register(house, guest, device, "Heron")
            assert account == Person(guest.id, "Heron", is_guest=False)
            assert await house.who(cookie, "bearer") is None
            for _ in range(3):
                ceremony = await house.passkeys.begin_sign_in()
                answer = device.get(ceremony.options)
                signed_in, token = await house.passkeys.finish_sign_in(ceremony.id, answer)
                assert signed_in == account
                assert await house.who(token, "bearer") == account

    asyncio.run(scenario())


def test_the_options_are_for_this_site_and_this_person(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            device = Authenticator(SITE)
            account = await register(house, guest, device, "Heron")
            options = (await house.passkeys.begin_registration(account)).options
            assert options["rp"] == {"id": "games.example", "name": "Gloaming"}
            assert options["user"]["name"] == "Heron"
            assert len(options["excludeCredentials"]) == 1
            assert options["authenticatorSelection"]["userVerification"] == "required"

    asyncio.run(scenario())


def test_a_guest_needs_a_name_that_is_free(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            guest, cookie = await house.new_guest()
            with pytest.raises(NameTakenError):
                await house.passkeys.begin_registration(guest, "heron")
            with pytest.raises(NameRefusedError):
                await register(house, guest, Authenticator(SITE), "")
            assert await house.who(cookie, "bearer") == guest
            assert await house.passkeys.passkeys(guest) == []

    asyncio.run(scenario())


def test_a_ceremony_is_used_once(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            device = Authenticator(SITE)
            await register(house, guest, device, "Heron")
            ceremony = await house.passkeys.begin_sign_in()
            answer = device.get(ceremony.options)
            await house.passkeys.finish_sign_in(ceremony.id, answer)
            with pytest.raises(CeremonyError, match="begin again"):
                await house.passkeys.finish_sign_in(ceremony.id, answer)

    asyncio.run(scenario())


def test_a_failed_ceremony_is_used_up_too(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            device = Authenticator(SITE)
            await register(house, guest, device, "Heron")
            ceremony = await house.passkeys.begin_sign_in()
            with pytest.raises(WrongCredentialsError):
                await house.passkeys.finish_sign_in(ceremony.id, "{}")
            with pytest.raises(CeremonyError):
                await house.passkeys.finish_sign_in(ceremony.id, device.get(ceremony.options))

    asyncio.run(scenario())


def test_a_ceremony_ends_in_time_and_is_for_one_person_and_purpose(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            other, _ = await house.new_guest()
            device = Authenticator(SITE)
            begin, finish = house.passkeys.begin_registration, house.passkeys.finish_registration
            theirs = await begin(guest, "Elm")
            with pytest.raises(CeremonyError):
                await finish(other, theirs.id, device.create(theirs.options), label="", name="Elm")
            sign_in = await house.passkeys.begin_sign_in()
            with pytest.raises(CeremonyError):
                await finish(guest, sign_in.id, device.create(theirs.options), label="", name="Elm")
            late = await begin(guest, "Elm")
            house.clock.now += 301
            with pytest.raises(CeremonyError):
                await finish(guest, late.id, device.create(late.options), label="", name="Elm")
            with pytest.raises(CeremonyError):
                await house.passkeys.finish_sign_in("unknown", "{}")
            await begin(guest, "Elm")
            house.clock.now += 301
            assert await house.forget_expired() == 1

    asyncio.run(scenario())


def forge(answer: str, part: str) -> str:
    """Return an answer with one part of it changed."""
    forged = json.loads(answer)
    text = forged["response"][part]
    forged["response"][part] = text[:-6] + ("AAAAAA" if text[-6:] != "AAAAAA" else "BBBBBB")
    return json.dumps(forged)


FORGERIES: dict[str, Callable[[Authenticator, dict[str, str]], str]] = {
    "origin": lambda device, options: device.get(options, origin="https://games.example.evil"),
    "purpose": lambda device, options: device.get(options, type="webauthn.create"),
    "challenge": lambda device, options: device.get(options, challenge="AAAA"),
    "site": lambda device, options: device.get(options | {"rpId": "other.example"}),
    "signature": lambda device, options: forge(device.get(options), "signature"),
    "data": lambda device, options: forge(device.get(options), "authenticatorData"),
    "client": lambda device, options: forge(device.get(options), "clientDataJSON"),
    "not JSON": lambda _device, _options: "not JSON",
    "list": lambda _device, _options: "[]",
    "nothing": lambda _device, _options: "",
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forgeries_are_refused(address: str, forgery: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            device = Authenticator(SITE)
            await register(house, guest, device, "Heron")
            ceremony = await house.passkeys.begin_sign_in()
            with pytest.raises(WrongCredentialsError):
                await house.passkeys.finish_sign_in(
                    ceremony.id, FORGERIES[forgery](device, ceremony.options)
                )

    asyncio.run(scenario())


def test_a_copied_key_is_noticed_by_its_count(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            device = Authenticator(SITE)
            await register(house, guest, device, "Heron")
            for is_copy in (False, True):
                ceremony = await house.passkeys.begin_sign_in()
                device.count = 3 if is_copy else 7
                answer = device.get(ceremony.options)
                if is_copy:
                    with pytest.raises(WrongCredentialsError):
                        await house.passkeys.finish_sign_in(ceremony.id, answer)
                else:
                    await house.passkeys.finish_sign_in(ceremony.id, answer)

    asyncio.run(scenario())


def test_a_device_must_ask_who_is_there(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            with pytest.raises(WrongCredentialsError):
                await register(house, guest, Authenticator(SITE, verifies=False), "Heron")
            with pytest.raises(WrongCredentialsError):
                await register(house, guest, Authenticator("https://evil.example"), "Heron")

    asyncio.run(scenario())


def test_a_passkey_belongs_to_one_account_and_can_be_removed(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            first, _ = await house.new_guest()
            other, _ = await house.new_guest()
            device = Authenticator(SITE)
            account = await register(house, first, device, "Heron")
            with pytest.raises(WrongCredentialsError):
                await register(house, other, device, "Basalt")
            [kept] = await house.passkeys.passkeys(account)
            assert kept.label == "my phone"
            assert not await house.passkeys.remove(other, kept.id)
            assert not await house.passkeys.remove(account, "AAAA")
            assert not await house.passkeys.remove(account, "?")
            with pytest.raises(LastPasskeyError, match="add another one first"):
                await house.passkeys.remove(account, kept.id)
            await register(house, account, Authenticator(SITE), "")
            assert await house.passkeys.remove(account, kept.id)
            ceremony = await house.passkeys.begin_sign_in()
            with pytest.raises(WrongCredentialsError):
                await house.passkeys.finish_sign_in(ceremony.id, device.get(ceremony.options))

    asyncio.run(scenario())


def test_ids_that_no_database_can_keep_are_refused(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            with pytest.raises((ValueRefusedError, CeremonyError)):
                await house.passkeys.finish_sign_in("\0", "{}")
            with pytest.raises(ValueRefusedError, match="cannot be kept"):
                await house.passkeys.finish_sign_in("\ud800", "{}")

    asyncio.run(scenario())
