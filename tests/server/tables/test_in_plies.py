"""A table in plies: with the rules, all that is told in words follows from them."""

import secrets
from typing import Any, get_args

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from gloaming.core.streams import below, stream_from
from gloaming.core.written import write_state
from gloaming.games import find
from gloaming.server.http.replaying import replay_of
from gloaming.server.messages.from_client import Form
from gloaming.server.messages.from_server import News, ServerMessage, TablePlies
from gloaming.server.tables.commands import Resign, Undo
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views import in_plies, in_words
from gloaming.server.tables.views.in_plies import differences
from gloaming.server.tables.views.shown import TableNews, TableNow
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import Heard, now_for, person_view

from .driving import ONE, TWO, Driven, seat_all
from .following import Follower, plain

GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "finstere": ("finstere", {"players": "2", "advanced": "true"}),
    "menhirs": ("menhirs", {}),
    "menhirs by memory": ("menhirs", {"hide_menhirs": "true"}),
    "spokenchaos": ("spokenchaos", {"players": "2", "grid": "16"}),
    "spokenchaos with midnight cards": (
        "spokenchaos",
        {"players": "2", "grid": "16", "midnight": "true"},
    ),
}
ACTIONS = 60
UNDONE = 9  # every so many actions one is taken back
TABLE = secrets.token_hex(12)  # as long as a server's
MOST_MOMENT_BYTES = 300
MOST_JOINING_BYTES = 40_000


class Listener:
    """Somebody who is told of a table in both forms, and compares."""

    def __init__(self, driven: Driven, person: Someone | None) -> None:
        """Come in."""
        self.driven, self.person = driven, person
        self.heard: Heard | None = None
        self.told: TableNow | None = None
        self.followers: dict[int, Follower] = {}
        self.told_bytes: list[int] = []  # of everything that came after the whole table
        self.told_moments = 0  # in that
        self.words: dict[int, tuple[int, list[Any]]] = {}
        self.come_in()

    def come_in(self) -> None:
        """Be told of the whole table."""
        seen = person_view(self.driven.table, self.person, ViewCache())
        plies = plain(in_plies.whole(seen))
        self.joining_bytes = sent_bytes(TablePlies(in_plies.whole(seen), seen.mark))
        self.words, self.followers = {}, {}
        self.hear(plies["plies"], plain(in_words.whole(seen))["now"]["sights"])
        self.heard, self.told = seen.heard, in_plies.now_after(seen, None)

    def listen(self) -> None:
        """Be told what is new."""
        assert self.heard is not None
        assert self.told is not None
        seen = person_view(self.driven.table, self.person, ViewCache())
        told = in_plies.news(seen, self.heard, self.told, in_plies.now_after(seen, self.heard))
        news = plain(told)
        self.told_bytes.append(sent_bytes(News(TABLE, told, seen.mark)))
        self.told_moments += len(told.plies[0].plies)
        self.hear(news["plies"], plain(in_words.news(seen, self.heard))["sights"])
        self.heard, self.told = seen.heard, in_plies.now_after(seen, None)

    def hear(self, plies: list[Any], sights: list[Any]) -> None:
        """Compare what follows from plies with what words say."""
        match = self.driven.table.match
        for told, sight in zip(plies, sights, strict=True):
            seat = told["seat"]
            follower = self.followers.setdefault(seat, Follower(match.game, match.options))
            follower.hear(told)
            first, story = self.words.get(seat, (sight.get("moments_before", 0), []))
            story[sight.get("moments_before", 0) - first :] = sight.get("moments", [])
            self.words[seat] = first, story
            assert follower.story == [without_words(moment) for moment in story]
            assert in_words_again(follower) == sight["state"]
            assert told.get("is_acting", False) == ("actions" in sight)


def sent_bytes(message: ServerMessage) -> int:
    """Return how long a whole message is on its way, with the head of its frame."""
    text = msgspec.json.encode(message)
    return len(Frame(Opcode.TEXT, text).serialize(mask=False))


def in_words_again(follower: Follower) -> Any:
    """Return the state of a follower as words tell it."""
    return msgspec.json.decode(write_state(follower.now))


def without_words(moment: dict[str, Any]) -> dict[str, Any]:
    """Return a moment without what the rules count or write."""
    return {key: value for key, value in moment.items() if key not in ("text", "score")}


def begun(name: str) -> Driven:
    """Return a table of two people who play a game."""
    game, options = GAMES[name]
    driven = Driven(TableSettings(game=game, options=options), find(game), seed="plies")
    seat_all(driven, 2)
    return driven


def play_on(driven: Driven, stream: Any, number: int) -> None:
    """Take any action, or now and then one back."""
    seat = driven.table.to_act[0]
    match = driven.table.match
    if number % UNDONE == 0 and match.can_undo(seat):
        driven.ask(Undo(seat), driven.table.seats[seat].person)
    else:
        listed = match.legal_actions(seat)
        driven.act(seat, listed[below(stream, len(listed))])


@pytest.mark.parametrize("name", GAMES)
def test_all_that_words_tell_follows_from_plies(name: str) -> None:
    driven, stream = begun(name), stream_from(7)
    listeners = [Listener(driven, person) for person in (ONE, TWO, None)]
    for number in range(1, ACTIONS):
        if driven.table.phase != "running":
            break
        play_on(driven, stream, number)
        for listener in listeners:
            listener.listen()
    for person in (ONE, None):
        Listener(driven, person)


@pytest.mark.parametrize("name", GAMES)
def test_little_is_told(name: str) -> None:
    driven, stream = begun(name), stream_from(8)
    listeners = [Listener(driven, person) for person in (ONE, None)]
    for _ in range(4 * ACTIONS):
        if driven.table.phase != "running":
            break
        play_on(driven, stream, 1)
        for listener in listeners:
            listener.listen()
    for listener in listeners:
        assert sum(listener.told_bytes) / listener.told_moments <= MOST_MOMENT_BYTES
        listener.come_in()
        assert listener.joining_bytes <= MOST_JOINING_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_in_plies_tells_what_it_tells_in_words(name: str) -> None:
    driven, stream = begun(name), stream_from(9)
    for number in range(1, ACTIONS):
        if driven.table.phase == "running":
            play_on(driven, stream, number)
    if driven.table.phase == "running":
        driven.ask(Resign(0), ONE)
    words, plies = (plain(replay_of(driven.table, form)) for form in get_args(Form))
    follower = Follower(driven.table.match.game, driven.table.match.options)
    follower.hear(plies["plies"])
    assert follower.story == [without_words(moment) for moment in words["moments"]]
    assert msgspec.json.decode(write_state(follower.views[0])) == words["start"]
    told = ("start", "score", "moments", "plies")
    assert {**words, **dict.fromkeys(told)} == {**plies, **dict.fromkeys(told)}


def test_of_a_seat_whose_clock_alone_changed_only_that_is_told() -> None:
    driven, stream = begun("menhirs"), stream_from(8)
    before = person_view(driven.table, ONE, ViewCache())
    while driven.table.to_act == (0,):
        play_on(driven, stream, 1)
    seen = person_view(driven.table, ONE, ViewCache())
    told = in_plies.news(
        seen, before.heard, in_plies.now_after(before, None), in_plies.now_after(seen, before.heard)
    )
    assert told.seats is msgspec.UNSET
    assert told.clocks == {number: seat.clock for number, seat in enumerate(now_for(seen, 0).seats)}


def test_news_can_say_of_everything_that_it_changed() -> None:
    apart = {"sights"}  # these are told as plies
    known, told = set(TableNow.__struct_fields__), set(TableNews.__struct_fields__)
    assert known - apart == told - {"to_act", "plies", "clocks"}


def test_near_differences_are_told_as_one() -> None:
    game = find("finstere")
    one, other = (game.start(game.options_type()) for _ in range(2))
    assert differences(one, other) == ()
    other[0].steps_walked = 5
    (patch,) = differences(one, other)
    assert patch.bytes == "BQ=="
