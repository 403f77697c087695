"""Where a ghost is in the picture through the keyhole: projected here, outlined there, drawn."""

import base64
from math import cos, pi, sin
from typing import NamedTuple

from playwright.sync_api import Page

from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS

AROUND = 48  # points around a ghost
FAINT = 12  # of 255: less is no difference

# The outlines' bounds, from 0 to 1 of the grid.
RIMS = """() => {
  const canvas = document.querySelector('.rims');
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const drawn = [];
  for (let sample = 0; sample < width * height; sample += 1) {
    if (data[sample * 4 + 3] > 0) drawn.push([sample % width, Math.floor(sample / width)]);
  }
  const [across, down] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const part = (length) => length / width;
  return [Math.min(...across), Math.min(...down), Math.max(...across) + 1, Math.max(...down) + 1]
    .map(part);
}"""

# Hide elements, and wait until that is drawn: it takes the shortest of transitions.
HIDE = """async (all) => {
  for (const { style } of all) style.opacity = '0';
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  while (all.some((one) => getComputedStyle(one).opacity !== '0')) await frame();
  await frame();
  await frame();
}"""

# The bounds of what differs between two pictures within a rectangle, in pixels.
DIFFERENCE = """async ([one, other, [left, top, right, bottom], faint]) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(left, top, right - left, bottom - top);
  };
  const [first, second] = [await pixels(one), await pixels(other)];
  const [across, down] = [[], []];
  for (let pixel = 0; pixel < first.width * first.height; pixel += 1) {
    const far = (channel) => Math.abs(
      first.data[pixel * 4 + channel] - second.data[pixel * 4 + channel]
    );
    if (Math.max(far(0), far(1), far(2)) <= faint) continue;
    across.push(left + (pixel % first.width));
    down.push(top + Math.floor(pixel / first.width));
  }
  const least = (all) => all.reduce((one, other) => Math.min(one, other));
  const most = (all) => all.reduce((one, other) => Math.max(one, other));
  return [least(across), least(down), most(across) + 1, most(down) + 1];
}"""


class Box(NamedTuple):
    """A rectangle of the page, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Return how wide it is."""
        return self.right - self.left

    @property
    def middle(self) -> tuple[float, float]:
        """Return its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def is_near(self, other: "Box", most: float) -> bool:
        """Tell whether all edges are as near as that."""
        return all(abs(one - two) <= most for one, two in zip(self, other, strict=True))

    def at(self, across: float, down: float) -> tuple[float, float]:
        """Return a point of it that is given from 0 to 1."""
        return self.left + across * self.width, self.top + down * (self.bottom - self.top)


def projected(
    square: Box, door: str, place: tuple[float, float], diameter: float, height: float
) -> Box:
    """Return where an upright ghost is seen from a door in the south, all of it in the opening."""
    hole, radius, neck = ASSUMPTIONS.keyhole, diameter / 2, height - diameter / 2
    x, y = place[0] - (int(door[1:]) - 0.5), place[1]
    top = hole.circle_height + hole.circle_radius
    wide = top - hole.slot_bottom
    corners = []
    for step in range(AROUND):
        for rise in range(AROUND + 1):
            angle, lift = 2 * pi * step / AROUND, pi / 2 * rise / AROUND
            dome = (radius * cos(lift), neck + radius * sin(lift))
            for far, up in (dome, (radius, 0.0)):
                corners.append((x + far * cos(angle), y + far * sin(angle), up))
    seen = []
    for across, along, up in corners:
        scale = hole.eye_behind / (along + hole.plate_outside + hole.eye_behind)
        level = hole.eye_height + (up - hole.eye_height) * scale
        seen.append(square.at(0.5 + across * scale / wide, (top - level) / wide))
    lefts, tops = [left for left, _ in seen], [down for _, down in seen]
    return Box(min(lefts), min(tops), max(lefts), max(tops))


def outlined(page: Page, square: Box) -> Box:
    """Return what the outlines of the page enclose."""
    left, top, right, bottom = page.evaluate(RIMS)
    return Box(*square.at(left, top), *square.at(right, bottom))


def difference(one: Page, other: Page, square: Box) -> Box:
    """Return in which part of the stage's picture two pages differ, with the door taken away."""
    size = one.viewport_size
    assert size is not None
    # Beside the opening, which is narrower than the grid, nobody looks.
    third = square.width / 3
    middle = square.middle[0]
    within = [
        round(max(middle - third, 0)),
        round(max(square.top, 0)),
        round(min(middle + third, size["width"])),
        round(min(square.bottom, size["height"])),
    ]
    pictures = [picture(page) for page in (one, other)]
    return Box(*one.evaluate(DIFFERENCE, [*pictures, within, FAINT]))


def picture(page: Page) -> str:
    """Return what the stage shows, without what is drawn over it."""
    over = page.locator(".keyhole[data-step], .aside, .verdict")
    over.evaluate_all(HIDE)
    return base64.b64encode(page.screenshot()).decode()
