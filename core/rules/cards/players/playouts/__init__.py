"""Playing a round of cards on to its end, fast enough for hundreds of rounds in a turn.

* `light`: the state: hands and melds as sets of bits.
* `quick`: what a seat does in its turn, and the round to its end.
* `worlds`: the hidden cards, drawn to fit what was seen.
"""
