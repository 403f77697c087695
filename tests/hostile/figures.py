"""The table of figures: what each attack reached, and what it may reach at most."""

from typing import NamedTuple

HEADINGS = ("attack", "figure", "measured", "promised")


class Figure(NamedTuple):
    """One row: an attack, what was measured of it, and what is promised."""

    attack: str
    figure: str
    measured: str
    promised: str


class Figures:
    """Collects figures while attacks run."""

    def __init__(self) -> None:
        """Begin with none."""
        self.rows: list[Figure] = []

    def note(self, attack: str, figure: str, measured: object, promised: object) -> None:
        """Keep a figure for the table."""
        self.rows.append(Figure(attack, figure, str(measured), str(promised)))

    def lines(self) -> list[str]:
        r"""Return the table as text, a line for each figure.

        >>> figures = Figures()
        >>> figures.note("replays", "p99 of others", "1.2 x idle", "3 x idle")
        >>> print(*figures.lines(), sep="\n")
        attack   figure         measured    promised
        replays  p99 of others  1.2 x idle  3 x idle
        """
        rows = [HEADINGS, *sorted(self.rows)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        padded = (map(str.ljust, row, widths) for row in rows)
        return ["  ".join(cells).rstrip() for cells in padded]
