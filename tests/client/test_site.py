"""The client as plain files below a path of Python's own web server, and then without a line."""

import gzip
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gloaming.cli.site import write_site
from tests.server.services import LOOPBACK, free_port, is_listening

from .browsing import PATIENCE, Visitor
from .keeping import keeping_visitor, wait_until_kept
from .test_accessibility import grave_faults
from .test_analysis_board import analyse_a_pasted_position
from .test_first_match import MENHIRS, act_and_be_answered, moves_of
from .test_local_tables import wait_for_my_turn

BELOW = "people/somebody"
PAUSE = 0.05
MOST_TO_PLAY = 350_000  # bytes as a host that compresses sends them, until a match can be played


class PlainHost:
    """Python's own web server, with a site below a path of it."""

    def __init__(self, folder: Path) -> None:
        """Write the site, and serve what lies around it."""
        self.root, self.site = folder, folder / BELOW
        write_site(self.site, force=False)
        self.port = free_port()
        self.address = f"http://{LOOPBACK}:{self.port}/{BELOW}/"
        command = [sys.executable, "-m", "http.server", "--bind", LOOPBACK, str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while not is_listening(self.port):
            time.sleep(PAUSE)

    def stop(self) -> None:
        """Answer no more."""
        self.process.terminate()
        self.process.wait()

    def weight(self, addresses: list[str]) -> int:
        """Return how much a host that compresses would have sent for some addresses."""
        names = {address.partition("#")[0].removeprefix(self.address) for address in addresses}
        files = [self.site / (name or "index.html") for name in names]
        return sum(len(gzip.compress(file.read_bytes())) for file in files)

    def change(self) -> None:
        """Put a newer version in the place of the site: its page and its list differ."""
        for name, old, new in (
            ("index.html", "<title>Gloaming</title>", "<title>Gloaming 2</title>"),
            ("sw.js", '"version":"', '"version":"newer'),
        ):
            path = self.site / name
            text = path.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    """Serve a site for one test."""
    running = PlainHost(tmp_path)
    yield running
    running.stop()
    shutil.rmtree(running.root)


@pytest.fixture
def visitor(host: PlainHost, browser: Browser) -> Iterator[Visitor]:
    """Let somebody visit it; their page may not complain."""
    with keeping_visitor(browser, host.address.rstrip("/")) as coming:
        yield coming


def test_everything_but_people_is_there_with_a_line_and_without(
    host: PlainHost, visitor: Visitor
) -> None:
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.play_now(MENHIRS)
    wait_for_my_turn(visitor)
    assert host.weight(asked) < MOST_TO_PLAY
    act_and_be_answered(visitor)
    assert page.url.startswith(f"{host.address}#/table/here-")
    for needing_people in ("Tables", "Archive", "Account"):
        assert page.get_by_role("link", name=needing_people, exact=True).count() == 0
    page.goto(f"{host.address}#/tables")
    expect(page.get_by_role("heading", name="There is no server here")).to_be_visible()
    assert grave_faults(visitor) == []
    assert page.get_by_role("link", name="To the home page").get_attribute("href") == "#/"
    page.goto(f"{host.address}#/learn/menhirs")
    expect(page.get_by_role("heading", name=MENHIRS)).to_be_visible()
    wait_until_kept(page, host.address, "shell", "table", "pages", "menhirs")
    assert all(address.startswith(host.address) for address in asked)

    host.stop()
    visitor.context.set_offline(offline=True)
    page.goto(host.address)
    page.reload()
    page.get_by_role("region", name="Your matches").get_by_role("link").first.click()
    wait_for_my_turn(visitor)
    before = moves_of(visitor).count()
    act_and_be_answered(visitor)
    assert moves_of(visitor).count() > before
    page.goto(f"{host.address}#/analysis")
    analyse_a_pasted_position(visitor)


def test_a_newer_version_waits_until_it_is_taken_over(host: PlainHost, visitor: Visitor) -> None:
    page = visitor.page
    visitor.play_now(MENHIRS)
    wait_until_kept(page, host.address, "shell", "table", "pages", "menhirs")
    host.change()
    page.reload()
    wait_for_my_turn(visitor)
    act_and_be_answered(visitor)
    news = page.get_by_text("A new version is here.")
    expect(news).not_to_be_visible()  # in a match nothing is offered
    made = moves_of(visitor).all_inner_texts()
    page.get_by_role("link", name="Gloaming").first.click()
    expect(news).to_be_visible(timeout=PATIENCE)
    assert grave_faults(visitor) == []
    visitor.press("Update now")
    page.get_by_role("region", name="Your matches").get_by_role("link").first.click()
    wait_for_my_turn(visitor)
    expect(news).not_to_be_visible()
    assert moves_of(visitor).all_inner_texts() == made
    host.stop()  # what was kept of the older version is kept of the newer one
    page.reload()
    wait_for_my_turn(visitor)
