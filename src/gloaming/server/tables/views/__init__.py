"""What goes out of a table: what one person, or a spectator, may know of it."""
