"""Commands of the owner: serve, look after the database, find faults."""
