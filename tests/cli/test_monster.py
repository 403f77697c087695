"""`gloaming monster` walks the monster as the worked example says, and gives its reasons."""

from pathlib import Path

from .positions import ADVANCED, WALK, WALK_DRAWING, saved, unordered
from .terminal import Run


def saw(direction: str, name: str, distance: int) -> dict[str, object]:
    """Return one token that the monster saw."""
    return {"direction": direction, "name": name, "distance": distance}


STEPS = [
    {"saw": [saw("N", "A", 6)], "cell": [9, 6], "facing": "N", "eaten": [], "removed": []},
    {
        "saw": [saw("N", "A", 5), saw("E", "G", 6)],
        "cell": [9, 5],
        "facing": "N",
        "eaten": [],
        "removed": [],
    },
    {
        "saw": [saw("N", "A", 4), saw("E", "C", 3)],
        "cell": [12, 5],
        "facing": "E",
        "eaten": ["C"],
        "removed": [],
    },
    {
        "saw": [saw("N", "D", 3), saw("S", "E", 3)],
        "cell": [13, 5],
        "facing": "E",
        "eaten": [],
        "removed": [],
    },
    {"saw": [], "cell": [14, 5], "facing": "E", "eaten": ["F"], "removed": []},
    {
        "saw": [],
        "cell": [15, 5],
        "facing": "E",
        "eaten": [],
        "removed": [{"kind": "stone", "cell": [15, 5]}],
    },
    {"saw": [saw("S", "G", 1)], "cell": [15, 6], "facing": "S", "eaten": ["G"], "removed": []},
    {"saw": [], "cell": [15, 7], "facing": "S", "eaten": [], "removed": []},
]


def test_the_worked_example_step_by_step(gloaming: Run) -> None:
    walk = gloaming("monster", saved(WALK), "--card", "8", "--json").json
    assert set(walk) == {"steps", "saw", "facing", "eaten", "position"}
    assert walk["steps"] == STEPS
    assert walk["saw"] == [saw("W", "B", 7)]
    assert walk["facing"] == "W"
    assert walk["eaten"] == ["C", "F", "G"]


def test_the_new_position_is_whole_and_in_the_same_form(gloaming: Run) -> None:
    after = gloaming("monster", saved(WALK), "--card", "8", "--json").json["position"]
    assert unordered(after) == unordered(
        {
            "game": "finstere",
            "monster": {"cell": [15, 7], "facing": "W"},
            "tokens": [token for token in WALK["tokens"] if token["name"] not in "CFG"],
            "tiles": [WALK["tiles"][1]],
        }
    )


def test_everything_else_in_a_position_is_kept(gloaming: Run) -> None:
    after = gloaming("monster", saved(ADVANCED), "--card", "1", "--json").json["position"]
    assert set(after) == set(ADVANCED)
    assert unordered({**after, "monster": ADVANCED["monster"]}) == unordered(ADVANCED)


def test_a_hit_card_ends_when_enough_are_eaten(gloaming: Run) -> None:
    walk = gloaming("monster", saved(WALK), "--card", "2-hits", "--json").json
    assert walk["eaten"] == ["C", "F"]
    assert walk["steps"] == STEPS[:5]


def test_a_walk_for_people_gives_reasons(gloaming: Run) -> None:
    lines = gloaming("monster", saved(WALK), "--card", "8").text.splitlines()
    assert [line.split()[0] for line in lines[:8]] == list("12345678")
    assert "A" in lines[0]
    assert "C" in lines[2]
    assert "(12,5)" in lines[2]
    assert "Last look" in lines[8]
    assert lines[9].strip() == "eaten: C, F, G"
    assert lines[-1].startswith(" 10")


def test_a_drawing_is_as_good_as_json(gloaming: Run) -> None:
    Path("drawing").write_text(WALK_DRAWING, encoding="utf-8")
    drawn = gloaming("monster", "drawing", "--card", "8", "--json").json
    told = gloaming("monster", saved(WALK), "--card", "8", "--json").json
    assert drawn["steps"] == told["steps"]
    assert unordered(drawn["position"]) == unordered(told["position"])


def test_the_drawing_that_is_printed_can_be_given_back(gloaming: Run) -> None:
    printed = gloaming("monster", saved(ADVANCED), "--card", "1").text.partition("\n\n")[2]
    told = gloaming("monster", saved(ADVANCED), "--card", "1", "--json").json["position"]
    drawn = gloaming("monster", "-", "--card", "9", "--json", stdin=printed).json
    again = gloaming("monster", saved(told), "--card", "9", "--json").json
    assert drawn["steps"] == again["steps"]
    assert unordered(drawn["position"]) == unordered(again["position"])


def test_a_dash_reads_standard_input(gloaming: Run) -> None:
    told = gloaming("monster", saved(WALK), "--card", "8", "--json")
    text = Path("position.json").read_text(encoding="utf-8")
    assert gloaming("monster", "-", "--card", "8", "--json", stdin=text) == told
    drawn = gloaming("monster", "-", "--card", "8", "--json", stdin=WALK_DRAWING)
    assert drawn.json["steps"] == STEPS


def test_the_position_that_is_printed_can_be_walked_on(gloaming: Run) -> None:
    first = gloaming("monster", saved(WALK), "--card", "3", "--json").json["position"]
    rest = gloaming("monster", saved(first), "--card", "5", "--json").json
    assert rest["steps"][1:] == STEPS[4:]


def test_the_walk_may_be_unlimited(gloaming: Run) -> None:
    walk = gloaming("monster", saved(WALK), "--card", "unlimited", "--json").json
    assert set(walk) == {"steps", "saw", "facing", "eaten", "position", "ended"}
    assert walk["steps"][: len(STEPS)] == STEPS
    assert walk["ended"] in ("nobody-left", "repeats")
    assert (walk["ended"] == "nobody-left") == (walk["position"]["tokens"] == [])


def test_an_unlimited_walk_says_why_it_ends(gloaming: Run) -> None:
    text = gloaming("monster", saved(WALK), "--card", "unlimited").text
    assert "he walks in circles" in text or "nobody is left on the board" in text
