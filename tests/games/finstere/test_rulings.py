"""The rulings where the texts differ: each switch, each preset."""

import pytest
from msgspec.structs import replace

from gloaming.core.actors import CHANCE
from gloaming.core.match import Match
from gloaming.games.finstere.actions import CARD
from gloaming.games.finstere.course.rounds import value
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import PRESETS, SWITCHES, FinstereOptions, Rulings
from tests.games.finstere.positions import (
    NAMES,
    goes,
    idle,
    match_at,
    places,
    play,
    refusal,
    sights,
    strides,
    walks,
    window,
)

ALL_CARDS = ("5", "7", "7", "8", "8", "10", "1-hit", "2-hits")
CORNERS_KEEP = ["nl", "de", "official corner_tiles=off"]
CORNERS_REMOVE = ["official", "en", "nl corner_tiles=onto"]


def ruled(drawing: str, rulings: str) -> str:
    """Return a drawing under other rulings."""
    return f"{drawing}rulings: {rulings}\n"


def test_official_is_the_default() -> None:
    """The rules page decides (rules 6)."""
    assert FinstereOptions().resolved() == Rulings() == PRESETS["official"]


@pytest.mark.parametrize(
    ("preset", "row"),
    [
        ("official", (7, "keeps-side", True, "onto", "forbidden", "refused")),
        ("nl", (8, "keeps-side", True, "off", "forbidden", "refused")),
        ("de", (8, "flips", True, "off", "forbidden", "stays")),
        ("en", ("same-7", "keeps-side", False, "onto", "forbidden", "refused")),
    ],
)
def test_each_text_is_a_preset(preset: str, row: tuple[object, ...]) -> None:
    """One column of the table (rules 6)."""
    rulings = FinstereOptions(rulings=preset).resolved()  # type: ignore[arg-type]

    assert tuple(getattr(rulings, switch) for switch in SWITCHES) == row


@pytest.mark.parametrize(
    ("preset", "switch", "value"),
    [("de", "blocked_slide", "refused"), ("en", "second_half_cards", 7)],
)
def test_older_matches_keep_the_presets_of_their_edition(
    preset: str, switch: str, value: object
) -> None:
    """What the presets said before these values were known (rules 6)."""
    older = FinstereOptions(rulings=preset, edition=1).resolved()  # type: ignore[arg-type]
    present = FinstereOptions(rulings=preset).resolved()  # type: ignore[arg-type]

    assert getattr(older, switch) == value
    assert replace(present, **{switch: value}) == older


def test_a_switch_goes_before_the_preset() -> None:
    """The others stay as the preset has them (rules 6)."""
    rulings = FinstereOptions(rulings="de", corner_tiles="onto").resolved()

    assert rulings == replace(PRESETS["de"], corner_tiles="onto")


def test_the_same_seven_cards_come_again() -> None:
    """The one that was never turned stays out: here the card of two hits (rules 6)."""
    match = Match(GAME, FinstereOptions(players=2, rulings="en"), "1")
    for card in ALL_CARDS[:7]:
        idle(match, card)
    idle(match)

    assert drawable(match) == ["5", "7", "8", "10", "1-hit"]
    for card in ALL_CARDS[:7]:
        idle(match, card)
    assert match.outcome is not None
    assert match.state.rounds_played == 14


def drawable(match: Match) -> list[str]:
    """Return the cards that may be turned."""
    return [match.game.write_action(match.options, match.states, action).removeprefix("monster ")
            for action in range(CARD, CARD + 6)
            if GAME.entry_points.is_legal(match.states, 0, CHANCE, action)]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        (FinstereOptions(players=2), 14),
        (FinstereOptions(players=2, rulings="nl"), 15),
        (FinstereOptions(players=2, rulings="de"), 15),
        (FinstereOptions(players=2, rulings="en"), 14),
        (FinstereOptions(players=2, second_half_cards=8), 15),
        (FinstereOptions(players=2, rulings="nl", second_half_cards=7), 14),
    ],
)
@pytest.mark.sweep
def test_second_half_cards(options: FinstereOptions, rounds: int) -> None:
    """Seven or all eight cards in the second half (rules 6)."""
    match = Match(GAME, options, "1")
    for card in (*ALL_CARDS[:7], *ALL_CARDS[: rounds - 7]):
        assert match.outcome is None
        idle(match, card)

    assert match.outcome is not None
    assert match.state.rounds_played == rounds


@pytest.mark.parametrize(
    ("rulings", "shown"),
    [
        ("official", 4),
        ("nl", 4),
        ("en", 4),
        ("de", 3),
        ("official eaten_token=flips", 3),
        ("de eaten_token=keeps-side", 4),
    ],
)
def test_eaten_token(rulings: str, shown: int) -> None:
    """G3 has moved and shows 4; eaten in the first half it keeps that side, or flips (rules 6)."""
    match = match_at(ruled(window(4, 4, "M> G3"), rulings))
    play(match, "G3 -", "monster 1-hit")

    assert value(match.state, NAMES.index("G3")) == shown


def test_an_eaten_token_of_the_second_half_is_gone_either_way() -> None:
    """Flipping is for those that come back (rules 6)."""
    match = match_at(ruled(window(4, 4, "M> G3\nwaiting: R1"), "de"))
    match.state.second_half = True
    play(match, "G3 -  R1 -", "monster 1-hit")

    assert value(match.state, NAMES.index("G3")) == 4


@pytest.mark.parametrize("rulings", ["en", "official sight_across_blood=false"])
def test_without_sight_across_blood_a_line_ends_on_its_first_blood_cell(rulings: str) -> None:
    """A token on that cell is seen, nothing behind it (rules 6)."""
    assert sights(ruled(window(4, 4, "M> . ~ ~ ~ ~ A"), rulings)) == []
    assert sights(ruled(window(4, 4, "M> . ~ ~A ~ ~ ."), rulings)) == []
    assert sights(ruled(window(4, 4, "M> . ~A ~ ~ ~ ."), rulings)) == ["E A 2"]


@pytest.mark.parametrize("rulings", ["official", "nl", "de", "en sight_across_blood=true"])
def test_with_sight_across_blood_a_pool_is_like_floor(rulings: str) -> None:
    """He sees over it (rules 6)."""
    assert sights(ruled(window(4, 4, "M> . ~ ~ ~ ~ A"), rulings)) == ["E A 6"]


@pytest.mark.parametrize("rulings", CORNERS_REMOVE)
def test_onto_a_corner_a_tile_is_removed(rulings: str) -> None:
    """By a token or by the monster (rules 6)."""
    assert goes(ruled(window(0, 0, ". # G3"), rulings), "G3 W") == ruled(
        window(0, 0, ". G3"), rulings
    )
    assert strides(ruled(window(0, 0, ". # M<"), rulings)) == ruled(window(0, 0, ". M<"), rulings)


@pytest.mark.parametrize("rulings", CORNERS_KEEP)
def test_a_tile_may_lie_on_a_corner(rulings: str) -> None:
    """By a token or by the monster (rules 6)."""
    assert goes(ruled(window(0, 0, ". # G3"), rulings), "G3 W") == window(
        0, 0, f"# G3\nrulings: {rulings}"
    )
    assert strides(ruled(window(0, 0, ". # M<"), rulings)) == window(
        0, 0, f"# M<\nrulings: {rulings}"
    )


@pytest.mark.parametrize("rulings", CORNERS_KEEP)
@pytest.mark.parametrize(
    ("x", "y", "before", "way", "after"),
    [
        pytest.param(0, 0, "# G3", "W", "G3 .", id="exit, west"),
        pytest.param(0, 0, "#\nG3", "N", "G3\n.", id="exit, north"),
        pytest.param(14, 10, "G3 #", "E", ". G3", id="entrance, east"),
        pytest.param(15, 9, "G3\n#", "S", ".\nG3", id="entrance, south"),
    ],
)
def test_a_token_pushes_a_tile_off_the_corner(
    rulings: str, x: int, y: int, before: str, way: str, after: str
) -> None:
    """In every direction that leads off the board (rules 6)."""
    drawing = window(x, y, f"{before}\nrulings: {rulings}")

    assert goes(drawing, f"G3 {way}") == window(x, y, f"{after}\nrulings: {rulings}")


def test_a_token_pushes_a_tile_off_only_at_a_corner() -> None:
    """Other walls hold it (rules 6)."""
    drawing = window(13, 5, ". G3 #\nrulings: nl")

    assert refusal(drawing, "G3 E..").endswith("(rules 4.5)")


def test_the_monster_pushes_a_tile_off_the_corner() -> None:
    """As over any wall (rules 6)."""
    assert strides(window(0, 0, "# M<\nrulings: nl")) == window(0, 0, "M<\nrulings: nl")


def test_while_a_tile_lies_on_the_entrance_nobody_enters() -> None:
    """All that wait go on waiting (rules 6)."""
    drawing = window(15, 10, "o\nwaiting: G4\nrulings: de")

    assert places(drawing, "G4", 4) == {"waiting": ""}


@pytest.mark.parametrize("preset", list(PRESETS))
def test_no_text_lets_a_token_push_into_a_teleporter(preset: str) -> None:
    """It is forbidden unless the switch is set (rules 6)."""
    drawing = ruled(window(4, 4, "G3 # y> . y<"), preset)

    assert refusal(drawing, "G3 E..").endswith("(rules 4.5)")


def test_a_teleporter_destroys_what_is_pushed_into_it() -> None:
    """Where that switch is set (rules 6)."""
    rulings = "official push_into_teleporter=destroys"
    drawing = ruled(window(4, 4, "G3 # y> . y<"), rulings)

    assert goes(drawing, "G3 E") == ruled(window(4, 4, ". G3 y> . y<"), rulings)
    assert refusal(drawing, "G3 EE..") == "a teleporter is a wall to tokens (rules 4.3)"


def test_a_teleporter_with_the_monster_on_it_takes_nothing() -> None:
    """He is in the way (rules 6)."""
    rulings = "official push_into_teleporter=destroys"
    drawing = ruled(window(4, 4, "G3 # y>M> . y<"), rulings)

    assert refusal(drawing, "G3 E..").endswith("(rules 4.5)")


def test_the_monster_pushes_into_teleporters_under_every_ruling() -> None:
    """The switch is about players' tokens (rules 6)."""
    drawing = window(4, 4, "M> # y> . y<")

    assert len(walks(drawing, "1").steps[0].removed) == 1
