"""What a game of cards consists of: pieces, sheets, rounds, actions and events."""
