"""What pieces come to that somebody has in the fingers, before anything is drafted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """What pieces come to that a player has picked and not yet laid."""

    ways: int = 0
    """In how many ways they can be laid; 2: in several."""
    points: int | None = None
    """What own melds of them count, where a first laying has to count something."""
    needed: int | None = None
