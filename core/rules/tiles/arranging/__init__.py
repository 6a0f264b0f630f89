"""The solver: what a table allows that a rack can be laid on.

Exact for every tile sheet and house rule as far as an answer says `proven`, and always legal: the
one judge of lays has agreed. Deterministic: the same question has the same answer, if nothing but
its own effort ends the search.
"""

from core.rules.tiles.arranging.answers import Answer, Arrangement
from core.rules.tiles.arranging.ask import (
    USUAL_EFFORT,
    arrangements,
    best_first_laying,
    best_lay,
    can_lay,
    nearest_legal,
)
from core.rules.tiles.arranging.problem import Effort
from core.rules.tiles.arranging.question import Aim

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
    "nearest_legal",
]
