"""The machine of the program: clock, randomness, streams, logs and processes."""
