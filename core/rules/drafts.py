"""Drafts: what a player proposes for a turn, before anything is laid."""

from dataclasses import dataclass, replace

from core.rules.actions import Action
from core.rules.pieces import Groups, Pieces
from core.rules.refusals import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """The shown way to place the pieces that a player named, out of several ways."""

    pieces: Pieces
    number: int = 1
    """Counted from 1; the smallest change comes first."""
    more: bool = True
    """Whether there is another way, as far as a quick search tells."""
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

    @property
    def alone(self) -> "Draft":
        """The draft as it stands, without the steps that `undo` goes back to."""
        return replace(self, earlier=())

    def followed_by(self, other: "Draft") -> "Draft":
        """Return the other draft, with this one as its `undo` step."""
        return replace(other, earlier=(*self.earlier, self.alone))


NO_DRAFT = Draft()


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a player prepares while others play; nobody else can see that there is one."""

    draft: Draft = NO_DRAFT
    """The plan, as a draft of the owner's next turn."""
    table: Groups = ()
    """The table for which the draft was made; others may have changed the table since."""
    version: int = 0
    """Grows with each change of the plan."""
    shown: bool = False
    """Whether the owner's board shows the plan while others play."""
    lays: bool = False
    """Whether it is laid automatically at the start of the turn (`plan lay`)."""
    due: bool = False
    """Whether the running turn begins with laying it."""

    @property
    def exists(self) -> bool:
        """Whether anything is planned."""
        return self.draft.groups is not None or bool(self.draft.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fitting:
    """What the rules allow of a plan now, and how to end the turn with it."""

    draft: Draft = NO_DRAFT
    pieces: Pieces = ()
    """The pieces that leave the rack."""
    back: Pieces = ()
    """Planned pieces that do not fit now."""
    word: str = ""
    """The word that ends the turn after the draft; empty if the turn goes on."""
    text: str = ""
    """The text after that word."""
    as_planned: bool = False
    """Whether all of it fits, and each meld that it uses still lies as it lay."""
    refusal: Refusal | None = None
    """Why the rules refuse the parts of it whose melds and pieces are still there, as a whole."""

    @property
    def only_ends(self) -> bool:
        """Whether it lays nothing: all that fits is a discard."""
        return bool(self.word) and not self.draft.steps and self.draft.groups is None
