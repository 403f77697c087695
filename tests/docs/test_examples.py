"""The runner of examples finds what is wrong in a document, and nothing else."""

from pathlib import Path

import pytest

from gloaming import __version__

from .examples import (
    Block,
    anchors_of,
    blocks_of,
    commands_of,
    links_of,
    matches,
    run_document,
)

SAMPLE = f"""\
# A sample

```console
$ cat > note.txt <<'END'
$ this is no command
END
$ gloaming --version
gloaming {__version__}
$ gloaming monster note.txt --card 99
gloaming: --card: ...
```

1. Indented:

   ```python
   number = 6
   ```

```python
assert number == 6
from pathlib import Path
assert Path("note.txt").read_text() == "$ this is no command\\n"
```

```sh
rm -rf everything   # not run
```
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run every example in an empty folder."""
    monkeypatch.chdir(tmp_path)


def test_blocks_are_found_with_their_lines() -> None:
    found = [(block.kind, block.line) for block in blocks_of(SAMPLE)]
    assert found == [("console", 3), ("python", 15), ("python", 19), ("sh", 25)]
    assert list(blocks_of("```\na\n```\n")) == [Block("", 1, "a")]


def test_a_console_block_is_split_at_its_dollar_signs() -> None:
    block = next(blocks_of(SAMPLE))
    words = [command.words for command in commands_of(block.text)]
    assert words[0].startswith("cat > note.txt")
    assert words[1:] == ["gloaming --version", "gloaming monster note.txt --card 99"]
    with pytest.raises(ValueError, match="before the first dollar sign"):
        commands_of("gloaming\n")


def test_a_document_that_is_right_passes() -> None:
    sample = SAMPLE.replace("gloaming: --card: ...", "...")
    run_document(sample, "sample.md")
    assert Path("note.txt").exists()


@pytest.mark.parametrize(
    "document",
    [
        SAMPLE,  # three dots stand for lines, not for parts of them
        "```console\n$ gloaming --version\ngloaming 0.0\n```\n",
        "```console\n$ gloaming --version\n```\n",
        "```console\n$ ls\n```\n",
        "```console\n$ cat > x <<'END'\ny\n```\n",
        "```python\nassert False\n```\n",
    ],
)
def test_a_document_that_is_wrong_fails(document: str) -> None:
    with pytest.raises(AssertionError):
        run_document(document, "sample.md")


def test_a_mistake_in_python_is_shown_at_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as mistake:
        run_document("# Title\n\n```python\nx = 1\nx / 0\n```\n", "sample.md")
    assert mistake.traceback[-1].lineno + 1 == 5


@pytest.mark.parametrize(
    ("printed", "expected", "is_match"),
    [
        ("a b c", "a b c", True),
        ("a b c", "a ... c", True),
        ("a c", "a ... c", True),
        ("a b c", "...", True),
        ("", "...", True),
        ("a b c d", "... b ...", True),
        ("a b c", "a b", False),
        ("a b", "a b c", False),
        ("a b c", "... b", False),
        ("a", "A", False),
    ],
)
def test_three_dots_stand_for_any_lines(printed: str, expected: str, is_match: bool) -> None:
    assert matches(printed.split(), expected.split()) is is_match


def test_links_and_anchors_are_found() -> None:
    document = "# The Title: one\n[a](b.md) [c](https://d.org) `[e](f)`\n```\n[g](h)\n```\n[i](#j)"
    assert list(links_of(document)) == ["b.md", "#j"]
    assert anchors_of(document) == {"the-title-one"}
