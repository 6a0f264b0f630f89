"""Drafts: what a player proposes for a turn, before anything is laid."""

from dataclasses import dataclass, replace

from core.rules.actions import Action
from core.rules.pieces import Groups, Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """The shown way to place the pieces that a player named, out of several ways."""

    pieces: Pieces
    number: int = 1
    """Counted from 1; the smallest change comes first."""
    of: int = 0
    """The number of ways, once all were shown and the list starts again; 0 before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What a player proposes for a turn; nothing in it is binding before it is laid.

    For tiles, `groups` is the whole proposed table; picked but unplaced tiles are groups of their
    own. For cards, `steps` are the moves so far. `earlier` holds the previous drafts for `undo`,
    the last one on top.
    """

    groups: Groups | None = None
    steps: tuple[Action, ...] = ()
    placed: Placed | None = None
    """Set if the groups are a found placement of pieces that the player named."""
    earlier: tuple["Draft", ...] = ()

    def followed_by(self, other: "Draft") -> "Draft":
        """Return the other draft, with this one as its `undo` step."""
        return replace(other, earlier=(*self.earlier, replace(self, earlier=())))


NO_DRAFT = Draft()
