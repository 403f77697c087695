"""What is said over HTTP of records."""

from typing import Annotated

import msgspec

LONGEST_RECORD = 1 << 16  # characters; a long match has a tenth of that


class WrittenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as text."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
