"""A PostgreSQL server: opened, inspected and moved to."""
