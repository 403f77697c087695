"""Every midnight card, turned up and played in the page: what it does to the board (rules 6)."""

from math import dist

import pytest
from playwright.sync_api import Browser, expect

from .serving import Serving
from .spokenchaos_rounds import (
    BESIDE,
    INSIDE,
    OUT,
    SMALLS,
    Round,
    State,
    at_midnight,
    body,
    field,
    inside,
    place,
)

LEFT, RIGHT = 4, 5
MIRROR = 0
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # to the north, east, south, west
DOORS = [(n * 32 + 16, y) for n in range(6) for y in (0, 192)]
DOORS += [(x, n * 32 + 16) for n in range(6) for x in (0, 192)]


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def each_has_small_ones(state: State) -> bool:
    """Tell whether both seats have a small ghost in the lobby and one beside it."""
    return all(0 < len(inside(state, seat, SMALLS)) < SMALLS for seat in range(2))


def looks_of(played: Round, round_number: int) -> list[str]:
    """Return the doors of the looks of a round."""
    return [
        moment["account"]["door"]
        for moment in played.moments
        if moment["account"]["kind"] == "look" and moment["state"]["round_number"] == round_number
    ]


def end(played: Round) -> None:
    """Nothing was refused, and what is drawn is what is so."""
    assert played.shown_inside() == inside(played.now)
    assert played.complaints == []
    played.context.close()


def test_extra_curious_looks_a_second_time_from_the_door_opposite(
    browser: Browser, address: str
) -> None:
    played, _ = at_midnight(browser, address, "extra-curious")
    played.go_on()
    first, second = looks_of(played, 2)
    assert (first[0], second[0]) in {("N", "S"), ("S", "N"), ("E", "W"), ("W", "E")}
    assert first[1] == second[1]
    assert f"{'NESW'[played.now['side']]}{played.now['door']}" == second
    end(played)


def test_take_cover_lays_all_ghosts_down_until_after_the_look(
    browser: Browser, address: str
) -> None:
    played, before = at_midnight(browser, address, "take-cover", lambda state: bool(inside(state)))
    done = played.answer_all("Lie down, head")
    assert len(done) == len(inside(before))
    assert all(body(played.now, ghost)["way"] > 0 for ghost in inside(played.now))
    ghost = min(inside(played.now))
    box = played.page.locator(f"[data-ghost='{ghost}'] .body").bounding_box()
    assert box is not None
    assert abs(box["width"] - box["height"]) > 1  # it is drawn lying
    played.go_on()
    assert all(body(played.now, ghost)["way"] == 0 for ghost in inside(played.now))
    end(played)


def test_too_keen_lays_the_furniture_on_its_sides(browser: Browser, address: str) -> None:
    played, before = at_midnight(browser, address, "too-keen")
    assert {piece["face"] for piece in before["pieces"]} == {0}
    done = played.answer_all("Put it on its")
    assert len(done) == len(before["pieces"])
    faces = [piece["face"] for piece in played.now["pieces"]]
    assert set(faces) <= {LEFT, RIGHT}
    assert played.page.locator("[data-piece]").count() == len(faces)
    end(played)


def test_the_silliest_faces_gather_before_the_mirror(browser: Browser, address: str) -> None:
    played, before = at_midnight(browser, address, "silliest-face", each_has_small_ones)
    come = inside(played.now) - inside(before)
    mirror = played.now["pieces"][MIRROR]
    assert {ghost // 7 for ghost in come} == {0, 1}
    assert (mirror["face"], mirror["lean"]) == (0, -1)
    assert all(dist(place(played.now, ghost), (mirror["x"], mirror["y"])) < 64 for ghost in come)
    played.go_on(until="Seal my plan")
    assert all(played.now["figures"][ghost]["is_done"] for ghost in come)
    end(played)


def test_tag_puts_ones_own_small_ghost_in_the_place_of_another(
    browser: Browser, address: str
) -> None:
    played, _ = at_midnight(browser, address, "tag", each_has_small_ones)
    done = played.answer_all("Tag:")
    assert len(done) == 2  # one for each player
    for before, after in done:
        (gone,) = inside(before) - inside(after)
        (come,) = inside(after) - inside(before)
        assert place(after, come) == place(before, gone)
        assert after["figures"][gone]["where"] == BESIDE
        assert gone // 7 != come // 7
    end(played)


def test_with_nobody_to_tag_a_small_ghost_comes_to_the_third_field(
    browser: Browser, address: str
) -> None:
    played, before = at_midnight(browser, address, "tag", ghosts=0)
    while played.asks_for("Come in by door"):
        played.press("Come in by door")
        played.button("Confirm").wait_for()  # until the spots there are known
        played.press("Confirm")
    come = inside(played.now) - inside(before)
    assert come
    for ghost in come:
        start = played.now["sides"][ghost // 7]
        assert field(played.now, ghost)[1] == {0: 3, 2: 2}[start]
    end(played)


def test_the_dance_floor_moves_furniture_to_its_nearest_door(
    browser: Browser, address: str
) -> None:
    played, before = at_midnight(browser, address, "dance-floor")
    played.answer_all("door ")
    far = [nearest_door(piece) for piece in before["pieces"]]
    now = [nearest_door(piece) for piece in played.now["pieces"]]
    assert sum(now) < sum(far)
    assert sum(after < was for was, after in zip(far, now, strict=True)) >= 3
    end(played)


def nearest_door(piece: State) -> float:
    """Return how far a piece is from its nearest door."""
    return min(dist((piece["x"], piece["y"]), door) for door in DOORS)


def test_on_lava_only_those_on_furniture_stay(browser: Browser, address: str) -> None:
    played, before = at_midnight(
        browser, address, "floor-is-lava", lambda state: len(inside(state)) >= 3
    )
    played.go_on()
    states = [moment["state"] for moment in played.moments if "state" in moment]
    after = next(state for state in states if state["round_number"] == 3)
    assert all(body(after, ghost)["bottom"] > 0 for ghost in inside(after))
    on_the_floor = {ghost for ghost in inside(before) if body(before, ghost)["bottom"] == 0}
    assert all(after["figures"][ghost]["where"] == BESIDE for ghost in on_the_floor)
    end(played)


def test_a_big_brother_must_be_called(browser: Browser, address: str) -> None:
    played, _ = at_midnight(browser, address, "big-brother", lambda state: bool(inside(state)))
    assert not played.asks_for("Leave it")
    done = played.answer_all("Move your small ghost")
    assert done
    for before, after in done:
        (gone,) = inside(before) - inside(after)
        (come,) = inside(after) - inside(before)
        assert body(after, come)["radius"] > body(before, gone)["radius"]
        assert field(after, come) == field(before, gone)
        assert after["figures"][gone]["where"] == BESIDE
    end(played)


def test_knock_knock_leaves_the_keyhole_on_its_side(browser: Browser, address: str) -> None:
    played, before = at_midnight(browser, address, "knock-knock")
    played.go_on()
    (door,) = looks_of(played, 2)
    assert door[0] == "NESW"[before["side"]]
    assert played.now["picks"] == before["picks"]
    end(played)


def test_dizzy_turns_the_board_under_the_players(browser: Browser, address: str) -> None:
    played, before = at_midnight(browser, address, "dizzy")
    sides = [(side + 3) % 4 for side in before["sides"][:2]]
    assert played.now["sides"][:2] == sides
    assert {ghost: place(before, ghost) for ghost in inside(before)} == {
        ghost: place(played.now, ghost) for ghost in inside(played.now)
    }
    played.go_on(until="Seal my plan")
    played.page.get_by_role("group", name="Your ghosts").wait_for()
    played.own_ghosts().first.click()
    played.page.locator("[data-field] rect").first.wait_for()
    end(played)


def test_the_crystal_ball_tells_the_number_before_the_side(browser: Browser, address: str) -> None:
    played, _ = at_midnight(browser, address, "crystal-ball")
    played.go_on(until="Keyhole to the")
    number = played.now["number"]
    assert 1 <= number <= 6
    expect(played.page.locator(".bar .words")).to_contain_text(f"The number is {number}")
    played.press("Keyhole to the")
    (door,) = looks_of(played, 2)
    assert door[1:] == str(number)
    end(played)


def test_at_green_light_all_ghosts_move_one_field_on(browser: Browser, address: str) -> None:
    played, before = at_midnight(
        browser, address, "red-light-green-light", lambda state: len(inside(state)) >= 2
    )
    moved = 0
    for ghost in inside(before):
        across, up = STEPS[(played.now["sides"][ghost // 7] + 2) % 4]
        column, row = field(before, ghost)
        where = played.now["figures"][ghost]["where"]
        assert where in {INSIDE, OUT}
        ahead = where == OUT or field(played.now, ghost) == (column + across, row + up)
        assert ahead or place(played.now, ghost) == place(before, ghost)
        moved += ahead
    assert moved
    end(played)


# Three towers: whatever lies under another can be taken, and takes that with it.
TOWERS = (
    ("take desk", "at 1.5,1.5"),
    ("take table", "at 1.5,1.5"),
    ("take piano", "at 4.5,1.5"),
    ("take mirror", "at 4.5,1.3125"),
    ("take armchair", "at 1.5,4.5"),
    ("take trolley", "at 1.5,4.1875"),
)
ON_TOP = {"desk": ("the table", 5), "piano": ("the mirror", 0), "armchair": ("the trolley", 1)}


def below_another(browser: Browser, address: str) -> tuple[Round, str]:
    """Let the page ask for furniture with a piece on the card on which another stands."""
    for _ in range(8):
        played = Round(browser, address)
        played.begin(["pass", "ghost"], TOWERS, furniture="players")
        while played.asks_for("Leave it"):
            for piece in ON_TOP:
                if played.asks_for(f"Take the {piece}"):
                    return played, piece
            played.press("Leave it")
        played.context.close()
    raise AssertionError("no card showed a piece on which another stands")


def test_what_moves_with_a_piece_is_shown_before_and_told_afterwards(
    browser: Browser, address: str
) -> None:
    played, piece = below_another(browser, address)
    other, number = ON_TOP[piece]
    played.button(f"Take the {piece}").click()
    words = played.page.locator(".bar .words")
    expect(words).to_contain_text("it holds")
    played.page.get_by_label("Stands").select_option(label="on its back")
    expect(words).to_contain_text(f"This also moves {other}: to")
    expect(played.page.locator(f"[data-piece='{number}'].moved")).to_have_count(1)
    expect(played.page.locator(f"[data-trace='{number}']")).to_have_count(1)
    height = played.now["pieces"][number]["height"]
    played.press("Confirm")
    told = played.page.get_by_role("tabpanel")
    expect(told).to_contain_text(f"This also moves {other}: to")
    assert played.now["pieces"][number]["height"] != height
    assert played.page.locator("[data-trace]").count() == 0
    end(played)
