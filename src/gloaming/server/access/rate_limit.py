"""How much one client may ask: a bucket that fills steadily and is emptied by every message."""

from dataclasses import dataclass


@dataclass
class Bucket:
    """So many at once, and so many a second after that."""

    most: float
    per_second: float
    left: float = -1.0
    filled_at: float = 0.0

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        if self.left < 0:
            self.left = self.most
        else:
            passed = max(0.0, now - self.filled_at)
            self.left = min(self.most, self.left + passed * self.per_second)
        self.filled_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
