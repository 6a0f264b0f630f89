"""The card family: Rummy with a pack of 52 cards."""
