"""Settings of the server: from flags, the environment and a TOML file, in this order.

The same names everywhere:   --public-url X   GLOAMING_PUBLIC_URL=X   public_url = "X"

Errors name the source and the key.  Passwords inside addresses are never printed.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints
from urllib.parse import SplitResult, urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from gloaming.core.errors import OptionsError
from gloaming.core.extras import require

PREFIX = "GLOAMING_"
CONFIG = "config"  # where the TOML file is: a flag or GLOAMING_CONFIG
FILE_NAME = "gloaming.toml"
DATABASE_FILE = "gloaming.db"
DEFAULT_PORT = 8000
MOST_BYTES = 1024 * 1024

LIKENESS = 0.75  # from 0 to 1, of the name of a variable to that of a setting which may be meant

ADDRESS_KEYS = ("database", "bus")  # of which only passwords inside are secret
SECRET_KEYS = (*ADDRESS_KEYS, "metrics_token")
POSTGRESQL = ("postgresql", "postgres")
DATABASES = ("sqlite", *POSTGRESQL)
HOST_EXTRA = "host"  # of the package: what talks to PostgreSQL and Redis
BUSES = ("redis", "rediss", "valkey", "valkeys")
WEB = ("http", "https")
HIDDEN = "***"

Count: TypeAlias = Annotated[int, Meta(ge=1)]
Texts: TypeAlias = tuple[str, ...]
Given: TypeAlias = dict[str, tuple[str, Any]]  # key: (place, value)


def told(words: str) -> Meta:
    """Return what people are told of a setting."""
    return Meta(description=words)


def default_data_directory() -> str:
    """Return where this platform keeps a user's data."""
    return str(platformdirs.user_data_path("gloaming", appauthor=False))


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the server runs; what is said of each stands in `gloaming serve --help` too."""

    # Where it is, and what it needs.
    host: Annotated[str, told("the address it listens at; 0.0.0.0 for the whole network")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535), told("its port; 0 for any that is free")] = (
        DEFAULT_PORT
    )
    data_directory: Annotated[str, told("where it keeps its files")] = msgspec.field(
        default_factory=default_data_directory
    )
    database: Annotated[str, told("sqlite:///FILE or postgresql://...; by default a file")] = ""
    bus: Annotated[str, told("redis://..., when several processes serve")] = ""
    workers: Annotated[int, Meta(ge=1, le=256), told("how many processes serve")] = 1
    bot_threads: Annotated[
        int, Meta(ge=0, le=256), told("bots that think at once here; 0 leaves it to workers")
    ] = 2
    unwatched_bots: Annotated[
        Count, told("bots that think at once where only bots play and nobody looks on")
    ] = 1
    bot_pause: Annotated[
        float, Meta(ge=0), told("seconds before a bot acts, so that people can follow it")
    ] = 0.4

    # How the world reaches it.
    public_url: Annotated[str, told("its address as people type it, behind a proxy")] = ""
    allowed_origins: Annotated[Texts, told("other sites whose pages may talk to it")] = ()
    trusted_proxies: Annotated[Texts, told("addresses of proxies that tell who asks")] = ()
    secure_cookies: Annotated[
        bool | None, told("true: cookies over https only; by default if the public URL is https")
    ] = None

    # How much one may ask of it.
    largest_request: Annotated[Count, told("bytes of a request")] = 64 * 1024
    largest_message: Annotated[Count, told("bytes of a message on the WebSocket")] = 16 * 1024
    requests_per_minute: Annotated[Count, told("requests of one address, or one person")] = 600
    messages_per_second: Annotated[Count, told("messages on one socket")] = 20
    connections_per_address: Annotated[
        Count, told("connections of one address, but for trusted proxies")
    ] = 200
    header_seconds: Annotated[float, Meta(gt=0), told("seconds for the headers of a request")] = (
        10.0
    )
    body_seconds: Annotated[float, Meta(gt=0), told("seconds for the rest of a request")] = 30.0
    send_seconds: Annotated[
        float, Meta(gt=0), told("seconds after which who takes no answer is cut off")
    ] = 30.0
    sockets_per_address: Annotated[Count, told("sockets of one address")] = 100
    sockets_per_person: Annotated[Count, told("sockets of one person")] = 20
    sign_ins_per_minute: Annotated[
        Count, told("wrong passwords from one address, or from a browser that is known")
    ] = 10
    computing_seconds_per_minute: Annotated[
        float, Meta(gt=0), told("what one person lets compute: replays, guides, previews")
    ] = 30.0
    tables_per_person: Annotated[
        Count, told("tables, opened or sat at, of one person that are not over")
    ] = 50
    chat_per_minute: Annotated[Count, told("what one person may say at a table")] = 20
    side_commands_per_minute: Annotated[
        Count, told("what one person may change at a table besides playing")
    ] = 60

    # Published puzzles.
    puzzles_per_hour: Annotated[
        Count, told("puzzles that one person may publish; an address four times as many")
    ] = 10
    reports_that_hide: Annotated[
        Count, told("reports of different accounts that hide a puzzle until the host has looked")
    ] = 3

    # How long things last.
    guest_days: Annotated[Count, told("days until a guest who never comes back is forgotten")] = 365
    sign_in_days: Annotated[Count, told("days until one must sign in again")] = 30
    fresh_minutes: Annotated[
        Count, told("minutes after signing in within which one may add passkeys or make tokens")
    ] = 10
    unplayed_days: Annotated[
        Count, told("days until a table is removed at which no match ever began")
    ] = 7
    drain_seconds: Annotated[
        float, Meta(ge=0), told("seconds for what is under way at the end")
    ] = 10.0

    # What it tells.
    log_format: Annotated[Literal["text", "json"], told("text or json")] = "text"
    metrics_token: Annotated[
        str,
        told("what Prometheus shows as its bearer token to read /metrics; without it nobody can"),
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], told("debug, info, warning or error")
    ] = "info"

    @property
    def database_address(self) -> str:
        """Return the address of the database that is meant."""
        return self.database or f"sqlite:///{Path(self.data_directory) / DATABASE_FILE}"

    @property
    def shown_database(self) -> str:
        """Return the database for people: a file, or an address without its password."""
        return hide(self.database_address).removeprefix("sqlite:///")

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
        return {key: shown(key, value) for key, value in plain.items()}

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
    """Return what the environment says; variables of our other tools begin in the same way."""
    names = {key: variable_of(key) for key in (*kinds_of_settings(), CONFIG)}
    return {
        key: (name, read(key, name, environment[name]))
        for key, name in names.items()
        if name in environment
    }


def variable_of(key: str) -> str:
    """Return the variable of the environment that holds a setting."""
    return f"{PREFIX}{key.upper()}"


def misspelt_variables(environment: Mapping[str, str]) -> list[str]:
    """Tell which variables are no settings, but look as if they were meant to be."""
    keys = [*kinds_of_settings(), CONFIG]
    given = [name.removeprefix(PREFIX).lower() for name in environment if name.startswith(PREFIX)]
    meant = {key: get_close_matches(key, keys, 1, LIKENESS) for key in given if key not in keys}
    return [
        f"{variable_of(key)}: no setting, so it is left aside; {variable_of(likely[0])} is one"
        for key, likely in meant.items()
        if likely
    ]


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


def kinds_of_settings() -> dict[str, Any]:
    """Return all settings with their types, limits and words."""
    return get_type_hints(Settings, include_extras=True)


def words_of(kind: Any) -> str:
    """Return what people are told of a setting of a kind."""
    said = (extra.description for extra in kind.__metadata__ if isinstance(extra, Meta))
    return next(words for words in said if words)


def read(key: str, place: str, value: Any, *, strict: bool = False) -> Any:
    """Read one value; texts are taken as numbers, truths or lists where those are asked for."""
    kinds = kinds_of_settings() | {CONFIG: str}
    if key not in kinds:
        raise OptionsError(f"unknown setting; there is {', '.join(sorted(kinds))}", place)
    if isinstance(value, str) and is_list(kinds[key]) and not strict:
        value = value.replace(",", " ").split()
    try:
        return msgspec.convert(value, kinds[key], strict=strict)
    except msgspec.ValidationError as error:
        shown = HIDDEN if key in SECRET_KEYS else repr(value)
        raise OptionsError(f"{shown} does not fit: {error}", place) from None


def is_list(kind: Any) -> bool:
    """Tell whether a setting holds several values."""
    return get_origin(get_args(kind)[0] if get_origin(kind) is Annotated else kind) is tuple


def check_settings(settings: Settings, places: Mapping[str, str]) -> None:
    """Raise where single values are fine but cannot be used."""
    check_scheme(settings.database, DATABASES, places.get("database", "database"))
    check_scheme(settings.bus, BUSES, places.get("bus", "bus"))
    check_bus(settings.bus, places.get("bus", "bus"))
    check_extras(settings, places)
    check_web(filter(None, [settings.public_url]), places.get("public_url", "public_url"))
    check_web(settings.allowed_origins, places.get("allowed_origins", "allowed_origins"))
    check_proxies(settings.trusted_proxies, places.get("trusted_proxies", "trusted_proxies"))
    if settings.workers > 1 and not settings.bus:
        place = places.get("workers", "workers")
        raise OptionsError("several workers need a bus: redis://...", place)
    if not settings.bot_threads and not settings.bus:
        place = places.get("bot_threads", "bot_threads")
        raise OptionsError("bots that think elsewhere need a bus: redis://...", place)


def check_scheme(address: str, schemes: tuple[str, ...], place: str) -> None:
    """Raise unless an address is empty or of a kind that can be used."""
    if address and split(address, place).scheme not in schemes:
        ways = " or ".join(f"{scheme}://..." for scheme in schemes)
        raise OptionsError(f"an address begins with {ways}", place)


def check_bus(address: str, place: str) -> None:
    """Raise unless what follows the host of a bus is nothing or a number."""
    path = split(address, place).path.strip("/")
    if path and not path.isdecimal():
        raise OptionsError("behind the host of a bus stands the number of its database", place)


def check_extras(settings: Settings, places: Mapping[str, str]) -> None:
    """Raise unless what talks to the database and the bus is installed."""
    if settings.database.startswith(POSTGRESQL):
        require("asyncpg", HOST_EXTRA, places.get("database", "database"))
    if settings.bus:
        require("redis", HOST_EXTRA, places.get("bus", "bus"))


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


def shown(key: str, value: Any) -> Any:
    """Return a setting without what is secret in it."""
    if key in ADDRESS_KEYS:
        return hide(value)
    return HIDDEN if key in SECRET_KEYS and value else value


def hide(address: str) -> str:
    """Return an address without its password and whatever else may be secret in it."""
    parts = urlsplit(address)
    name, at, host = parts.netloc.rpartition("@")
    login = name.partition(":")[0] + f":{HIDDEN}" if ":" in name else name
    shown = parts._replace(netloc=login + at + host, query=parts.query and HIDDEN)
    return address if address.startswith("sqlite") else shown.geturl()
