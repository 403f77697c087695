"""Quotas: how often somebody may do something in an hour, and all behind their address together."""

from collections import OrderedDict

from .budgets import MOST_KNOWN, OF_ONE_ADDRESS, Payer
from .rate_limit import Bucket

HOUR = 3600.0


class Quotas:
    """The quotas of all who ask, each of a person and of their address."""

    def __init__(self, per_hour: int) -> None:
        """Allow everybody so many an hour, all of them at once if need be."""
        self._per_hour = per_hour
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, payer: Payer, now: float) -> bool:
        """Take one, if there is one for the person and one for the address."""
        shared = self._bucket(f"address {payer.address}", self._per_hour * OF_ONE_ADDRESS)
        own = self._bucket(payer.name, self._per_hour)
        return own.take(now) and shared.take(now)

    def _bucket(self, key: str, per_hour: int) -> Bucket:
        """Return a bucket, and forget those not asked for since long."""
        if key not in self._known:
            self._known[key] = Bucket(per_hour, per_hour / HOUR)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return self._known[key]
