"""What can go wrong between people and the server.

IdentityError (a GloamingError)
|-- NameRefusedError         a name of the wrong length or with characters that deceive
|-- NameTakenError           an account has that name already
|-- TitleRefusedError        a title or reason of the wrong length or with signs that hide
|-- PasswordRefusedError     a password that is too short or too long
|-- WrongCredentialsError    name and password, or a passkey, that do not fit
|-- CeremonyError            a passkey ceremony that is over, unknown or somebody else's
|-- TooManyTriesError        too many attempts in a short time
|-- AlreadyAccountError      only a guest can become an account
|-- SignInAgainError         something that needs a sign-in of a few minutes ago
|-- OnlyAccountsError        a guest cannot have this
|-- LastPasskeyError         without it nobody could sign in to the account any more
`-- NoSuchPersonError        somebody who is not there, or no longer
"""

from gloaming.core.errors import GloamingError


class IdentityError(GloamingError):
    """Anything that identity refuses."""


class NameRefusedError(IdentityError):
    """A name that nobody may have."""


class NameTakenError(IdentityError):
    """A name that somebody has."""

    def __init__(self, name: str) -> None:
        """Name it."""
        super().__init__(f"the name {name!r} is taken")


class TitleRefusedError(IdentityError):
    """A title or a reason that cannot be shown."""


class PasswordRefusedError(IdentityError):
    """A password that nobody should have."""


class WrongCredentialsError(IdentityError):
    """Credentials that do not fit; which of them is not told."""

    def __init__(self) -> None:
        """Say so, and no more."""
        super().__init__("name and password, or the passkey, do not fit")


class CeremonyError(IdentityError):
    """A passkey ceremony that cannot go on."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("this has taken too long or was done already; begin again")


class TooManyTriesError(IdentityError):
    """Too many attempts."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("too many attempts; wait a minute")


class AlreadyAccountError(IdentityError):
    """Only a guest can become an account, or be claimed."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("only a guest can become an account or be claimed")


class SignInAgainError(IdentityError):
    """Something that needs a fresh sign-in: whoever found an open page must not do it."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("show again who you are: POST /api/account/confirm, or sign in")


class OnlyAccountsError(IdentityError):
    """Something that only an account can have."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("only an account can have this; sign up first")


class LastPasskeyError(IdentityError):
    """The last passkey of an account without a password."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("this passkey is the only way to sign in; add another one first")


class NoSuchPersonError(IdentityError):
    """Somebody who is not there, or no longer."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("there is no such person")
