"""What pieces come to that are picked or drafted, and not yet laid."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """What pieces come to that a player has picked and not yet laid."""

    ways: int = 0
    """In how many ways they can be laid; 2: in several."""
    points: int | None = None
    """What own melds of them count, where a first laying has to count something."""
    needed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """How far a draft has come as a first laying."""

    points: int
    """What its own melds count."""
    needed: int
    """What they have to count; 0: an own meld is enough."""
    enough: bool
    """Whether the draft can be laid as it is."""
