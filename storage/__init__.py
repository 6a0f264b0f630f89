"""Implementations of the engine's storage ports."""
