"""One adapter for each place where people play."""
