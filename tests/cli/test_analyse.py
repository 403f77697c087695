"""`gloaming analyse` tells where a recorded match was won and lost."""

import json
import shutil
from pathlib import Path

import pytest

from tests.games.playthroughs import FOLDER

from .terminal import Run, reason_of


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Return the name of a record in the folder."""
    return Path(shutil.copy(FOLDER / "menhirs-small.record", tmp_path / "match.record")).name


def test_it_tells_who_gave_away_what_and_what_would_have_been_better(
    gloaming: Run, record: str
) -> None:
    text = gloaming("analyse", record, "--simulations", "100").text
    assert text.startswith("16 turns of menhirs, judged by owl, 100 simulations a turn.\n")
    assert "\nplayer 1 " in text
    assert ", player 1 threw away 100 points\n  done    player 1: cluster (2,3) goes SW" in text
    assert "  better  player 1: part (2,3)" in text
    assert "  why     it was won by force, in one turn\n" in text


def test_programs_get_it_as_json_and_a_plot_is_drawn(
    gloaming: Run, record: str, tmp_path: Path
) -> None:
    words = ("--level", "badger", "--simulations", "20", "--plot", "chances.svg", "--json")
    told = json.loads(gloaming("analyse", record, *words).text)
    assert told["level"] == {"bot": "badger", "simulations": 20}
    assert len(told["turns"]) == 16
    assert (tmp_path / "chances.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_a_match_without_mistakes_is_told_so(gloaming: Run, tmp_path: Path) -> None:
    begun = (FOLDER / "menhirs-small.record").read_text(encoding="utf-8").partition("\n\n")[0]
    (tmp_path / "begun.record").write_text(f"{begun}\n\nunfinished\n", encoding="utf-8")
    assert "Nobody made a costly mistake" in gloaming("analyse", "begun.record").text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("match.record", "--simulations", "0"), "--simulations: is a number of simulations"),
        (("match.record", "--level", "pike"), "level: 'pike' does not judge; there is moth"),
        (("nothing.record",), "nothing.record"),
    ],
)
def test_what_cannot_be_is_refused(
    gloaming: Run,
    record: str,  # noqa: ARG001 - the file is there
    words: tuple[str, ...],
    why: str,
) -> None:
    assert why in reason_of(gloaming("analyse", *words))
