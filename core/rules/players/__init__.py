"""Simulated games between computer players, and decisions by trial, for every family."""
