"""Playing a round of tiles on to its end, fast enough for hundreds of rounds in a turn.

A trial asks how a round ends that begins with this lay or that. Here it is played by a quick
policy on a light state: whole numbers as sets of tiles, melds as their two ends.

* `masks`: tiles as bits, and the melds among them.
* `light`: the state, and what a lay does to it.
* `quick`: what a seat does in its turn, and the round to its end.
* `worlds`: the hidden tiles, drawn to fit a view.
"""
