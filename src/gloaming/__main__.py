"""`python -m gloaming`: the command, wherever the package is."""

from .cli import main

main()
