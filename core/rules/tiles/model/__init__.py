"""The types of tile games: pieces, sheets, rounds, actions and events."""
