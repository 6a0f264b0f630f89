"""Screens that explain: rules, answers, lessons, puzzles and help."""
