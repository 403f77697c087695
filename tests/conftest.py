"""How many random examples the property tests try: the same ones every time, unless asked.

GLOAMING_EXAMPLES=20000 tries that many, and new ones in every run.
"""

import os

from hypothesis import HealthCheck, settings

from gloaming.core.engine.mode import mode

EXAMPLES = {"engine": 200, "checked": 100, "interpreted": 5}
WANTED = os.environ.get("GLOAMING_EXAMPLES")

settings.register_profile(
    "gloaming",
    deadline=None,  # the first example compiles the rules
    derandomize=WANTED is None,
    max_examples=int(WANTED) if WANTED else EXAMPLES[mode()],
    suppress_health_check=[HealthCheck.too_slow],  # so are interpreted rules
)
settings.load_profile("gloaming")
