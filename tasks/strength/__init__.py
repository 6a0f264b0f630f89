"""Lets computer players play each other, and measures how much stronger each level is."""
