"""`make bench-fresh`: a fresh clone and an empty home; `make play` to the first move in a browser.

Nothing that this machine has fetched or worked out before is used; only where packages come from
is kept.  The parts are those that make announces; what else passes is told with the one before.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.client.browsing import DESKTOP, chromium

from .client import PATIENCE, play, visit
from .report import Row, machine, table
from .servers import free_port

ROOT = Path(__file__).parents[1]
LIMIT = 90.0  # seconds, from `make play` to the first move
MENHIRS = "Menhirs dans le Brouillard"
OPEN = "Gloaming is open at "
# What make says when a part begins, in this order.
PARTS = (
    ("Python's environment", "-m venv"),
    ("a newer pip", "--upgrade"),
    ("what Gloaming needs, by pip", "--editable ."),
    ("Node, by pip", "--group client"),
    ("the client's packages, by npm", " ci "),
    ("building the client", "run build"),
    ("starting the server", "gloaming serve"),
)


class Part(NamedTuple):
    """Something that was done, and when it began."""

    what: str
    began: float


def variables(home: str, port: int) -> dict[str, str]:
    """Return an environment with an empty home, on a port of its own."""
    kept = {name: value for name, value in os.environ.items() if is_kept(name)}
    real = Path.home()
    return {
        **kept,
        "HOME": home,
        "GLOAMING_PORT": str(port),
        "PYTHONUNBUFFERED": "1",
        "PIP_CONFIG_FILE": str(real / ".config/pip/pip.conf"),
        "NPM_CONFIG_USERCONFIG": str(real / ".npmrc"),
    }


def is_kept(name: str) -> bool:
    """Tell whether a variable leads neither to what is cached nor back to this checkout."""
    ours = ("GLOAMING", "XDG", "VIRTUAL_ENV", "PYTHON", "MAKE", "MFLAGS")
    return not name.startswith(ours) and "CACHE" not in name.upper()


def begun(lines: Iterator[str]) -> Iterator[Part]:
    """Yield the parts as make begins them, and at last that the server is open."""
    left = list(PARTS)
    for line in lines:
        if line.startswith(OPEN):
            yield Part(line.removeprefix(OPEN).strip(), time.monotonic())
            return
        for place, (what, sign) in enumerate(left):
            if sign in line:
                del left[: place + 1]
                yield Part(what, time.monotonic())
                break
    raise RuntimeError("make has ended, and no server is open")


def first_move(page: Page, address: str) -> None:
    """Open the page, play against a bot, and move."""
    page.goto(address)
    play(page, MENHIRS)
    before = page.get_by_role("tabpanel").get_by_role("listitem").count()
    page.get_by_role("button", name="All actions as a list").click()
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    moves = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(moves.nth(before)).to_be_visible(timeout=PATIENCE)


@contextmanager
def playing(folder: Path) -> Iterator[Iterator[str]]:
    """Clone the checkout and run `make play` there; yield what it says."""
    clone, home = folder / "clone", folder / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)  # noqa: S607
    with subprocess.Popen(
        ["make", "play"],  # noqa: S607 - as people type it
        cwd=clone,
        env=variables(str(home), free_port()),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield iter(process.stdout or ())
        finally:
            os.killpg(process.pid, 9)


def measured() -> tuple[list[Part], float]:
    """Return the parts, and when all of it was done."""
    with (
        chromium() as browser,
        visit(browser, DESKTOP) as page,
        tempfile.TemporaryDirectory() as folder,
        playing(Path(folder)) as lines,
    ):
        *parts, opened = [Part("make", time.monotonic()), *begun(lines)]
        first_move(page, opened.what)
        played = Part("the page, a match against a bot and the first move", opened.began)
        return [*parts, played], time.monotonic()


def rows(parts: Sequence[Part], end: float) -> list[Row]:
    """Return the parts and the whole as rows."""
    ends = [*(part.began for part in parts[1:]), end]
    each = [
        Row(part.what, f"{ended - part.began:.1f} s")
        for part, ended in zip(parts, ends, strict=True)
    ]
    whole = end - parts[0].began
    what = "fresh clone, empty home: `make play` to the first move in the browser"
    return [*each, Row(what, f"{whole:.1f} s", f"limit of {LIMIT:g} s", LIMIT / whole, 1.0)]


def main() -> None:
    """Measure and print."""
    sys.stderr.write("cloning, installing and building anew: a minute or two\n")
    print(f"{machine()}\n\n{table(rows(*measured()))}")


if __name__ == "__main__":
    main()
