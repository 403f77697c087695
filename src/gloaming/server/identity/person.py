"""A person, as the rest of the server knows them."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody who may sit at a table."""

    id: str
    name: str
    is_guest: bool
