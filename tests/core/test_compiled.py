"""Compiled rules are kept in a cache that belongs to exactly these sources and this mode."""

import os
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, cast

import pytest

from gloaming.core import compiled
from gloaming.core.compiled import (
    STALE_AFTER_SECONDS,
    NamedCache,
    cache_folder,
    home_of,
    mode,
    prune,
    source_fingerprint,
)
from gloaming.core.sources import KEPT, cache_root, meaning_of_folder
from tests.core import toy
from tests.core.toy import TOY

NOW = 2_000_000_000.0
SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")
CACHE_NAMES = ("0123456789abcdef", "fedcba9876543210")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that stands for the package."""
    folder = tmp_path / "gloaming"
    for part in ("core", "games/finstere", "games/menhirs", "bots", "cli"):
        (folder / part).mkdir(parents=True)
        (folder / part / "source.py").write_text("a = 1\n")
    monkeypatch.setattr(compiled, "PACKAGE", folder)
    cache_folder.cache_clear()
    return folder


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a cache folder of our own."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("GLOAMING_CACHE", str(folder))
    return folder


def run_python(code: str, *, folder: Path, **changes: str) -> str:
    """Return what a new interpreter prints, with no switch of numba but the given ones."""
    environment = {key: value for key, value in os.environ.items() if key not in SWITCHES}
    environment |= {"GLOAMING_CACHE": str(folder / "cache"), **changes}
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=folder, env=environment, text=True, capture_output=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("disable", "check", "expected"),
    [
        (0, None, "compiled"),
        (0, 1, "bounds-checked"),
        (1, None, "interpreted"),
        (1, 1, "interpreted"),
    ],
)
def test_the_mode_has_a_name(
    disable: int, check: int | None, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled.config, "DISABLE_JIT", disable)
    monkeypatch.setattr(compiled.config, "BOUNDSCHECK", check)
    assert mode() == expected


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "compiled"),
        ({"NUMBA_BOUNDSCHECK": "1"}, "bounds-checked"),
        ({"NUMBA_DISABLE_JIT": "1"}, "interpreted"),
    ],
)
def test_the_environment_chooses_the_mode(
    changes: dict[str, str], expected: str, tmp_path: Path
) -> None:
    code = "from gloaming.core.compiled import mode; print(mode())"
    assert run_python(code, folder=tmp_path, **changes) == expected


def fingerprints(home: Path) -> dict[str, str]:
    """Return the fingerprint of each part of the package."""
    names = ("core", "games.finstere", "games.menhirs", "bots")
    return {name: source_fingerprint(f"gloaming.{name}.source", home) for name in names}


@pytest.mark.parametrize(
    ("changed", "affected"),
    [
        ("core", {"core", "games.finstere", "games.menhirs", "bots"}),
        ("games/finstere", {"games.finstere", "bots"}),
        ("games/menhirs", {"games.menhirs", "bots"}),
        ("bots", {"bots"}),
        ("cli", set()),
    ],
)
def test_a_fingerprint_changes_with_the_sources_behind_it(
    changed: str, affected: set[str], sources: Path, tmp_path: Path
) -> None:
    before = fingerprints(tmp_path / "elsewhere")
    (sources / changed / "more.py").write_text("b = 1\n")
    after = fingerprints(tmp_path / "elsewhere")
    assert {name for name in before if before[name] != after[name]} == affected


def test_rules_outside_the_package_depend_on_their_own_folder_too(
    sources: Path, tmp_path: Path
) -> None:
    assert sources.is_dir()
    home = tmp_path / "elsewhere"
    home.mkdir()
    before = source_fingerprint("elsewhere.rules", home)
    (home / "rules.py").write_text("b = 1\n")
    assert source_fingerprint("elsewhere.rules", home) != before


def test_the_fingerprint_changes_with_the_mode(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    for disable, check in ((0, None), (0, 1), (1, None)):
        monkeypatch.setattr(compiled.config, "DISABLE_JIT", disable)
        monkeypatch.setattr(compiled.config, "BOUNDSCHECK", check)
        seen.add(source_fingerprint("gloaming.core.source", sources))
    assert len(seen) == 3


def test_the_fingerprint_does_not_change_otherwise(sources: Path) -> None:
    before = source_fingerprint("gloaming.core.source", sources)
    (sources / "core" / "notes.txt").write_text("no source\n")
    assert source_fingerprint("gloaming.core.source", sources) == before


@pytest.mark.parametrize(
    "same",
    [
        "# a reason\na = 1\n",
        '"""What this is about."""\n\na = (\n    1\n)  # one\n',
    ],
)
def test_words_about_a_source_do_not_change_its_fingerprint(same: str, sources: Path) -> None:
    before = source_fingerprint("gloaming.core.source", sources)
    (sources / "core" / "source.py").write_text(same)
    assert source_fingerprint("gloaming.core.source", sources) == before


def test_data_files_are_sources(sources: Path) -> None:
    before = source_fingerprint("gloaming.core.source", sources)
    (sources / "core" / "cards.toml").write_text("cards = 1\n")
    assert source_fingerprint("gloaming.core.source", sources) != before


def test_what_sources_mean_is_worked_out_once(
    sources: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = meaning_of_folder(sources / "core")
    monkeypatch.delattr("gloaming.core.sources.meaning_of_file")
    assert meaning_of_folder(sources / "core") == first
    assert [path.read_text() for path in (root / KEPT).iterdir()] == [first]


def test_where_nothing_can_be_kept_it_is_worked_out_again(sources: Path, root: Path) -> None:
    first = meaning_of_folder(sources / "core")
    shutil.rmtree(root)
    root.write_text("no folder")
    assert meaning_of_folder(sources / "core") == first


def test_where_a_rule_stands_in_its_file_does_not_matter(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(root))
    kept = cast("Any", NamedCache)
    one, other = (kept(rule, __file__) for rule in (run_python, fingerprints))
    assert one.get_disambiguator() == other.get_disambiguator()
    assert one.get_source_stamp() == other.get_source_stamp()
    assert Path(one.get_cache_path()).parent == root


def test_what_others_compile_is_kept_where_they_want(root: Path) -> None:
    before = compiled.config.CACHE_DIR, compiled.config.CACHE_LOCATOR_CLASSES
    with compiled.kept_in(root):
        assert str(root) == compiled.config.CACHE_DIR
    compiled.compiled(run_python)
    assert before == (compiled.config.CACHE_DIR, compiled.config.CACHE_LOCATOR_CLASSES)


def test_the_user_says_where_the_cache_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/somebody")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("GLOAMING_CACHE", raising=False)
    assert cache_root() == Path("/home/somebody/.cache/gloaming")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert cache_root() == Path("/caches/gloaming")
    monkeypatch.setenv("GLOAMING_CACHE", "/elsewhere")
    assert cache_root() == Path("/elsewhere")


def test_a_door_belongs_to_its_game() -> None:
    assert home_of(TOY.entry_points.apply) == Path(toy.__file__).parent
    orphan = FunctionType((lambda: None).__code__, {"__name__": "nowhere"})
    assert home_of(orphan) == Path(__file__).parent


def folder_of_core(sources: Path) -> Path:
    """Return where the core's rules are kept in the present state of the sources."""
    cache_folder.cache_clear()
    return cache_folder("gloaming.core.source", sources)


def test_each_state_of_the_sources_has_its_own_cache(sources: Path, root: Path) -> None:
    first = folder_of_core(sources)
    assert first == root / source_fingerprint("gloaming.core.source", sources)
    (sources / "core" / "source.py").write_text("a = 2\n")
    assert folder_of_core(sources) != first


def make_cache(root: Path, name: str, age_in_seconds: float) -> Path:
    """Make a cache that was last written to some time ago."""
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "rule.nbi").write_text("compiled")
    os.utime(folder, (NOW - age_in_seconds, NOW - age_in_seconds))
    return folder


def test_only_stale_caches_are_removed(root: Path) -> None:
    stale = make_cache(root, CACHE_NAMES[0], STALE_AFTER_SECONDS + 1)
    recent = make_cache(root, CACHE_NAMES[1], STALE_AFTER_SECONDS - 1)
    meaning = root / KEPT / CACHE_NAMES[0]
    meaning.parent.mkdir()
    meaning.write_text("0")
    os.utime(meaning, (0, 0))
    assert prune(root, NOW) == [stale, meaning]
    assert not stale.exists()
    assert not meaning.exists()
    assert (recent / "rule.nbi").exists()


def test_what_is_no_cache_is_left_alone(root: Path) -> None:
    photos = make_cache(root, "photos", 10 * STALE_AFTER_SECONDS)
    letter = root / "letter.txt"
    letter.write_text("dear aunt")
    os.utime(letter, (0, 0))
    (root / CACHE_NAMES[0]).symlink_to(root / "nowhere")
    assert prune(root, NOW) == []
    assert (photos / "rule.nbi").exists()
    assert letter.exists()


def test_where_there_is_no_cache_nothing_is_removed(tmp_path: Path) -> None:
    assert prune(tmp_path / "nowhere", NOW) == []


def test_stale_caches_go_when_a_new_one_begins(sources: Path, root: Path) -> None:
    stale = make_cache(root, CACHE_NAMES[0], NOW)
    current = folder_of_core(sources)
    assert not stale.exists()
    current.mkdir()
    stale.mkdir()
    os.utime(stale, (0, 0))
    folder_of_core(sources)
    assert stale.exists()


def test_a_rule_changed_in_another_file_is_never_stale_and_a_comment_costs_nothing(
    tmp_path: Path,
) -> None:
    shutil.copytree(compiled.PACKAGE / "core", tmp_path / "gloaming" / "core")
    package = tmp_path / "gloaming"
    (package / "games" / "dusk").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    inner = "from gloaming.core.compiled import compiled\n@compiled\ndef inner(x):\n    return {}\n"
    outer = inner.replace("inner(x)", "outer(x)").format("inner(x) + 1")
    (package / "games" / "dusk" / "outer.py").write_text(
        "from gloaming.games.dusk.inner import inner\n" + outer
    )
    code = "from gloaming.games.dusk.outer import outer; print(outer(1))"
    compiling = (
        "; from gloaming.core.compiled import compilation as c; print(c.progress('gloaming'))"
    )
    found = []
    for above, result in (("", "x"), ("# a reason\n", "x"), ("", "x * 10")):
        (package / "games" / "dusk" / "inner.py").write_text(above + inner.format(result))
        found.append(run_python(code + compiling, folder=tmp_path, PYTHONPATH=str(tmp_path)))
    loaded, afresh = "Progress(done=0, of=2)", "Progress(done=2, of=2)"
    assert found == [f"2\n{afresh}", f"2\n{loaded}", f"11\n{afresh}"]


def test_it_is_noted_how_many_rules_of_a_package_were_compiled() -> None:
    noted = compiled.Compilation()
    rules = [FunctionType((lambda: None).__code__, {"__name__": f"games.{name}"}) for name in "abc"]
    for rule in rules:
        noted.declare(rule)
    started = SimpleNamespace(data={"dispatcher": SimpleNamespace(py_func=rules[0])})
    noted.on_start(started)
    assert noted.progress("games") == (0, 3)
    noted.on_end(started)
    assert noted.progress("games") == (1, 3)
    assert noted.progress("game") == noted.progress("elsewhere") == (0, 0)


def test_the_rules_of_a_game_are_counted_with_its_doors() -> None:
    done, of = compiled.compilation.progress(toy.__name__)
    assert 0 <= done <= of
    assert of > len(fields(TOY.entry_points))
