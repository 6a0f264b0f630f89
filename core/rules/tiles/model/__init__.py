"""What a game with tiles consists of: pieces, sheets, rounds, actions and events."""
