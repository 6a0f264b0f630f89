"""Computer players among themselves, and choosing by trial, for every family."""
