"""People as the database keeps them: made as guests, named, turned into accounts, claimed."""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from gloaming.server.storage.known_as import known_as
from gloaming.server.storage.look_alikes import skeleton
from gloaming.server.storage.schema import people, tokens

from .errors import AlreadyAccountError, NameTakenError, NoSuchPersonError
from .names import check_account_name, check_guest_name, guest_name, name_key
from .person import Person
from .tokens import new_id, revoke


def add_guest(connection: Connection, now: float) -> Person:
    """Make a guest."""
    person = Person(new_id(), guest_name(), is_guest=True)
    connection.execute(
        insert(people).values(
            id=person.id, name=person.name, is_guest=True, is_deleted=False, created_at=now
        )
    )
    return person


def find_person(connection: Connection, person: str, *, lock: bool = False) -> Person:
    """Return a person who is there, and keep others from changing them if need be."""
    query = select(people.c.id, people.c.name, people.c.is_guest)
    query = query.where(people.c.id == person, people.c.is_deleted.is_(False))
    found = connection.execute(query.with_for_update() if lock else query).first()
    if found is None:
        raise NoSuchPersonError
    return Person(*found)


def check_free(connection: Connection, name: str) -> None:
    """Raise unless a new account could have a name."""
    checked = check_account_name(name)
    if is_like_an_account(connection, checked):
        raise NameTakenError(checked)


def is_like_an_account(connection: Connection, name: str) -> bool:
    """Tell whether a name is an account's, or looks like it."""
    is_alike = (people.c.name_key == name_key(name)) | (people.c.skeleton == skeleton(name))
    return connection.scalar(select(people.c.id).where(is_alike)) is not None


def become_account(connection: Connection, person: str, name: str) -> Person:
    """Turn a guest into an account with a name of its own; it keeps its id and its games."""
    if not find_person(connection, person, lock=True).is_guest:
        raise AlreadyAccountError
    return set_name(connection, Person(person, check_account_name(name), is_guest=False))


def rename(connection: Connection, person: str, name: str) -> Person:
    """Give a person another name; guests may have the same, but none that is an account's."""
    is_guest = find_person(connection, person, lock=True).is_guest
    checked = check_guest_name(name) if is_guest else check_account_name(name)
    if is_guest and is_like_an_account(connection, checked):
        raise NameTakenError(checked)
    return set_name(connection, Person(person, checked, is_guest=is_guest))


def set_name(connection: Connection, person: Person) -> Person:
    """Write a person's name, and refuse one that another account has or that looks like it."""
    values: dict[str, object] = {"name": person.name, "is_guest": person.is_guest}
    if not person.is_guest:
        values |= {"name_key": name_key(person.name), "skeleton": skeleton(person.name)}
    try:
        connection.execute(update(people).where(people.c.id == person.id).values(values))
    except IntegrityError:
        raise NameTakenError(person.name) from None
    return person


def claim(connection: Connection, person: str, guest: Person) -> None:
    """Let an account take over a guest: the guest's games count as the account's."""
    for id_, is_guest in ((guest.id, True), (person, False)):
        if find_person(connection, id_, lock=True).is_guest is not is_guest:
            raise AlreadyAccountError
    connection.execute(update(people).where(people.c.id == guest.id).values(claimed_by=person))
    revoke(connection, tokens.c.person_id == guest.id)


def ids_of(connection: Connection, person: str) -> frozenset[str]:
    """Return all ids of a person."""
    return frozenset(connection.scalars(known_as(person)))
