"""What tables tell: worded for each reader, and shown on each platform."""
