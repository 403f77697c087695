"""Who asks, from where, and how much of it: what every way in goes through."""
