"""Every numbered rule has a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = [
    "1", "2", "3", *(f"4.{number}" for number in range(1, 9)),
    *(f"5.{number}" for number in range(1, 10)), "6", "7",
]  # fmt: skip
CITED = re.compile(r"\(rules (\d(?:\.\d)?)\)")


def docstrings() -> Iterator[str]:
    """Return what the tests in this folder say about themselves."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


@pytest.fixture(scope="module")
def cited() -> set[str]:
    """Return the rules that tests name."""
    return {rule for text in docstrings() for rule in CITED.findall(text)}


@pytest.mark.parametrize("rule", RULES)
def test_a_test_names_the_rule(rule: str, cited: set[str]) -> None:
    assert rule in cited
