"""People as the database keeps them: made as guests, named, turned into accounts, claimed."""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from gloaming.server.storage.known_as import known_as
from gloaming.server.storage.look_alikes import skeleton
from gloaming.server.storage.names_at_tables import NameChange, change_names
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
    before = find_person(connection, person, lock=True)
    if not before.is_guest:
        raise AlreadyAccountError
    return set_name(connection, before, check_account_name(name), is_guest=False)


def rename(connection: Connection, person: str, name: str) -> Person:
    """Give a person another name; guests may have the same, but none that is an account's."""
    before = find_person(connection, person, lock=True)
    checked = check_guest_name(name) if before.is_guest else check_account_name(name)
    if before.is_guest and is_like_an_account(connection, checked):
        raise NameTakenError(checked)
    return set_name(connection, before, checked, is_guest=before.is_guest)


def set_name(connection: Connection, before: Person, name: str, *, is_guest: bool) -> Person:
    """Write a person's name, and refuse one that another account has or that looks like it."""
    person = Person(before.id, name, is_guest=is_guest)
    values: dict[str, object] = {"name": person.name, "is_guest": person.is_guest}
    if not person.is_guest:
        values |= {"name_key": name_key(person.name), "skeleton": skeleton(person.name)}
    try:
        connection.execute(update(people).where(people.c.id == person.id).values(values))
    except IntegrityError:
        raise NameTakenError(person.name) from None
    rename_at_tables(connection, before, person)
    return person


def rename_at_tables(connection: Connection, before: Person, now: Person) -> None:
    """Call somebody at all their tables as they are called now; players named there stay."""
    ids = ids_of(connection, before.id)
    change_names(connection, NameChange(ids, now.name, before.name, now.is_guest))


def claim(connection: Connection, person: str, guest: Person) -> None:
    """Let an account take over a guest: the guest's games count as the account's."""
    before, account = (find_person(connection, id_, lock=True) for id_ in (guest.id, person))
    if account.is_guest or not before.is_guest:
        raise AlreadyAccountError
    connection.execute(update(people).where(people.c.id == guest.id).values(claimed_by=person))
    revoke(connection, tokens.c.person_id == guest.id)
    rename_at_tables(connection, before, account)


def ids_of(connection: Connection, person: str) -> frozenset[str]:
    """Return all ids of a person."""
    return frozenset(connection.scalars(known_as(person)))
