"""The example client plays real matches."""

import asyncio

import pytest

from examples.bot_client import play

from .serving import Served, serving, talking


async def match_of_two(served: Served, game: str, options: dict[str, str]) -> list[str]:
    """Let two example clients play at a table; return how each heard that it ended."""
    async with talking(served, "opener") as opener:
        await opener.hello()
        table = await opener.open(game=game, options=options)
    tokens = [served.identity.known(name) for name in ("first program", "second program")]
    return await asyncio.gather(*(play(served.address, token, table) for token in tokens))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("toy", {"players": "2", "rounds": "5"}),
        ("finstere", {"players": "2", "layout": "random"}),
    ],
)
def test_two_programs_play_a_match(game: str, options: dict[str, str]) -> None:
    with serving(messages_per_second=1e9) as served:
        words = asyncio.run(match_of_two(served, game, options))
    assert words[0] == words[1]
    assert words[0]
