"""The hexagon and its mist: clusters, parts of them, their moves and what holds those up."""
