"""What a family of games (tiles, cards) must provide so that the shared code can play it.

Matches, rounds, seats, records, views and all platforms are shared. A family says what is played
with, how a turn goes, which melds are valid, and how moves are written.

A sheet names its family, so this module does not import sheets, rounds or views. `base_family`
implements what every family does in the same way.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from core.rules.actions import Action, Built, Decision, Picked, Timeout, refused
from core.rules.events import Event
from core.rules.pieces import (
    Groups,
    Meld,
    Piece,
    Pieces,
    Seat,
    Table,
    bounded,
)
from core.rules.players.trial import Patience, unhurried
from core.rules.records.positions import Position, PositionError
from core.rules.refusals import Code, Refusal
from core.rules.teaching import Example, Grade, PuzzleOf, Shuffle, Step

R = TypeVar("R")
"""The round of a family: a `round.Round`."""
V = TypeVar("V")
"""The view of a family: a `view.RoundView`."""
AnySheet: TypeAlias = Any
"""A `sheet.Sheet`. Its module imports this one, so it cannot be named here."""

Aim: TypeAlias = Literal["tiles", "points"]
"""What shall be most of a lay: the pieces, or what they would count if they were left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """Which of the ways to place the pieces that a player named is shown."""

    pieces: Pieces
    number: int = 1
    """Counted from 1, the least change first."""
    of: int = 0
    """How many there are, once all have been shown and it began again; 0 before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What a player has in mind for his turn; nothing of it is binding before it is laid.

    `groups` is the whole proposed table, tiles picked but not placed as groups of their own
    (tiles), `steps` are the moves made so far (cards). `earlier` are the drafts before it, the
    last on top, for `undo`.
    """

    groups: Groups | None = None
    steps: tuple[Action, ...] = ()
    placed: Placed | None = None
    """Where the groups are what was found for pieces that the player named."""
    earlier: tuple["Draft", ...] = ()

    def followed_by(self, other: "Draft") -> "Draft":
        """Return the other draft, from which `undo` leads back to this one."""
        return replace(other, earlier=(*self.earlier, replace(self, earlier=())))


NO_DRAFT = Draft()


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """Why a strong player would draw where something can be laid."""

    stays: int
    """How many pieces would stay after the lay."""
    keeps: bool = False
    """Whether a meld is worth more on the rack, because one that lies serves the others too."""
    tried: int = 0
    """In how many drawn deals both were played on; 0: judgement alone says so."""
    wins: int = 0
    """How many of them were won by drawing,"""
    wins_laying: int = 0
    """and how many by the lay."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """What a seat could do now. It is told step by step: whether it can lay, what, and how."""

    pieces: Pieces = ()
    """What can be laid of the own rack; empty: nothing can, or nothing was found."""
    draft: Draft = NO_DRAFT
    """The whole lay."""
    word: str
    """What to say after it, or in its place: `done`, `draw`, `take stock`, `discard`."""
    gives: Pieces = ()
    """The piece to name with that word."""
    points: int | None = None
    """What own melds count where that is too little for a first laying."""
    needed: int | None = None
    advice: Advice | None = None
    """What a strong player would rather do; None: the same, or nobody knows."""

    @property
    def grades(self) -> int:
        """How many steps it is told in."""
        if self.pieces:
            return 3
        return 2 if self.gives else 1


class UnknownWordError(ValueError):
    """A word that this family does not know in a turn."""


class ImpossibleMoveError(ValueError):
    """A move that no position of this kind allows: a shuffle of other pieces than lie there."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player's word makes of his turn: another draft, or actions to submit in order.

    `refusal` says why a word that only shapes the draft could not be followed; `hint` is what
    was found for who asked what to do.
    """

    draft: Draft = NO_DRAFT
    actions: tuple[Action, ...] = ()
    refusal: Refusal | None = None
    hint: Hint | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BestLay:
    """The best that a seat can lay in one turn."""

    table: Table
    """As it lies afterwards; where nothing can be laid, as it lies now."""
    played: Pieces = ()
    """What comes from the rack, in canonical order."""
    points: int = 0
    """What that would count if it were left on the rack."""
    proven: bool = True
    """Whether it is sure that no lay is better."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeoutEffect:
    """What the timeout did to a seat, in figures that everybody may know."""

    idle: bool
    """Whether the seat had done nothing in its turn."""
    counted: bool = False
    """Whether the draft was a complete legal lay and was played."""
    laid: int = 0
    """Own pieces that stay on the table."""
    back: int = 0
    """Own pieces that go back to the rack."""
    taken: int = 0
    """Pieces of the table that go to the rack."""
    drawn: int = 0
    returned: int = 0
    """Pieces of the rack that go back to the stock."""
    discarded: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The types of a family, by which a store reads back what it has written.

    Events and actions are stored under the names of their classes.
    """

    sheet: type[Any]
    round: type[Any]
    events: tuple[type[Event], ...]
    actions: tuple[type[Action], ...]
    pieces: tuple[type, ...] = ()


class Family(ABC, Generic[R, V]):
    """One kind of game. Stateless; its methods are pure."""

    name: ClassVar[str]
    vocabulary: ClassVar[Vocabulary]
    """The types that its state, actions and events are made of."""
    words: ClassVar[tuple[str, ...]]
    """What a player can say in a turn, as `word` reads it."""
    pondered: ClassVar[frozenset[str]] = frozenset()
    """Those of them that may take more than a few milliseconds to follow."""
    waits: ClassVar[bool] = False
    """Whether a turn in which nothing can be laid leaves nothing to choose."""
    levels: ClassVar[tuple[str, ...]] = ("easy",)
    """How well its computer players can play, the weakest first."""

    # what is played with

    @abstractmethod
    def pack(self, sheet: AnySheet) -> Pieces:
        """Return the full set of pieces in canonical order."""

    @abstractmethod
    def sort(self, sheet: AnySheet, pieces: Sequence[Piece]) -> Pieces:
        """Return the pieces in canonical order, as a rack is printed."""

    @abstractmethod
    def read_pieces(self, text: str) -> Pieces:
        """Read pieces in strict notation; raises UnreadableError."""

    def read_groups(self, text: str) -> Groups:
        """Read groups with bars between; an empty text is an empty table."""
        return tuple(map(self.read_pieces, bounded(text).split("|"))) if text.strip() else ()

    @abstractmethod
    def judge(self, sheet: AnySheet, pieces: Pieces) -> Meld | Refusal:
        """Return the meld that the pieces make, or what is wrong with them."""

    def watches_melds(self, _sheet: AnySheet) -> bool:
        """Say whether the rules watch the melds; else the players do, and no surface helps them."""
        return True

    def laid_value(self, _sheet: AnySheet, _meld: Meld) -> int | None:
        """Return what a meld counts when laid; None where laying counts nothing."""
        return None

    # a round

    @abstractmethod
    def hand(self, sheet: AnySheet, seats: int) -> int:
        """Return how many pieces each seat is dealt."""

    @abstractmethod
    def deal(self, sheet: AnySheet, seats: int, starter: Seat, stock: Pieces) -> R:
        """Deal from the front of the stock: the starter's whole hand first, then the next's."""

    @abstractmethod
    def decide(self, round_: R, seat: Seat, action: Action) -> Decision:
        """Decide an action of a seat that plays, in a round that is not over."""

    @abstractmethod
    def evolve(self, round_: R, event: Event) -> R:
        """Apply one event of this family."""

    def settle(self, _round: R, _seat: Seat, _action: Action) -> tuple[Event, ...]:
        """Return what the mere attempt of an action brings about, before it is decided."""
        return ()

    def afterwards(self, _round: R, _seat: Seat, _action: Action) -> Decision:
        """Decide an action that comes when the round is over."""
        return refused(Code.ROUND_OVER)

    @abstractmethod
    def leave(self, round_: R, seat: Seat) -> tuple[Event, ...]:
        """Return the events of a seat that leaves; the last one to do so breaks the round off."""

    @abstractmethod
    def without(self, round_: R, seat: Seat) -> R:
        """Apply that a seat left: it is skipped from now on."""

    @abstractmethod
    def view(self, round_: R, seat: Seat | None) -> V:
        """Return what a seat, or somebody standing by, may see; `RoundView.of` does it for some."""

    def redact(self, event: Event, _seat: Seat | None) -> Event:
        """Return the event as a seat may see it: pieces hidden from it are left out."""
        return event

    def timeout_effect(self, _event: Event) -> TimeoutEffect | None:
        """Return what the timeout did, where the event tells of one."""
        return None

    def starter_rank(self, _piece: Piece) -> int | None:
        """Return how high a piece counts when it is drawn for who begins; None: draw again."""
        return None

    # notation of moves and positions

    @abstractmethod
    def read_move(self, verb: str, text: str) -> Action:
        """Read a move of a record; raises UnreadableError or UnknownWordError."""

    @abstractmethod
    def write_event(self, event: Event) -> str | None:
        """Write the move that an event tells, verb first; None where it only follows from one."""

    def read_position(self, sheet: AnySheet, _seats: Sequence[str], _position: Position) -> R:
        """Set up a round in the middle; raises UnreadableError or PositionError."""
        raise PositionError("position", f"{sheet.id} is only played from the deal")

    @abstractmethod
    def write_position(self, round_: R, seats: Sequence[str]) -> dict[str, object]:
        """Write a round as a position, empty fields as empty strings."""

    # a turn at the table

    def needs_shuffle(self, _round: R, _action: Action) -> Pieces | None:
        """Return the pieces that somebody has to shuffle before this action, or None."""
        return None

    def with_shuffle(self, action: Action, _order: Pieces) -> Action:
        """Return the action with the order that the shuffle gave."""
        return action

    @abstractmethod
    def word(self, view: V, draft: Draft, word: str, text: str) -> Turn:
        """Follow a player's word; raises UnreadableError or UnknownWordError."""

    @abstractmethod
    def legal_words(self, view: V, draft: Draft) -> tuple[str, ...]:
        """Return what a seat can say now without naming pieces, in the order of `words`.

        A faulty draft can still be laid as far as this tells: a missing button would say what is
        wrong with it.
        """

    def at_a_loss(self, _view: V) -> tuple[Action, ...]:
        """Return how a turn goes in which nothing can be laid; nothing where its owner is needed.

        Only where `waits` says that such a turn leaves no choice.
        """
        return ()

    def picked(self, _view: V, _pieces: Pieces) -> Picked:
        """Return what pieces of the rack come to; nothing where laying needs no arranging."""
        return Picked()

    def built(self, _view: V, _draft: Draft) -> Built | None:
        """Return how far a draft has come as a first laying; None where none is needed."""
        return None

    def at_timeout(self, _view: V, _draft: Draft) -> tuple[Action, ...]:
        """Return what the timeout makes of the draft in hand."""
        return (Timeout(),)

    @abstractmethod
    def best_lay(self, view: V, aim: Aim, effort: int = 1) -> BestLay:
        """Return the best lay of a seat that is to move; nothing if the family has no solver.

        `effort` is how many times the usual search may take; the usual one ends within seconds.
        """

    # teaching

    def examples(self, _sheet: AnySheet) -> tuple[Example, ...]:
        """Return small worked examples that can be laid on a sheet; or none."""
        return ()

    def lesson(self, _sheet: AnySheet) -> tuple[Step, ...]:
        """Return the turns of a first game, the last of which ends the round; or none."""
        return ()

    # puzzles

    def puzzle_grades(self, _sheet: AnySheet) -> tuple[Grade, ...]:
        """Return how difficult the puzzles of a sheet can be, the easiest first; or no grades."""
        return ()

    def puzzle(self, sheet: AnySheet, _grade: Grade, _shuffle: Shuffle) -> PuzzleOf[V]:
        """Make a puzzle of a grade, or the nearest; raises LookupError where there are none."""
        raise LookupError(sheet.id)

    def judge_answer(self, _puzzle: PuzzleOf[V], _groups: Groups) -> Refusal | None:
        """Return what is wrong with an answer to a puzzle; None: it is solved."""
        return None

    @abstractmethod
    def computer(self, level: str, view: V, patience: Patience = unhurried) -> tuple[Action, ...]:
        """Return the moves of a computer player's whole turn, seen through its view alone.

        `level` is one of `levels`; raises ValueError for another. `patience` may end its thinking
        early; without it the same view always has the same answer.
        """

    def luck_decides(self, _sheet: AnySheet, _seats: int) -> bool:
        """Say whether the strongest computer players win hardly more often than the next.

        Decision 0014 has the figures.
        """
        return False
