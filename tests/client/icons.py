"""`python -m tests.client.icons` draws the app's icons from `client/public/icon.svg`.

icon-192.png, icon-512.png    the icon as it is
icon-maskable-512.png         its picture within the circle that every system leaves
"""

import re
from pathlib import Path

from playwright.sync_api import Browser

from .browsing import chromium

FOLDER = Path(__file__).parents[2] / "client" / "public"
SIZES = (192, 512)
SAFE = 0.72  # of the width: systems may cut off all beyond a circle of 0.8
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


def main() -> None:
    """Draw all icons."""
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for size in SIZES:
            draw(browser, svg, size, FOLDER / f"icon-{size}.png")
        draw(browser, maskable(svg), SIZES[-1], FOLDER / f"icon-maskable-{SIZES[-1]}.png")


if __name__ == "__main__":
    main()
