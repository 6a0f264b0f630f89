"""How pieces, tables, racks and names look as text. Pure: what may be seen in, text out."""
