"""Every page of the shell, at every width and in every language."""

import json

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, SMALL_PHONE, Visit

PATHS = [
    "/",
    "/new/finstere",
    "/new/menhirs",
    "/new/spokenchaos",
    "/tables",
    "/archive",
    "/account",
    "/learn",
    "/learn/menhirs/moving",
]
TITLES = {
    "en-GB": "Three games about not being seen",
    "nl-NL": "Drie spellen over niet gezien worden",
    "de-DE": "Drei Spiele vom Ungesehenbleiben",
    "fr-FR": "Trois jeux où l’on ne doit pas être vu",  # noqa: RUF001 - as it is written
    "pt-BR": "Three games about not being seen",
}


@pytest.mark.parametrize("viewport", [DESKTOP, SMALL_PHONE])
@pytest.mark.parametrize("path", PATHS)
def test_pages_have_a_heading_and_fit_their_window(
    visit: Visit, path: str, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert visitor.is_as_wide_as_its_window()


@pytest.mark.parametrize(
    ("name", "title"), [("Analysis", "Analysis board"), ("My matches", "My matches")]
)
def test_on_a_phone_the_line_at_the_top_leads_everywhere(
    visit: Visit, name: str, title: str
) -> None:
    visitor = visit(viewport=SMALL_PHONE)
    visitor.go()
    visitor.press("More pages")
    visitor.page.get_by_role("dialog").get_by_role("link", name=name).click()
    expect(visitor.page.get_by_role("dialog")).not_to_be_visible()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.parametrize(("locale", "title"), TITLES.items())
def test_the_browser_s_language_is_spoken(visit: Visit, locale: str, title: str) -> None:
    visitor = visit(locale=locale)
    visitor.go()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)


def test_another_language_can_be_chosen_and_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/account")
    visitor.page.get_by_role("combobox", name="Language").select_option("Français")
    expect(visitor.page.get_by_role("combobox", name="Langue")).to_be_visible()
    visitor.go()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(TITLES["fr-FR"])


GROUND = "getComputedStyle(document.documentElement).colorScheme"


def test_it_is_night_until_dawn_is_chosen(visit: Visit) -> None:
    visitor = visit(color_scheme="light")
    visitor.go("/account")
    light = visitor.page.get_by_role("combobox", name="Light")
    expect(light).to_have_value("night")
    assert visitor.page.evaluate(GROUND) == "dark"
    light.select_option("Dawn")
    assert visitor.page.evaluate(GROUND) == "light"
    light.select_option("Same as the device")
    assert visitor.page.evaluate(GROUND) == "light"
    visitor.page.reload()
    expect(light).to_have_value("system")


def test_a_page_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/nowhere/at/all")
    expect(visitor.page.get_by_role("heading", name="Nobody here")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/table/nothing")
    expect(visitor.page.get_by_text("There is no such table")).to_be_visible()


def test_it_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")
    manifest = json.loads(found["data"])
    assert found["errors"] == []
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = visitor.page.request.get(f"{visitor.address}/{icon['src']}")
        assert answer.headers["content-type"].startswith(icon["type"])
    grave = [
        fault["errorId"]
        for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert set(grave) <= {"in-incognito"}  # as every context of these tests is


@pytest.mark.parametrize("path", ["/%E0%A4%A", "/table/100%", "/learn/finstere/%zz", "/learn#%"])
def test_any_address_shows_something(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(
    "script", ["export default () => { throw Error('no') }", "no script", "export const page = 1"]
)
def test_a_page_that_fails_says_so_and_leads_back(visit: Visit, script: str) -> None:
    visitor = visit()
    visitor.page.route(
        "**/assets/Archive-*.js",
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )
    visitor.go("/archive")
    expect(visitor.page.get_by_role("alert")).to_contain_text("This page has failed")
    visitor.complaints.clear()  # the console tells of it, too
    visitor.page.get_by_role("alert").get_by_role("link").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(TITLES["en-GB"])
