"""Who is missed in one process may be connected to another."""

from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.bus.subscription import Gap, Subscription
from gloaming.server.hosting.presence import CHANNEL, Presence, Whereabouts, read_whereabouts
from gloaming.server.tables.events import WentAway
from tests.server.live.hosting import (
    ONE,
    TWO,
    Listener,
    happened,
    make_host,
    run,
    running_table,
    until,
)
from tests.server.live.memory import MemoryStorage

GRACE = 0.05


async def hear(subscription: Subscription, wanted: Whereabouts, times: int) -> None:
    """Wait until processes have told one another something several times."""
    while times:
        heard = await anext(subscription)
        assert not isinstance(heard, Gap)
        times -= read_whereabouts(heard) == wanted


def test_nobody_is_away_who_is_connected_to_another_process() -> None:
    async def test() -> None:
        storage, bus = MemoryStorage(), LocalBus()
        table = await running_table(make_host(storage))
        hosts = [make_host(storage, bus) for _ in range(2)]
        presences = [Presence(host, grace=GRACE) for host in hosts]
        listeners = [Listener(person) for person in (ONE, TWO)]
        hosted = [await host.hosted(table) for host in hosts]
        for index, presence in enumerate(presences):
            await presence.start()
            hosts[index].watch(hosted[index], listeners[index])
        asked = await bus.subscribe(CHANNEL)
        await hear(asked, Whereabouts(table, ONE.id, is_here=True), 3)
        assert not any(isinstance(event, WentAway) for event in await happened(storage, table))

        hosts[0].unwatch(hosted[0], listeners[0])
        await until(lambda: ONE.id in hosted[1].table.away)
        assert TWO.id not in hosted[1].table.away
        for host, presence in zip(hosts, presences, strict=True):
            presence.close()
            await host.close()

    run(test())
