"""What is written into the code is the same in every build."""

import numpy as np

from engine.lowering import Exact

GAPPED = np.dtype([("phase", np.int8), ("height", np.float64)], align=True)


def test_constants_keep_what_lies_between_their_fields() -> None:
    content = bytes(range(2 * GAPPED.itemsize))
    flat = np.frombuffer(content, GAPPED).reshape(2, 1).view(Exact).flatten()
    assert flat.tobytes() == content
    assert flat.shape == (2,)
