"""Gloaming: three board games about not being seen."""

__version__ = "0.1.0"
