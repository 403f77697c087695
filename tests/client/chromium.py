"""Finding a Chromium: the machine's, Playwright's own, Debian's package, or a download.

Where none of these ways is open the tests fail and say what to install.
"""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright

from tests.server.services import ServiceError, find_program, program

PACKAGE = "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")
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
        download = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(download, check=False, capture_output=True)
    if not own.exists():
        raise ServiceError(ADVICE)
    return str(own)
