"""A security key in software, as a browser would use one: P-256, no attestation.

It writes what WebAuthn level 2 asks for:

    authenticator data   SHA-256 of the site | flags | count | [key id | public key]
    signature            over authenticator data | SHA-256 of the client data
"""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
NO_MODEL = bytes(16)
COSE_P256 = {1: 2, 3: -7, -1: 1}


class Authenticator:
    """A device with one passkey."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        """Make a key for a site; `verifies` says whether the device asks who is there."""
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.flags = PRESENT | (VERIFIED if verifies else 0)

    def create(self, options: dict[str, Any], **changes: str) -> str:
        """Answer navigator.credentials.create."""
        key = self.public_key()
        identity = NO_MODEL + struct.pack(">H", len(self.id)) + self.id + key
        data = self.data(options["rp"]["id"], self.flags | HAS_KEY) + identity
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options, changes)
        return self.answer(clientDataJSON=client, attestationObject=attestation)

    def get(self, options: dict[str, Any], **changes: str) -> str:
        """Answer navigator.credentials.get."""
        self.count += 1
        data = self.data(options["rpId"], self.flags)
        client = self.client_data("webauthn.get", options, changes)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(SHA256()))
        return self.answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def public_key(self) -> bytes:
        """Return the public key in COSE's form."""
        point = self.key.public_key().public_numbers()
        return cbor2.dumps({**COSE_P256, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})

    def data(self, site: str, flags: int) -> bytes:
        """Return the head of the authenticator data."""
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def client_data(self, kind: str, options: dict[str, Any], changes: dict[str, str]) -> bytes:
        """Return what the browser says."""
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said | changes).encode()

    def answer(self, **response: bytes) -> str:
        """Return the credential as JSON."""
        name = bytes_to_base64url(self.id)
        parts = {key: bytes_to_base64url(value) for key, value in response.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": parts})
