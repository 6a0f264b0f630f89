"""Commands about records: replay, film, verification and simulation."""
