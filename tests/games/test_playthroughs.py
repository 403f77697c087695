"""Every golden playthrough replays to the very same text."""

from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from gloaming.core.game import Ply
from gloaming.core.layout import same
from gloaming.core.match import Match
from gloaming.core.record import read_record, write_record
from gloaming.games import NAMES, find

from .contestants import IS_SLOW
from .playthroughs import FOLDER, LAYOUTS, PLAYTHROUGHS, PRESETS, path_of

FIRST_EDITION = FOLDER / "first-edition"  # written before records named their edition
SECOND_EDITION = FOLDER / "second-edition"  # lay-outs by chance that kept crystals apart
EXPECTED = {
    path_of(game, playthrough.name).name: playthrough.texts
    for game, playthroughs in PLAYTHROUGHS.items()
    for playthrough in playthroughs
}


def some(names: Iterable[str]) -> list[str]:
    """Return the names of records in their order, fewer when interpreted."""
    return sorted(names)[:: 4 if IS_SLOW else 1]


def text_of(name: str) -> str:
    """Return a record byte by byte, whatever this system's line ends are."""
    return (FOLDER / name).read_bytes().decode()


def test_every_registered_game_has_golden_playthroughs() -> None:
    assert {name for name in NAMES if PLAYTHROUGHS.get(name)} == set(NAMES)


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    offered = {path.name for path in FOLDER.iterdir() if path.name.partition("-")[0] in NAMES}
    assert offered == set(EXPECTED)


@pytest.mark.parametrize("name", some(EXPECTED))
def test_a_playthrough_replays_and_is_written_as_it_was(name: str) -> None:
    text = text_of(name)
    match = read_record(text, find, verify=True)
    assert write_record(match) == text
    assert match.outcome is not None


@pytest.mark.parametrize("name", some(path.name for path in FIRST_EDITION.iterdir()))
def test_records_of_the_first_edition_replay_as_they_were_played(name: str) -> None:
    text = (FIRST_EDITION / name).read_bytes().decode()
    match = read_record(text, find, verify=True)
    assert match.outcome is not None
    assert write_record(match).replace("edition: 1\n", "") == text


@pytest.mark.parametrize("name", some(path.name for path in SECOND_EDITION.iterdir()))
def test_records_of_the_second_edition_replay_as_they_were_played(name: str) -> None:
    text = (SECOND_EDITION / name).read_bytes().decode()
    assert write_record(read_record(text, find, verify=True)) == text


@pytest.mark.parametrize("name", [min(EXPECTED), max(EXPECTED)])
def test_the_plies_and_the_seed_alone_make_the_record(name: str) -> None:
    golden = read_record(text_of(name), find)
    match = Match(golden.game, golden.options, golden.seed)
    for moment in golden.moments:
        follow(match, moment.ply)
    assert same(match.states, golden.states)
    assert write_record(match) == text_of(name)


def follow(match: Match, ply: Ply) -> None:
    """Play a seat's ply; let chance and the rules do their own again."""
    if ply.actor >= 0:
        match.play(*ply)
    else:
        match.go_on()
    assert match.moments[-1].ply == ply


def options_of(key: str, others: Mapping[str, str]) -> set[str]:
    """Return the values of an option among the playthroughs of Finstere Flure like these."""
    return {
        texts.get(key, "")
        for name, texts in EXPECTED.items()
        if name.startswith("finstere-") and others.items() <= texts.items()
    }


@pytest.mark.parametrize("layout", LAYOUTS)
def test_finstere_is_played_by_every_number_of_players_in_every_layout(layout: str) -> None:
    assert options_of("players", LAYOUTS[layout]) == set("234567")


@pytest.mark.parametrize("advanced", [{}, LAYOUTS["laid"], LAYOUTS["random"]])
def test_finstere_is_played_by_every_preset(advanced: Mapping[str, str]) -> None:
    assert set(PRESETS) <= options_of("rulings", advanced)


def test_finstere_is_played_with_three_hits() -> None:
    assert options_of("players", {"three_hits": "true"}) == {"6", "7"}


def test_matches_end_in_every_way_and_often_by_getting_out() -> None:
    results = Counter(
        text_of(name).splitlines()[-1].partition(", ")[2].partition(" (")[0]
        for name in EXPECTED
        if name.startswith("finstere-")
    )
    assert results["all but one token is out"] >= 5
    assert len(results) >= 2
