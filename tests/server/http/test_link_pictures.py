"""Pictures of links: of the size that messengers show, and of what decided a match."""

import struct

import pytest

from gloaming.bots.random_bot import RandomBot
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.streams import stream_from
from gloaming.games import find
from gloaming.server.http.canvas import HEIGHT, WIDTH, Canvas
from gloaming.server.http.link_pictures import picture_of_match

SIZE_AT = slice(16, 24)  # of a PNG
BRIEF = {"finstere": {"players": "2"}, "menhirs": {}, "spokenchaos": {"grid": "16"}}


def finished(name: str) -> Match:
    """Return a match that was played at random to its end."""
    game, stream = find(name), stream_from(1)
    match = Match(game, read_options(game.options_type, BRIEF[name]), "a seed")
    match.settle()
    while match.outcome is None:
        seat = match.seats_to_act()[0]
        imagined = game.imagine(match.states, seat, stream)
        match.play(seat, RandomBot().plan(game, imagined, seat, stream)[0])
        match.settle()
    return match


@pytest.mark.parametrize("name", BRIEF)
def test_a_finished_match_shows_what_decided_it(name: str) -> None:
    match = finished(name)
    picture = picture_of_match(match)
    assert struct.unpack(">II", picture[SIZE_AT]) == (WIDTH, HEIGHT)
    assert len(picture) > len(Canvas((20, 18, 40)).png())


def test_shapes_are_painted_where_they_are_and_stay_inside() -> None:
    canvas = Canvas((0, 0, 0))
    canvas.disc((100.0, 100.0), 10.0, (255, 0, 0))
    canvas.shape([(200.0, 200.0), (220.0, 200.0), (220.0, 220.0), (200.0, 220.0)], (0, 255, 0))
    canvas.disc((-5.0, -5.0), 20.0, (0, 0, 255))
    pixels = canvas._pixels  # noqa: SLF001 - what is painted
    assert tuple(pixels[200, 200]) == (255, 0, 0)
    assert tuple(pixels[200, 222]) == (0, 0, 0)
    assert tuple(pixels[420, 420]) == (0, 255, 0)
    assert tuple(pixels[0, 0]) == (0, 0, 255)
