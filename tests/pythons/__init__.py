"""What every Python must do: short enough to be run by each one on the machine."""
