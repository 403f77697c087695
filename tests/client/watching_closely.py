"""What somebody sees and reads, in the order in which it comes: noted by the page itself."""

from typing import Any

from .browsing import Visitor

# Note whatever comes into sight, each thing once while it stays.
NOTE = """
() => {
  window.noted = [];
  const first = (selector) => document.querySelector(selector);
  const note = (kind, words) => {
    const entry = `${kind}: ${words}`;
    if (!window.noted.includes(entry)) window.noted.push(entry);
  };
  const look = () => {
    if (!document.body) return;
    const card = first('[data-card]');
    if (card) note('card', card.dataset.card);
    if (first('.bite.happens')) note('bite', 'jaws');
    if (first('.crush.happens')) note('crush', 'dust');
    if (first('.door')) note('passage', 'light');
    const words = first('.bar .words, .told [aria-live]');
    if (words) note('words', words.textContent.trim());
    const said = first('[role=log]');
    if (said) note('said', said.textContent.trim());
    const half = first('.announcement h2');
    if (half) note('announced', half.textContent);
    const won = first('.triumph p');
    if (won) note('triumph', won.textContent);
    const verdict = first('.verdict h2');
    if (verdict) note('verdict', verdict.textContent);
  };
  const watching = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, watching);
}
"""

# Count the sounds that are made, without a loudspeaker.
LISTEN = """
(() => {
  window.sounds = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
})();
"""


def watch_closely(visitor: Visitor) -> None:
    """Let every page that is opened from now on note what it shows, and count its sounds."""
    visitor.context.add_init_script(f"({NOTE})(); {LISTEN}")


def noted(visitor: Visitor) -> list[str]:
    """Return what came into sight, in order."""
    return [str(entry) for entry in visitor.page.evaluate("window.noted")]


def kinds(visitor: Visitor) -> set[str]:
    """Return what kinds of things came into sight."""
    return {entry.partition(":")[0] for entry in noted(visitor)}


def place_of(entries: list[str], start: str) -> int:
    """Return where the first entry that begins so stands."""
    return next(place for place, entry in enumerate(entries) if entry.startswith(start))


def wait_until_noted(visitor: Visitor, start: str) -> None:
    """Wait until something has come into sight."""
    visitor.page.wait_for_function(
        "(start) => window.noted.some((entry) => entry.startsWith(start))", arg=start
    )


def sounds(visitor: Visitor) -> int:
    """Return how many sounds were made."""
    return int(visitor.page.evaluate("window.sounds"))


def box_of(visitor: Visitor, selector: str) -> dict[str, Any]:
    """Return where something is on the page."""
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    return dict(box)


def is_inside(inner: dict[str, Any], outer: dict[str, Any]) -> bool:
    """Tell whether a box lies in another, a pixel more or less."""
    return bool(
        inner["x"] >= outer["x"] - 1
        and inner["y"] >= outer["y"] - 1
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )


def overlaps(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two boxes cover one another, by more than a pixel."""
    return bool(
        one["x"] + 1 < other["x"] + other["width"]
        and other["x"] + 1 < one["x"] + one["width"]
        and one["y"] + 1 < other["y"] + other["height"]
        and other["y"] + 1 < one["y"] + one["height"]
    )
