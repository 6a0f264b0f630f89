"""Commands about records: replay, film and simulation."""
