"""Everything that is kept, in SQL: the schema, the codec and the queries."""
