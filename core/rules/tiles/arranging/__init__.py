"""The solver: what a table allows that a rack can be laid on.

Exact for every tile sheet and house rule as far as an answer says `proven`, and always legal: the
one judge of lays has agreed. Deterministic: the same question has the same answer, if nothing but
its own effort ends the search.

How it comes about, from the outside in (docs/decisions/0010 says why):

* `ask`: the questions. `best` answers for a seat that may use the table, `first` for one that has
  not laid yet, `one_action` where a turn is a single meld; `exactly` finds the ways to lay given
  tiles, `nearest` the repair of a refused table. `own` says what a rack alone can lay, `answers`
  puts what was found before the judge, `tables` writes it as melds again.
* `position` is a table and a rack in integers (`reckoning` has the words for them), `freeable` the
  jokers that can be replaced. A `question` puts it to the sweep: that of `free` where tiles go
  anywhere, that of `bound` where old melds stay together; `fixing` puts on top of either that melds
  lie as they lay, for `least_change`. `alone` asks of tiles without a table.
* `sweep`: across the numbers from low to high, all colours at once, keeping the best states.
* `parking` finds a place for the jokers that the answer has no need of.
"""

from core.rules.tiles.arranging.answers import Answer, Arrangement
from core.rules.tiles.arranging.ask import (
    USUAL_EFFORT,
    arrangements,
    best_first_laying,
    best_lay,
    can_lay,
    leaves_at_most,
    nearest_legal,
    whole_rack,
)
from core.rules.tiles.arranging.question import Aim
from core.rules.tiles.arranging.reckoning import Effort

__all__ = [
    "USUAL_EFFORT",
    "Aim",
    "Answer",
    "Arrangement",
    "Effort",
    "arrangements",
    "best_first_laying",
    "best_lay",
    "can_lay",
    "leaves_at_most",
    "nearest_legal",
    "whole_rack",
]
