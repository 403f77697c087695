"""The worked examples, step by step."""

import pytest

from gloaming.games.finstere.text.drawing import draw
from tests.games.finstere.positions import (
    NAMES,
    goes,
    match_at,
    places,
    plies_of,
    refusal,
    stands,
    walks,
    window,
)

MONSTER = window(8, 1, """
    .  A   .   .   .  /   /   /
    .  .   .   .   D  .   /   /
    .  .   .   .   .  .   .   /
    .  .   H   .   .  .   .   .
    .  .   ~   ~   C  #   F   .
    .  .   ~   ~   .  .   .   G
    B  M>  .   .   .  .   .   .
    .  .   .   .   E  .   .   .
""")  # fmt: skip

STEPS = [
    # he sees                   ends on   eats
    (["N A 6"],                 "9,6 N",  []),
    (["N A 5", "E G 6"],        "9,5 N",  []),
    (["N A 4", "E C 3"],        "12,5 E", ["C"]),
    (["N D 3", "S E 3"],        "13,5 E", []),
    ([],                        "14,5 E", ["F"]),
    ([],                        "15,5 E", []),
    (["S G 1"],                 "15,6 S", ["G"]),
    ([],                        "15,7 S", []),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_each_step_of_the_monster(number: int) -> None:
    """What he sees, where he ends and whom he eats (rules 7)."""
    walk = walks(MONSTER, "8")
    step = walk.steps[number]
    saw = [f"{sight.direction} {sight.name} {sight.distance}" for sight in step.saw]

    assert (saw, stands(walk)[number], step.eaten) == STEPS[number]


def test_the_monster_pushes_the_stone_and_f_before_him() -> None:
    """Step four moves both on, step five crushes F, step six loses the stone (rules 7)."""
    assert draw(walks(MONSTER, "4").position) == window(8, 1, """
        .  A   .   .   .  /   /   /
        .  .   .   .   D  .   /   /
        .  .   .   .   .  .   .   /
        .  .   H   .   .  .   .   .
        .  .   ~   ~   .  M>  #   F
        .  .   ~   ~   .  .   .   G
        B  .   .   .   .  .   .   .
        .  .   .   .   E  .   .   .
    """)  # fmt: skip
    removed = [[tile.cell for tile in step.removed] for step in walks(MONSTER, "8").steps]
    assert removed == [[], [], [], [], [], [(15, 5)], [], []]


def test_the_last_look_turns_him_to_b() -> None:
    """He ends facing west, seven cells from B (rules 7)."""
    walk = walks(MONSTER, "8")

    assert [(sight.direction, sight.name, sight.distance) for sight in walk.saw] == [("W", "B", 7)]
    assert (walk.facing, walk.eaten) == ("W", ["C", "F", "G"])
    assert draw(walk.position) == window(8, 1, """
        .  A   .   .   .  /   /   /
        .  .   .   .   D  .   /   /
        .  .   .   .   .  .   .   /
        .  .   H   .   .  .   .   .
        .  .   ~   ~   .  .   .   .
        .  .   ~   ~   .  .   .   .
        B  .   .   .   .  .   .   M<
        .  .   .   .   E  .   .   .
    """)  # fmt: skip


ADVANCED = window(8, 2, """
    .  A   .   .   .  .   /   /
    .  .   .   .   .  .   .   /
    B  y>  o   C   .  .   .   .
    .  .   .   .   E  .   .   .
    .  .   .   .   u  D   yv  .
    .  M>  r   .   .  .   .   .
""")  # fmt: skip


def test_the_monster_among_the_tiles_of_the_advanced_game() -> None:
    """He teleports, turns before a stone, eats D and pushes C behind the crystal (rules 7)."""
    walk = walks(ADVANCED, "8")

    assert stands(walk) == [
        "9,6 N", "9,5 N", "14,6 S", "13,6 W", "9,4 E", "10,4 E", "11,4 E", "12,4 E"
    ]  # fmt: skip
    assert walk.eaten == ["D"]
    assert draw(walk.position) == window(8, 2, """
        .  A   .   .   .   .  /   /
        .  .   .   .   .   .  .   /
        B  y>  .   .   Mv  o  C   .
        .  .   .   .   E   .  .   .
        .  .   .   .   u   .  yv  .
        .  .   r   .   .   .  .   .
    """)  # fmt: skip


FIRST_TOKEN = window(0, 0, """
    .   .   .   .   .   .
    R1  .   #   .   .   G4
""")  # fmt: skip

SECOND_TOKEN = window(0, 0, """
    .   .   .   .
    .   B1  #   .
    .   .   R1  .
    .   .   .   G5
""")  # fmt: skip


def test_the_first_token() -> None:
    """W W W N ends on (2, 0) with the stone on (1, 1) (rules 7)."""
    assert goes(FIRST_TOKEN, "G4 WWWN") == window(0, 0, """
        .   .   G4  .   .   .
        R1  #   .   .   .   .
    """)  # fmt: skip


def test_a_fourth_step_west_is_illegal() -> None:
    """The token on (0, 1) holds the stone (rules 7)."""
    assert refusal(FIRST_TOKEN, "G4 WWWW..").startswith("what lies on (1,1) cannot be pushed")


def test_the_second_token() -> None:
    """W N N W S ends on (1, 2) with the stone on (2, 0) (rules 7)."""
    assert goes(SECOND_TOKEN, "G5 WNNWS") == window(0, 0, """
        .   .   #   .
        .   B1  .   .
        .   G5  R1  .
    """)  # fmt: skip


@pytest.mark.parametrize("way", ["WN", "WNNW"])
def test_the_second_token_may_not_stop_after_two_or_four_steps(way: str) -> None:
    """It stands on another token there (rules 7)."""
    assert refusal(SECOND_TOKEN, f"G5 {way}").startswith("a token may not end on another")


@pytest.mark.parametrize("way", ["W", "WNN"])
def test_the_second_token_may_stop_after_one_or_three_steps(way: str) -> None:
    """Those cells are its own (rules 7)."""
    match = match_at(SECOND_TOKEN)
    for ply in plies_of(match, f"G5 {way}"):
        match.play(*ply)
    assert len(places(SECOND_TOKEN, "G5", len(way))) > 1
    assert match.state.tokens[NAMES.index("G5")].has_moved
