"""Settings of the server: from flags, the environment and a TOML file, in this order.

The same names everywhere:   --public-url X   GLOAMING_PUBLIC_URL=X   public_url = "X"

Errors name the source and the key.  Passwords inside addresses are never printed.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_origin, get_type_hints
from urllib.parse import SplitResult, urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from gloaming.core.errors import OptionsError

PREFIX = "GLOAMING_"
CONFIG = "config"  # where the TOML file is: a flag or GLOAMING_CONFIG
FILE_NAME = "gloaming.toml"
DATABASE_FILE = "gloaming.db"
MOST_BYTES = 1024 * 1024

# Variables with our prefix that are not for the server: the cache of compiled rules, and
# how many examples and kills the tests try.
OTHER_VARIABLES = ("GLOAMING_CACHE", "GLOAMING_EXAMPLES", "GLOAMING_KILLS")

SECRET_KEYS = ("database", "bus")
DATABASES = ("sqlite", "postgresql", "postgres")
BUSES = ("redis", "rediss", "valkey", "valkeys")
WEB = ("http", "https")
HIDDEN = "***"

Count: TypeAlias = Annotated[int, Meta(ge=1)]
Given: TypeAlias = dict[str, tuple[str, Any]]  # key: (place, value)


def default_data_directory() -> str:
    """Return where this platform keeps a user's data."""
    return str(platformdirs.user_data_path("gloaming", appauthor=False))


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the server runs."""

    # Where it is, and what it needs.
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any free one
    data_directory: str = msgspec.field(default_factory=default_data_directory)
    database: str = ""  # an address; empty: SQLite in the data directory
    bus: str = ""  # redis://...; empty: there is one process only
    workers: Annotated[int, Meta(ge=1, le=256)] = 1

    # How the world reaches it.
    public_url: str = ""  # as people type it; empty: http://host:port
    allowed_origins: tuple[str, ...] = ()  # besides the public one
    trusted_proxies: tuple[str, ...] = ()  # addresses whose word about clients is taken
    secure_cookies: bool | None = None  # None: if the public URL is https

    # How much one may ask of it.
    largest_request: Count = 64 * 1024  # bytes
    largest_message: Count = 16 * 1024  # bytes on the WebSocket
    requests_per_minute: Count = 600  # of one address, and of one person
    messages_per_second: Count = 20  # of one socket
    sockets_per_address: Count = 100
    sockets_per_person: Count = 20
    sign_ins_per_minute: Count = 10  # of one address, and into one account
    tables_per_person: Count = 50  # that are not over, opened or sat at
    chat_per_minute: Count = 20  # of one person at one table

    # How long things last.
    guest_days: Count = 365
    sign_in_days: Count = 30
    unplayed_days: Count = 7  # until a table is removed at which no match ever began
    drain_seconds: Annotated[float, Meta(ge=0)] = 10.0  # for what is under way at the end

    # What it tells.
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def database_address(self) -> str:
        """Return the address of the database that is meant."""
        return self.database or f"sqlite:///{Path(self.data_directory) / DATABASE_FILE}"

    @property
    def base_url(self) -> str:
        """Return how people reach the server, without a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def origins(self) -> tuple[str, ...]:
        """Return the origins that browsers may come from."""
        return (origin_of(self.base_url), *map(origin_of, self.allowed_origins))

    @property
    def cookies_are_secure(self) -> bool:
        """Tell whether cookies go over https only."""
        if self.secure_cookies is None:
            return self.base_url.startswith("https:")
        return self.secure_cookies

    def cookie_days(self, *, is_guest: bool) -> int:
        """Return how long somebody's cookie lasts."""
        return self.guest_days if is_guest else self.sign_in_days

    def shown(self) -> dict[str, Any]:
        """Return all settings for people and logs, without passwords."""
        plain = msgspec.to_builtins(self)
        return {key: hide(value) if key in SECRET_KEYS else value for key, value in plain.items()}

    def __repr__(self) -> str:
        """Show the settings without passwords."""
        return f"Settings({', '.join(f'{key}={value!r}' for key, value in self.shown().items())})"


def read_settings(
    flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Read the settings; a flag that is None was not given."""
    environment = os.environ if environment is None else environment
    from_flags = given_by_flags(flags or {})
    from_environment = given_by_environment(environment)
    file = from_flags.pop(CONFIG, None) or from_environment.pop(CONFIG, None)
    given = given_by_file(file) | from_environment | from_flags
    settings = Settings(**{key: value for key, (_, value) in given.items()})
    check_settings(settings, {key: place for key, (place, _) in given.items()})
    return settings


def given_by_flags(flags: Mapping[str, Any]) -> Given:
    """Return what the command line says."""
    given = {key: value for key, value in flags.items() if value is not None}
    places = {key: f"--{key.replace('_', '-')}" for key in given}
    return {key: (places[key], read(key, places[key], value)) for key, value in given.items()}


def given_by_environment(environment: Mapping[str, str]) -> Given:
    """Return what the environment says."""
    own = [name for name in environment if name.startswith(PREFIX) and name not in OTHER_VARIABLES]
    keys = {name: name.removeprefix(PREFIX).lower() for name in own}
    return {key: (name, read(key, name, environment[name])) for name, key in keys.items()}


def given_by_file(named: tuple[str, Any] | None) -> Given:
    """Return what the TOML file says; only one that was named must be there."""
    path = Path(named[1]) if named else default_file()
    if named is None and not path.exists():
        return {}
    content = read_file(path)
    places = {key: f"{path}: {key}" for key in content}
    if CONFIG in content:
        raise OptionsError("a file cannot name another", places[CONFIG])
    return {
        key: (places[key], read(key, places[key], value, strict=True))
        for key, value in content.items()
    }


def default_file() -> Path:
    """Return where this platform keeps a user's settings."""
    return platformdirs.user_config_path("gloaming", appauthor=False) / FILE_NAME


def read_file(path: Path) -> dict[str, Any]:
    """Read a TOML file."""
    try:
        with path.open("rb") as file:
            return tomllib.loads(file.read(MOST_BYTES).decode())
    except OSError as error:
        raise OptionsError(f"cannot be read: {error.strerror}", str(path)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionsError(f"is not TOML: {error}", str(path)) from None


def read(key: str, place: str, value: Any, *, strict: bool = False) -> Any:
    """Read one value; texts are taken as numbers, truths or lists where those are asked for."""
    kinds = get_type_hints(Settings, include_extras=True) | {CONFIG: str}
    if key not in kinds:
        raise OptionsError(f"unknown setting; there is {', '.join(sorted(kinds))}", place)
    if isinstance(value, str) and get_origin(kinds[key]) is tuple and not strict:
        value = value.replace(",", " ").split()
    try:
        return msgspec.convert(value, kinds[key], strict=strict)
    except msgspec.ValidationError as error:
        shown = HIDDEN if key in SECRET_KEYS else repr(value)
        raise OptionsError(f"{shown} does not fit: {error}", place) from None


def check_settings(settings: Settings, places: Mapping[str, str]) -> None:
    """Raise where single values are fine but cannot be used."""
    check_scheme(settings.database, DATABASES, places.get("database", "database"))
    check_scheme(settings.bus, BUSES, places.get("bus", "bus"))
    check_web(filter(None, [settings.public_url]), places.get("public_url", "public_url"))
    check_web(settings.allowed_origins, places.get("allowed_origins", "allowed_origins"))
    check_proxies(settings.trusted_proxies, places.get("trusted_proxies", "trusted_proxies"))
    if settings.workers > 1 and not settings.bus:
        place = places.get("workers", "workers")
        raise OptionsError("several workers need a bus: redis://...", place)


def check_scheme(address: str, schemes: tuple[str, ...], place: str) -> None:
    """Raise unless an address is empty or of a kind that can be used."""
    if address and split(address, place).scheme not in schemes:
        ways = " or ".join(f"{scheme}://..." for scheme in schemes)
        raise OptionsError(f"an address begins with {ways}", place)


def check_web(addresses: Iterable[str], place: str) -> None:
    """Raise unless all are addresses of whole sites."""
    for address in addresses:
        parts = split(address, place)
        beyond = parts.path.strip("/") or parts.query or parts.fragment or parts.username
        if parts.scheme not in WEB or not parts.hostname or beyond:
            raise OptionsError(f"{address!r} is not like https://games.example", place)


def check_proxies(proxies: Iterable[str], place: str) -> None:
    """Raise unless all are addresses or networks of them."""
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise OptionsError(f"{proxy!r} is not like 10.0.0.1 or 10.0.0.0/8", place) from None


def split(address: str, place: str) -> SplitResult:
    """Take an address apart."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise OptionsError("this is not an address", place) from None
    return parts


def origin_of(url: str) -> str:
    """Return the origin of a site as browsers write it."""
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def hide(address: str) -> str:
    """Return an address without its password and whatever else may be secret in it."""
    parts = urlsplit(address)
    name, at, host = parts.netloc.rpartition("@")
    login = name.partition(":")[0] + f":{HIDDEN}" if ":" in name else name
    shown = parts._replace(netloc=login + at + host, query=parts.query and HIDDEN)
    return address if address.startswith("sqlite") else shown.geturl()
