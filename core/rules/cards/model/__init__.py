"""The types of card games: pieces, sheets, rounds, actions and events."""
