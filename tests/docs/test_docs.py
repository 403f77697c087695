"""What the documents show is what happens, and their links lead somewhere."""

from pathlib import Path

import pytest

from .examples import anchors_of, links_of, run_document

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("deploy/*.md")})
EVERY_DOCUMENT = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS]
)


def test_there_are_documents() -> None:
    assert ROOT / "README.md" in DOCUMENTS


@EVERY_DOCUMENT
def test_examples_do_what_the_document_says(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    run_document(path.read_text(encoding="utf-8"), str(path))


@EVERY_DOCUMENT
def test_links_lead_somewhere(path: Path) -> None:
    for link in links_of(path.read_text(encoding="utf-8")):
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        assert target.exists(), f"{link} does not exist"
        if anchor and target.suffix == ".md":
            assert anchor in anchors_of(target.read_text(encoding="utf-8")), (
                f"{link} has no heading"
            )
