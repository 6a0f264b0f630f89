"""Shuffling: seeded chance, dealing, and commitments that anyone can check."""
