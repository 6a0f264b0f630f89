"""The SQL storage: schema, codec and queries."""
