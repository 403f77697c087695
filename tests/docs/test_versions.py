"""One version is told everywhere."""

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import gloaming

ROOT = Path(__file__).parents[2]


def text_of(name: str) -> str:
    """Return a file of the project."""
    return (ROOT / name).read_text()


def test_the_project_and_its_citation_tell_the_installed_version() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    cited = re.search(r"^version: (\S+)$", text_of("CITATION.cff"), re.MULTILINE)
    assert cited
    assert project == cited[1] == version("gloaming") == gloaming.__version__


def test_the_client_tells_the_same_version() -> None:
    package, lock = (
        json.loads(text_of(f"client/{name}.json")) for name in ("package", "package-lock")
    )
    told = {package["version"], lock["version"], lock["packages"][""]["version"]}
    assert told == {gloaming.__version__}


def test_its_changes_stand_in_the_changelog_with_a_date() -> None:
    headings = re.findall(r"^## (.+)$", text_of("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(gloaming.__version__)}, \d{{4}}-\d\d-\d\d", headings[1])
