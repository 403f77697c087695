"""What is installed without extras: how much room it takes on the disk."""

import tempfile
from pathlib import Path

from tests.packaging.building import ROOT, Installed, build, megabytes_in
from tests.packaging.test_packages import MOST_MEGABYTES

from .extent import IS_BRIEF
from .report import Row


def rows() -> list[Row]:
    """Measure the wheel and what it needs; briefly nothing, since that cannot be done briefly."""
    if IS_BRIEF:
        return []
    with tempfile.TemporaryDirectory() as folder:
        packages, place = Path(folder) / "packages", Path(folder) / "installed"
        build(ROOT, packages)
        place.mkdir()
        taken = megabytes_in(Installed(place, next(packages.glob("*.whl"))).folder)
    return [
        Row(
            "installed size without extras",
            f"{taken:.0f} MB",
            f"limit of {MOST_MEGABYTES} MB",
            MOST_MEGABYTES / taken,
            1.0,
        )
    ]
