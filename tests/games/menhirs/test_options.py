"""Options: assumed values, and clear refusals that name the key."""

import pytest

from gloaming.core.errors import OptionsError
from gloaming.core.options import Limits, read_options, write_options
from gloaming.games.menhirs.options import MenhirsOptions, removal_turns, schedule_text


def test_small_board_has_the_assumed_tiles() -> None:
    options = MenhirsOptions()

    assert (options.menhirs, options.forests, options.mist) == (7, 23, 12)


def test_large_board_has_the_assumed_tiles() -> None:
    options = MenhirsOptions(board="large")

    assert (options.menhirs, options.forests, options.mist) == (7, 30, 14)


@pytest.mark.parametrize(
    ("texts", "key", "words"),
    [
        ({"mist": "31"}, "mist", "only 30 cells"),
        ({"mist": "4"}, "mist", "5 menhirs need a mist tile each"),
        ({"mist": "-1"}, "mist", "does not fit"),
        ({"menhirs": "4"}, "menhirs", "at least 5, not 4"),
        ({"menhirs": "31"}, "menhirs", "only 30 cells"),
        ({"menhirs": "7", "forests": "20"}, "forests", "7 menhirs and 20 forests"),
        ({"forests": "26"}, "menhirs", "at least 5, not 4"),
        ({"menhirs": "20"}, "mist", "18 menhirs need a mist tile each"),
        ({"schedule": "mm rr"}, "schedule", "24 turns, not 4"),
        ({"schedule": "often"}, "schedule", "neither a known schedule"),
        ({"schedule": ""}, "schedule", "neither a known schedule"),
        ({"board": "round"}, "board", "does not fit"),
        ({"colour": "red"}, "colour", "unknown option"),
    ],
)
def test_refusals_name_the_key(texts: dict[str, str], key: str, words: str) -> None:
    with pytest.raises(OptionsError, match=words) as refusal:
        read_options(MenhirsOptions, texts)
    assert refusal.value.place == key


@pytest.mark.parametrize(
    ("texts", "counts"),
    [
        ({"menhirs": "9"}, (9, 21, 12)),
        ({"forests": "20"}, (10, 20, 12)),
        ({"board": "large", "forests": "20"}, (17, 20, 15)),
    ],
)
def test_menhirs_and_forests_follow_from_one_another(
    texts: dict[str, str], counts: tuple[int, int, int]
) -> None:
    options = read_options(MenhirsOptions, {"mist": str(counts[2]), **texts})

    assert (options.menhirs, options.forests, options.mist) == counts


def test_limits_depend_on_the_board_and_on_the_menhirs() -> None:
    small, large = MenhirsOptions(menhirs=9), MenhirsOptions(board="large")

    assert small.limits()["mist"] == Limits(7, 30)
    assert large.limits() == {
        "menhirs": Limits(5, 37),
        "forests": Limits(0, 32),
        "mist": Limits(5, 37),
    }


@pytest.mark.parametrize("board", ["small", "large"])
@pytest.mark.parametrize("option", ["menhirs", "forests", "mist"])
def test_limits_are_what_is_refused_beyond(board: str, option: str) -> None:
    limits = read_options(MenhirsOptions, {"board": board}).limits()
    mist = {} if option == "mist" else {"mist": str(limits["mist"].most)}
    least, most = limits[option].least, limits[option].most
    for number in (least, most):
        read_options(MenhirsOptions, {"board": board, option: str(number), **mist})
    for number in (least - 1, most + 1):
        with pytest.raises(OptionsError):
            read_options(MenhirsOptions, {"board": board, option: str(number), **mist})


def test_options_survive_being_written() -> None:
    options = MenhirsOptions(
        board="large", menhirs=9, mist=20, schedule="mr " * 12, may_pass=True, scoring=True
    )

    assert read_options(MenhirsOptions, write_options(options)) == options


def test_default_schedule_removes_in_even_rounds() -> None:
    assert removal_turns("default") == (False, False, True, True) * 6


def test_alternate_schedule_removes_once_a_round_from_round_two() -> None:
    removals = removal_turns("alternate")
    rounds = [removals[turn : turn + 2] for turn in range(0, 24, 2)]

    assert rounds[0] == (False, False)
    assert rounds[1::2] == [(False, True)] * 6
    assert rounds[2::2] == [(True, False)] * 5


def test_schedules_are_written_by_name_or_as_pairs() -> None:
    own = (True, False) * 12

    assert schedule_text(removal_turns("alternate")) == "alternate"
    assert schedule_text(own) == " ".join(["rm"] * 12)
    assert removal_turns(schedule_text(own)) == own
