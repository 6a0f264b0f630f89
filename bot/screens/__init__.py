"""Screens for people: each is complete in text, whatever the platform."""
