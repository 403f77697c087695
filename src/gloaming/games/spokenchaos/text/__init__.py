"""A match as text: notation, accounts and sentences, refusals, drawings."""
