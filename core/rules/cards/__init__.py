"""The card family: Rummy as it is played with a pack of 52 cards."""
