"""The interface of a family of games (tiles, cards), as the shared code uses it.

All families share matches, rounds, seats, records, views and platforms. A family defines its
pieces, the course of a turn, the valid melds and the notation of moves.

A sheet names its family, so this module does not import sheets, rounds or views. `base_family`
implements what all families do in the same way.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from core.rules.actions import Action, Built, Decision, Picked, Timeout, refused
from core.rules.drafts import NO_DRAFT, Draft
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
from core.rules.teaching import Example, Grade, Possible, PuzzleOf, Shuffle, Step

R = TypeVar("R")
"""The round of a family: a `round.Round`."""
V = TypeVar("V")
"""The view of a family: a `view.RoundView`."""
AnySheet: TypeAlias = Any
"""A `sheet.Sheet`. Its module imports this one, so it cannot be named here."""

Aim: TypeAlias = Literal["tiles", "points"]
"""What a lay should maximise: the number of pieces, or their value if left on the rack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """Why a strong player would draw although a lay is possible."""

    stays: int
    """The number of pieces left on the rack after the lay."""
    keeps: bool = False
    """Whether a meld is worth more on the rack, because the other players could use it too."""
    tried: int = 0
    """The number of simulated deals for each option; 0 means judgement without simulation."""
    wins: int = 0
    """The simulated wins after drawing."""
    wins_laying: int = 0
    """The simulated wins after the lay."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """A possible move of a seat. It is revealed in steps: whether it can lay, what, and how."""

    pieces: Pieces = ()
    """The pieces to lay; empty if no lay is possible or none was found."""
    draft: Draft = NO_DRAFT
    """The whole lay."""
    word: str
    """The word to say after the lay, or instead: `done`, `draw`, `take stock`, `discard`."""
    gives: Pieces = ()
    """The piece to name with that word."""
    points: int | None = None
    """The value of the own melds, if it is too low for the first laying."""
    needed: int | None = None
    advice: Advice | None = None
    """The better move of a strong player; None if it is the same or unknown."""

    @property
    def grades(self) -> int:
        """The number of steps in which it is revealed."""
        if self.pieces:
            return 3
        return 2 if self.gives else 1


class UnknownWordError(ValueError):
    """A word that is unknown in a turn of this family."""


class ImpossibleMoveError(ValueError):
    """A move that is impossible in any such position, like a shuffle of the wrong pieces."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The effect of a player's word: another draft, or actions to submit in order.

    `refusal` is the reason why a word that only shapes the draft fails. `hint` is the suggested
    move.
    """

    draft: Draft = NO_DRAFT
    actions: tuple[Action, ...] = ()
    refusal: Refusal | None = None
    hint: Hint | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BestLay:
    """The best lay of a seat in one turn."""

    table: Table
    """The table after the lay; the present table if no lay is possible."""
    played: Pieces = ()
    """The pieces from the rack, in canonical order."""
    points: int = 0
    """Their value if they were left on the rack."""
    proven: bool = True
    """Whether no better lay exists for certain."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeoutEffect:
    """The public figures of what a timeout did to a seat."""

    idle: bool
    """Whether the seat had done nothing in its turn."""
    counted: bool = False
    """Whether the draft was a complete legal lay and was played."""
    laid: int = 0
    """The number of own pieces that stay on the table."""
    back: int = 0
    """The number of own pieces that return to the rack."""
    taken: int = 0
    """The number of table pieces that go to the rack."""
    drawn: int = 0
    returned: int = 0
    """The number of rack pieces that return to the stock."""
    discarded: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The types of a family that a store reads and writes.

    Events and actions are stored under their class names.
    """

    sheet: type[Any]
    round: type[Any]
    events: tuple[type[Event], ...]
    actions: tuple[type[Action], ...]
    pieces: tuple[type, ...] = ()


class Family(ABC, Generic[R, V]):
    """A kind of game. It is stateless; its methods are pure."""

    name: ClassVar[str]
    vocabulary: ClassVar[Vocabulary]
    """The types of its states, actions and events."""
    words: ClassVar[tuple[str, ...]]
    """The words of a turn, as `word` parses them."""
    pondered: ClassVar[frozenset[str]] = frozenset()
    """The words that may need more than a few milliseconds."""
    waits: ClassVar[bool] = False
    """Whether a turn without a possible lay leaves no choice."""
    levels: ClassVar[tuple[str, ...]] = ("easy",)
    """The levels of its computer players, the weakest first."""

    # --- pieces and melds

    @abstractmethod
    def pack(self, sheet: AnySheet) -> Pieces:
        """Return the full set of pieces in canonical order."""

    @abstractmethod
    def sort(self, sheet: AnySheet, pieces: Sequence[Piece]) -> Pieces:
        """Return the pieces in canonical order, as a rack is printed."""

    @abstractmethod
    def read_pieces(self, text: str) -> Pieces:
        """Parse pieces in strict notation; raises UnreadableError."""

    def read_groups(self, text: str) -> Groups:
        """Parse groups separated by bars; empty text is an empty table."""
        return tuple(map(self.read_pieces, bounded(text).split("|"))) if text.strip() else ()

    @abstractmethod
    def judge(self, sheet: AnySheet, pieces: Pieces) -> Meld | Refusal:
        """Return the meld that the pieces form, or why they form none."""

    def watches_melds(self, _sheet: AnySheet) -> bool:
        """Say whether the rules check melds; otherwise players judge them and get no help."""
        return True

    def laid_value(self, _sheet: AnySheet, _meld: Meld) -> int | None:
        """Return the value of a meld when laid; None if laying scores nothing."""
        return None

    # --- rounds

    @abstractmethod
    def hand(self, sheet: AnySheet, seats: int) -> int:
        """Return the number of pieces dealt to each seat."""

    @abstractmethod
    def deal(self, sheet: AnySheet, seats: int, starter: Seat, stock: Pieces) -> R:
        """Deal from the front of the stock: first the starter's whole hand, then the next one's."""

    @abstractmethod
    def decide(self, round_: R, seat: Seat, action: Action) -> Decision:
        """Decide an action of an active seat in a running round."""

    @abstractmethod
    def evolve(self, round_: R, event: Event) -> R:
        """Apply one event of this family."""

    def settle(self, _round: R, _seat: Seat, _action: Action) -> tuple[Event, ...]:
        """Return events that the mere attempt of an action causes, before its decision."""
        return ()

    def afterwards(self, _round: R, _seat: Seat, _action: Action) -> Decision:
        """Decide an action after the end of the round."""
        return refused(Code.ROUND_OVER)

    @abstractmethod
    def leave(self, round_: R, seat: Seat) -> tuple[Event, ...]:
        """Return the events of a leaving seat; the last active seat aborts the round."""

    @abstractmethod
    def without(self, round_: R, seat: Seat) -> R:
        """Return the round without a seat that left; turns skip it."""

    @abstractmethod
    def view(self, round_: R, seat: Seat | None) -> V:
        """Return the view of a seat, or of a bystander; `RoundView.of` fills the shared fields."""

    def redact(self, event: Event, _seat: Seat | None) -> Event:
        """Return the event as a seat may see it, without pieces hidden from the seat."""
        return event

    def timeout_effect(self, _event: Event) -> TimeoutEffect | None:
        """Return the effect of a timeout if the event is one."""
        return None

    def starter_rank(self, _piece: Piece) -> int | None:
        """Return the rank of a piece in the draw for the starter; None: draw again."""
        return None

    # --- notation of moves and positions

    @abstractmethod
    def read_move(self, verb: str, text: str) -> Action:
        """Parse a move of a record; raises UnreadableError or UnknownWordError."""

    @abstractmethod
    def write_event(self, event: Event) -> str | None:
        """Format an event as a move, verb first; None if the event is only a consequence."""

    def read_position(self, sheet: AnySheet, _seats: Sequence[str], _position: Position) -> R:
        """Build a round in progress; raises UnreadableError or PositionError."""
        raise PositionError("position", f"{sheet.id} is only played from the deal")

    @abstractmethod
    def write_position(self, round_: R, seats: Sequence[str]) -> dict[str, object]:
        """Format a round as a position; empty fields are empty strings."""

    # --- turns

    def needs_shuffle(self, _round: R, _action: Action) -> Pieces | None:
        """Return the pieces that must be shuffled before this action, or None."""
        return None

    def with_shuffle(self, action: Action, _order: Pieces) -> Action:
        """Return the action with the shuffled order."""
        return action

    @abstractmethod
    def word(self, view: V, draft: Draft, word: str, text: str) -> Turn:
        """Apply a player's word; raises UnreadableError or UnknownWordError."""

    @abstractmethod
    def legal_words(self, view: V, draft: Draft) -> tuple[str, ...]:
        """Return the words possible now without naming pieces, in the order of `words`.

        A faulty draft keeps the word for laying: removing the button would reveal that it is
        faulty.
        """

    def at_a_loss(self, _view: V) -> tuple[Action, ...]:
        """Return the forced moves of a turn without a possible lay; empty if its owner must choose.

        Only families whose `waits` is true return moves.
        """
        return ()

    def picked(self, _view: V, _pieces: Pieces) -> Picked:
        """Return the value of picked rack pieces; empty if laying needs no arranging."""
        return Picked()

    def built(self, _view: V, _draft: Draft) -> Built | None:
        """Return a draft's progress towards the first laying; None if none is needed."""
        return None

    def at_timeout(self, _view: V, _draft: Draft) -> tuple[Action, ...]:
        """Return the actions that a timeout applies to the current draft."""
        return (Timeout(),)

    @abstractmethod
    def best_lay(self, view: V, aim: Aim, effort: int = 1) -> BestLay:
        """Return the best lay of the seat to move; without a solver, an empty lay.

        `effort` multiplies the usual search limit, which ends within seconds.
        """

    def possible(self, _view: V, _laid: Pieces, _patience: Patience = unhurried) -> Possible:
        """Return the most that could be laid instead; without a solver, nothing."""
        return Possible()

    # --- teaching

    def examples(self, _sheet: AnySheet) -> tuple[Example, ...]:
        """Return small worked examples for a sheet, or none."""
        return ()

    def lesson(self, _sheet: AnySheet) -> tuple[Step, ...]:
        """Return the turns of a first game, the last of which ends the round, or none."""
        return ()

    # --- puzzles

    def puzzle_grades(self, _sheet: AnySheet) -> tuple[Grade, ...]:
        """Return the puzzle grades of a sheet, the easiest first, or none."""
        return ()

    def puzzle(self, sheet: AnySheet, _grade: Grade, _shuffle: Shuffle) -> PuzzleOf[V]:
        """Make a puzzle of this grade, or of the nearest one; raises LookupError if none exists."""
        raise LookupError(sheet.id)

    def judge_answer(self, _puzzle: PuzzleOf[V], _groups: Groups) -> Refusal | None:
        """Return what is wrong with an answer to a puzzle; None if it is solved."""
        return None

    @abstractmethod
    def computer(self, level: str, view: V, patience: Patience = unhurried) -> tuple[Action, ...]:
        """Return the moves of a computer player's whole turn, based on its view only.

        `level` is one of `levels`; raises ValueError for others. `patience` may end the thinking
        early; without it, equal views get equal answers.
        """

    def luck_decides(self, _sheet: AnySheet, _seats: int) -> bool:
        """Say whether the strongest computer players hardly win more often than the next level.

        Decision 0014 has the figures.
        """
        return False
