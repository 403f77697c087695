"""Every case does what it says, so each is also a test of its rule; every refusal is explained."""

import re
from pathlib import Path

import msgspec
import pytest

from gloaming.core.options import write_value
from gloaming.games import NAMES
from gloaming.games.finstere.floor.board import x_and_y
from gloaming.games.finstere.options import PRESETS
from gloaming.games.finstere.text import refusal as finstere
from gloaming.games.menhirs.exchange.position import Settings
from gloaming.games.menhirs.game import Menhirs
from gloaming.games.spokenchaos.text import refusal as spokenchaos
from gloaming.lessons.demonstration import Demonstration
from gloaming.lessons.games.finstere import FinstereCase
from gloaming.lessons.games.menhirs import MenhirsCase
from gloaming.lessons.lesson import LANGUAGES
from gloaming.lessons.schools import cases_of, find_school, lessons_of, read_cases

RULES = Path(__file__).parents[2] / "client" / "src" / "rules"
DOCS = Path(__file__).parents[2] / "docs" / "games"
LONGEST_TITLE = 62  # characters of a button on a phone
ALL = [(game, name) for game in NAMES for name in cases_of(game)]
EVERY_CASE = pytest.mark.parametrize(("game", "name"), ALL)
EVERY_GAME = pytest.mark.parametrize("game", NAMES)

# The rule of each reason; those without one are for programs: no page offers such a thing.
REASONS: dict[str, dict[str, str]] = {
    "finstere": finstere.RULE_OF,
    "menhirs": Menhirs.refusal_rules,
    "spokenchaos": {
        reason: rule for reason, rule in spokenchaos.RULE_OF.items() if reason != "not-there"
    }
    | dict.fromkeys(spokenchaos.PUT_REASONS, spokenchaos.RULE_OF["not-there"]),
}
FOR_PROGRAMS = {"no-such-action", "largest-first", "not-asked"}


def shown(game: str, name: str) -> Demonstration:
    return Demonstration(find_school(game), cases_of(game)[name])


def section_numbers(game: str, language: str = "en") -> set[str]:
    page = msgspec.json.decode(RULES.joinpath(f"{game}.{language}.json").read_bytes())
    return {rule for section in page["sections"] for rule in section["rules"]}


@EVERY_CASE
def test_it_comes_out_as_it_says(game: str, name: str) -> None:
    played = shown(game, name)
    assert played.match.moments or played.refused
    assert played.holds
    assert played.checks or played.refused, "a case claims something"


@EVERY_CASE
def test_what_is_refused_is_refused_for_that_reason_and_by_its_rule(game: str, name: str) -> None:
    played = shown(game, name)
    expected = played.case.refused.reason if played.case.refused else ""
    assert played.why.reason == expected
    if played.error:
        assert played.error.rule in played.case.rules


@EVERY_CASE
def test_what_happens_is_told_in_words(game: str, name: str) -> None:
    played = shown(game, name)
    assert played.told() or played.error


@EVERY_CASE
def test_it_has_a_short_title_in_every_language(game: str, name: str) -> None:
    title = cases_of(game)[name].title
    for language in LANGUAGES:
        words = getattr(title, language)
        assert words == words.strip()
        assert len(words) <= LONGEST_TITLE
        assert language == "en" or words != title.en, "this has not been translated"


@EVERY_GAME
def test_no_two_cases_are_called_alike(game: str) -> None:
    for language in LANGUAGES:
        titles = [getattr(case.title, language) for case in cases_of(game).values()]
        assert len(set(titles)) == len(titles)


@EVERY_GAME
def test_the_rules_of_the_page_have_a_place_for_every_case(game: str) -> None:
    for case in cases_of(game).values():
        assert case.rules[0] in section_numbers(game), case.id


@EVERY_GAME
def test_every_reason_to_refuse_is_explained(game: str) -> None:
    """By a section of the rules in every language, and by a case or a lesson that shows it."""
    taught = {rule for case in cases_of(game).values() for rule in case.rules}
    taught |= {rule for lesson in lessons_of(game).values() for rule in lesson.rules}
    for reason, rule in REASONS[game].items():
        if reason in FOR_PROGRAMS:
            continue
        for language in LANGUAGES:
            numbers = section_numbers(game, language)
            assert is_among(rule, numbers), f"no section says {rule}: {reason}"
        assert is_among(rule, taught), f"no case or lesson shows {rule}: {reason}"


# Rules that a little board cannot play, and why.
NOT_PLAYED: dict[str, dict[str, str]] = {
    "finstere": {},
    "menhirs": {"2.3": "it says what all may know, and nothing is done by it"},
    "spokenchaos": {},
}


@EVERY_GAME
def test_every_rule_of_the_page_is_played_on_a_little_board(game: str) -> None:
    played = {rule for case in cases_of(game).values() for rule in case.rules}
    silent = section_numbers(game) - played
    assert silent == set(NOT_PLAYED[game])


def test_every_ruling_of_finstere_flure_is_played_on_a_little_board() -> None:
    """Whatever differs from the official reading has a case of its own."""
    official = msgspec.structs.asdict(PRESETS["official"])
    differing = {
        (switch, write_value(value))
        for preset in PRESETS.values()
        for switch, value in msgspec.structs.asdict(preset).items()
        if value != official[switch]
    }
    played = {option for case in cases_of("finstere").values() for option in case.options.items()}
    assert differing <= played


def test_every_setting_of_menhirs_is_played_on_a_little_board() -> None:
    cases = [case for case in cases_of("menhirs").values() if isinstance(case, MenhirsCase)]
    played = {
        name
        for case in cases
        for name, value in msgspec.structs.asdict(case.position.settings).items()
        if value != getattr(Settings(), name)
    }
    assert played == set(Settings.__struct_fields__)


@EVERY_GAME
def test_the_page_has_every_numbered_rule_of_the_documents(game: str) -> None:
    text = DOCS.joinpath(f"{game}.md").read_text(encoding="utf-8")
    numbers = numbered_rules(text)
    assert len(numbers) > len(cases_of(game)) / 10
    said = section_numbers(game)
    for rule in numbers:
        chapter, _, _ = rule.partition(".")
        assert chapter in said or is_among(rule, said), f"the page does not say {rule}"


def numbered_rules(text: str) -> set[str]:
    """Return the numbers of the rules in a document: `**4.1**`, or `1. ` below `## 3 Playing`."""
    found = set(re.findall(r"^(?:- |#+ )?\*{0,2}(\d+\.\d+)\*{0,2} ", text, re.MULTILINE))
    chapter = ""
    for line in text.splitlines():
        if heading := re.match(r"## (\d+)\.? ", line):
            chapter = heading[1]
        elif chapter and (item := re.match(r"(\d+)\. ", line)):
            found.add(f"{chapter}.{item[1]}")
    return found


def is_among(rule: str, numbers: set[str]) -> bool:
    """Tell whether a rule stands there; a whole chapter also by any of its rules."""
    return rule in numbers or any(number.startswith(f"{rule}.") for number in numbers if rule)


@EVERY_GAME
def test_refused_cases_name_reasons_that_exist(game: str) -> None:
    for case in cases_of(game).values():
        if case.refused:
            assert case.refused.reason in REASONS[game]


def test_a_case_with_an_unknown_key_is_refused_with_its_place() -> None:
    text = '{"game": "menhirs", "cases": [{"id": "a", "rules": ["3.2"], "task": 1}]}'
    with pytest.raises(Exception, match=r"cases\[0\]"):
        read_cases(text)


@pytest.mark.parametrize("name", cases_of("finstere"))
def test_the_monster_is_seen_to_the_top_of_his_head(name: str) -> None:
    case = cases_of("finstere")[name]
    assert isinstance(case, FinstereCase)
    shown = Demonstration(find_school("finstere"), case)
    (west, top), (east, south) = case.part or ((0, 0), (0, 0))
    states = [shown.match.states, *(moment.before for moment in shown.match.moments)]
    places = {x_and_y(state[0].floor.monster) for state in states}
    rows = [y for x, y in places if west <= x <= east and top <= y <= south]
    assert top == 0 or top not in rows  # he is two cells tall
