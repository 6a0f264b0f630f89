"""The tile family, as the shared rules use it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, cast

from core.rules.actions import Action, Built, Decision, Picked, Timeout
from core.rules.base_family import BaseFamily
from core.rules.drafts import Draft
from core.rules.events import Event
from core.rules.family import Aim, BestLay, TimeoutEffect, Turn, Vocabulary
from core.rules.pieces import Groups, Meld, Piece, Pieces, Seat
from core.rules.players.trial import Patience, unhurried
from core.rules.records.positions import Position
from core.rules.refusals import Code, Fault, Refusal, refuse
from core.rules.sheet import Scoring, Sheet
from core.rules.teaching import Example, Grade, Possible, PuzzleOf, Shuffle, Step
from core.rules.tiles import decide, evolve, notation, puzzles, teaching, turn
from core.rules.tiles.legality import building, objections
from core.rules.tiles.legality import building as picked
from core.rules.tiles.legality.melds import judge_meld, laid_value, sort_pieces
from core.rules.tiles.model import views
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
from core.rules.tiles.model.sheet import LooseTableTiles, TileSheet, pack
from core.rules.tiles.players import advice, easy, review, search
from core.rules.tiles.players.levels import HARD, NORMAL, Level, stock_is_short
from core.rules.tiles.timeout import loose_pieces


def _tiles(sheet: Sheet) -> TileSheet:
    return cast("TileSheet", sheet)


class TileFamily(BaseFamily[TileRound, TileView]):
    """Number tiles and jokers: players lay or draw, and melds belong to everybody."""

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
        """Return all tiles of the game in canonical order."""
        return pack(_tiles(sheet))

    def sort(self, sheet: Sheet, pieces: Sequence[Piece]) -> Pieces:
        """Sort by colour and number, with jokers last."""
        return sort_pieces(_tiles(sheet), as_pieces(pieces))

    def read_pieces(self, text: str) -> Pieces:
        """Parse tiles in strict notation; raises UnreadableError."""
        return read_pieces(text)

    def read_groups(self, text: str) -> Groups:
        """Parse melds separated by bars; empty text is an empty table."""
        return notation.read_groups(text)

    def judge(self, sheet: Sheet, pieces: Pieces) -> Meld | Refusal:
        """Return the meld that the tiles form, or why they form none."""
        judged = judge_meld(_tiles(sheet), as_pieces(pieces))
        if isinstance(judged, Meld):
            return judged
        return Refusal(tuple(Fault(code=code, tiles=pieces, meld=1) for code in judged))

    def watches_melds(self, sheet: Sheet) -> bool:
        """Say whether the rules check melds; on sheets with false melds the players do."""
        return not _tiles(sheet).watched_by_players

    def laid_value(self, sheet: Sheet, meld: Meld) -> int | None:
        """Return the value of a meld when laid; None on the kids' sheets, which score no lays."""
        return None if sheet.scoring is Scoring.CHIPS else laid_value(_tiles(sheet), meld)

    def hand(self, sheet: Sheet, _seats: int) -> int:
        """Return the number of tiles dealt to each seat."""
        return _tiles(sheet).hand

    def decide(self, round_: TileRound, seat: Seat, action: Action) -> Decision:
        """Decide an action of an active seat in a running round."""
        return decide.decide(round_, seat, action)

    def evolve(self, round_: TileRound, event: Event) -> TileRound:
        """Apply one event."""
        return evolve.evolve(round_, event)

    def settle(self, round_: TileRound, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Return what the next seat's act causes: it accepts a lay that emptied a rack."""
        return decide.settle(round_, seat, action)

    def leave(self, round_: TileRound, seat: Seat) -> tuple[Event, ...]:
        """Return the events of a leaving seat, and the end of the round if that follows."""
        events = super().leave(round_, seat)
        if len(events) > 1:
            return events
        after = self.without(round_, seat)
        return events + (objections.end_if_accepted(after, by=None) or decide.stuck(after))

    def without(self, round_: TileRound, seat: Seat) -> TileRound:
        """Return the round without a seat that left; a tile due for return stays on its rack."""
        after = super().without(round_, seat)
        return replace(after, drawn=None) if round_.to_move == seat else after

    def view(self, round_: TileRound, seat: Seat | None) -> TileView:
        """Return the view of a seat or a bystander."""
        return views.view(round_, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event as a seat may see it."""
        return views.redact(event, seat)

    def timeout_effect(self, event: Event) -> TimeoutEffect | None:
        """Return the effect of a timeout if the event is one."""
        return views.timeout_effect(event)

    def starter_rank(self, piece: Piece) -> int | None:
        """Rank a drawn tile by its number; a joker does not count (RK-08)."""
        return piece.number if isinstance(piece, Tile) else None

    def read_move(self, verb: str, text: str) -> Action:
        """Parse a move of a record."""
        return notation.read_move(verb, text)

    def write_event(self, event: Event) -> str | None:
        """Format an event as a move."""
        return notation.write_event(event)

    def read_position(self, sheet: Sheet, seats: Sequence[str], position: Position) -> TileRound:
        """Build a round in progress."""
        return notation.read_position(_tiles(sheet), seats, position)

    def write_position(self, round_: TileRound, seats: Sequence[str]) -> dict[str, object]:
        """Format a round as a position."""
        return notation.write_position(round_, seats)

    def needs_shuffle(self, round_: TileRound, action: Action) -> Pieces | None:
        """Return the stock to shuffle if tiles return to it (KI-20)."""
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
        """Return the action with the shuffled order."""
        return turn.with_stock(action, as_pieces(order))

    def word(self, view: TileView, draft: Draft, word: str, text: str) -> Turn:
        """Apply a player's word."""
        if word != "hint":
            return turn.follow(view, draft, word, text)
        if not view.my_turn:
            return Turn(draft, refusal=refuse(Code.NOT_YOUR_TURN))
        return Turn(draft, hint=advice.hint(view))

    def legal_words(self, view: TileView, draft: Draft) -> tuple[str, ...]:
        """Return the words possible now without naming pieces."""
        return turn.legal_words(view, draft)

    def at_a_loss(self, view: TileView) -> tuple[Action, ...]:
        """Draw or pass if no lay, objection or return is possible."""
        return turn.at_a_loss(view)

    def picked(self, view: TileView, pieces: Pieces) -> Picked:
        """Return in how many ways tiles of the rack can be laid, and what they count."""
        return picked.picked(turn.start(view), tuple(map(bare, as_pieces(pieces))))

    def built(self, view: TileView, draft: Draft) -> Built | None:
        """Return a draft's progress towards the first laying."""
        return None if draft.groups is None else building.built(turn.start(view, draft.groups))

    def at_timeout(self, view: TileView, draft: Draft) -> tuple[Action, ...]:
        """Return the actions that a timeout applies to the current draft."""
        return turn.at_timeout(view, draft)

    def best_lay(self, view: TileView, aim: Aim, effort: int = 1) -> BestLay:
        """Return the best lay; before the first laying, the best lay that qualifies as one."""
        return advice.best(view, aim, effort)

    def possible(self, view: TileView, laid: Pieces, patience: Patience = unhurried) -> Possible:
        """Return the most that could be laid, and the jokers that were not needed."""
        return review.possible(view, laid, patience)

    def examples(self, sheet: Sheet) -> tuple[Example, ...]:
        """Return examples of a first laying, of using the table, and of jokers."""
        return tuple(teaching.examples(sheet.as_data()))

    def lesson(self, sheet: Sheet) -> tuple[Step, ...]:
        """Return a draw, a first laying, a lay that uses the table, and one with its joker."""
        return teaching.lesson(sheet.as_data())

    def puzzle_grades(self, sheet: Sheet) -> tuple[Grade, ...]:
        """Return the puzzle grades of a sheet."""
        return puzzles.grades(_tiles(sheet))

    def puzzle(self, sheet: Sheet, grade: Grade, shuffle: Shuffle) -> PuzzleOf[TileView]:
        """Make a puzzle of this grade, or of the nearest one."""
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
        """Say whether most rounds end with an empty stock, before anybody has laid all tiles."""
        return stock_is_short(_tiles(sheet), seats)


_LEVELS: Mapping[str, Level] = {"normal": NORMAL, "hard": HARD}


TILES = TileFamily()
