"""The legality of lays: melds, the first laying, jokers and use of the table."""
