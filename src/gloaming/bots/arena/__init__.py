"""The arena: bots play many matches against one another, and ratings say how strong they are."""
