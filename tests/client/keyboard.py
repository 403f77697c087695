"""Somebody who has only keys: nothing is clicked, and nothing is given the focus but by them."""

import re

from playwright.sync_api import Locator, expect

from .browsing import Visitor

MOST_STOPS = 100  # a page has far fewer places for the Tab key

# The name of what has the focus, as it would be said.
FOCUSED = """
() => {
  const one = document.activeElement;
  if (!one || one === document.body) return '';
  const labels = [...(one.labels ?? [])].map((label) => label.innerText);
  const names = [one.getAttribute('aria-label'), labels.join(' '), one.innerText];
  return (names.find((name) => name?.trim()) ?? one.id).trim().replace(/\\s+/g, ' ');
}
"""
IS_MARKED = "() => document.activeElement.matches(':focus-visible')"


class Keyboard:
    """The keys of a visitor, and what they hear."""

    def __init__(self, visitor: Visitor) -> None:
        """Take the keys of a visitor."""
        self.page = visitor.page

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """Return the name of what the keys go to; nothing: they go nowhere."""
        return str(self.page.evaluate(FOCUSED))

    def reach(self, name: str, key: str = "Tab") -> None:
        """Press Tab until what is called so has the focus, and is seen to have it."""
        passed = []
        for _ in range(MOST_STOPS):
            self.press(key)
            passed.append(self.focused)
            if re.search(name, passed[-1]):
                assert self.page.evaluate(IS_MARKED)
                return
        raise AssertionError(f"no key leads to {name}, but to {passed}")

    def reach_back(self, name: str) -> None:
        """Go back with Shift and Tab to what is called so."""
        self.reach(name, "Shift+Tab")

    def take(self, name: str) -> None:
        """Reach a button or a link, and press it."""
        self.reach(name)
        self.press("Enter")

    @property
    def said(self) -> Locator:
        """Return what is said of what happens and of what is pointed at."""
        return self.page.get_by_role("log").first

    @property
    def asked(self) -> Locator:
        """Return what is said when it is one's turn."""
        return self.page.locator(".unseen[role=status]")

    def hears(self, words: str) -> None:
        """Wait until something is said."""
        expect(self.said).to_have_text(re.compile(words))
