"""Putting together what a game lets its players put together: looks only, before the first walk."""

from collections.abc import Mapping
from hashlib import blake2b

from gloaming.core.actors import AUTOMATIC
from gloaming.server.tables.commands import Asking, Dress
from gloaming.server.tables.events import Dressed, Event
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table

from .permission import person_of


def dress(table: Table, command: Dress, asking: Asking) -> list[Event]:
    """Choose some parts; whoever sits here or opened the table may."""
    need_before_walk(table)
    if person_of(asking).id not in {*table.people, table.opened_by.id}:
        raise Refusal("not-yours", "take a seat first")
    kit = table.context.game.kit
    for part, number in command.parts.items():
        if part not in kit:
            known = ", ".join(kit) or "nothing to put together"
            raise Refusal("no-such-option", f"there is no part {part!r}; there is {known}", "parts")
        if number >= kit[part]:
            raise Refusal("no-such-option", f"{part} goes from 0 to {kit[part] - 1}", "parts")
    if all(table.look.get(part) == number for part, number in command.parts.items()):
        return []
    return [Dressed(command.parts)]


def need_before_walk(table: Table) -> None:
    """Refuse looks once the match is over, or what was put together has moved by itself."""
    has_walked = any(moment.ply.actor == AUTOMATIC for moment in table.match.moments)
    if table.phase == "over" or (table.phase == "running" and has_walked):
        raise Refusal("not-open", "it has moved already")


def look_of(table: Table) -> dict[str, int]:
    """Return every part as it was chosen; the rest is made from the name of the table."""
    kit = table.context.game.kit
    return {**first_look(table.context.id, kit), **table.look} if kit else {}


def first_look(name: str, kit: Mapping[str, int]) -> dict[str, int]:
    """Return some part of each kind: the same for the same name.

    >>> first_look("a table", {"head": 6, "tail": 6})
    {'head': 4, 'tail': 0}
    """
    digest = blake2b(name.encode(), digest_size=max(1, len(kit))).digest()
    return {part: byte % kinds for (part, kinds), byte in zip(kit.items(), digest, strict=False)}
