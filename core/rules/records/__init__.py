"""Records: games as text, for bug reports, tests and replays (contract, section 2)."""
