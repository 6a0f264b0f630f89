"""Single things as they are drawn: tiles, cards, emblems and signs."""
