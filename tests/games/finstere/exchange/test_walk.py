"""The monster's walk, told."""

import pytest

from gloaming.core.interchange import write_json
from gloaming.core.layout import blank
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.walk import names_on, tell_walk
from gloaming.games.finstere.material import HIT_CARD
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.state import PUSHES_NOTED, Trace
from gloaming.games.finstere.text.words import walk_words
from tests.games.finstere.positions import read, stands, walks, window, windows


def told(drawing: str, card: int = 1) -> list[str]:
    """Return the sentences of every step."""
    position = read(drawing)
    names = names_on(position)
    return [walk_words(step, names) for step in tell_walk(position, card).accounts]


NOBODY = "He sees nobody and goes straight on, east."
STORIES = {
    "straight on": (window(4, 4, "M> . ."), f"{NOBODY} He comes to (5,4)."),
    "keeps going": (
        window(4, 4, "M> . A"),
        "He sees A (2 cells east): keeps going east. He comes to (5,4).",
    ),
    "turns": (
        window(4, 4, "M> . .\n. . .\nA . ."),
        "He sees A (2 cells south): turns south. He comes to (4,5).",
    ),
    "a tie": (
        window(4, 4, "M> . A\n. . .\nB . ."),
        (
            "He sees A (2 cells east) and B (2 cells south): a tie, so straight on, east. "
            "He comes to (5,4)."
        ),
    ),
    "eats": (
        window(4, 4, "M> ~A ~B ~ ~ ."),
        "He sees A (1 cell east): keeps going east. He comes to (9,4). He eats A and B!",
    ),
    "pushes": (
        window(4, 4, "M> # A o ."),
        (
            f"{NOBODY} Pushed: crystal to (8,4). Pushed: A to (7,4). Pushed: stone to (6,4). "
            "He comes to (5,4)."
        ),
    ),
    "crushes": (
        window(12, 5, ". M> # A"),
        (
            f"{NOBODY} Pushed out of the game: A. Pushed: stone to (15,5). He comes to (14,5). "
            "He eats A!"
        ),
    ),
    "through a wall": (
        windows({(15, 8): "M>"}),
        f"{NOBODY} He goes through wall Y and comes out on (0,2).",
    ),
    "turns once": (
        window(4, 4, "M> r"),
        f"{NOBODY} A turn stone turns him. He comes to (4,5).",
    ),
    "turns and stays": (
        window(4, 4, "u M> u"),
        f"{NOBODY} Turn stones turn him 4 times. He finds no way and stays on (5,4).",
    ),
    "teleports": (
        window(4, 4, "M> y> . . yv"),
        f"{NOBODY} A teleporter takes him to (8,4).",
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_each_step_is_told_with_its_reasons(story: str) -> None:
    drawing, sentences = STORIES[story]

    assert told(drawing) == [sentences]


def test_a_walk_for_programs() -> None:
    drawing = window(13, 5, "M> # A\nwaiting: B\nrulings: nl")

    assert write_json(walks(drawing, "1-hit")) == (
        '{"steps":[{"saw":[],"cell":[14,5],"facing":"E","eaten":["A"],"removed":[]}],'
        '"saw":[],"facing":"E","eaten":["A"],'
        '"position":{"game":"finstere","monster":{"cell":[14,5],"facing":"E"},"tokens":[],'
        '"tiles":[{"kind":"stone","cell":[15,5]}],"waiting":["B"],"rulings":{"preset":"nl"}}}'
    )


def test_a_removed_tile_is_told_with_the_cell_it_last_lay_on() -> None:
    walk = walks(window(14, 5, "M> o"), "1")

    assert write_json(walk.steps[0].removed) == '[{"kind":"crystal","cell":[15,5]}]'


def test_only_so_many_pushes_of_a_step_are_told() -> None:
    """A slide behind a long row has more of them; the walk itself is not cut."""
    drawing = window(0, 5, "M> ~o ~o ~o ~o ~o ~o ~o ~o ~o ~o ~o ~o o o o")
    told = tell_walk(read(drawing), 1)

    assert len(told.accounts[0].shoves) == PUSHES_NOTED
    assert stands(told.walk) == ["13,5 E"]
    assert len(told.walk.steps[0].removed) == 13


@pytest.mark.parametrize("card", [5, HIT_CARD + 1, HIT_CARD + 2])
def test_the_walk_in_one_go_is_the_walk_that_is_told(card: int) -> None:
    drawing = window(4, 2, """
        .   .   A   .   .   .
        M>  #   .   .   B   .
        .   .   .   ~   ~   C
        .   D   .   ~   ~   .
    """)  # fmt: skip
    position = read(drawing)
    floors, traces = to_floor(position), blank(Trace)
    steps = monster.walk(floors[0], card, traces)

    walk = tell_walk(position, card).walk
    names = [token.name for token in position.tokens]
    eaten = [names[token] for token in traces[0].eaten[: traces[0].eaten_count]]

    assert (steps, eaten) == (len(walk.steps), walk.eaten)
    assert "NESW"[floors[0].facing] == walk.facing
