"""PostgreSQL databases: open, inspect, and migrate to."""
