"""One adapter for each platform."""
