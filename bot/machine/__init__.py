"""The machine that the program runs on: clock, chance, streams, logs and processes."""
