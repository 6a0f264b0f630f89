"""Several programs on one PostgreSQL server."""
