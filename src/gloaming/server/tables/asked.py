"""Which command caused each event, so that none has its effect twice.

Tables that follow one another share this memory, and each knows it up to its own number:

    number    0   1   2   3      a table at 2 knows a, b and c
    command   a   b   c   d      d was decided but not kept, for e was quicker:
                          e      it takes the place of d and whatever followed
"""


class Asked:
    """The commands behind the events of a log."""

    def __init__(self) -> None:
        """Begin with an empty log."""
        self._commands: list[str] = []  # by the number of the event
        self._numbers: dict[str, int] = {}  # of the last event that a command caused

    def note(self, number: int, command: str) -> None:
        """Note what caused an event; nothing that was noted behind it has happened."""
        del self._commands[number:]
        self._commands.append(command)
        self._numbers[command] = number

    def knows(self, command: str, number: int) -> bool:
        """Tell whether a command caused an event up to a number."""
        found = self._numbers.get(command)
        return found is not None and found <= number and self._commands[found] == command
