"""`gloaming site` writes the client as plain files, and spoils nobody's folder."""

import json
import re
from pathlib import Path

import pytest

from gloaming.cli import site
from gloaming.cli.site import NOTE

from .terminal import Run, reason_of

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
</html>
"""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have a small client, as it is built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "index.html.br").write_bytes(b"packed")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1.js").write_text("begin()")
    monkeypatch.setattr(site, "FOLDER", folder)
    return folder


def names_in(folder: Path) -> list[str]:
    """Return the files of a folder."""
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def test_it_writes_all_files_and_says_how_to_look_at_them(gloaming: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    said = gloaming("site", str(folder)).text
    assert names_in(folder) == [".nojekyll", "assets/index-1.js", NOTE, "icon.svg", "index.html"]
    assert "Wrote 5 files" in said
    assert f"python -m http.server --directory {folder}" in said


def test_its_page_needs_no_root_no_header_and_no_server(gloaming: Run, tmp_path: Path) -> None:
    gloaming("site", str(tmp_path / "site"))
    page = (tmp_path / "site" / "index.html").read_text()
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == ["./icon.svg", "./assets/index-1.js"]
    assert 'data-served="files"' in page
    assert "script-src 'self' 'wasm-unsafe-eval'" in page
    assert "frame-ancestors" not in page


def test_an_older_site_is_replaced_and_nothing_else_touched(
    gloaming: Run, tmp_path: Path, built: Path
) -> None:
    folder = tmp_path / "site"
    gloaming("site", str(folder))
    (folder / "CNAME").write_text("games.example")
    (built / "assets" / "index-1.js").rename(built / "assets" / "index-2.js")
    gloaming("site", str(folder))
    assert "assets/index-1.js" not in names_in(folder)
    assert {"CNAME", "assets/index-2.js"} <= set(names_in(folder))


def test_other_folders_are_left_alone_unless_forced(gloaming: Run, tmp_path: Path) -> None:
    folder = tmp_path / "thesis"
    folder.mkdir()
    (folder / "chapter.txt").write_text("years of work")
    assert "is not empty" in reason_of(gloaming("site", str(folder)))
    assert names_in(folder) == ["chapter.txt"]
    gloaming("site", str(folder), "--force")
    assert (folder / "chapter.txt").read_text() == "years of work"
    assert "index.html" in names_in(folder)


def test_a_note_cannot_make_it_remove_files_elsewhere(gloaming: Run, tmp_path: Path) -> None:
    folder, other = tmp_path / "site", tmp_path / "precious"
    gloaming("site", str(folder))
    other.write_text("mine")
    (folder / NOTE).write_text(json.dumps({"files": ["../precious"]}))
    gloaming("site", str(folder))
    assert other.read_text() == "mine"


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"files": 7}'])
def test_a_note_that_cannot_be_read_is_named(gloaming: Run, tmp_path: Path, note: str) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / NOTE).write_text(note)
    assert f"{NOTE} cannot be read" in reason_of(gloaming("site", str(tmp_path / "site")))


def test_what_is_missing_or_no_folder_is_said(gloaming: Run, tmp_path: Path, built: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "is a file" in reason_of(gloaming("site", str(tmp_path / "file")))
    (built / "index.html").unlink()
    assert "make client" in reason_of(gloaming("site", str(tmp_path / "site")))
