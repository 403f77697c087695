"""What is said to devices and read from them; only this module knows the library for passkeys."""

import json
from collections.abc import Sequence
from typing import Any

import webauthn
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from .errors import WrongCredentialsError

SITE_NAME = "Gloaming"

# What the library raises about credentials that no device makes, besides its own error.
UNREADABLE = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError, RecursionError)


def registration_options(
    site: str, account: tuple[str, str], challenge: bytes, known: Sequence[bytes]
) -> Any:
    """Return what a device needs to make a passkey for an account: its id and its name."""
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name=SITE_NAME,
        user_id=account[0].encode(),
        user_name=account[1],
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    return json.loads(webauthn.options_to_json(options))


def sign_in_options(site: str, challenge: bytes) -> Any:
    """Return what a device needs to sign in."""
    options = webauthn.generate_authentication_options(
        rp_id=site,
        challenge=challenge,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return json.loads(webauthn.options_to_json(options))


def verified_registration(response: str, challenge: bytes, site: str, origins: list[str]) -> Any:
    """Return what a device says about its new passkey, or refuse it."""
    try:
        return webauthn.verify_registration_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origins,
            require_user_verification=True,
        )
    except UNREADABLE:
        raise WrongCredentialsError from None


def verified_sign_in(
    response: str, challenge: bytes, site: str, origins: list[str], kept: Any
) -> int:
    """Return how often a passkey was used, or refuse it."""
    try:
        verified = webauthn.verify_authentication_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origins,
            credential_public_key=bytes(kept.public_key),
            credential_current_sign_count=kept.sign_count,
            require_user_verification=True,
        )
    except UNREADABLE:
        raise WrongCredentialsError from None
    return verified.new_sign_count


def credential_id(response: str) -> bytes:
    """Return which passkey a device has used."""
    try:
        return bytes(webauthn.helpers.parse_authentication_credential_json(response).raw_id)
    except UNREADABLE:
        raise WrongCredentialsError from None
