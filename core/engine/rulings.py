"""What whoever runs the program has ruled while it runs: kept, and heeded by all programs."""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from core.engine.people import Address

Kind: TypeAlias = Literal["ban", "drain"]


NOBODY = Address("", "")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One thing that was ruled; it stands until it is lifted."""

    kind: Kind
    about: Address = NOBODY
    """The person or the chat that it is about."""


DRAINING = Ruling("drain")
"""No new tables are opened; what is being played goes on."""


class Rulings(Protocol):
    """Keeps what was ruled. Whatever it is asked, it can raise UnavailableError."""

    async def standing(self) -> frozenset[Ruling]:
        """Return what stands now, whichever program it was said to."""

    async def make(self, ruling: Ruling) -> None:
        """Let it stand from now on."""

    async def lift(self, ruling: Ruling) -> None:
        """Let it stand no more."""
