"""Who may take part: passes that admit a person to one table, and rulings of the owner."""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from core.engine.people import Address, PersonId, TableId

PassKind: TypeAlias = Literal["link", "invitation", "watching", "session", "telegram", "account"]
"""The purpose of a pass.

`link` is exchanged once for a session. `invitation` seats new guests while seats are free.
`watching` shows the public view, and is never stored. `session` plays for its person. `telegram` is
a signed statement of Telegram that was exchanged for a session. `account` links its person to one
on another platform.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """One pass. The store keeps a hash of its secret, never the secret."""

    digest: str
    """The SHA-256 of the secret, in hexadecimal digits."""
    kind: PassKind
    table: TableId
    person: PersonId | None = None
    """The person for whom it plays; None for nobody yet."""
    ends: float
    """Its expiry, in seconds since 1970."""
    opens: str = ""
    """The digest of the session that it opened, if that session can be replaced."""


class Passes(Protocol):
    """Stores passes. Every method may raise UnavailableError."""

    async def give(self, one: Pass) -> bool:
        """Store a pass; return False, and store nothing, if the digest exists already."""

    async def find(self, digest: str) -> Pass | None:
        """Return a pass, even an expired one."""

    async def redeem(self, digest: str, session: Pass) -> Pass | None:
        """Replace a pass by a session; return None if the pass is no longer there."""

    async def renew(self, digest: str, session: Pass) -> str | None:
        """Let a pass open another session, end the previous one, and return its digest.

        Return None, and store nothing, if there is no such pass.
        """

    async def drop(self, table: TableId, *kinds: PassKind, person: PersonId | None = None) -> int:
        """Delete a table's passes of these kinds, all or one person's; return how many."""

    async def forget(self, person: PersonId) -> None:
        """Delete all passes of a person."""


RulingKind: TypeAlias = Literal["ban", "drain"]


NOBODY = Address("", "")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision; it holds until it is lifted."""

    kind: RulingKind
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
