"""The monster: what he sees, where he goes and what he does to those in his way."""
