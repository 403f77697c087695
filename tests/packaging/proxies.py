"""Real proxies with the configurations of `deploy/`, on free ports, with a certificate of ours."""

import shutil
import socket
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.services import LOOPBACK, Service, free_port, program

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example"  # as the configurations have it
SERVER = f"{LOOPBACK}:8000"
PAPERS = f"/etc/letsencrypt/live/{NAME}"
ONE_DAY = timedelta(days=1)

NGINX = """
daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include gloaming.conf;
}
"""


def write_certificate(folder: Path) -> None:
    """Write a certificate for the name in the configurations, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - ONE_DAY)
        .not_valid_after(now + ONE_DAY)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(pem))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """Return a text with every one of some words replaced, each of which must be there."""
    for old, new in changes.items():
        assert old in text, f"{old!r} is no longer in the configuration"
        text = text.replace(old, new)
    return text


def has_ipv6() -> bool:
    """Tell whether this machine has loopback in IPv6."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


class Proxy(Service):
    """A proxy before a server, for https and a port for plain http."""

    largest: int  # bytes of a request that it passes on
    signature = ""  # in what it says itself, and not the server behind it
    refusals: tuple[HTTPStatus, ...] = (HTTPStatus.REQUEST_ENTITY_TOO_LARGE,)

    def __init__(self, name: str, server_port: int) -> None:
        """Write the certificate and the configuration."""
        super().__init__(name)
        self.plain_port = free_port()
        write_certificate(self.folder)
        self.write(f"{LOOPBACK}:{server_port}")
        for path in self.folder.iterdir():
            if self.user:
                shutil.chown(path, self.user)

    @property
    def certificate(self) -> Path:
        """Return the file of the certificate."""
        return self.folder / "fullchain.pem"

    def write(self, server: str) -> None:
        """Write the configuration for a server at an address."""
        raise NotImplementedError


class Nginx(Proxy):
    """nginx with deploy/nginx.conf."""

    largest = 64 * 1024
    signature = "nginx"

    def __init__(self, server_port: int) -> None:
        """Prepare nginx."""
        program("nginx-light", "nginx", "/usr/sbin/nginx")
        super().__init__("nginx", server_port)

    def write(self, server: str) -> None:
        """Write the site, and around it what Debian's own configuration would say."""
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        if not has_ipv6():
            text = "\n".join(line for line in text.splitlines() if "listen [::]" not in line)
        ports = {
            "listen 80;": f"listen {LOOPBACK}:{self.plain_port};",
            "listen 443 ": f"listen {LOOPBACK}:{self.port} ",
            SERVER: server,
            PAPERS: str(self.folder),
        }
        more = {
            "listen [::]:80;": f"listen [::1]:{self.plain_port};",
            "listen [::]:443 ": f"listen [::1]:{self.port} ",
        }
        changes = ports | more if has_ipv6() else ports
        (self.folder / "gloaming.conf").write_text(replaced(text, changes), encoding="utf-8")
        (self.folder / "nginx.conf").write_text(NGINX, encoding="utf-8")

    def command(self) -> list[str]:
        """Return the command that runs it."""
        nginx = program("nginx-light", "nginx", "/usr/sbin/nginx")
        places = ["-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        return [nginx, *places, "-e", "stderr"]


class Caddy(Proxy):
    """Caddy with deploy/Caddyfile."""

    largest = 1024 * 1024
    # Debian's (2.6) says that the server behind it is broken when it cuts off what is too large.
    refusals = (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.BAD_GATEWAY)

    def __init__(self, server_port: int) -> None:
        """Prepare Caddy."""
        program("caddy", "caddy")
        super().__init__("caddy", server_port)

    def write(self, server: str) -> None:
        """Write the Caddyfile, with a certificate that needs no authority."""
        papers = f"{self.folder}/fullchain.pem {self.folder}/privkey.pem"
        ports = f"admin off\n\thttp_port {self.plain_port}\n\thttps_port {self.port}\n"
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        changes = {
            "{\n\tservers {": f"{{\n\t{ports}\tservers {{",
            f"\n{NAME} {{": f"\n{NAME} {{\n\tbind {LOOPBACK}\n\ttls {papers}",
            SERVER: server,
        }
        (self.folder / "Caddyfile").write_text(replaced(text, changes), encoding="utf-8")

    def command(self) -> list[str]:
        """Return the command that runs it, with a home of its own."""
        home = [f"HOME={self.folder}", f"XDG_DATA_HOME={self.folder}"]
        run = ["run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]
        return ["/usr/bin/env", *home, program("caddy", "caddy"), *run]
