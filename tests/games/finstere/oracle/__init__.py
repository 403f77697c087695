"""A slow second reading of the Finstere Flure rules, to check the fast one against."""
