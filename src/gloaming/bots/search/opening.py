"""Opening a search: what is written once against the abstract `rules`, compiled for a game."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Layout, Records

from . import decision_output, growing

GROWING = (
    growing.has_room,
    growing.outcome_edge,
    growing.best_edge,
    growing.node_for,
    growing.go_down,
    growing.lay_edge,
    growing.open_node,
    growing.spread_priors,
    growing.backpropagate,
)
OUTPUT = (
    decision_output.judged,
    decision_output.can_go_on,
    decision_output.tell_move,
    decision_output.tell_line,
    decision_output.tell_decision,
)


class Opened(NamedTuple):
    """The entry points of a game's search."""

    grow: Callable[..., int]
    decision_at: Callable[..., int]
    candidate_at: Callable[..., int]
    tell_decision: Callable[..., None]  # for compiled code


def open_search(rules: ModuleType, layout: type[Layout], mind: Any) -> Opened:
    """Compile a search against a game's rules of search, its states and what bots keep in mind."""
    names: dict[str, Any] = {**vars(growing), **vars(decision_output), **vars(rules)}

    def adopted(template: Callable[..., Any]) -> Any:
        own = FunctionType(template.__code__, names, template.__name__)
        own.__qualname__ = f"{rules.__name__}.{template.__name__}"
        own.__doc__, own.__annotations__ = template.__doc__, template.__annotations__
        return own

    for template in (*GROWING, *OUTPUT):
        names[template.__name__] = compiled(adopted(template))
    known = {"states": Records[layout], "mind": mind}  # type: ignore[valid-type]  # known only here
    staying = ("tree", "states", "mind", "moves", "guesses")
    entry_point(changes=("stream",))(adopted(decision_output.start_stream))
    told = {"states": known["states"]}
    tells = entry_point(stays=("tree", "states"), counted=("out",), known=told)
    return Opened(
        entry_point(changes=("stream",), stays=staying, known=known)(adopted(growing.grow)),
        tells(adopted(decision_output.decision_at)),
        tells(adopted(decision_output.candidate_at)),
        names["tell_decision"],
    )
