"""Who can be reached: a socket that closes for good starts a countdown at the table."""

import asyncio

from gloaming.server.tables.commands import GoAway

from .host import Host
from .hosted import Hosted

FACTOR = 5  # how much longer people have to come back after a restart


class Presence:
    """Notes who can no longer be reached."""

    def __init__(self, host: Host, *, grace: float) -> None:
        """Wait so many seconds for somebody to come back before a table hears of it."""
        self._host = host
        self._grace = grace
        host.after_loading.append(self._expect_all)

    def _expect_all(self, hosted: Hosted) -> None:
        """Give everybody time to come to a table that was just read, perhaps after a restart."""
        loop = asyncio.get_running_loop()
        for person in hosted.table.people:
            loop.call_later(self._grace * FACTOR, self._note, hosted, person)

    def left(self, hosted: Hosted, person: str) -> None:
        """Note that somebody's socket is gone, unless another one is there or comes soon."""
        if person in hosted.table.people and not hosted.is_watched_by(person):
            loop = asyncio.get_running_loop()
            loop.call_later(self._grace, self._note, hosted, person)

    def _note(self, hosted: Hosted, person: str) -> None:
        """Tell the table that somebody is away, if that is still so."""
        if not hosted.is_watched_by(person) and hosted.table.phase == "running":
            self._host.spawn(self._host.quietly(hosted.id, GoAway(person)))
