"""What goes between processes: live messages, and jobs for bots."""
