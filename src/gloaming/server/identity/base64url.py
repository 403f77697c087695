"""How WebAuthn writes bytes in JSON."""

from base64 import urlsafe_b64encode


def base64url(content: bytes) -> str:
    r"""Return bytes as text, without padding.

    >>> base64url(b"\xff\xfe")
    '__4'
    """
    return urlsafe_b64encode(content).decode().rstrip("=")
