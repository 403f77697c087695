"""Firefox as people have it, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/."""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.client.browsing import DESKTOP
from tests.server.services import program

from .pages import LONGEST, PAUSE, MissingError, ScriptError, mouse

PACKAGE, NAMES = "firefox-esr", ("firefox-esr", "firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# No motion, English, and nobody is called.
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class FirefoxPage:
    """A page of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin to drive the first page, and listen to its console."""
        self.socket = socket
        self.numbers = count(1)
        self.heard: list[str] = []
        known = self.command("session.new", capabilities={})["capabilities"]
        self.version = str(known["browserVersion"])
        self.command("session.subscribe", events=["log.entryAdded"])
        (self.context,) = (
            one["context"] for one in self.command("browsingContext.getTree")["contexts"]
        )
        self.command("browsingContext.setViewport", context=self.context, viewport=DESKTOP)

    @property
    def complaints(self) -> list[str]:
        """Return the errors that the console shows."""
        self.command("session.status")  # whatever was said before is heard before its answer
        return self.heard

    def command(self, method: str, **params: Any) -> Any:
        """Do something, and return the answer."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(LONGEST))
            if answer.get("id") == number:
                break
            self.note(answer)
        if answer["type"] == "error":
            raise ScriptError(f"{method}: {answer['message']}")
        return answer["result"]

    def note(self, event: dict[str, Any]) -> None:
        """Keep what the console calls an error."""
        if event.get("method") == "log.entryAdded" and event["params"]["level"] == "error":
            self.heard.append(str(event["params"]["text"]))

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        there = {"context": self.context, "url": address}
        self.command("browsingContext.navigate", **there, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page; return what it returns or promises."""
        given = json.dumps(arguments)
        done = self.command(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify([await ({function})(...{given})])",
            target={"context": self.context},
            awaitPromise=True,
        )
        if done["type"] == "exception":
            raise ScriptError(done["exceptionDetails"]["text"])
        (value,) = json.loads(done["result"]["value"])
        return value

    def click(self, x: int, y: int) -> None:
        """Press the mouse's button somewhere."""
        self.command("input.performActions", context=self.context, actions=mouse(x, y))


@contextmanager
def firefox_page(folder: Path) -> Iterator[FirefoxPage]:
    """Start the browser with one page, and a profile of its own."""
    lines = [f"user_pref({json.dumps(key)}, {json.dumps(to)});" for key, to in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines))
    flags = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    command, log = [program(PACKAGE, *NAMES), *flags], folder / "log"
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            address = f"{address_in(log, process)}/session"
            with connect(address, max_size=None, open_timeout=LONGEST) as socket:
                yield FirefoxPage(socket)
        finally:
            process.terminate()


def address_in(log: Path, process: "subprocess.Popen[bytes]") -> str:
    """Return where the browser listens, as soon as it says so."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end and process.poll() is None:
        found = LISTENING.search(log.read_text(errors="replace"))
        if found:
            return found[1]
        time.sleep(PAUSE)
    raise MissingError(log.read_text(errors="replace"))
