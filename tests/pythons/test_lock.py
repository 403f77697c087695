"""The lock fits what the project asks for, under every Python, and is what is installed."""

import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
PYTHON = "Programming Language :: Python :: 3."
PYTHONS = [
    kind.removeprefix("Programming Language :: Python :: ")
    for kind in PROJECT["project"]["classifiers"]
    if kind.startswith(PYTHON)
]
NOT_LOCKED = ("cluster",)  # extras that nothing here installs


def pins() -> list[Requirement]:
    """Return what is locked, with the Pythons and systems it is for."""
    return [Requirement(line) for line in LOCK if line and line[0] not in " #"]


def wanted() -> list[Requirement]:
    """Return what the project and its groups ask for."""
    project, groups = PROJECT["project"], PROJECT["dependency-groups"]
    extras = project["optional-dependencies"]
    lists: list[list[Any]] = [
        project["dependencies"],
        *groups.values(),
        *(extras[name] for name in extras if name not in NOT_LOCKED),
    ]
    return [Requirement(text) for texts in lists for text in texts if isinstance(text, str)]


def locked_under(environment: dict[str, str]) -> dict[NormalizedName, str]:
    """Return the version that is locked for each package where some markers hold."""
    return {
        canonicalize_name(pin.name): next(iter(pin.specifier)).version
        for pin in pins()
        if pin.marker is None or pin.marker.evaluate(environment)
    }


@pytest.mark.parametrize("python", PYTHONS)
def test_the_lock_fits_the_project(python: str) -> None:
    environment = {"python_version": python, "python_full_version": f"{python}.9"}
    locked = locked_under(environment)
    for need in wanted():
        if need.marker is None or need.marker.evaluate(environment):
            version = locked.get(canonicalize_name(need.name), "")
            assert version, f"{need.name} is not locked: make lock"
            assert need.specifier.contains(version), f"{need} asks for another: make lock"


def test_what_is_installed_is_what_is_locked() -> None:
    locked = locked_under({})
    installed = {canonicalize_name(found.name): found.version for found in distributions()}
    assert {name: installed[name] for name in locked.keys() & installed.keys()} == {
        name: locked[name] for name in locked.keys() & installed.keys()
    }


def test_the_lock_names_versions_only() -> None:
    for pin in pins():
        assert [part.operator for part in pin.specifier] == ["=="]
        assert pin.url is None
