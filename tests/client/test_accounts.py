"""Accounts as people have them: made, left, found again, taken along and deleted for good."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .browsing import DESKTOP, Visit, Visitor
from .opening import READY, open_at_once, put_bot, sit
from .serving import Serving, serving

MENHIRS = {"game": "menhirs"}
ALONE = [sit(0), put_bot(1, "moth"), READY]
PASSWORD = "a candle in the mist"
NUMBERS = count(1)


def fresh_name() -> str:
    """Return a name that nobody has yet."""
    return f"Heron {next(NUMBERS)}"


def fill_in(visitor: Visitor, name: str, password: str = PASSWORD) -> None:
    """Write a name and a password."""
    visitor.page.get_by_label("Name", exact=True).fill(name)
    visitor.page.get_by_label("Password", exact=True).fill(password)


def sign_up(visitor: Visitor, name: str) -> None:
    """Make an account."""
    visitor.go("/account")
    fill_in(visitor, name)
    visitor.press("Make an account")
    expect_name(visitor, name)


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> None:
    """Sign in to an account."""
    visitor.go("/account")
    visitor.press("I have an account")
    fill_in(visitor, name, password)
    visitor.press("Sign in")


def expect_name(visitor: Visitor, name: str) -> None:
    """Wait until the page knows who one is."""
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)


def test_an_account_is_made_left_and_found_again_elsewhere(visit: Visit) -> None:
    name, here, elsewhere = fresh_name(), visit(), visit()
    sign_up(here, name)
    here.press("Sign out")
    expect_name(here, "Account")
    sign_in(elsewhere, name)
    expect_name(elsewhere, name)
    elsewhere.page.reload()
    expect_name(elsewhere, name)
    here.complaints.clear()  # what was asked just before signing out may be answered with 403


def test_the_games_of_a_guest_become_the_accounts(visit: Visit) -> None:
    name, visitor = fresh_name(), visit()
    path = open_at_once(visitor, MENHIRS, ALONE)
    sign_up(visitor, name)
    visitor.go()
    mine = visitor.page.get_by_role("region", name="Your matches")
    expect(mine.get_by_role("link")).to_have_attribute("href", path)
    expect(mine.get_by_text("Your turn")).to_be_visible()


def test_signing_in_brings_the_games_of_this_guest_along(visit: Visit) -> None:
    name, first, second = fresh_name(), visit(), visit()
    sign_up(first, name)
    path = open_at_once(second, MENHIRS, ALONE)
    sign_in(second, name)
    expect_name(second, name)
    second.go(path)
    expect(second.page.get_by_role("button", name="All actions as a list")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "password", "words"),
    [
        ("x", PASSWORD, "Use 2 to 24 letters"),
        ("Somebody", "short", "A password needs 8 to 200 characters."),
    ],
)
def test_what_cannot_be_is_said_with_its_limits(
    visit: Visit, name: str, password: str, words: str
) -> None:
    visitor = visit()
    visitor.go("/account")
    fill_in(visitor, name, password)
    visitor.press("Make an account")
    expect(visitor.page.get_by_text(words)).to_be_visible()
    visitor.complaints.clear()  # the console tells of the answer 400


def test_a_wrong_password_opens_nothing(visit: Visit) -> None:
    name, visitor, other = fresh_name(), visit(), visit()
    sign_up(visitor, name)
    sign_in(other, name, "a guess in the dark")
    expect(other.page.get_by_text("Wrong name, password or passkey")).to_be_visible()
    other.complaints.clear()  # the console tells of the answer 403


def test_another_name_is_shown_at_once(visit: Visit) -> None:
    name, visitor = fresh_name(), visit()
    sign_up(visitor, name)
    visitor.page.get_by_label("Your name").fill(f"{name} B")
    visitor.press("Change", place=0)
    expect_name(visitor, f"{name} B")


def test_everything_kept_is_taken_along(visit: Visit, tmp_path: Path) -> None:
    name, visitor = fresh_name(), visit()
    sign_up(visitor, name)
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Download").click()
    waiting.value.save_as(tmp_path / "export")
    assert name in json.dumps(json.loads((tmp_path / "export").read_text(encoding="utf-8")))


def test_leaving_for_good_needs_name_and_password(visit: Visit) -> None:
    name, visitor, other = fresh_name(), visit(), visit()
    sign_up(visitor, name)
    visitor.press("Delete account")
    dialog = visitor.page.get_by_role("dialog")
    leave = dialog.get_by_role("button", name="Delete account")
    expect(leave).to_be_disabled()
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill(PASSWORD)
    leave.click()
    expect(visitor.page.get_by_text("Farewell")).to_be_visible()
    expect_name(visitor, "Account")
    sign_in(other, name)
    expect(other.page.get_by_text("Wrong name, password or passkey")).to_be_visible()
    other.complaints.clear()  # the console tells of the answer 403


def let_time_pass(server: Serving) -> None:
    """Let everybody have signed in an hour before they did."""
    with closing(sqlite3.connect(server.folder / "gloaming.db")) as file, file:
        file.execute("UPDATE tokens SET authenticated_at = authenticated_at - 3600")


def test_after_a_while_a_token_is_made_only_for_who_shows_the_password_again(
    visit: Visit, server: Serving
) -> None:
    visitor = visit()
    sign_up(visitor, fresh_name())
    let_time_pass(server)
    visitor.page.get_by_label("Name of the program").fill("a bot")
    visitor.press("Make a token")
    dialog = visitor.page.get_by_role("dialog", name="Is it still you?")
    dialog.get_by_label("Your password").fill("a guess in the dark")
    dialog.get_by_role("button", name="Go on").click()
    expect(visitor.page.get_by_text("Wrong name, password or passkey")).to_be_visible()
    dialog.get_by_label("Your password").fill(PASSWORD)
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog).to_have_count(0)
    expect(visitor.page.get_by_role("status").get_by_text("gloaming_")).to_be_visible()
    expect(visitor.page.get_by_role("listitem").get_by_text("a bot")).to_be_visible()
    visitor.complaints.clear()  # the console tells of the answers 403


def test_who_does_not_show_it_again_changes_nothing(visit: Visit, server: Serving) -> None:
    visitor = visit()
    sign_up(visitor, fresh_name())
    let_time_pass(server)
    visitor.page.get_by_label("Name of the program").fill("a bot")
    visitor.press("Make a token")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(visitor.page.get_by_text("Confirm who you are, then try again")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Revoke")).to_have_count(0)
    visitor.complaints.clear()  # the console tells of the answer 403


def test_a_guest_is_told_apart_at_the_table(visit: Visit) -> None:
    guest, other = visit(), visit()
    sign_up(other, fresh_name())
    for visitor, signs in ((guest, 1), (other, 0)):
        open_at_once(visitor, MENHIRS, ALONE)
        players = visitor.page.get_by_role("complementary", name="Players")
        expect(players.get_by_text("to act", exact=True)).to_have_count(1)
        expect(players.get_by_text("guest", exact=True)).to_have_count(signs)


# Passkeys belong to names of machines, not to addresses.


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve under a name."""
    with serving(tmp_path_factory.mktemp("named"), host="localhost") as running:
        yield running


@pytest.fixture
def device(named_server: Serving, browser: Browser) -> Iterator[Visitor]:
    """Come with a device that keeps passkeys and always agrees."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    visitor = Visitor(context, named_server.address)
    session = context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": kind})
    yield visitor
    context.close()
    assert visitor.complaints == []


def test_an_account_with_a_passkey_needs_no_password(device: Visitor) -> None:
    name = fresh_name()
    device.go("/account")
    device.page.get_by_label("Name", exact=True).fill(name)
    device.press("With a passkey")
    expect_name(device, name)
    device.press("Sign out")
    expect_name(device, "Account")
    device.press("I have an account")
    device.press("With a passkey")
    expect_name(device, name)
    device.complaints.clear()  # what was asked just before signing out may be answered with 403


def test_a_passkey_is_added_to_an_account_and_removed(device: Visitor) -> None:
    sign_up(device, fresh_name())
    device.press("Add a passkey")
    expect(device.page.get_by_role("button", name="Remove")).to_have_count(1)
    device.press("Remove")
    expect(device.page.get_by_role("button", name="Remove")).to_have_count(0)


def test_a_passkey_shows_again_who_one_is(device: Visitor, named_server: Serving) -> None:
    name = fresh_name()
    device.go("/account")
    device.page.get_by_label("Name", exact=True).fill(name)
    device.press("With a passkey")
    expect_name(device, name)
    let_time_pass(named_server)
    device.page.get_by_label("Name of the program").fill("a bot")
    device.press("Make a token")
    dialog = device.page.get_by_role("dialog", name="Is it still you?")
    dialog.get_by_role("button", name="With a passkey").click()
    expect(dialog).to_have_count(0)
    expect(device.page.get_by_role("status").get_by_text("gloaming_")).to_be_visible()
    device.complaints.clear()  # the console tells of the answer 403


def test_at_a_bare_address_no_passkeys_are_offered(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/account")
    expect(visitor.page.get_by_role("button", name="Make an account")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="With a passkey")).to_have_count(0)
