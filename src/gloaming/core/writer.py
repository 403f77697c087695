"""Rules that write Structs as numbers (see `core.encoding`): each field is given by its name.

    put_moved = writer(Moved, Account, {Place: tell_cell})
    ...
    put_moved(out, seat=seat, tile=cell, ending=FREE)

What a field takes follows from its type:

    int, float, bool      the number
    Literal, names        the place among the names (`place_of`)
    a type of `values`    what the rule takes that is given for it, say the number of a cell
    tuple[X, Y]           a tuple of numbers
    X | None              NOTHING for None
    tuple[X, ...]         an array of numbers

What has a default can be left out.  Lists of Structs and mappings stand last: the first of them
takes how many there are, and these are written next; then how many the following has, and so on.
A Struct that may be missing takes whether it is there.
"""

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType, NoneType
from typing import Any, Union, get_args, get_type_hints

import msgspec

from .compiled import compiled
from .encoding import Schema, schema_of, tell

NOTHING = -1  # for None, and what is not set: no number that may be missing is negative

Rule = Callable[..., None]
NO_RULES: Mapping[Any, Rule] = MappingProxyType({})
NUMBERS = ("number", "whole", "truth", "name")


def place_of(kind: Any, name: str) -> int:
    """Return the number that stands for a name of a type."""
    return schema_of(kind).names.index(name)


def writer(struct: Any, union: Any = None, values: Mapping[Any, Rule] = NO_RULES) -> Rule:
    """Return the rule that writes a Struct, or a Struct as one of a union."""
    lines = [f"tell(out, {get_args(union).index(struct)})"] if union else []
    fields = fields_of(struct, values)
    opened = [field.is_open for field in fields]
    if opened != sorted(opened):
        raise TypeError(f"{struct.__name__}: lists of Structs stand last")
    fields = fields[: opened.index(True) + 1] if any(opened) else fields
    for field in fields:
        lines += field.lines()
    taken = sorted((field.parameter for field in fields), key=lambda one: "=" in one)
    text = "\n    ".join([f"def put({', '.join(['out', *taken])}):", *lines])
    names: dict[str, Any] = {f"tell_{field.name}": field.rule for field in fields}
    names["tell"] = tell
    exec(compile(text, inspect.getfile(struct), "exec"), names)  # noqa: S102 - made of a Struct
    put: Rule = compiled(names["put"])
    return put


def fields_of(struct: Any, values: Mapping[Any, Rule]) -> "list[Field]":
    """Return the fields of a Struct in order."""
    hints = get_type_hints(struct, include_extras=True)
    return [
        Field(field, schema_of(hints[field.name]), values.get(without_none(hints[field.name])))
        for field in msgspec.structs.fields(struct)
    ]


def without_none(kind: Any) -> Any:
    """Return a type without None.

    >>> without_none(int | None), without_none(int)
    (<class 'int'>, <class 'int'>)
    """
    rest = tuple(part for part in get_args(kind) if part is not NoneType)
    return Union[rest] if NoneType in get_args(kind) else kind  # noqa: UP007 - made of a tuple


class Field:
    """A field of a Struct, as its rule takes and writes it."""

    def __init__(self, about: msgspec.structs.FieldInfo, schema: Schema, rule: Rule | None) -> None:
        """Take what is known of a field, and the rule that writes its values if there is one."""
        self.name, self.about, self.rule = about.name, about, rule
        self.is_optional = schema.kind in ("maybe", "unset")
        self.schema = schema.parts[0] if self.is_optional else schema

    @property
    def is_plain(self) -> bool:
        """Tell whether the field is written whole."""
        kind = self.schema.kind
        parts = self.schema.parts if kind in ("items", "list") else (self.schema,)
        return self.rule is not None or all(part.kind in NUMBERS for part in parts)

    @property
    def is_open(self) -> bool:
        """Tell whether parts of the field are written next."""
        return not self.is_plain

    def lines(self) -> list[str]:
        """Return the lines that write the field."""
        if self.is_open:
            return [f"tell(out, {self.name})"]
        written = self.value_lines()
        if not self.is_optional:
            return written
        given = f"{self.name}[0]" if self.schema.kind == "items" and not self.rule else self.name
        is_there = f"{given} != {NOTHING}"
        return [f"tell(out, {is_there})", f"if {is_there}:", *(f"    {line}" for line in written)]

    def value_lines(self) -> list[str]:
        """Return the lines that write a value that is there."""
        if self.rule:
            return [f"tell_{self.name}(out, {self.name})"]
        if self.schema.kind == "items":
            return [f"tell(out, {self.name}[{at}])" for at in range(len(self.schema.parts))]
        if self.schema.kind == "list":
            each = f"for at in range(len({self.name})):"
            return [f"tell(out, len({self.name}))", each, f"    tell(out, {self.name}[at])"]
        return [f"tell(out, {self.name})"]

    @property
    def parameter(self) -> str:
        """Return the field as a parameter, with its default if that is a number."""
        default = self.about.default
        if self.about.default_factory is not msgspec.NODEFAULT:
            default = ()
        if default is None or default is msgspec.UNSET:
            is_tuple = self.schema.kind == "items" and not self.rule
            missing = (NOTHING,) * len(self.schema.parts) if is_tuple else NOTHING
            return f"{self.name}={missing}"
        if default == () and (self.rule or self.is_open):
            return f"{self.name}=0"
        if default is msgspec.NODEFAULT or default == () or isinstance(default, msgspec.Struct):
            return self.name
        if self.schema.kind == "name":
            default = self.schema.names.index(str(default))
        return f"{self.name}={default}"
