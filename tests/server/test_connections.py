"""Who looks after connections: how many of an address, who makes room, what is told."""

import asyncio

import pytest
import structlog

from gloaming.server.connections import CROWDED, ConnectionLimits, Doorkeeper, Words


class Line:
    """A connection that notes how it was sent away."""

    def __init__(self, door: Doorkeeper, address: str) -> None:
        """Come from an address."""
        self.door = door
        self.client: tuple[str, int] | None = (address, 1)
        self.words = b""

    def send_away(self, words: bytes) -> None:
        """Go."""
        self.words = words
        self.door.leave(self)

    def look(self, now: float, limits: ConnectionLimits) -> None:
        """Take no time."""


def entered(door: Doorkeeper, *addresses: str) -> list[Line]:
    """Let connections come from addresses."""
    lines = [Line(door, address) for address in addresses]
    assert [door.enter(line, ()) for line in lines] == [True] * len(lines)
    return lines


def test_the_oldest_without_headers_makes_room_at_its_address() -> None:
    async def test() -> None:
        door = Doorkeeper(ConnectionLimits(1, 1, 1, 2, ("10.0.0.1",)))
        other, first, second = entered(door, "192.0.2.2", "192.0.2.1", "192.0.2.1")
        door.has_headers(first)
        entered(door, "192.0.2.1")
        assert (other.words, first.words, second.words) == (b"", b"", CROWDED)
        third = entered(door, "192.0.2.1")[0]
        door.has_headers(third)
        assert not door.enter(Line(door, "192.0.2.1"), ()), "all others have said what they want"
        door.leave(first)
        entered(door, "192.0.2.1")
        assert not any(line.words for line in entered(door, *["10.0.0.1"] * 5)), "a proxy"

    asyncio.run(test())


def test_the_fullest_address_makes_room_when_descriptors_run_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Doorkeeper, "most", 3)

    async def test() -> None:
        door = Doorkeeper(ConnectionLimits(1, 1, 1, 10))
        alone, *many = entered(door, "192.0.2.2", *["192.0.2.1"] * 3)
        assert door.enter(Line(door, "192.0.2.3"), [alone, *many])
        assert [line.words for line in (alone, *many)] == [b"", CROWDED, b"", b""]

    asyncio.run(test())


def test_the_same_is_told_once_in_a_while_with_its_number() -> None:
    now = [0.0]
    words = Words(lambda: now[0])
    with structlog.testing.capture_logs() as told:
        for _ in range(5):
            words.tell("crowded")
        now[0] += 60
        words.tell("crowded")
    assert [(line["event"], line["times"]) for line in told] == [("crowded", 1), ("crowded", 5)]
