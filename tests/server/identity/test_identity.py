"""Guests, cookies and API tokens; claiming; export; leaving."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from gloaming.server.identity.errors import (
    AlreadyAccountError,
    NameRefusedError,
    NameTakenError,
    NoSuchPersonError,
)
from gloaming.server.identity.person import Person
from gloaming.server.identity.protocol import Identity
from gloaming.server.identity.tries import MINUTE, Tries
from gloaming.server.storage.archive import Archive, FinishedMatch, Finisher, Wanted
from gloaming.server.storage.protocol import TableRow, TableSecret
from gloaming.server.storage.schema import metadata
from gloaming.server.storage.sql_storage import SqlStorage
from tests.server.storage.samples import event, row

from .houses import DAY, PASSWORD, House, opened


def test_a_guest_is_known_by_a_cookie(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            identity: Identity = house
            guest, token = await identity.new_guest()
            other, _ = await identity.new_guest()
            assert guest.is_guest
            assert guest.id != other.id
            assert await identity.who(token, "bearer") == guest
            for wrong in ("", token[:-1], token.swapcase(), "\0", "\ud800", "x" * 10_000):
                assert await identity.who(wrong, "bearer") is None

    asyncio.run(scenario())


def test_cookies_expire_unless_renewed(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, token = await house.new_guest()
            house.clock.now += 364 * DAY
            assert await house.who(token, "bearer") == guest
            await house.renew(guest, token)
            house.clock.now += 364 * DAY
            assert await house.who(token, "bearer") == guest
            house.clock.now += DAY
            assert await house.who(token, "bearer") is None
            await house.renew(guest, token)
            assert await house.who(token, "bearer") is None
            assert await house.forget_expired() == 1
            assert await house.forget_expired() == 0

    asyncio.run(scenario())


def read_all(connection: Connection) -> str:
    """Return everything in the database as text."""
    return repr([connection.execute(select(table)).all() for table in metadata.sorted_tables])


def test_neither_tokens_nor_passwords_are_kept(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            _, cookie = await house.new_guest()
            person, other = await house.passwords.sign_up("Heron", PASSWORD)
            _, api = await house.new_api_token(person, "my bot")
            kept = await house.database.read(read_all)
            assert "my bot" in kept
            assert not any(secret in kept for secret in (cookie, other, api, PASSWORD))
            assert len(cookie) >= 43  # 256 bits in base64

    asyncio.run(scenario())


def test_signing_out_forgets_one_cookie_or_all(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, first = await house.passwords.sign_up("Heron", PASSWORD)
            _, second = await house.passwords.sign_in("Heron", PASSWORD)
            _, third = await house.passwords.sign_in("Heron", PASSWORD)
            _, program = await house.new_api_token(person, "bot")
            await house.sign_out(first)
            assert [await house.who(token, "bearer") for token in (first, second)] == [None, person]
            await house.sign_out_everywhere(person)
            assert await house.who(second, "bearer") is await house.who(third, "bearer") is None
            assert await house.who(program, "bearer") == person

    asyncio.run(scenario())


def test_programs_have_tokens_of_their_own(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, _ = await house.passwords.sign_up("Heron", PASSWORD)
            stranger, _ = await house.new_guest()
            known, token = await house.new_api_token(person, "bot" * 100)
            assert token.startswith("gloaming_")
            assert known in await house.tokens(person)
            house.clock.now += 10_000 * DAY
            assert await house.who(token, "bearer") == person
            assert await house.tokens(person) == [known]
            assert not await house.revoke(stranger, known.id)
            assert await house.revoke(person, known.id)
            assert await house.who(token, "bearer") is None

    asyncio.run(scenario())


def test_guests_may_share_names_and_accounts_may_not(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guests = [(await house.new_guest())[0] for _ in range(2)]
            for guest in guests:
                assert await house.rename(guest, "Heron") == Person(
                    guest.id, "Heron", is_guest=True
                )
            await house.passwords.sign_up("Heron", PASSWORD)
            basalt, token = await house.passwords.sign_up("Basalt", PASSWORD)
            with pytest.raises(NameTakenError, match="'HERON' is taken"):
                await house.rename(basalt, "HERON")
            with pytest.raises(NameRefusedError):
                await house.rename(basalt, "Guest 7")
            assert (await house.rename(basalt, "BASALT")).name == "BASALT"
            assert await house.who(token, "bearer") == Person(basalt.id, "BASALT", is_guest=False)
            with pytest.raises(NoSuchPersonError):
                await house.rename(Person("nobody", "x", is_guest=True), "Heron")

    asyncio.run(scenario())


def over(table: str, *people: str) -> TableRow:
    """Return what is known of a table whose match is over."""
    return row(table, phase="over", people=people)


async def play(house: House, table: str, person: Person) -> None:
    """Let a person play a match against a bot."""
    said = event(0, person.id)
    await SqlStorage(house.database).create_table(
        over(table, person.id), TableSecret("hush"), [said]
    )
    players = (
        Finisher(0, person.name, person.id, "won", 1.0),
        Finisher(1, "bot", None, "lost", 0.0),
    )
    match = FinishedMatch(table, "finstere", True, 1.0, 2.0, "out", players)
    await Archive(house.database).keep(match, f"record of {table}")


def test_a_guest_who_signs_up_keeps_their_games(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, token = await house.new_guest()
            await play(house, "m", guest)
            person, fresh = await house.passwords.sign_up("Heron", PASSWORD, guest=guest)
            assert person == Person(guest.id, "Heron", is_guest=False)
            assert await house.who(token, "bearer") is None
            assert await house.who(fresh, "bearer") == person
            with pytest.raises(AlreadyAccountError):
                await house.passwords.sign_up("Other", PASSWORD, guest=guest)

    asyncio.run(scenario())


async def matches_of(house: House, person: Person) -> list[str]:
    """Return the matches that are found for a person."""
    page = await Archive(house.database).search(Wanted(person=person.id))
    return [match.id for match in page.matches]


def test_an_account_claims_a_guest_with_the_guests_games(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, cookie = await house.passwords.sign_up("Heron", PASSWORD)
            guest, token = await house.new_guest()
            await play(house, "m", guest)
            assert await matches_of(house, person) == []
            await house.claim(person, token)
            assert await matches_of(house, person) == ["m"]
            tables = await SqlStorage(house.database).tables(person=person.id)
            assert [table.id for table in tables] == ["m"]
            assert await house.known_as(person.id) == {person.id, guest.id}
            assert await house.who(token, "bearer") is None
            assert await house.who(cookie, "bearer") == person

    asyncio.run(scenario())


def test_only_guests_are_claimed_and_only_by_accounts(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            person, cookie = await house.passwords.sign_up("Heron", PASSWORD)
            _, other = await house.passwords.sign_up("Basalt", PASSWORD)
            guest, token = await house.new_guest()
            for who, shown in ((person, other), (person, cookie), (guest, token)):
                with pytest.raises(AlreadyAccountError):
                    await house.claim(who, shown)
            with pytest.raises(NoSuchPersonError):
                await house.claim(person, "nobody's token")

    asyncio.run(scenario())


def test_an_export_holds_everything_but_secrets(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, token = await house.new_guest()
            await play(house, "m", guest)
            person, _ = await house.passwords.sign_up("Heron", PASSWORD)
            await house.claim(person, token)
            running = row("running", people=(person.id,))
            await SqlStorage(house.database).create_table(running, TableSecret("x"), [event(0)])
            await house.new_api_token(person, "bot")
            check_export(await house.export(person), person, guest)

    asyncio.run(scenario())


def check_export(told: dict[str, Any], person: Person, guest: Person) -> None:
    """Find everything in an export that should be there, and nothing else."""
    text = msgspec.json.encode(told).decode()
    assert told["person"] == {"id": person.id, "name": "Heron", "is_guest": False}
    assert [one["id"] for one in told["claimed_guests"]] == [guest.id]
    assert [token["label"] for token in told["tokens"]] == ["", "bot"]
    assert told["matches"][0]["record"] == "record of m"
    assert told["matches"][0]["result"] == "won"
    tables = {table["id"]: table for table in told["tables"]}
    assert tables["m"]["events"][0]["said"] == guest.id
    assert "events" not in tables["running"]
    assert not any(secret in text for secret in ("argon2", "hush", "digest"))


def test_whoever_leaves_is_forgotten_and_their_games_stay(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            guest, token = await house.new_guest()
            await play(house, "m", guest)
            person, cookie = await house.passwords.sign_up("Heron", PASSWORD)
            await house.claim(person, token)
            await house.passkeys.begin_registration(person)
            await house.delete(person)
            assert await house.who(cookie, "bearer") is None
            match = await Archive(house.database).match("m")
            assert match is not None
            assert [player.name for player in match.players] == ["deleted", "bot"]
            kept = await house.database.read(read_all)
            assert not any(name in kept for name in ("Heron", "heron", guest.name, "argon2"))
            await house.passwords.sign_up("Heron", PASSWORD)
            with pytest.raises(NoSuchPersonError):
                await house.delete(person)
            with pytest.raises(NoSuchPersonError):
                await house.export(person)

    asyncio.run(scenario())


def test_all_processes_count_tries_together(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house, opened(address) as other:
            here, there = (
                Tries(house.database, 2, house.clock),
                Tries(other.database, 2, house.clock),
            )
            tried = [await here.count("a"), await there.count("a"), await here.count("a", "b")]
            assert tried == [[1], [2], [3, 1]]
            await there.forgive("a", "b", "c")
            house.clock.now += MINUTE - 1
            assert await there.count("a", "b") == [3, 1]
            house.clock.now += 1
            assert await there.count("a") == [1]
            assert await here.count("\ud800") == [1]

    asyncio.run(scenario())


def test_many_tries_at_once_are_all_counted(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            tries = Tries(house.database, 5, house.clock)
            tried = await asyncio.gather(*(tries.count("a") for _ in range(20)))
            assert sorted(count for (count,) in tried) == list(range(1, 21))

    asyncio.run(scenario())


def test_old_tries_are_forgotten_and_addresses_are_not_kept(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            await Tries(house.database, 5, house.clock).count("address 192.0.2.1")
            assert "192.0.2.1" not in await house.database.read(read_all)
            assert await house.forget_expired() == 0
            house.clock.now += MINUTE
            assert await house.forget_expired() == 1

    asyncio.run(scenario())
