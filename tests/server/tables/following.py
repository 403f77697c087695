"""Somebody who has the rules and is told of a table in plies: they work out everything else."""

from base64 import b64decode
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from gloaming.core.actors import AUTOMATIC
from gloaming.core.game import AnyGame, Moment, Ply
from gloaming.core.layout import array, as_plain, dtype_of
from gloaming.core.options import Options
from gloaming.server.tables.views.in_plies import played_on


class Follower:
    """Follows what one seat, or a spectator, is told."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        """Begin with nothing told."""
        self.game, self.options = game, options
        self.first = 0
        self.views: list[Any] = []  # the base, and after each moment told
        self.story: list[dict[str, Any]] = []
        self.now: Any = None

    def hear(self, plies: dict[str, Any]) -> None:
        """Hear what is new, as it comes out of JSON."""
        before = plies.get("moments_before", 0)
        if not 0 <= before - self.first <= len(self.story):
            assert "base" in plies, "what is told follows on what was told"
            self.first, self.story = before, []
        count = before - self.first
        del self.story[count:], self.views[count + 1 :]
        if "base" in plies:
            self.views[count:] = [self.state(b64decode(plies["base"]))]
        for ply in plies.get("plies", ()):
            self.play(plies["seat"], ply)
        self.now = self.patched(self.views[-1], plies.get("patches", ()))
        assert crc32(array(self.now).tobytes()) == plies["check"]

    def play(self, seat: int, ply: dict[str, Any]) -> None:
        """Take one ply in: the account, and what is seen after it."""
        actor, action = ply["actor"], ply.get("action")
        view, patches = self.views[-1], ply.get("patches", ())
        account = ply.get("account")
        if account is None:
            moment = Moment(view, Ply(actor, ply["action"]))
            account = plain(self.game.account(self.options, moment))
        shown = {"actor": actor, "account": account}
        if actor != AUTOMATIC and action is not None:
            shown["action"] = action
        if patches is not None:
            played = (
                view if action is None else played_on(self.game, view, Ply(actor, action), seat)
            )
            view = self.patched(played, patches)
            shown["state"] = plain(as_plain(view[0]))
        self.story.append(shown)
        self.views.append(view)

    def patched(self, view: Any, patches: Any) -> Any:
        """Return a state with some bytes changed."""
        content = bytearray(array(view).tobytes())
        for patch in patches:
            changed = b64decode(patch["bytes"])
            content[patch["at"] : patch["at"] + len(changed)] = changed
        return self.state(bytes(content))

    def state(self, content: bytes) -> Any:
        """Return a state of certain bytes."""
        return np.frombuffer(bytearray(content), dtype_of(self.game.layout))


def plain(told: Any) -> Any:
    """Return what is told, as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(told))
