"""Pieces, tables, racks and names as text. Pure: takes what may be seen, returns text."""
