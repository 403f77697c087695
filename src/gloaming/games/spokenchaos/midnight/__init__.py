"""The midnight cards (rules 6): one file for each, and the table of them all."""
