"""Passwords: only the right one, nothing told about the others, and newer hashes over time."""

import asyncio

import pytest
from argon2 import PasswordHasher

from gloaming.server.identity.errors import (
    NameRefusedError,
    NameTakenError,
    PasswordRefusedError,
    TooManyTriesError,
    WrongCredentialsError,
)
from gloaming.server.identity.tries import Tries
from gloaming.server.storage.schema import passwords

from .houses import PASSWORD, House, opened

STRONGER = PasswordHasher(time_cost=2, memory_cost=128, parallelism=1)


def test_name_and_password_open_an_account(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, _ = await house.passwords.sign_up("Heron", PASSWORD)
            for name in ("Heron", "HERON", "\uff48eron"):
                signed_in, token = await house.passwords.sign_in(name, PASSWORD)
                assert signed_in == person
                assert await house.who(token, "bearer") == person

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("Heron", "not the password"),
        ("Heron", ""),
        ("Heron", PASSWORD + " "),
        ("Heron", "\ud800" * 300),
        ("Nobody", PASSWORD),
        ("", PASSWORD),
        ("H\0eron", PASSWORD),
        ("\ud800", PASSWORD),
        ("x" * 100_000, PASSWORD),
    ],
)
def test_wrong_credentials_are_all_refused_alike(address: str, name: str, password: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            with pytest.raises(WrongCredentialsError) as refusal:
                await house.passwords.sign_in(name, password)
            assert str(refusal.value) == str(WrongCredentialsError())

    asyncio.run(scenario())


def test_names_and_passwords_are_checked_when_signing_up(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            with pytest.raises(NameTakenError):
                await house.passwords.sign_up("hERON", PASSWORD)
            with pytest.raises(NameRefusedError):
                await house.passwords.sign_up("admin", PASSWORD)
            for password in ("short", "x" * 201):
                with pytest.raises(PasswordRefusedError, match="8 to 200"):
                    await house.passwords.sign_up("Basalt", password)

    asyncio.run(scenario())


def test_of_two_who_want_a_name_at_once_one_gets_it(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            signing_up = [
                house.passwords.sign_up(name, PASSWORD) for name in ("Heron", "heron", "HERON")
            ]
            told = await asyncio.gather(*signing_up, return_exceptions=True)
            assert sum(isinstance(one, NameTakenError) for one in told) == 2

    asyncio.run(scenario())


def test_a_guest_who_signs_up_twice_at_once_becomes_one_account(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, _ = await house.new_guest()
            names = ("Heron", "Basalt", "Clover")
            signing_up = [house.passwords.sign_up(name, PASSWORD, guest=guest) for name in names]
            told = await asyncio.gather(*signing_up, return_exceptions=True)
            assert sum(isinstance(one, tuple) for one in told) == 1

    asyncio.run(scenario())


def test_a_changed_password_signs_out_everywhere_else(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, old = await house.passwords.sign_up("Heron", PASSWORD)
            with pytest.raises(WrongCredentialsError):
                await house.passwords.change(person, "not the password", "another password")
            with pytest.raises(PasswordRefusedError):
                await house.passwords.change(person, PASSWORD, "short")
            fresh = await house.passwords.change(person, PASSWORD, "another password")
            assert await house.who(old, "bearer") is None
            assert await house.who(fresh, "bearer") == person
            with pytest.raises(WrongCredentialsError):
                await house.passwords.sign_in("Heron", PASSWORD)
            await house.passwords.sign_in("Heron", "another password")

    asyncio.run(scenario())


async def kept_hash(house: House) -> str:
    """Return the only hash there is."""
    query = passwords.select()
    kept = await house.database.read(lambda connection: connection.execute(query).one())
    return str(kept.hash)


def test_hashes_follow_the_parameters(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            old = await kept_hash(house)
            await house.passwords.sign_in("Heron", PASSWORD)
            assert await kept_hash(house) == old
        async with opened(address, STRONGER) as house:
            await house.passwords.sign_in("Heron", PASSWORD)
            assert "m=128,t=2" in await kept_hash(house)
            await house.passwords.sign_in("Heron", PASSWORD)

    asyncio.run(scenario())


async def guess(house: House, place: str, name: str = "Heron", device: str = "") -> str:
    """Try a wrong password; return how it was refused."""
    with pytest.raises((WrongCredentialsError, TooManyTriesError)) as refusal:
        await house.passwords.sign_in(name, "a wrong guess", address=place, device=device)
    return type(refusal.value).__name__


def test_wrong_passwords_slow_down_the_address_they_come_from(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            house.passwords.tries = Tries(house.database, 3, house.clock)
            for name in ("one", "two", "three"):
                assert await guess(house, "192.0.2.1", name) == "WrongCredentialsError"
            with pytest.raises(TooManyTriesError, match="wait a minute"):
                await house.passwords.sign_in("Heron", PASSWORD, address="192.0.2.1")
            for _ in range(10):  # those who are right are never too many
                await house.passwords.sign_in("Heron", PASSWORD, address="192.0.2.2")
            house.clock.now += 60
            await house.passwords.sign_in("Heron", PASSWORD, address="192.0.2.1")

    asyncio.run(scenario())


def test_a_known_device_is_counted_by_itself(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, _ = await house.passwords.sign_up("Heron", PASSWORD)
            other, _ = await house.passwords.sign_up("Basalt", PASSWORD)
            device = await house.new_device(person, "")
            assert device is not None
            assert await house.new_device(person, device) is None
            assert await house.new_device(other, device) is not None
            house.passwords.tries = Tries(house.database, 3, house.clock)
            while await guess(house, "192.0.2.1") != "TooManyTriesError":
                pass
            here = {"address": "192.0.2.1", "device": device}
            await house.passwords.sign_in("Heron", PASSWORD, **here)
            with pytest.raises(TooManyTriesError):  # it is the device of one person only
                await house.passwords.sign_in("Basalt", PASSWORD, **here)
            for expected in ["WrongCredentialsError"] * 3 + ["TooManyTriesError"]:
                assert await guess(house, "192.0.2.9", device=device) == expected
            await house.passwords.change(person, PASSWORD, "another password")
            assert await house.new_device(person, device) is not None

    asyncio.run(scenario())


def test_guessing_from_everywhere_leaves_each_place_one_try_a_minute(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            house.passwords.tries = Tries(house.database, 3, house.clock)
            for last in range(5):
                for _ in range(5):
                    await guess(house, f"192.0.2.{last}")
            told = [await guess(house, "198.51.100.1") for _ in range(2)]
            assert told == ["WrongCredentialsError", "TooManyTriesError"]
            await house.passwords.sign_in("Heron", PASSWORD, address="198.51.100.2")

    asyncio.run(scenario())


class CountingHasher(PasswordHasher):
    """Counts how often it does the work of comparing a password."""

    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # noqa: A002 - its name
        """Compare, and count."""
        self.compared += 1
        assert self.check_needs_rehash(str(hash)) is False, "another digest takes another time"
        return bool(super().verify(hash, password))


def test_unknown_names_take_as_long_as_wrong_passwords(address: str) -> None:
    hasher = CountingHasher(time_cost=1, memory_cost=1024, parallelism=1)

    async def scenario() -> None:
        async with opened(address, hasher) as house:
            await house.passwords.sign_up("Heron", PASSWORD)
            for tries, name in enumerate(("Heron", "Nobody", "\0"), 1):
                with pytest.raises(WrongCredentialsError):
                    await house.passwords.sign_in(name, "not the password")
                assert hasher.compared == tries

    asyncio.run(scenario())
