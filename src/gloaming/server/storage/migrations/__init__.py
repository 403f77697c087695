"""The revisions of the database, oldest first; a revision that was published never changes."""
