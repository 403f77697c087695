"""What comes of a command: one file for each thing that can be asked of a table."""
