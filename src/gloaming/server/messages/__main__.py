"""`python -m gloaming.server.messages FOLDER` writes the files from which the client is built."""

import sys
from pathlib import Path

from .files import write_files

if __name__ == "__main__":
    write_files(Path(sys.argv[1]))
