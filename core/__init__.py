"""The game: rules and tables, without platform, database or network."""
