"""Settings come from flags before environment before file, and errors name the place."""

from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import pytest

from gloaming.core.errors import OptionsError
from gloaming.server.settings import Settings, misspelt_variables, origin_of, read_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where a test may write its TOML file."""
    return tmp_path / "server.toml"


def read(file: Path | None = None, text: str = "", /, **flags: Any) -> Settings:
    """Read settings from a file and flags, with an empty environment."""
    if file is None:
        return read_settings(flags, {"GLOAMING_CONFIG": "/dev/null"})
    file.write_text(text)
    return read_settings({**flags, "config": str(file)}, {})


def test_everything_has_a_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path)
    assert read_settings({}, {}) == Settings()


def test_the_users_own_file_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path)
    (tmp_path / "gloaming.toml").write_text("port = 9")
    assert read_settings({}, {}).port == 9


def test_flags_go_before_environment_before_file(file: Path) -> None:
    file.write_text("port = 1\nworkers = 1\nguest_days = 1\nhost = 'file'")
    environment = {"GLOAMING_PORT": "2", "GLOAMING_GUEST_DAYS": "2", "GLOAMING_CONFIG": str(file)}
    settings = read_settings({"port": 3, "host": None}, environment)
    assert (settings.port, settings.guest_days, settings.workers) == (3, 2, 1)
    assert settings.host == "file"


def test_texts_are_read_as_what_is_asked_for() -> None:
    environment = {
        "GLOAMING_CONFIG": "/dev/null",
        "GLOAMING_ALLOWED_ORIGINS": "https://a.example, https://b.example:8443",
        "GLOAMING_SECURE_COOKIES": "true",
        "GLOAMING_DRAIN_SECONDS": "1.5",
    }
    settings = read_settings({}, environment)
    assert settings.allowed_origins == ("https://a.example", "https://b.example:8443")
    assert settings.cookies_are_secure
    assert settings.drain_seconds == 1.5


def test_variables_of_other_tools_are_left_alone() -> None:
    tools = ["ADDRESS", "CACHE", "EXAMPLES", "KILLS", "POSITIONS", "SCENES", "SUITES"]
    environment = {f"GLOAMING_{name}": "/x" for name in tools} | {"PATH": "/bin"}
    assert read_settings({}, environment | {"GLOAMING_CONFIG": "/dev/null"}) == Settings()
    assert misspelt_variables(environment) == []


def test_a_misspelt_variable_is_told() -> None:
    environment = {"GLOAMING_PROT": "1", "GLOAMING_TRUSTED_PROXY": "x", "GLOAMING_PORT": "1"}
    assert misspelt_variables(environment) == [
        "GLOAMING_PROT: no setting, so it is left aside; GLOAMING_PORT is one",
        "GLOAMING_TRUSTED_PROXY: no setting, so it is left aside; GLOAMING_TRUSTED_PROXIES is one",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prot = 1", "server.toml: prot: unknown setting; there is allowed_origins, "),
        ("port = '1'", "server.toml: port: '1' does not fit: Expected `int`, got `str`"),
        ("port = 70000", "server.toml: port: 70000 does not fit: Expected `int` <= 65535"),
        ("port = ", "server.toml: is not TOML: "),
        ("config = 'x'", "server.toml: config: a file cannot name another"),
        ("log_format = 'xml'", "server.toml: log_format: 'xml' does not fit: Invalid enum value"),
        ("workers = 2", "server.toml: workers: several workers need a bus"),
        ("database = 'mysql://x'", "server.toml: database: an address begins with sqlite://... or"),
        ("bus = 'http://x'", "server.toml: bus: an address begins with redis://... or"),
        ("bus = 'redis://[x'", "server.toml: bus: this is not an address"),
        ("public_url = 'games.example'", "server.toml: public_url: 'games.example' is not like"),
        ("public_url = 'https://a.b/c'", "server.toml: public_url: 'https://a.b/c' is not like"),
        ("allowed_origins = ['*']", "server.toml: allowed_origins: '*' is not like"),
    ],
)
def test_errors_name_the_file_and_the_key(file: Path, text: str, message: str) -> None:
    with pytest.raises(OptionsError) as refusal:
        read(file, text)
    assert str(refusal.value).startswith(f"{file.parent}/{message}")


def test_errors_name_the_flag() -> None:
    with pytest.raises(OptionsError, match=r"^--public-url: 'x' is not like"):
        read(public_url="x")
    with pytest.raises(OptionsError, match=r"^--prot: unknown setting"):
        read(prot=1)


def test_errors_name_the_variable() -> None:
    with pytest.raises(OptionsError, match=r"^GLOAMING_PORT: 'many' does not fit"):
        read_settings({}, {"GLOAMING_PORT": "many"})


def test_a_file_that_was_named_must_be_there(file: Path) -> None:
    with pytest.raises(OptionsError, match=r"server\.toml: cannot be read: No such file"):
        read_settings({"config": str(file)}, {})


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://user:hush@host/name",
        "postgresql://host/name?password=hush",
        "postgresql://user:hu@hush:x@host/name",
    ],
)
def test_passwords_are_never_shown(address: str) -> None:
    settings = read(database=address, bus="redis://:hush@host:1/0")
    assert settings.database_address == address
    for text in (repr(settings), str(settings), str(settings.shown()), f"{[settings]}"):
        assert "hush" not in text
        assert "host" in text
    with pytest.raises(OptionsError) as refusal:
        read(database="mysql://user:hush@host/name")
    assert "hush" not in str(refusal.value)
    with pytest.raises(OptionsError) as refusal:
        read(database=["hush"])
    assert "hush" not in str(refusal.value)


def test_the_database_lies_in_the_data_directory_unless_told(tmp_path: Path) -> None:
    settings = read(data_directory=str(tmp_path))
    assert settings.database_address == f"sqlite:///{tmp_path}/gloaming.db"
    assert "gloaming" in Settings().data_directory


def test_origins_and_cookies_follow_the_public_url() -> None:
    settings = read(public_url="https://Games.example:443/", allowed_origins="http://b.example:81")
    assert settings.origins == ("https://games.example", "http://b.example:81")
    assert settings.base_url == "https://Games.example:443"
    assert settings.cookies_are_secure
    assert Settings(port=8001).origins == ("http://127.0.0.1:8001",)
    assert not Settings().cookies_are_secure
    assert Settings(host="::1", port=80).origins == ("http://[::1]",)
    assert origin_of("https://[::1]:80") == "https://[::1]:80"


def test_proxies_are_addresses_or_networks() -> None:
    assert read(trusted_proxies="10.0.0.0/8, ::1").trusted_proxies == ("10.0.0.0/8", "::1")
    with pytest.raises(OptionsError, match=r"--trusted-proxies: 'proxy' is not like 10\.0\.0\.1"):
        read(trusted_proxies="proxy")


def test_settings_go_to_workers_and_back() -> None:
    settings = read(port=1, allowed_origins="http://b.example")
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
