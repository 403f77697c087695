"""Matches and positions for people: notation, account, sentences, refusals, drawings."""
