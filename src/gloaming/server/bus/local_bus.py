"""The bus of a server that is one process."""

from .subscription import Heard, Subscription


class LocalBus:
    """Messages inside this process."""

    def __init__(self) -> None:
        """Begin without listeners."""
        self.listeners: dict[str, set[Subscription]] = {}

    async def publish(
        self, channel: str, message: bytes, sender: Subscription | None = None
    ) -> None:
        """Send a message to all other subscribers of a channel."""
        self.tell(channel, message, sender)

    async def subscribe(self, channel: str) -> Subscription:
        """Return the messages of a channel from now on."""
        subscription = Subscription(channel, self.forget)
        self.listeners.setdefault(channel, set()).add(subscription)
        return subscription

    async def close(self) -> None:
        """End all subscriptions."""
        for listeners in list(self.listeners.values()):
            for subscription in list(listeners):
                subscription.close()

    def tell(self, channel: str, message: Heard, sender: Subscription | None = None) -> None:
        """Give a message to the listeners of a channel, but not back to its sender."""
        for subscription in self.listeners.get(channel, ()):
            if subscription is not sender:
                subscription.hear(message)

    def forget(self, subscription: Subscription) -> None:
        """Drop a listener, and the channel with its last one."""
        listeners = self.listeners[subscription.channel]
        listeners.discard(subscription)
        if not listeners:
            del self.listeners[subscription.channel]
