"""Shuffled packs: chance from a seed, dealing, and seals that anyone can check."""
