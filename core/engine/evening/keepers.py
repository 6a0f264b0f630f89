"""What is kept of evenings beside the tables, and outlives them."""

from dataclasses import dataclass

from core.engine.evening.calling import Callers
from core.engine.evening.daily import Dailies
from core.engine.evening.standings import Standings


@dataclass(frozen=True, slots=True)
class Keepers:
    """The stores of one database."""

    standings: Standings
    """The results of rounds, and the rankings that follow from them."""
    dailies: Dailies
    """The tries at hands of the day."""
    callers: Callers
    """Who wants to be called to tables."""
