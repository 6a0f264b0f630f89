"""The tile family as the shared rules know it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, cast

from core.rules.actions import Action, Built, Decision, Picked, Timeout
from core.rules.base_family import BaseFamily
from core.rules.events import Event
from core.rules.family import Aim, BestLay, Draft, TimeoutEffect, Turn, Vocabulary
from core.rules.pieces import Groups, Meld, Piece, Pieces, Seat
from core.rules.players.trial import Patience, unhurried
from core.rules.records.positions import Position
from core.rules.refusals import Code, Fault, Refusal, refuse
from core.rules.sheet import Scoring, Sheet
from core.rules.teaching import Example, Grade, PuzzleOf, Shuffle, Step
from core.rules.tiles import decide, evolve, notation, puzzles, teaching, turn
from core.rules.tiles.legality import building, objections
from core.rules.tiles.legality import building as picked
from core.rules.tiles.legality.melds import judge_meld, laid_value, sort_pieces
from core.rules.tiles.model import pack, views
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.events import (
    LayAccepted,
    LayObjected,
    Passed,
    TableLaid,
    TileDrawn,
    TileReturned,
    TimedOut,
)
from core.rules.tiles.model.pieces import Joker, Tile, as_pieces, bare, read_pieces
from core.rules.tiles.model.round import TileRound, TileView
from core.rules.tiles.model.sheet import LooseTableTiles, TileSheet
from core.rules.tiles.players import advice, easy, search
from core.rules.tiles.players.levels import HARD, NORMAL, Level, stock_is_short
from core.rules.tiles.timeout import loose_pieces


def _tiles(sheet: Sheet) -> TileSheet:
    return cast("TileSheet", sheet)


class TileFamily(BaseFamily[TileRound, TileView]):
    """Number tiles and jokers: lay or draw, melds in the middle that belong to everybody."""

    name: ClassVar[str] = "tiles"
    words: ClassVar[tuple[str, ...]] = (*turn.WORDS, "hint")
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    waits: ClassVar[bool] = True
    pondered: ClassVar[frozenset[str]] = turn.PONDERED
    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        sheet=TileSheet,
        round=TileRound,
        events=(
            TileDrawn,
            TileReturned,
            TableLaid,
            Passed,
            TimedOut,
            LayObjected,
            LayAccepted,
        ),
        actions=(Draw, Return, Lay, Pass, Object, Accept),
        pieces=(Tile, Joker),
    )

    def pack(self, sheet: Sheet) -> Pieces:
        """Return every tile of the game in canonical order."""
        return pack.pack(_tiles(sheet))

    def sort(self, sheet: Sheet, pieces: Sequence[Piece]) -> Pieces:
        """Sort by colour, by number, jokers last."""
        return sort_pieces(_tiles(sheet), as_pieces(pieces))

    def read_pieces(self, text: str) -> Pieces:
        """Read tiles in strict notation; raises UnreadableError."""
        return read_pieces(text)

    def read_groups(self, text: str) -> Groups:
        """Read melds with bars between; an empty text is an empty table."""
        return notation.read_groups(text)

    def judge(self, sheet: Sheet, pieces: Pieces) -> Meld | Refusal:
        """Return the meld that the tiles make, or what is wrong with them."""
        judged = judge_meld(_tiles(sheet), as_pieces(pieces))
        if isinstance(judged, Meld):
            return judged
        return Refusal(tuple(Fault(code=code, tiles=pieces, meld=1) for code in judged))

    def watches_melds(self, sheet: Sheet) -> bool:
        """Say whether the rules watch the melds; with false melds the players do."""
        return not _tiles(sheet).watched_by_players

    def laid_value(self, sheet: Sheet, meld: Meld) -> int | None:
        """Return what a meld counts when laid; on the kids' sheets nothing counts."""
        return None if sheet.scoring is Scoring.CHIPS else laid_value(_tiles(sheet), meld)

    def hand(self, sheet: Sheet, _seats: int) -> int:
        """Return how many tiles each seat is dealt."""
        return _tiles(sheet).hand

    def decide(self, round_: TileRound, seat: Seat, action: Action) -> Decision:
        """Decide an action of a seat that plays, in a round that is not over."""
        return decide.decide(round_, seat, action)

    def evolve(self, round_: TileRound, event: Event) -> TileRound:
        """Apply one event."""
        return evolve.evolve(round_, event)

    def settle(self, round_: TileRound, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Return what the next seat's mere act brings: it accepts a lay that emptied a rack."""
        return decide.settle(round_, seat, action)

    def leave(self, round_: TileRound, seat: Seat) -> tuple[Event, ...]:
        """Return the events of a seat that leaves, and the end that its absence brings about."""
        events = super().leave(round_, seat)
        if len(events) > 1:
            return events
        after = self.without(round_, seat)
        return events + (objections.end_if_accepted(after, by=None) or decide.stuck(after))

    def without(self, round_: TileRound, seat: Seat) -> TileRound:
        """Apply that a seat left; a tile that it had to return stays with it."""
        after = super().without(round_, seat)
        return replace(after, drawn=None) if round_.to_move == seat else after

    def view(self, round_: TileRound, seat: Seat | None) -> TileView:
        """Return what a seat, or somebody standing by, may see."""
        return views.view(round_, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event as a seat may see it."""
        return views.redact(event, seat)

    def timeout_effect(self, event: Event) -> TimeoutEffect | None:
        """Return what the timeout did, where the event tells of one."""
        return views.timeout_effect(event)

    def starter_rank(self, piece: Piece) -> int | None:
        """Rank a drawn tile by its number; a joker does not count (RK-08)."""
        return piece.number if isinstance(piece, Tile) else None

    def read_move(self, verb: str, text: str) -> Action:
        """Read a move of a record."""
        return notation.read_move(verb, text)

    def write_event(self, event: Event) -> str | None:
        """Write the move that an event tells."""
        return notation.write_event(event)

    def read_position(self, sheet: Sheet, seats: Sequence[str], position: Position) -> TileRound:
        """Set up a round in the middle."""
        return notation.read_position(_tiles(sheet), seats, position)

    def write_position(self, round_: TileRound, seats: Sequence[str]) -> dict[str, object]:
        """Write a round as a position."""
        return notation.write_position(round_, seats)

    def needs_shuffle(self, round_: TileRound, action: Action) -> Pieces | None:
        """Return the stock that has to be shuffled because tiles go back to it (KI-20)."""
        if isinstance(action, Return):
            return decide.returned_to(round_, Return(tile=action.tile))
        if not isinstance(action, Timeout):
            return None
        if round_.drawn is not None:
            return (*round_.stock, round_.drawn)
        to_stock = round_.sheet.loose_table_tiles is LooseTableTiles.STOCK
        loose = loose_pieces(round_, action.draft) if to_stock and action.draft else ()
        return (*round_.stock, *loose) if loose else None

    def with_shuffle(self, action: Action, order: Pieces) -> Action:
        """Return the action with the order that the shuffle gave."""
        return turn.with_stock(action, as_pieces(order))

    def word(self, view: TileView, draft: Draft, word: str, text: str) -> Turn:
        """Follow a player's word."""
        if word != "hint":
            return turn.follow(view, draft, word, text)
        if not view.my_turn:
            return Turn(draft, refusal=refuse(Code.NOT_YOUR_TURN))
        return Turn(draft, hint=advice.hint(view))

    def legal_words(self, view: TileView, draft: Draft) -> tuple[str, ...]:
        """Return what a seat can say now without naming pieces."""
        return turn.legal_words(view, draft)

    def at_a_loss(self, view: TileView) -> tuple[Action, ...]:
        """Draw or pass where nothing can be laid, objected to or put back."""
        return turn.at_a_loss(view)

    def picked(self, view: TileView, pieces: Pieces) -> Picked:
        """Return in how many ways tiles of the rack can be laid, and what they count."""
        return picked.picked(turn.start(view), tuple(map(bare, as_pieces(pieces))))

    def built(self, view: TileView, draft: Draft) -> Built | None:
        """Return how far a draft has come as a first laying."""
        return None if draft.groups is None else building.built(turn.start(view, draft.groups))

    def at_timeout(self, view: TileView, draft: Draft) -> tuple[Action, ...]:
        """Return what the timeout makes of the draft in hand."""
        return turn.at_timeout(view, draft)

    def best_lay(self, view: TileView, aim: Aim, effort: int = 1) -> BestLay:
        """Return the best lay, before the first laying the best that may be one."""
        return advice.best(view, aim, effort)

    def examples(self, sheet: Sheet) -> tuple[Example, ...]:
        """Return examples of a first laying, of the use of the table and of jokers."""
        return tuple(teaching.examples(sheet.as_data()))

    def lesson(self, sheet: Sheet) -> tuple[Step, ...]:
        """Return a draw, a first laying, a lay that uses the table, and one with its joker."""
        return teaching.lesson(sheet.as_data())

    def puzzle_grades(self, sheet: Sheet) -> tuple[Grade, ...]:
        """Return the grades that a sheet has."""
        return puzzles.grades(_tiles(sheet))

    def puzzle(self, sheet: Sheet, grade: Grade, shuffle: Shuffle) -> PuzzleOf[TileView]:
        """Make a puzzle of a grade, or the nearest."""
        return puzzles.make(_tiles(sheet), grade, shuffle)

    def judge_answer(self, puzzle: PuzzleOf[TileView], groups: Groups) -> Refusal | None:
        """Return what is wrong with an answer."""
        return puzzles.judge(puzzle.view, groups)

    def computer(
        self, level: str, view: TileView, patience: Patience = unhurried
    ) -> tuple[Action, ...]:
        """Return the moves of a computer player's turn."""
        if level == "easy":
            return easy.whole_turn(view)
        if level not in _LEVELS:
            raise ValueError(level)
        return search.whole_turn(view, _LEVELS[level], patience)

    def luck_decides(self, sheet: Sheet, seats: int) -> bool:
        """Say whether most rounds end with the stock, before anybody has laid all."""
        return stock_is_short(_tiles(sheet), seats)


_LEVELS: Mapping[str, Level] = {"normal": NORMAL, "hard": HARD}


TILES = TileFamily()
