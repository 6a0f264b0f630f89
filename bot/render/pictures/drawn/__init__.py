"""The drawings of single things: tiles, cards, emblems and signs."""
