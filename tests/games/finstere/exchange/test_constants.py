"""The constants for others: steps, cards and tiles as the rules have them."""

from gloaming.games.finstere.exchange.constants import constants
from gloaming.games.finstere.floor.board import STEPS, cell_at
from gloaming.games.finstere.material import FORMS


def test_steps_lead_where_the_rules_say() -> None:
    for way, (right, down) in enumerate(constants()["STEPS"].values()):
        assert cell_at(8 + right, 5 + down) == cell_at(8, 5) + STEPS[way]


def test_a_card_is_told_by_its_steps_or_its_hits() -> None:
    told = {card["name"]: (card["steps"], card["hits"]) for card in constants()["CARDS"]}
    assert told["8"] == (8, 0)
    assert told["2-hits"] == (0, 2)
    assert constants()["CARD_WITH_THREE_HITS"]["hits"] == 3


def test_tiles_are_told_with_what_they_cover() -> None:
    forms = constants()["FORMS"]
    assert len(forms) == len(FORMS)
    (pool,) = (form for form in forms if form["name"] == "blood 4x1")
    assert (pool["kind"], pool["width"], pool["height"]) == ("blood", 4, 1)
    twins = [form["arrow"] for form in forms if form["pair"] == "blue"]
    assert twins == ["N", "E", "S", "W"]
