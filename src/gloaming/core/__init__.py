"""What every game shares.  Nothing here knows a particular game, a file or a clock."""
