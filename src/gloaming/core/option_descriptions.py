"""What can be chosen, for set-up pages: every option with its kind, choices, default and sentence.

An option carries its sentence in its type:

    rounds: Annotated[int, Meta(ge=1, le=9, description="How many rounds are played.")] = 2
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import inspect

from .options import Options, write_options

Kind: TypeAlias = Literal["number", "switch", "choice", "text", "list"]

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


def describe_options(kind: type[Options]) -> tuple[OptionAbout, ...]:
    """Describe all options of a game, in the order of declaration."""
    described: Any = inspect.type_info(kind)
    defaults = write_options(kind())
    return tuple(
        describe(field.name, field.type, defaults.get(field.name, "")) for field in described.fields
    )


def describe(name: str, declared: inspect.Type, default: str) -> OptionAbout:
    """Describe one option."""
    sentence, inner = opened(declared)
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


def opened(declared: inspect.Type) -> tuple[str, inspect.Type]:
    """Return the sentence of a type and what is inside, without `None` for "not chosen"."""
    sentence = ""
    if isinstance(declared, inspect.Metadata):
        sentence = (declared.extra_json_schema or {}).get("description", "")
        declared = declared.type
    if isinstance(declared, inspect.UnionType):
        declared = next(one for one in declared.types if not isinstance(one, inspect.NoneType))
    return sentence, declared
