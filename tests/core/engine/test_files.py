"""Modules and their sources: what is older is refused, and a comment makes nothing older."""

import subprocess
import sys
from pathlib import Path

import pytest

from gloaming.core.engine import files
from gloaming.core.engine.files import PACKAGES, is_current, module_path, read_note
from gloaming.core.engine.mode import Mode, mode
from gloaming.core.errors import EngineError, SettingError
from gloaming.core.sources import KEPT, cache_root, meaning, meaning_of_files

RULE = 'def rule(x: int) -> int:\n    """Say more."""\n    return x + 1\n'


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_is_what_its_sources_say(package: str) -> None:
    assert is_current(package)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_names_its_own_rules_and_no_words(package: str) -> None:
    sources = read_note(package).sources
    assert any(f"/{package.rsplit('.', maxsplit=1)[-1]}/" in source for source in sources)
    assert not [source for source in sources if source.endswith("words.py")]


@pytest.mark.parametrize(
    "same",
    [
        f"# a comment\n{RULE}",
        RULE.replace("Say more.", "Say something else."),
        RULE.replace("x + 1", "(x\n            + 1)"),
    ],
)
def test_comments_doc_strings_and_line_breaks_mean_nothing(same: str) -> None:
    assert meaning(same) == meaning(RULE)


@pytest.mark.parametrize(
    "other", [RULE.replace("+ 1", "+ 2"), RULE.replace("x", "y"), RULE.replace("int)", "bool)")]
)
def test_everything_else_does(other: str) -> None:
    assert meaning(other) != meaning(RULE)


def test_every_python_reads_the_same_meaning() -> None:
    told = "(Module body [ (FunctionDef name 'f' args (arguments args [ (arg arg 'x' ) ] ) "
    told += "body [ (Return value (Name id 'x' ctx (Load ) ) ) ] ) ] )"
    assert meaning("def f(x):\n    'Say.'\n    return x\n") == told


def test_a_meaning_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "rule.py"
    path.write_text(RULE)
    found = meaning_of_files([path])
    assert len(list((cache_root() / KEPT).iterdir())) == 1
    monkeypatch.delattr("gloaming.core.sources.meaning_of_file")
    assert meaning_of_files([path]) == found


def test_a_cache_that_cannot_be_written_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("a file")
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "rule.py"
    path.write_text(RULE)
    assert meaning_of_files([path]) == meaning_of_files([path])


def test_a_module_older_than_its_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    files.current_path.cache_clear()
    monkeypatch.setattr(files, "meaning_of_files", lambda _: "something else")
    with pytest.raises(EngineError, match="its rules were changed: `make engine`"):
        files.current_path(PACKAGES[0])


def test_a_new_file_with_an_entry_point_makes_a_module_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = tmp_path / "new.py"
    new.write_text("@entry_point()\ndef lone() -> int: ...\n".replace("@", "\n@"))
    (tmp_path / "words.py").write_text("WORDS = ()\n")
    assert files.declaring(tmp_path) == {new}
    monkeypatch.setattr(files, "declaring", lambda _: {new})
    assert not is_current(PACKAGES[0])


def test_what_is_installed_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    files.current_path.cache_clear()
    monkeypatch.setattr(files, "meaning_of_files", lambda _: "something else")
    monkeypatch.setattr(files, "IS_CHECKOUT", False)
    assert files.current_path(PACKAGES[0]) == module_path(PACKAGES[0])
    files.current_path.cache_clear()


def test_a_package_without_a_module_says_so() -> None:
    with pytest.raises(EngineError, match="no module yet"):
        read_note("gloaming.games.chess")
    assert not is_current("gloaming.games.chess")


@pytest.mark.parametrize("asked", [*Mode, ""])
def test_the_environment_chooses_the_mode(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_RULES", asked)
    assert mode() == (asked or "engine")


def test_a_mode_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_RULES", "fast")
    with pytest.raises(SettingError, match="engine, checked, interpreted"):
        mode()


def test_playing_needs_neither_numba_nor_a_compiler() -> None:
    code = """
import sys
from gloaming.games import find
game = find("menhirs")
game.entry_points.actor(game.start(game.options_type()), 0)
print(sorted({"numba", "llvmlite", "engine"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
