"""Budgets of computing time: what somebody used is measured, and fills up again with time."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import NamedTuple

MINUTE = 60.0
BURST = 0.5  # of a minute's budget may be used at once
OF_ONE_ADDRESS = 4  # times the budget of one person: behind an address may be a whole school
MOST_KNOWN = 20_000


class Payer(NamedTuple):
    """Who pays for what is computed."""

    name: str  # a person, or the strangers of an address
    address: str


@dataclass
class Budget:
    """Seconds that may be used, and how fast they come back; used up, they may be below zero."""

    most: float
    per_second: float
    left: float
    filled_at: float

    def fill(self, now: float) -> None:
        """Let what has come back since the last time be used again."""
        passed = max(0.0, now - self.filled_at)
        self.left = min(self.most, self.left + passed * self.per_second)
        self.filled_at = now

    def wait(self, now: float) -> float:
        """Return in how many seconds something may be used again; 0 for at once."""
        self.fill(now)
        return max(0.0, -self.left / self.per_second)


class Budgets:
    """The budgets of all who ask, each of a person and of their address."""

    def __init__(self, seconds_per_minute: float) -> None:
        """Give everybody so many seconds a minute."""
        self._per_minute = seconds_per_minute
        self._known: OrderedDict[str, Budget] = OrderedDict()

    def wait(self, payer: Payer, now: float) -> float:
        """Return in how many seconds somebody may use something again; 0 for at once."""
        return max(budget.wait(now) for budget in self._budgets(payer, now))

    def spend(self, payer: Payer, seconds: float, now: float) -> None:
        """Take what was used."""
        for budget in self._budgets(payer, now):
            budget.fill(now)
            budget.left -= seconds

    def _budgets(self, payer: Payer, now: float) -> tuple[Budget, Budget]:
        """Return what a payer pays from."""
        own = self._budget(payer.name, self._per_minute, now)
        shared = self._budget(f"address {payer.address}", OF_ONE_ADDRESS * self._per_minute, now)
        return own, shared

    def _budget(self, key: str, per_minute: float, now: float) -> Budget:
        """Return a budget, and forget those not asked for since long."""
        if key not in self._known:
            most = BURST * per_minute
            self._known[key] = Budget(most, per_minute / MINUTE, most, now)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return self._known[key]
