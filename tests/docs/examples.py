"""The examples in a document: what stands in its fenced blocks, and how it is run.

    ```console                          ```python
    $ cat > position.txt <<'END'        blocks run in order,
    ...                                 one after another,
    END                                 with the same names
    $ gloaming monster position.txt     ```
    expected output
    ```

In expected output a line of three dots stands for any lines.
"""

import contextlib
import io
import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from gloaming.cli import run

FENCE = re.compile(
    r"^(?P<indent> *)```(?P<kind>\w*)[^`\n]*\n(?P<text>.*?)^(?P=indent)```",
    re.MULTILINE | re.DOTALL,
)
HERE = re.compile(r"cat > (?P<file>[\w.-]+) <<'(?P<end>\w+)'")
LINK = re.compile(r"\[[^]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ +(?P<words>.*?) *$", re.MULTILINE)
DOLLAR = "$ "
ANYTHING = "..."


class Block(NamedTuple):
    """A fenced block, and the line it begins on."""

    kind: str
    line: int
    text: str


class Command(NamedTuple):
    """A command with its standard input or output in the document."""

    words: str
    below: list[str]


def blocks_of(document: str) -> Iterator[Block]:
    """Return the fenced blocks of a document."""
    for found in FENCE.finditer(document):
        indent = found["indent"]
        lines = [line.removeprefix(indent) for line in found["text"].splitlines()]
        yield Block(found["kind"], document.count("\n", 0, found.start()) + 1, "\n".join(lines))


def commands_of(text: str) -> list[Command]:
    """Split the text of a console block at its dollar signs."""
    commands: list[Command] = []
    for line in text.splitlines():
        if line.startswith(DOLLAR) and not (commands and is_open(commands[-1])):
            commands.append(Command(line.removeprefix(DOLLAR), []))
        elif commands:
            commands[-1].below.append(line)
        else:
            raise ValueError(f"before the first dollar sign stands {line!r}")
    return commands


def is_open(command: Command) -> bool:
    """Tell whether a here-document has not come to its end yet."""
    here = HERE.fullmatch(command.words)
    return here is not None and here["end"] not in command.below


def run_console(text: str) -> None:
    """Run a console block in the current folder, and compare what is printed."""
    for command in commands_of(text):
        here = HERE.fullmatch(command.words)
        if here:
            assert command.below[-1] == here["end"], f"{command.words!r} has no end"
            Path(here["file"]).write_text("\n".join([*command.below[:-1], ""]), encoding="utf-8")
        else:
            printed = output_of(command.words)
            assert matches(printed, command.below), difference(command, printed)


def output_of(words: str) -> list[str]:
    """Return the lines that a command prints, on standard output and standard error."""
    program, *arguments = shlex.split(words, comments=True)
    assert program == "gloaming", f"only gloaming and cat are run, not {words!r}"
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        run(arguments)
    return printed.getvalue().splitlines()


def difference(command: Command, printed: Sequence[str]) -> str:
    """Return both texts, for the person who mends the document."""
    return "\n".join([DOLLAR + command.words, *printed, "-- but expected:", *command.below])


def matches(printed: Sequence[str], expected: Sequence[str]) -> bool:
    """Tell whether the output is as expected, a line of three dots standing for any lines."""
    pattern = "".join(
        r"(?:.*\n)*?" if line.strip() == ANYTHING else re.escape(line.rstrip()) + r"\n"
        for line in expected
    )
    return re.fullmatch(pattern, "".join(line.rstrip() + "\n" for line in printed)) is not None


def run_document(document: str, name: str) -> None:
    """Run all console and python blocks of a document in the current folder."""
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks_of(document):
        if block.kind == "console":
            run_console(block.text)
        elif block.kind == "python":
            code = compile("\n" * block.line + block.text, name, "exec")
            exec(code, names)  # noqa: S102 - running the examples is the purpose


def links_of(document: str) -> Iterator[str]:
    """Return the targets of the links to other files and headings of the project."""
    prose = re.sub(r"`[^`\n]*`", "", FENCE.sub("", document))
    for found in LINK.finditer(prose):
        if not re.match(r"[a-z]+:", found["target"]):
            yield found["target"]


def anchors_of(document: str) -> set[str]:
    """Return the anchors that the headings of a document make."""
    headings = [found["words"] for found in HEADING.finditer(FENCE.sub("", document))]
    return {re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-") for words in headings}
