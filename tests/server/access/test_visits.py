"""One socket that cannot be closed keeps nobody else signed in."""

import asyncio
from contextlib import ExitStack
from typing import Any, cast

import pytest
import structlog
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from gloaming.server.access import visits as module
from gloaming.server.access.doorman import Doorman
from gloaming.server.access.visitor import Visitor
from gloaming.server.access.visits import SIGNED_OUT, Visits
from gloaming.server.bus.local_bus import LocalBus
from tests.patience import PATIENCE


class Nobody:
    """A doorman whom no token tells anything any more."""

    async def look_up(self, _asker: object) -> None:
        """Return nobody."""


class Somebody:
    """A doorman who still knows each socket's person, but for one socket."""

    def __init__(self, forgotten: object) -> None:
        """Forget whom one socket belongs to."""
        self.forgotten = forgotten

    async def look_up(self, asker: Any) -> Visitor | None:
        """Return who asks."""
        return None if asker is self.forgotten else visitor(asker.person)


class Socket:
    """A socket that is closed, or fails to be."""

    def __init__(
        self, failure: Exception | None = None, *, hangs: bool = False, person: str = ""
    ) -> None:
        """Be open."""
        self.failure, self.hangs, self.person = failure, hangs, person
        self.code = asyncio.get_running_loop().create_future()

    async def close(self, code: int, _reason: str) -> None:
        """Close, fail or hang."""
        if self.hangs:
            await asyncio.Event().wait()
        if self.failure:
            raise self.failure
        self.code.set_result(code)


async def sign_out_both(first: Socket, second: Socket) -> int:
    """Sign two people out, one after the other; return how the second one's socket closes."""
    visits = Visits(LocalBus(), cast("Doorman", Nobody()))
    await visits.start()
    one, two = cast("Any", first), cast("Any", second)
    with visits.during(visitor("one"), one, note), visits.during(visitor("two"), two, note):
        await visits.changed("one")
        await visits.changed("two")
        code: int = await asyncio.wait_for(second.code, PATIENCE)
    await visits.close()
    return code


def note(_: Visitor) -> None:
    """Hear that somebody is called otherwise."""


def visitor(name: str) -> Visitor:
    """Return somebody by an id."""
    return cast("Visitor", type("Known", (), {"ids": (name,)})())


@pytest.mark.parametrize("failure", [ClientDisconnected(), WebSocketDisconnect(detail="gone")])
def test_a_socket_that_has_gone_by_itself_is_no_news(failure: Exception) -> None:
    async def scenario() -> None:
        assert await sign_out_both(Socket(failure), Socket()) == SIGNED_OUT

    with structlog.testing.capture_logs() as told:
        asyncio.run(scenario())
    assert told == []


@pytest.mark.parametrize(
    "failure",
    [ClientDisconnected(), WebSocketDisconnect(detail="gone"), RuntimeError("closed already")],
)
def test_a_socket_that_is_gone_is_passed_over(failure: Exception) -> None:
    async def scenario() -> None:
        assert await sign_out_both(Socket(failure), Socket()) == SIGNED_OUT

    asyncio.run(scenario())


def test_a_socket_that_does_not_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)

    async def scenario() -> None:
        assert await sign_out_both(Socket(hangs=True), Socket()) == SIGNED_OUT

    asyncio.run(scenario())


def test_nobody_else_is_signed_out_and_no_other_browser_of_the_same_person() -> None:
    async def scenario() -> None:
        gone, elsewhere, other = (Socket(person=name) for name in ("one", "one", "two"))
        visits = Visits(LocalBus(), cast("Doorman", Somebody(gone)))
        await visits.start()
        with ExitStack() as stack:
            for socket in (gone, elsewhere, other):
                known = visits.during(visitor(socket.person), cast("Any", socket), note)
                stack.enter_context(known)
            await visits.changed("one")
            await visits.changed("two")
            assert await asyncio.wait_for(gone.code, PATIENCE) == SIGNED_OUT
            await visits.close()  # everything that was published has been heard
        assert not elsewhere.code.done()
        assert not other.code.done()

    asyncio.run(scenario())


def test_sockets_know_another_name_before_whoever_asked_for_it_is_answered() -> None:
    async def scenario() -> list[Visitor]:
        heard: list[Visitor] = []
        socket = cast("Any", Socket(person="one"))
        visits = Visits(LocalBus(), cast("Doorman", Somebody(None)))  # nothing is listened to
        with visits.during(visitor("one"), socket, heard.append):
            await visits.renamed("one")
        return heard

    assert [one.ids for one in asyncio.run(scenario())] == [("one",)]


def test_a_socket_that_has_become_somebody_elses_is_closed() -> None:
    async def scenario() -> None:
        socket = Socket(person="two")
        visits = Visits(LocalBus(), cast("Doorman", Somebody(None)))
        await visits.start()
        with visits.during(visitor("one"), cast("Any", socket), note):
            await visits.changed("one")
            assert await asyncio.wait_for(socket.code, PATIENCE) == SIGNED_OUT
        await visits.close()

    asyncio.run(scenario())
