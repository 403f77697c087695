"""WebKit, which Safari is made of, by WebDriver: https://www.w3.org/TR/webdriver2/."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.client.browsing import DESKTOP
from tests.server.services import LOOPBACK, ServiceError, free_port, is_listening, program

from .pages import LONGEST, PAUSE, MissingError, ScriptError, mouse

PACKAGE, NAME = "webkit2gtk-driver", "WebKitWebDriver"
SCREEN_PACKAGE, SCREEN_NAME = "xvfb", "Xvfb"
BROWSERS = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"
FLAGS = ["--automation"]

# The driver does not tell of the console, so the page does, as soon as it is loaded.
LISTEN = """
() => {
  const kept = (window.complaints = []);
  const { error } = console;
  console.error = (...said) => { kept.push(said.join(' ')); error(...said); };
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
}
"""


class WebKitPage:
    """A page of WebKit."""

    def __init__(self, driver: httpx.Client) -> None:
        """Begin to drive a page."""
        self.driver = driver
        options = {"binary": browser_program(), "args": FLAGS}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self.command("POST", "/session", capabilities=wanted)
        self.version = str(session["capabilities"]["browserVersion"])
        self.place = f"/session/{session['sessionId']}"
        limit = int(LONGEST * 1000)
        self.command("POST", f"{self.place}/timeouts", script=limit, pageLoad=limit)
        self.command("POST", f"{self.place}/window/rect", **DESKTOP)

    @property
    def complaints(self) -> list[str]:
        """Return the errors that the console shows."""
        return [str(line) for line in self.run("() => window.complaints")]

    def command(self, method: str, path: str, **params: Any) -> Any:
        """Do something, and return the answer."""
        answer = self.driver.request(method, path, json=params if method == "POST" else None)
        value = answer.json()["value"]
        if answer.is_error:
            raise ScriptError(f"{path}: {value['error']}: {value['message']}")
        return value

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self.command("POST", f"{self.place}/url", url=address)
        self.run(LISTEN)

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page; return what it returns or promises."""
        script = f"return ({function})(...arguments)"
        return self.command("POST", f"{self.place}/execute/sync", script=script, args=arguments)

    def click(self, x: int, y: int) -> None:
        """Press the mouse's button somewhere."""
        self.command("POST", f"{self.place}/actions", actions=mouse(x, y))


def browser_program() -> str:
    """Return the small browser that comes with the library."""
    found = sorted(Path("/").glob(BROWSERS))
    if not found:
        raise ServiceError(f"the tests need WebKit's MiniBrowser: install {PACKAGE!r}")
    return str(found[-1])


@contextmanager
def screen() -> Iterator[str]:
    """Show windows where nobody sees them; return the display's name."""
    size = f"{DESKTOP['width']}x{DESKTOP['height']}x24"
    command = [program(SCREEN_PACKAGE, SCREEN_NAME), "-displayfd", "1", "-screen", "0", size]
    command += ["-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def webkit_page(folder: Path) -> Iterator[WebKitPage]:
    """Start the browser with one page, and a home of its own."""
    port = free_port()
    command = [program(PACKAGE, NAME), f"--port={port}"]
    home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with screen() as display, (folder / "log").open("wb") as log:
        here = {**os.environ, **home, "DISPLAY": display, "GDK_BACKEND": "x11"}
        with subprocess.Popen(command, stdout=log, stderr=log, env=here) as process:
            try:
                wait_for_driver(port, process)
                with httpx.Client(base_url=f"http://{LOOPBACK}:{port}", timeout=LONGEST) as driver:
                    page = WebKitPage(driver)
                    yield page
                    page.command("DELETE", page.place)
            finally:
                process.terminate()


def wait_for_driver(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the driver listens."""
    end = time.monotonic() + LONGEST
    while not is_listening(port):
        if process.poll() is not None or time.monotonic() > end:
            raise MissingError(f"{NAME} does not listen")
        time.sleep(PAUSE)
