"""Strange values made from a JSON schema: whatever is declared, and one thing wrong with it.

schema --> value that fits --> one field of another type, a number of any size, no text at all
"""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

Place: TypeAlias = list[str | int]

MOST_DEPTH = 6
LONG = 300
NUMBERS = (
    0,
    -1,
    1,
    7,
    2**31,
    -(2**31) - 1,
    2**53 + 1,
    2**63,
    10**20,
    -(10**20),
    10**400,
    0.5,
    1e308,
)
TEXTS = (
    "",
    "x",
    "\x00",
    "0",
    "-1",
    str(10**20),
    "1e999",
    "%",
    "../..",
    "p-x",
    "\ud7ff",
    "é" * LONG,
)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None], {"": None}, {"x": {"y": []}})
BYTES = (b"\xff", b"\xfe\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf0\x9f", b"\\ud800", b"\x00")
SYNTAX = (b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"1e", b"-", b"NaN")


class Strange:
    """Makes values; the same ones for the same seed."""

    def __init__(
        self, seed: int, definitions: Mapping[str, Any], known: tuple[str, ...] = ()
    ) -> None:
        """Know what a schema refers to, and names of things that are there."""
        self.random = Random(seed)
        self._definitions = definitions
        self._texts = (*TEXTS, *known)

    def value(self, schema: Any, depth: int = 0) -> Any:
        """Return what fits a schema, or nearly."""
        schema = self._resolved(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return self.value(self.random.choice(schema[union]), depth)
        if "allOf" in schema:
            return self.value(schema["allOf"][0], depth)
        kinds = schema.get("type", "null")
        kind = self.random.choice(kinds) if isinstance(kinds, list) else kinds
        return self._of_kind(kind, schema, depth)

    def _of_kind(self, kind: str, schema: Mapping[str, Any], depth: int) -> Any:
        """Return a value of a kind."""
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            return self._array(schema, depth)
        if kind == "string":
            return self.random.choice(self._texts)
        if kind == "integer":
            return self.random.choice((0, 1, 2, schema.get("minimum", 0), schema.get("maximum", 9)))
        if kind == "number":
            return self.random.random()
        return self.random.random() < 1 / 2 if kind == "boolean" else None

    def _object(self, schema: Mapping[str, Any], depth: int) -> dict[str, Any]:
        """Return an object with what it must have, and some of the rest."""
        needed = schema.get("required", ())
        made = {
            name: self.value(part, depth + 1)
            for name, part in schema.get("properties", {}).items()
            if name in needed or (depth < MOST_DEPTH and self.random.random() < 1 / 2)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict) and depth < MOST_DEPTH:
            made[self.random.choice(self._texts)] = self.value(more, depth + 1)
        return made

    def _array(self, schema: Mapping[str, Any], depth: int) -> list[Any]:
        """Return an array."""
        first = [self.value(part, depth + 1) for part in schema.get("prefixItems", ())]
        items = schema.get("items")
        if not isinstance(items, dict) or depth >= MOST_DEPTH:
            return first
        return first + [self.value(items, depth + 1) for _ in range(self.random.randrange(3))]

    def text(self, schema: Any) -> bytes:
        """Return JSON that hardly fits a schema: one thing is wrong in it, or its bytes are."""
        made = self.value(schema)
        kind = self.random.randrange(4)
        if kind > 0:
            made = self.with_fault(made)
        plain = json.dumps(made, ensure_ascii=False).encode("utf-8", "surrogatepass")
        if kind == 1:
            at = self.random.randrange(len(plain) + 1)
            wrong = self.random.choice((*BYTES, *SYNTAX))
            return plain[:at] + wrong + plain[at + self.random.randrange(2) :]
        return plain

    def with_fault(self, made: Any) -> Any:
        """Return a value of which one field is something else."""
        places = list(places_in(made))
        place = self.random.choice(places)
        if not place:
            return self.fault()
        inner = made
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = self.fault()
        return made

    def fault(self) -> Any:
        """Return anything."""
        return self.random.choice((*NUMBERS, *self._texts, *OTHERS))

    def _resolved(self, schema: Any) -> Mapping[str, Any]:
        """Follow a reference."""
        while "$ref" in schema:
            schema = self._definitions[schema["$ref"].rpartition("/")[2]]
        found: Mapping[str, Any] = schema
        return found


def places_in(made: Any, place: Place | None = None) -> Iterator[Place]:
    """Yield where there is something in a value, itself first."""
    here = place or []
    yield here
    steps: Any = made.items() if isinstance(made, dict) else ()
    steps = enumerate(made) if isinstance(made, list) else steps
    for step, inner in steps:
        yield from places_in(inner, [*here, step])
