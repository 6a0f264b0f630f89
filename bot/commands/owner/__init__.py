"""Commands of the owner: serve, maintain the database, find faults."""
