"""Where tiles may go anywhere: runs of a colour are counted by their length, not told apart.

`question` puts a position to the sweep, `runs` takes a colour across a number, `sets` deals the
tiles of a number into sets, `chains` is what the sweep sees of both, `melds` leads back to melds.
"""
