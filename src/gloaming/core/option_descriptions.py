"""What can be chosen, for set-up pages: every option with its kind, choices, default and sentence.

An option carries its sentence in its type:

    rounds: Annotated[int, Meta(ge=1, le=9, description="How many rounds are played.")] = 2
"""

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import inspect

from .options import EDITION, Options, write_options

Kind: TypeAlias = Literal["number", "switch", "choice", "text", "list", "seat"]

KINDS: tuple[tuple[type[inspect.Type], Kind], ...] = (
    (inspect.BoolType, "switch"),
    (inspect.IntType, "number"),
    (inspect.LiteralType, "choice"),
    (inspect.VarTupleType, "list"),
    (inspect.StrType, "text"),
)


class OptionAbout(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    kind: Kind
    about: str  # one plain sentence
    default: str  # as it is written; nothing: left to the game
    choices: tuple[str, ...] = ()  # of a choice, or of each item of a list
    least: int | None = None
    most: int | None = None
    sources: dict[str, tuple[str, ...]] = {}  # of a ruling: the rule texts behind each value
    presets: dict[str, str] = {}  # of a text: the values with a name, each written out
    marked: str = ""  # of such a text: the letter that says more than the others
    replaces: tuple[str, ...] = ()  # the options that follow from this one


def describe_options(kind: type[Options]) -> tuple[OptionAbout, ...]:
    """Describe all options of a game, in the order of declaration; nobody chooses an edition."""
    return tuple(about for about in describe_every(kind) if about.name != EDITION)


def describe_every(kind: type[Options]) -> tuple[OptionAbout, ...]:
    """Describe all options of a game and its edition, if there are several."""
    described: Any = inspect.type_info(kind)
    defaults = write_options(kind())
    return tuple(
        msgspec.structs.replace(
            describe(field.name, field.type, defaults.get(field.name, "")),
            sources=kind.sources(field.name),
            presets=kind.presets(field.name),
            marked=kind.marked(field.name),
            replaces=kind.replaces(field.name),
        )
        for field in described.fields
    )


def describe(name: str, declared: inspect.Type, default: str) -> OptionAbout:
    """Describe one option."""
    sentence, inner = opened(declared)
    if is_seat(declared):
        return OptionAbout(name, "seat", sentence, default, choices=tuple(literals(declared)))
    _, item = opened(getattr(inner, "item_type", inner))
    return OptionAbout(
        name=name,
        kind=next(word for type_, word in KINDS if isinstance(inner, type_)),
        about=sentence,
        default=default,
        choices=tuple(str(value) for value in getattr(item, "values", ())),
        least=getattr(inner, "ge", None),
        most=getattr(inner, "le", None),
    )


def literals(declared: Any) -> Iterator[str]:
    """Yield the words that an option takes beside numbers."""
    for one in declared.type.types:
        yield from getattr(one, "values", ())


def is_seat(declared: inspect.Type) -> bool:
    """Tell whether an option names a seat, or one of its choices instead."""
    inner = declared.type if isinstance(declared, inspect.Metadata) else declared
    kinds = {type(one) for one in getattr(inner, "types", ())}
    return kinds == {inspect.IntType, inspect.LiteralType}


def opened(declared: inspect.Type) -> tuple[str, inspect.Type]:
    """Return the sentence of a type and what is inside, without `None` for "not chosen"."""
    sentence = ""
    if isinstance(declared, inspect.Metadata):
        sentence = (declared.extra_json_schema or {}).get("description", "")
        declared = declared.type
    if isinstance(declared, inspect.UnionType):
        declared = next(one for one in declared.types if not isinstance(one, inspect.NoneType))
    return sentence, declared
