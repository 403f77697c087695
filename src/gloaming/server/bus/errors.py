"""What can go wrong on the bus.

BusError (a GloamingError)
`-- BusUnavailableError   Redis is away; what was asked has perhaps not happened
"""

from gloaming.core.errors import GloamingError


class BusError(GloamingError):
    """Anything that the bus cannot do."""


class BusUnavailableError(BusError):
    """Redis cannot be reached just now."""
