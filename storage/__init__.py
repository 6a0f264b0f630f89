"""Where tables are kept: what implements the engine's Store."""
