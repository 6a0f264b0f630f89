"""Where old melds must stay together: each run is followed, for it matters what lies in it.

The same parts as in `free`: `question` puts a position to the sweep, `runs` says what is followed,
`steps` and `parts` take a colour across a number, `sets` deals the tiles of a number around the old
sets, `chains` is what the sweep sees of both, `melds` leads back to melds.
"""
