"""Decisions of the owner at run time: stored, and followed by all programs."""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from core.engine.people import Address

Kind: TypeAlias = Literal["ban", "drain"]


NOBODY = Address("", "")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision; it holds until it is lifted."""

    kind: Kind
    about: Address = NOBODY
    """The person or chat concerned."""


DRAINING = Ruling("drain")
"""No new tables can be opened; running games continue."""


class Rulings(Protocol):
    """Stores rulings. Every method may raise UnavailableError."""

    async def standing(self) -> frozenset[Ruling]:
        """Return the current rulings of all programs."""

    async def make(self, ruling: Ruling) -> None:
        """Add a ruling."""

    async def lift(self, ruling: Ruling) -> None:
        """Remove a ruling."""
