"""The interface of a family of games (tiles, cards), as the shared code uses it.

All families share matches, rounds, seats, records, views and platforms. A family defines its
pieces, the course of a turn, the valid melds and the notation of moves.

A sheet names its family, so this module does not import sheets, rounds or views. Functions that
families share are in `actions`, `pieces` and `round`. A field with a default is for what a family
may lack.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NoReturn, Protocol, TypeAlias, TypeVar

from core.rules.actions import (
    Action,
    Built,
    Decision,
    Picked,
    Reach,
    Timeout,
    UnknownWordError,
    refused,
)
from core.rules.drafts import NO_DRAFT, Draft, Fitting, Plan
from core.rules.events import Event, ObjectionEffect, TimeoutEffect
from core.rules.pieces import (
    Groups,
    Meld,
    Piece,
    Pieces,
    Seat,
    Table,
)
from core.rules.players.trial import Patience, unhurried
from core.rules.records.positions import Position, PositionError
from core.rules.refusals import Code, Refusal
from core.rules.teaching import Advice, Example, Grade, Possible, PuzzleOf, Shuffle, Step

R = TypeVar("R")
"""The round of a family: a `round.Round`."""
V = TypeVar("V")
"""The view of a family: a `view.RoundView`."""
V_contra = TypeVar("V_contra", contravariant=True)
T = TypeVar("T")
AnySheet: TypeAlias = Any
"""A `sheet.Sheet`. Its module imports this one, so it cannot be named here."""

Aim: TypeAlias = Literal["tiles", "points"]
"""What a lay should maximise: the number of pieces, or their value if left on the rack."""


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
    """The value of the player's own melds, if it is too low for the first laying."""
    needed: int | None = None
    advice: Advice | None = None
    """The better move of a strong player; None if it is the same or unknown."""

    @property
    def grades(self) -> int:
        """The number of steps in which it is revealed."""
        if self.pieces:
            return 3
        return 2 if self.gives else 1


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
class Vocabulary:
    """The types of a family that a store reads and writes.

    Events and actions are stored under their class names.
    """

    sheet: type[Any]
    round: type[Any]
    events: tuple[type[Event], ...]
    actions: tuple[type[Action], ...]
    pieces: tuple[type, ...] = ()


def _always(*_: object) -> bool:
    return True


def _never(*_: object) -> bool:
    return False


def _nothing(*_: object) -> None:
    return None


def _none(*_: object) -> tuple[()]:
    return ()


def _unchanged(given: T, *_: object) -> T:
    return given


def _over(*_: object) -> Decision:
    return refused(Code.ROUND_OVER)


def _unweighed(*_: object) -> Picked:
    return Picked()


def _adds_alone(*_: object) -> Reach:
    return Reach()


def _time_out(*_: object) -> tuple[Action, ...]:
    return (Timeout(),)


def _only_from_the_deal(sheet: AnySheet, *_: object) -> NoReturn:
    raise PositionError("position", f"{sheet.id} is only played from the deal")


def _nothing_possible(*_: object) -> Possible:
    return Possible()


def _as_it_lies(view: Any, *_: object) -> BestLay:  # noqa: ANN401 - a view of any family
    return BestLay(table=view.table)


def _no_puzzle(sheet: AnySheet, *_: object) -> NoReturn:
    raise LookupError(sheet.id)


def _no_word(_view: object, _draft: object, word: str, _text: str) -> NoReturn:
    raise UnknownWordError(word)


def _no_draft(*_: object) -> Draft:
    return NO_DRAFT


def _nothing_fits(*_: object) -> Fitting:
    return Fitting()


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceRules:
    """The pieces of a family, and the melds that they form."""

    pack: Callable[[AnySheet], Pieces]
    """Returns the full set of pieces in canonical order."""
    sort: Callable[[AnySheet, Sequence[Piece]], Pieces]
    """Returns the pieces in canonical order, as a rack is printed."""
    judge: Callable[[AnySheet, Pieces], Meld | Refusal]
    """Returns the meld that the pieces form, or why they form none."""
    watches_melds: Callable[[AnySheet], bool] = _always
    """Says whether the rules check melds; otherwise players judge them and get no help."""
    lacks: Callable[[AnySheet, Pieces], Refusal | None] = _nothing
    """Says what pieces lack that form no meld yet, if they are the beginning of one."""
    may_grow: Callable[[AnySheet, Pieces], bool] = _never
    """Says whether one or two more pieces could make a meld of these, whichever they are."""
    laid_value: Callable[[AnySheet, Meld], int | None] = _nothing
    """Returns the value of a meld when laid; None if laying scores nothing."""
    starter_rank: Callable[[Piece], int | None] = _nothing
    """Returns the rank of a piece in the draw for the starter; None: draw again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRules(Generic[R, V]):
    """The course of a round: what actions lead to, and what a seat may see of it."""

    hand: Callable[[AnySheet, int], int]
    """Returns the number of pieces dealt to each of this many seats."""
    deal: Callable[[AnySheet, int, Seat, Pieces], R]
    """Deals to this many seats, from the starter on, from the front of the stock."""
    decide: Callable[[R, Seat, Action], Decision]
    """Decides an action of an active seat in a running round."""
    evolve: Callable[[R, Event], R]
    """Applies one event of this family."""
    settle: Callable[[R, Seat, Action], tuple[Event, ...]] = _none
    """Returns events that the mere attempt of an action causes, before its decision."""
    afterwards: Callable[[R, Seat, Action], Decision] = _over
    """Decides an action after the end of the round."""
    leave: Callable[[R, Seat], tuple[Event, ...]]
    """Returns the events of a leaving seat; the last active seat aborts the round."""
    without: Callable[[R, Seat], R]
    """Returns the round without a seat that left; turns skip it."""
    view: Callable[[R, Seat | None], V]
    """Returns the view of a seat, or of a bystander; `RoundView.of` fills the shared fields."""
    redact: Callable[[Event, Seat | None], Event] = _unchanged
    """Returns the event as a seat may see it, without pieces hidden from the seat."""
    timeout_effect: Callable[[Event], TimeoutEffect | None] = _nothing
    """Returns the effect of a timeout if the event is one."""
    objection_effect: Callable[[Event], ObjectionEffect | None] = _nothing
    """Returns the effect of an upheld objection if the event is one."""
    needs_shuffle: Callable[[R, Action], Pieces | None] = _nothing
    """Returns the pieces that must be shuffled before this action, or None."""
    with_shuffle: Callable[[Action, Pieces], Action] = _unchanged
    """Returns the action with the shuffled order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notation(Generic[R]):
    """The notation of pieces, moves and positions, strict and the same in every language."""

    read_pieces: Callable[[str], Pieces]
    """Parses pieces; raises UnreadableError."""
    read_groups: Callable[[str], Groups]
    """Parses groups separated by bars; empty text is an empty table."""
    read_move: Callable[[str, str], Action]
    """Parses a move of a record: verb and text. Raises UnreadableError or UnknownWordError."""
    write_event: Callable[[Event], str | None]
    """Formats an event as a move, verb first; None if the event is only a consequence."""
    read_position: Callable[[AnySheet, Sequence[str], Position], R] = _only_from_the_deal
    """Builds a round in progress; raises UnreadableError or PositionError."""
    write_position: Callable[[R, Sequence[str]], dict[str, object]]
    """Formats a round as a position; empty fields are empty strings."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turns(Generic[V]):
    """What a player can say in a turn, and what it does to a draft."""

    words: tuple[str, ...]
    """The words of a turn, as `word` parses them."""
    pondered: frozenset[str] = frozenset()
    """The words that may need more than a few milliseconds."""
    waits: bool = False
    """Whether a turn without a possible lay leaves no choice."""
    word: Callable[[V, Draft, str, str], Turn]
    """Applies a player's word and its text; raises UnreadableError or UnknownWordError."""
    legal_words: Callable[[V, Draft], tuple[str, ...]]
    """Returns the words possible now without naming pieces, in the order of `words`.

    A faulty draft keeps the word for laying: removing the button would reveal that it is faulty.
    """
    at_a_loss: Callable[[V], tuple[Action, ...]] = _none
    """Returns the forced moves of a turn without a possible lay; empty if its owner must choose.

    Only families whose `waits` is true return moves.
    """
    picked: Callable[[V, Pieces], Picked] = _unweighed
    """Returns the value of picked rack pieces; empty if laying needs no arranging."""
    built: Callable[[V, Draft], Built | None] = _nothing
    """Returns a draft's progress towards the first laying; None if none is needed."""
    refused: Callable[[V, Draft], Refusal | None] = _nothing
    """Returns why a draft could not be laid as it is; None if it could, or if there is none.

    It may also tell what will be wrong once the draft's melds are complete.
    """
    reach: Callable[[V, Draft], Reach] = _adds_alone
    """Returns what the turn may do with the melds of the table, given the draft."""
    at_timeout: Callable[[V, Draft], tuple[Action, ...]] = _time_out
    """Returns the actions that a timeout applies to the current draft."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plans(Generic[V]):
    """What a player can prepare while others play."""

    words: tuple[str, ...] = ()
    """The words that shape a plan; none if the family has no plans."""
    after_draw: bool = False
    """Whether a turn begins with a draw, so that nothing can be laid at its start."""
    begun: Callable[[V], V] = _unchanged
    """Returns the view of a waiting seat as if its turn had come, for `word` and `carried`."""
    word: Callable[[V, Draft, str, str], Turn] = _no_word
    """Applies a word to a plan; errors are those of `Turns.word`."""
    carried: Callable[[V, Plan], Draft] = _no_draft
    """Returns a plan on the table as it lies now, without the parts that others broke."""
    pieces: Callable[[Plan], Pieces] = _none
    """Returns the pieces of the rack that a plan uses."""
    fitting: Callable[[V, Plan], Fitting] = _nothing_fits
    """Returns what of a plan the seat to move can lay now, and what it cannot."""
    foreseen: Callable[[V, Draft], V | None] = _nothing
    """Returns the view after the steps of a plan; None if a draft shows the whole table."""
    gives: Callable[[Draft], Pieces] = _none
    """Returns the pieces that a plan discards after them."""


class WholeTurn(Protocol[V_contra]):
    """Returns the moves of a computer player's whole turn, based on its view only."""

    def __call__(
        self, level: str, view: V_contra, patience: Patience = unhurried, /
    ) -> tuple[Action, ...]:
        """Return the moves; raises ValueError for an unknown level.

        `patience` may end the thinking early; without it, equal views get equal answers.
        """


class Search(Protocol[V_contra]):
    """Returns the best lay of the seat to move; without a solver, an empty lay."""

    def __call__(self, view: V_contra, aim: Aim, effort: int = 1, /) -> BestLay:
        """Return the lay. `effort` multiplies the search limit, which ends within seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Players(Generic[V]):
    """The computer players."""

    levels: tuple[str, ...] = ("easy",)
    """Their levels, the weakest first."""
    computer: WholeTurn[V]
    best_lay: Search[V] = _as_it_lies
    possible: Callable[[V, Pieces, Patience], Possible] = _nothing_possible
    """Returns the most that could be laid in place of these pieces; without a solver, nothing."""
    luck_decides: Callable[[AnySheet, int], bool] = _never
    """Says whether the strongest players hardly win more often than the next level.

    Decision 0014 has the figures.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching(Generic[V]):
    """Examples, a first game, and puzzles."""

    examples: Callable[[AnySheet], tuple[Example, ...]] = _none
    """Returns small worked examples for a sheet, or none."""
    lesson: Callable[[AnySheet], tuple[Step, ...]] = _none
    """Returns the turns of a first game, the last of which ends the round, or none."""
    puzzle_grades: Callable[[AnySheet], tuple[Grade, ...]] = _none
    """Returns the puzzle grades of a sheet, the easiest first, or none."""
    puzzle: Callable[[AnySheet, Grade, Shuffle], PuzzleOf[V]] = _no_puzzle
    """Makes a puzzle of this grade, or of the nearest one; raises LookupError if none exists."""
    judge_answer: Callable[[PuzzleOf[V], Groups], Refusal | None] = _nothing
    """Returns what is wrong with an answer to a puzzle; None if it is solved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Family(Generic[R, V]):
    """A kind of game: pure functions, in parts that are asked together."""

    name: str
    vocabulary: Vocabulary
    pieces: PieceRules
    rules: RoundRules[R, V]
    notation: Notation[R]
    turns: Turns[V]
    plans: Plans[V] = Plans()
    players: Players[V]
    teaching: Teaching[V] = Teaching()
