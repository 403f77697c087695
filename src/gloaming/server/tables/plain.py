"""States as plain values, column by column: many times faster than value by value."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.core.layout import array


def plain_state(states: Any) -> Any:
    """Return the first of some states as dictionaries, lists and numbers, ready for JSON."""
    records = array(states)
    return plain_values(records[:1].view(bare(records.dtype)))[0]


def bare(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return a dtype whose fields are found without detours."""
    return np.dtype((np.void, dtype))


def plain_values(values: NDArray[Any]) -> list[Any]:
    """Return an array of numbers or records as a list."""
    names = values.dtype.names
    if names is None:
        return list(values.tolist())
    if values.ndim > 1:
        return [plain_values(row) for row in values]
    columns = [plain_values(values[name]) for name in names]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
