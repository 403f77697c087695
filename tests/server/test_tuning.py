"""What a process that serves sets once."""

import subprocess
import sys

LOOK = """
import gc, sys
from gloaming.server.tuning import tune
young, interval = gc.get_threshold()[0], sys.getswitchinterval()
tune()
assert gc.isenabled() and gc.get_threshold()[0] > young
assert gc.get_freeze_count() > 0
assert sys.getswitchinterval() < interval
"""


def test_rubbish_is_still_collected_but_nobody_waits_for_it() -> None:
    subprocess.run([sys.executable, "-c", LOOK], check=True)
