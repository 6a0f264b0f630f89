"""The legality of lays: melds, the initial meld, jokers and use of the table."""
