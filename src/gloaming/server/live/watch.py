"""What one client has been told of one table, and what is new to it."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

import msgspec

from gloaming.server.access.visitor import Visitor, person_at
from gloaming.server.hosting.hosted import Hosted
from gloaming.server.messages.from_client import Form
from gloaming.server.messages.from_server import Changed, News, TableMessage, TablePlies
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.views import in_plies, in_words
from gloaming.server.tables.views.cache_key import whole_key
from gloaming.server.tables.views.shown import TableNow
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import Heard, PersonView, person_view


class Whole(NamedTuple):
    """A whole table, which takes a while to work out."""

    key: Hashable
    work: Callable[[], bytes]  # in any thread


def written_whole(seen: PersonView, form: Form) -> bytes:
    """Return the message about a whole table; the cache is the loop's, so another is used."""
    apart = seen._replace(cache=ViewCache())
    if form == "plies":
        return msgspec.json.encode(TablePlies(in_plies.whole(apart), seen.mark))
    return msgspec.json.encode(TableMessage(in_words.whole(apart), seen.mark))


class Watch:
    """A client's eyes on a table."""

    def __init__(self, hosted: Hosted, visitor: Visitor | None, seen: str, form: Form) -> None:
        """Begin where the client last was, by the mark that it has seen."""
        self.hosted = hosted
        self._form = form
        self._visitor = visitor
        self._person: Someone | None = None
        self._people: tuple[str, ...] | None = None  # who sat there when that was found out
        self._mark = seen
        self._rewrites = hosted.rewrites
        self._heard: Heard | None = None
        self._told: TableNow | None = None  # in the form of plies, which tells only what is new

    def is_news(self) -> bool:
        """Tell whether the table looks different from what the client has seen."""
        seen = self._glance()
        if seen.mark == self._mark:
            self._heard = seen.heard
            self._told = self._lasting(seen, None)
            return False
        return True

    def message(self) -> Whole | Changed | News | None:
        """Return the whole table at first, then what is new, or nothing."""
        seen = self._glance()
        if seen.mark == self._mark:
            return None
        heard, self._heard, self._mark = self._heard, seen.heard, seen.mark
        is_rewritten = self._rewrites != self.hosted.rewrites
        self._rewrites = self.hosted.rewrites
        told, self._told = self._told, self._lasting(seen, heard)
        if heard is None or is_rewritten:
            key = ("message", self._form, whole_key(seen))
            return Whole(key, partial(written_whole, seen, self._form))
        if told is not None and self._told is not None:
            return News(self.hosted.id, in_plies.news(seen, heard, told, self._told), seen.mark)
        return Changed(self.hosted.id, in_words.news(seen, heard), seen.mark)

    def _lasting(self, seen: PersonView, heard: Heard | None) -> TableNow | None:
        """Return how a table is, apart from the match, for those who are told only what is new."""
        return in_plies.now_after(seen, heard) if self._form == "plies" else None

    def _glance(self) -> PersonView:
        """Look at the table as this person may."""
        hosted = self.hosted
        if self._people is not hosted.table.people:
            self._people = hosted.table.people
            self._person = person_at(hosted.table, self._visitor)
        return person_view(hosted.seen_by(self._person), self._person, hosted.cache)
