"""What pictures hold that a page has drawn or saved: their sizes, and that they are not blank."""

import base64
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Download, Page

# How many colours a picture has, and how many of its pixels are crimson as outlines are.
LOOK_AT = """async (picture) => {
  const source = typeof picture === 'string'
    ? await createImageBitmap(new Blob(
        [Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))], { type: 'image/png' }))
    : picture;
  const canvas = new OffscreenCanvas(source.width, source.height);
  const context = canvas.getContext('2d');
  context.drawImage(source, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  let [crimson, sum] = [0, 0];
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const [red, green, blue] = data.slice(pixel, pixel + 3);
    colours.add(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3));
    if (red > 200 && green < 110 && blue > 50 && blue < 130) crimson += 1;
    sum = (sum * 31 + red * 7 + green * 3 + blue) % 1000000007;
  }
  return [canvas.width, canvas.height, colours.size, crimson, sum];
}"""
LEAST_COLOURS = 120  # of 32,768: what is drawn has shades


class Drawn(NamedTuple):
    """What is found in a picture."""

    width: int
    height: int
    colours: int
    crimson: int
    digest: int

    @property
    def is_blank(self) -> bool:
        """Tell whether there is hardly anything in it."""
        return self.colours < LEAST_COLOURS


def drawn_on(page: Page, canvases: str) -> list[Drawn]:
    """Return what is drawn on some canvases of a page."""
    script = f"""(all) => Promise.all(
        [...document.querySelectorAll(all)].map((canvas) => ({LOOK_AT})(canvas)))"""
    return [Drawn(*found) for found in page.evaluate(script, canvases)]


def drawn_in(page: Page, png: bytes) -> Drawn:
    """Return what is in a PNG."""
    found: Any = page.evaluate(LOOK_AT, base64.b64encode(png).decode())
    return Drawn(*found)


def saved(page: Page, download: Download) -> Drawn:
    """Return what is in a picture that was saved, which must be a PNG."""
    assert download.suggested_filename.endswith(".png")
    png = Path(download.path()).read_bytes()
    assert png.startswith(b"\x89PNG")
    return drawn_in(page, png)
