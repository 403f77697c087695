"""Whole matches of Menhirs through the interface: by hand, by keys, by ear, against a bot."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from .menhirs_table import PHONE, SIT_ALONE, MenhirsBoard, browsing, served

# Few tiles, and one fewer after every turn: a short match that has everything in it.
SHORT = {"mist": "7", "schedule": "r" * 24}
AGAINST_SOLVER = [
    {"do": "sit", "seat": 0},
    {"do": "put-bot", "seat": 1, "bot": "solver"},
    {"do": "ready"},
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve for all tests of this module."""
    with served(Path(tmp_path_factory.mktemp("menhirs"))) as found:
        yield found


def place_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Place a mist tile: the first press aims, the second is sure."""
    chosen = rng.choice(board.open_hexes())
    before = board.picture()
    board.hex(chosen).click()
    assert board.words == f"Mist on {chosen}?"
    board.hex(chosen).click()
    board.wait_for_change(before)


def move_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Lift a cluster that can move, and let it drift."""
    names = board.open_hexes()
    for name in rng.sample(names, len(names)):
        board.hex(name).click()
        board.page.locator("[data-way]").first.wait_for()
        ways = board.open_ways()
        if ways:
            before = board.picture()
            board.page.locator(f'[data-way="{ways[0]}"]').click()
            if board.button("Drift").count():
                board.button("Drift").click()
            board.wait_for_change(before)
            return
        board.button("Put down").click()
    board.button("Pass").click()


def remove_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Take a tile away."""
    before = board.picture()
    board.hex(rng.choice(board.open_hexes())).click()
    board.button("Take it away").click()
    board.wait_for_change(before)


def play_by_hand(board: MenhirsBoard, rng: Random) -> None:
    """Play to the end with mouse or finger."""
    while not board.is_over:
        if "Place" in board.words:
            place_by_hand(board, rng)
        elif "off the board" in board.words:
            remove_by_hand(board, rng)
        else:
            move_by_hand(board, rng)


def test_two_people_play_a_match_at_one_screen(address: str) -> None:
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, **SHORT)
        play_by_hand(board, Random(1))

        assert board.is_over
        assert not board.is_mine
        assert page.locator(".moves li").count() > 3


def test_a_match_is_played_on_a_small_phone(address: str) -> None:
    with browsing(PHONE) as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, **SHORT)
        play_by_hand(board, Random(2))

        assert board.is_over
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]


def test_hexes_and_arrows_can_be_hit_with_a_finger(address: str) -> None:
    with browsing(PHONE) as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, mist="6")
        place_by_hand(board, Random(3))
        sizes = [page.locator("[data-cell]").first.bounding_box()]
        board.hex(board.open_hexes()[0]).click()
        page.locator("[data-way]").first.wait_for()
        sizes.append(page.locator("[data-way]").first.bounding_box())

        for size in sizes:
            assert size is not None
            assert min(size["width"], size["height"]) >= 43.5


def test_what_is_done_can_be_undone_until_it_is_confirmed(address: str) -> None:
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, mist="6", schedule="r" * 24)
        place_by_hand(board, Random(4))
        first = board.picture()
        name = board.open_hexes()[0]
        board.hex(name).click()
        page.locator("[data-way]:not(.isBlocked)").first.click()
        page.get_by_text("take one mist tile off").wait_for()
        for _ in range(2):  # the direction, then the cluster
            board.button("Undo").click()
            page.wait_for_timeout(400)

        assert board.picture() == first


def test_a_part_is_painted_and_put_back(address: str) -> None:
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, mist="30")
        while "Place" in board.words:
            place_by_hand(board, Random(5))
        # Everything is mist: nothing can go anywhere.
        board.button("Pass").wait_for()
        assert "you pass" in board.words


def test_blocked_directions_say_why(address: str) -> None:
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, mist="29")
        while "Place" in board.words:
            place_by_hand(board, Random(6))
        board.hex(board.open_hexes()[0]).click()
        page.locator("[data-way].isBlocked").first.click()

        assert "would leave the board (rule 3.4)" in board.words


def test_a_match_is_played_with_keys_alone(address: str) -> None:
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, **SHORT)
        focus_board(board)
        while not board.is_over:
            turn_by_keys(board)

        assert board.is_over


def focus_board(board: MenhirsBoard) -> None:
    """Press Tab until a hex has the focus."""
    for _ in range(60):
        board.page.keyboard.press("Tab")
        if label_of_focus(board).startswith("Column"):
            return
    raise AssertionError("no hex can be reached with Tab")


def label_of_focus(board: MenhirsBoard) -> str:
    """Return what a screen reader says of what has the focus."""
    return str(board.page.evaluate("document.activeElement.getAttribute('aria-label') || ''"))


def turn_by_keys(board: MenhirsBoard) -> None:
    """Place, move or remove with keys, reading only what is said."""
    before, keys = board.picture(), board.page.keyboard
    if "Place" in board.words:
        go_to(board, "forest")
        keys.press("Space")
        keys.press("Enter")
    elif "off the board" in board.words:
        for number in range(20):
            go_to(board, "mist", number)
            keys.press("Space")
            if "away?" in board.words:
                break
        keys.press("Enter")
    else:
        move_by_keys(board)
    board.wait_for_change(before)


def move_by_keys(board: MenhirsBoard) -> None:
    """Lift mist and send it off with the letters around S."""
    keys = board.page.keyboard
    for number in range(20):
        go_to(board, "mist", number)
        keys.press("Space")
        board.page.get_by_text("drift?").or_(board.page.get_by_text("as a whole")).wait_for()
        for key in ("q", "w", "e", "a", "s", "d"):
            before = board.picture()
            keys.press(key)
            board.page.wait_for_timeout(150)
            if "To drift" in board.words:
                keys.press("Enter")
            if "(rule" not in board.words or board.picture() != before:
                return
        keys.press("Escape")
        keys.press("Escape")
    raise AssertionError("no mist can move")


def go_to(board: MenhirsBoard, what: str, number: int = 0) -> None:
    """Go with arrow keys to a hex with something on it, column by column."""
    keys = board.page.keyboard
    for _ in range(7):
        keys.press("ArrowLeft")
    for _ in range(7):
        for _ in range(7):
            keys.press("ArrowUp")
        seen = ""
        while label_of_focus(board) != seen:
            seen = label_of_focus(board)
            if what in seen and number == 0:
                return
            number -= what in seen
            keys.press("ArrowDown")
        keys.press("ArrowRight")
    raise AssertionError(f"nowhere is {what}")


def test_a_match_is_played_by_text_alone(address: str) -> None:
    rng = Random(8)
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, **SHORT)
        while not board.is_over:
            before = board.picture()
            page.get_by_role("button", name="All actions as a list").click()
            choices = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
            assert "Mist: " in page.get_by_role("dialog").inner_text()
            choices.nth(rng.randrange(choices.count())).click()
            board.wait_for_change(before)
        said = page.get_by_role("log").inner_text()

        assert "Player" in said


def test_the_solver_plays_against_a_person(address: str) -> None:
    with browsing() as page:
        board = MenhirsBoard.opened(page, address, AGAINST_SOLVER, **SHORT)
        play_by_hand(board, Random(9))

        assert board.is_over


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "Leg een misttegel"),
        ("de", "Lege ein Nebelplättchen"),
        ("fr", "Posez une tuile de brume"),
    ],
)
def test_the_board_speaks_the_browsers_language(address: str, language: str, words: str) -> None:
    with browsing(language=language) as page:
        board = MenhirsBoard.opened(page, address, SIT_ALONE, **SHORT)

        assert board.words.startswith(words)
