"""What may be laid: melds, lays, the first laying, jokers and use of the table."""
