"""Rules that write Structs as numbers (see `core.encoding`): each field is given by its name.

    put_moved = writer(Moved, Account, {Place: tell_cell})
    ...
    put_moved(out, seat=seat, tile=cell, ending=FREE)

What a field takes follows from its type:

    int, float, bool      the number
    Literal, names        the place among the names (`place_of`)
    str                   the place among the texts
    a type of `values`    what the rule takes that is given for it, say the number of a cell
    tuple[X, Y]           a tuple of numbers
    X | None              NOTHING for None; for a tuple, as many of them
    X | None | UnsetType  the same, and NOT_SET for what is not set
    tuple[X, ...]         an array of numbers

What has a default can be left out.  Structs, lists of Structs and mappings stand last: a list or a
mapping takes how many there are, what may be missing takes whether it is there, a Struct that is
always there takes nothing.  What the first of them consists of is written next; then how many the
following has, and so on.  Of a count that is known only later LATER is written, and the count
itself at its place (`last_place`, `tell_at`).
"""

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType, NoneType
from typing import Any, Union, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from .compiled import compiled
from .encoding import Schema, schema_of, tell

NOTHING = -1  # for None, and what is not set: no number that may be missing is negative
NOT_SET = -2  # for what is not set, where it may also be None

Rule = Callable[..., None]
NO_RULES: Mapping[Any, Rule] = MappingProxyType({})
NUMBERS = ("number", "whole", "truth", "name", "text")


def place_of(kind: Any, name: str) -> int:
    """Return the number that stands for a name of a type."""
    return schema_of(kind).names.index(name)


def writer(struct: Any, union: Any = None, values: Mapping[Any, Rule] = NO_RULES) -> Rule:
    """Return the rule that writes a Struct, or a Struct as one of a union."""
    lines = [f"tell(out, {get_args(union).index(struct)})"] if union else []
    fields = fields_of(struct, values)
    opened = [field.is_open for field in fields]
    if opened != sorted(opened):
        raise TypeError(f"{struct.__name__}: Structs and lists of them stand last")
    first = opened.index(True) if any(opened) else len(fields)
    fields = fields[: first + 1 if any(opened) and fields[first].is_counted else first]
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
        Field(field, schema_of(hints[field.name]), values.get(if_there(hints[field.name])))
        for field in msgspec.structs.fields(struct)
    ]


def if_there(kind: Any) -> Any:
    """Return the type of what may be missing if it is there.

    >>> if_there(int | None), if_there(int)
    (<class 'int'>, <class 'int'>)
    """
    rest = tuple(part for part in get_args(kind) if part not in (NoneType, UnsetType))
    return Union[rest] if rest != get_args(kind) else kind  # noqa: UP007 - made of a tuple


class Field:
    """A field of a Struct, as its rule takes and writes it."""

    def __init__(self, about: msgspec.structs.FieldInfo, schema: Schema, rule: Rule | None) -> None:
        """Take what is known of a field, and the rule that writes its values if there is one."""
        self.name, self.about, self.rule = about.name, about, rule
        self.missing: tuple[int, ...] = ()  # what stands for values that are not there
        while schema.kind in ("maybe", "unset"):
            self.missing = (NOT_SET, NOTHING) if self.missing else (NOTHING,)
            schema = schema.parts[0]
        self.schema = schema

    @property
    def is_open(self) -> bool:
        """Tell whether parts of the field are written next."""
        schema = self.schema
        parts = schema.parts if schema.kind in ("items", "list") else (schema,)
        return self.rule is None and not all(part.kind in NUMBERS for part in parts)

    @property
    def is_counted(self) -> bool:
        """Tell whether a number comes before what is written next."""
        return self.schema.kind in ("list", "map") or self.missing != ()

    @property
    def is_tuple(self) -> bool:
        """Tell whether the field is given as a tuple of numbers."""
        return self.schema.kind == "items" and self.rule is None

    def lines(self) -> list[str]:
        """Return the lines that write the field."""
        if self.is_open:
            return [f"tell(out, {self.name})"]
        written = self.value_lines()
        given = [f"{self.name}[{at}]" for at in range(len(self.schema.parts))]
        for missing in reversed(self.missing):
            numbers = given if self.is_tuple else [self.name]
            is_there = " or ".join(f"{number} != {missing}" for number in numbers)
            indented = [f"    {line}" for line in written]
            written = [f"tell(out, {is_there})", f"if {is_there}:", *indented]
        return written

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
        if default is msgspec.NODEFAULT:
            return self.name
        if self.is_open or (default == () and self.rule):
            return f"{self.name}=0"
        if default is None or default is UNSET:
            missing = self.missing[0 if default is UNSET else -1]
            size = len(self.schema.parts)
            return f"{self.name}={(missing,) * size if self.is_tuple else missing}"
        if default == () or isinstance(default, msgspec.Struct):
            return self.name
        if self.schema.kind == "name":
            default = self.schema.names.index(str(default))
        return f"{self.name}={default}"
