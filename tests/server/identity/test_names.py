"""Names are readable and honest."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.bots import BOTS
from gloaming.server.identity.errors import NameRefusedError
from gloaming.server.identity.names import BOTS as RESERVED_BOTS
from gloaming.server.identity.names import (
    LONGEST,
    check_account_name,
    check_guest_name,
    check_name,
    guest_name,
    name_key,
)


@pytest.mark.parametrize(
    "name",
    ["Ox", "Sea-Fog", "l'Ombre", "Brötchen", "Туман", "Ομίχλη", "暮色", "น้ำค้าง", "ערפל", "7th Fog"],
)
def test_names_of_all_scripts_are_kept(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [("\uff26og", "Fog"), ("Cafe\u0301", "Café"), ("ﬁn", "fin"), ("A\u00a0B", "A B")],
)
def test_look_alikes_become_plain(given: str, shown: str) -> None:
    assert check_name(given) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x",
        "x" * 25,
        "ﷺﷺ",  # one character that becomes many
        " ab",
        "ab ",
        "a  b",
        "a\u3000 b",
        "a\tb",
        "a\nb",
        "a\0b",
        "a\u202eb",  # turns the direction of writing
        "a\u2066b",
        "a\u200bb",  # no width at all
        "a\u200db",
        "a\u00adb",
        "a\ufeffb",
        "ㅤㅤ",  # letters that show nothing
        "a\u115fb",
        "a\u034fb",
        "a\ufe0fb",
        "a\U000e0101b",
        "a\U000e0041b",
        "\u0301ab",
        "a\u0321\u0322\u0330\u0331\u0332b",
        "12",
        "--",
        "a<b",
        "a@b",
        "a/b",
        "😀😀",
        "\ud800ab",
        "h\u0430ze",  # a Cyrillic letter among Latin ones
        "\u0391sh",
    ],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(NameRefusedError):
        check_name(name)


@pytest.mark.parametrize(
    "name",
    ["Deleted", "ADMIN", "adrnin", "server", "\uff33ystem", "G1oaming", "Owl", "m\u043eth"],
)
def test_names_of_the_server_are_for_nobody(name: str) -> None:
    with pytest.raises(NameRefusedError):
        check_guest_name(name)
    with pytest.raises(NameRefusedError):
        check_account_name(name)


@pytest.mark.parametrize("name", ["guest 1234", "Guest", "GUEST-7", "Gast 12", "invit\u00e9 3"])
def test_names_of_guests_are_not_for_accounts(name: str) -> None:
    assert check_guest_name(name)
    with pytest.raises(NameRefusedError, match="is kept for guests"):
        check_account_name(name)


@pytest.mark.parametrize("name", ["Gaston", "Guestbook", "Foxy", "Botanist", "Owlet"])
def test_other_names_are_free(name: str) -> None:
    assert check_account_name(name) == name


def test_all_bots_have_names_of_their_own() -> None:
    assert {name for bots in BOTS.values() for name in bots} <= set(RESERVED_BOTS)


def test_names_that_differ_in_case_are_the_same() -> None:
    assert name_key("STRASSE") == name_key("straße") == name_key("Strasse")
    assert name_key("ΣΊΣΥΦΟΣ") == name_key("σίσυφος")


def test_guests_have_names() -> None:
    assert check_name(guest_name()).startswith("Guest ")


@given(st.text(max_size=40))
def test_a_name_that_was_taken_is_taken_as_it_is(text: str) -> None:
    try:
        name = check_name(text)
    except NameRefusedError:
        return
    assert check_name(name) == name
    assert len(name) <= LONGEST
    assert name_key(name_key(name)) == name_key(name)
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cf", "Cs", "Co", "Cn"}
