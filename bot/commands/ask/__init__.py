"""Commands that ask the rules: sheets, melds, lays and puzzles."""
