"""`python -m tests.client.icons` draws the app's icons, and what links to games show.

icon-192.png, icon-512.png    `client/public/icon.svg` as it is
icon-maskable-512.png         its picture within the circle that every system leaves
links/GAME.jpg                the door of a game, as it stands on the home page of the built client
"""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from gloaming.games import NAMES
from gloaming.server.http.link_previews import PICTURE_FOLDER, PICTURE_SIZE

from .browsing import chromium
from .serving import serving

FOLDER = Path(__file__).parents[2] / "client" / "public"
SIZES = (192, 512)
SAFE = 0.72  # of the width: systems may cut off all beyond a circle of 0.8
QUALITY = 85
# A door of the home page with its words, over everything else.
DOOR = """
(place) => {
  document.querySelector('.link-picture')?.remove();
  const door = document.querySelectorAll('article')[place];
  const shown = document.createElement('div');
  shown.className = 'link-picture';
  Object.assign(shown.style, {
    position: 'fixed', inset: '0', zIndex: '99', display: 'flex', alignItems: 'center',
    justifyContent: 'center', gap: '2rem', padding: '0 2rem',
    background: 'radial-gradient(at 70% 10%, #2b2452, #14122b 60%)',
  });
  const [picture, words] = [door.querySelector('svg'), door.querySelector('.words')].map((part) =>
    shown.appendChild(part.cloneNode(true)),
  );
  Object.assign(picture.style, {
    blockSize: '580px', inlineSize: '470px', maxBlockSize: 'none', maxInlineSize: 'none',
    flex: 'none',
  });
  Object.assign(words.style, { fontSize: '2rem', textAlign: 'start', inlineSize: '34rem' });
  words.querySelector('h2').style.fontSize = '3.6rem';
  words.querySelectorAll('h2, p').forEach((part) => (part.style.lineHeight = '1.25'));
  document.body.append(shown);
}
"""
GROUND = re.compile(r'<rect[^>]*fill="([^"]+)"[^>]*/>')


def draw(browser: Browser, svg: str, size: int, path: Path) -> None:
    """Draw a picture in a square, and leave the rest of it transparent."""
    page = browser.new_page(viewport={"width": size, "height": size})
    style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    page.set_content(style + svg)
    page.screenshot(path=path, omit_background=True)
    page.close()


def maskable(svg: str) -> str:
    """Return the icon with its ground everywhere and its picture in the middle."""
    found = GROUND.search(svg)
    assert found is not None, "the icon's ground is its first rectangle"
    start, _, rest = svg.partition(found[0])
    picture = rest.removesuffix("</svg>\n").removesuffix("</svg>")
    shift = 16 * (1 - SAFE)
    ground = f'<rect width="32" height="32" fill="{found[1]}"/>'
    smaller = f'<g transform="translate({shift} {shift}) scale({SAFE})">{picture}</g>'
    return f"{start}{ground}{smaller}</svg>"


def draw_doors(browser: Browser, address: str) -> None:
    """Draw for each game its door and its name, as large as links show pictures."""
    width, height = PICTURE_SIZE
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
    page.goto(address)
    page.get_by_role("article").first.wait_for()
    (FOLDER / PICTURE_FOLDER).mkdir(exist_ok=True)
    for place, game in enumerate(NAMES):
        page.evaluate(DOOR, place)
        page.screenshot(path=FOLDER / PICTURE_FOLDER / f"{game}.jpg", type="jpeg", quality=QUALITY)
    page.close()


def main() -> None:
    """Draw everything."""
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser, TemporaryDirectory() as folder, serving(Path(folder)) as server:
        for size in SIZES:
            draw(browser, svg, size, FOLDER / f"icon-{size}.png")
        draw(browser, maskable(svg), SIZES[-1], FOLDER / f"icon-maskable-{SIZES[-1]}.png")
        draw_doors(browser, server.address)


if __name__ == "__main__":
    main()
