"""The solver: finds the lays that a table and a rack allow.

An answer that is marked `proven` is exact, for every tile sheet and house rule. The judge of lays
checks every answer, so it is legal. The same question always gets the same answer,
unless the caller's time runs out. Import from here only.

The modules, from the questions down to the search (docs/decisions/0010 gives the reasons):

* `ask`: the questions themselves. Which lay is best, for each kind of turn?
* `given`: the player names tiles. How can exactly these be laid? Which legal table is nearest to a
  refused one? `least_change` finds the arrangement that disturbs fewest old melds.
* `cheapest`: the best arrangement under a sheet's rule of rebuilding, or of a rack alone.
* `answers`: turns integers back into melds, and has the judge check them.
* `position`: a table and a rack in integers, and how they become a question to the sweep.
* `free_tables`, `free_runs`: the question where tiles may go anywhere.
* `bound_tables`, `bound_runs`, `bound_steps`, `bound_sets`: the question where three tiles of an
  old meld, or all of them, stay together.
* `sweep`: the search. It crosses the numbers from low to high, all colours at once.
* `model`: the types that all of them share.
"""

from core.rules.tiles.solver.answers import Answer, Arrangement, as_groups, position_of
from core.rules.tiles.solver.ask import (
    USUAL_EFFORT,
    arrangements,
    best_first_laying,
    best_lay,
    can_lay,
    leaves_at_most,
    nearest_legal,
    whole_rack,
)
from core.rules.tiles.solver.cheapest import dearest
from core.rules.tiles.solver.given import moved
from core.rules.tiles.solver.model import Effort
from core.rules.tiles.solver.position import Aim

__all__ = [
    "USUAL_EFFORT",
    "Aim",
    "Answer",
    "Arrangement",
    "Effort",
    "arrangements",
    "as_groups",
    "best_first_laying",
    "best_lay",
    "can_lay",
    "dearest",
    "leaves_at_most",
    "moved",
    "nearest_legal",
    "position_of",
    "whole_rack",
]
