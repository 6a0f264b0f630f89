"""Passes: what lets somebody in at one table without a platform that says who they are."""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from core.engine.people import PersonId, TableId

PassKind: TypeAlias = Literal["link", "invitation", "watching", "session", "telegram"]
"""What a pass is good for.

`link` is turned into a session once. `invitation` seats a new guest, as often as seats are free.
`watching` shows what everybody may see. `session` plays for its person. `telegram` is a signed
statement of Telegram that has been turned into a session.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """One pass. Its secret is never stored, only a hash of it."""

    digest: str
    """The SHA-256 of the secret, in hexadecimal digits."""
    kind: PassKind
    table: TableId
    person: PersonId | None = None
    """Whom it plays for; None: nobody yet."""
    ends: float
    """From when on it is worth nothing, in seconds since 1970."""
    opens: str = ""
    """The digest of the session that came of it, where it can be replaced."""


class Passes(Protocol):
    """Keeps passes. Whatever it is asked, it can raise UnavailableError."""

    async def give(self, one: Pass) -> bool:
        """Keep a pass; False: there is one with this digest already, and nothing is kept."""

    async def find(self, digest: str) -> Pass | None:
        """Return a pass, however old."""

    async def redeem(self, digest: str, session: Pass) -> Pass | None:
        """Take a pass away and keep a session in its place; None: it has been taken away before."""

    async def renew(self, digest: str, session: Pass) -> str | None:
        """Let a pass open another session and end the one before, whose digest is returned.

        None: there is no such pass, and nothing is kept.
        """

    async def drop(self, table: TableId, *kinds: PassKind, person: PersonId | None = None) -> int:
        """Take away the passes of these kinds to a table, all or one person's; return how many."""
