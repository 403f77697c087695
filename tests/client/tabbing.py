"""Going through a page with the Tab key, as somebody does who has no mouse."""

from typing import Any

from .browsing import Visitor

MOST_STOPS = 200
FIRST = "Skip to content"  # on every page

# What has the focus: whether it comes after what had it before, its name, and whether one sees it.
FOCUSED = """
async () => {
  // What comes late above it moves it for a frame or two.
  const settled = async (thing) => {
    for (let before; ; ) {
      const { x, y } = thing.getBoundingClientRect();
      if (before?.x === x && before.y === y) return thing.getBoundingClientRect();
      before = { x, y };
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  };
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const moving = one.getAnimations({ subtree: true });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const box = await settled(one);
  const style = getComputedStyle(one);
  const ring = one.querySelector('.ring');
  const drawn = (shape) => !['none', 'transparent', 'rgba(0, 0, 0, 0)'].includes(shape);
  const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const isRinged = ring !== null && drawn(getComputedStyle(ring).stroke);
  const before = window.focusedBefore;
  const isAgain = before?.[0] === one;
  const follows = (other) => other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  // What was taken off the page since then has no place in its order.
  const last = before?.findLast(({ isConnected }) => isConnected);
  const isInOrder = last === undefined || Boolean(follows(last));
  window.focusedBefore = [...(before ?? []), one];
  const labelled = (one.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const named = [
    one.getAttribute('aria-label'),
    ...labelled.map((id) => document.getElementById(id)?.textContent),
    one.labels && [...one.labels].map((label) => label.textContent).join(' '),
    one.getAttribute('title'),
    one.innerText,
  ];
  return {
    isAgain,
    isInOrder,
    html: one.outerHTML.slice(0, 120),
    name: (named.find((name) => name && name.trim()) ?? '').trim(),
    isSeen: box.width > 0 && box.height > 0 && one.checkVisibility(),
    isMarked: one.matches(':focus-visible') && (isOutlined || isRinged),
    isInside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}
"""

# Begin before everything, as who has just come.
BEGIN = """
() => {
  window.focusedBefore = undefined;
  document.activeElement?.blur();
  window.scrollTo(0, 0);
}
"""

Stop = dict[str, Any]


def tab_through(visitor: Visitor) -> list[Stop]:
    """Press Tab until the page has been left; return everything that had the focus.

    Whoever began in the midst of it comes round to its beginning, with or without a stop outside.
    """
    visitor.page.evaluate(BEGIN)
    stops: list[Stop] = []
    for _ in range(MOST_STOPS):
        visitor.page.keyboard.press("Tab")
        stop: Stop | None = visitor.page.evaluate(FOCUSED)
        if stop is None or stop["isAgain"] or (stops and stop["name"] == FIRST):
            return stops
        stops.append(stop)
    raise AssertionError(f"the focus does not come out of {stops[-1]['html']}")


def faults_of(stops: list[Stop]) -> list[str]:
    """Return where the focus is not seen, has no name, or jumps back."""
    return [
        f"{fault}: {stop['html']}"
        for stop in stops
        for fault, is_right in (
            ("not seen", stop["isSeen"]),
            ("focus not marked", stop["isMarked"]),
            ("outside the window", stop["isInside"]),
            ("without a name", stop["name"]),
            ("not in the order of the page", stop["isInOrder"]),
        )
        if not is_right
    ]
