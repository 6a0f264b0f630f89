"""The card family: draw, meld or lay off, discard."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from core.rules.actions import Action, Decision, Timeout, accepted
from core.rules.base_family import BaseFamily
from core.rules.cards import notation, teaching, turn
from core.rules.cards.decide import decide
from core.rules.cards.evolve import evolve, without_seat
from core.rules.cards.melds import judge
from core.rules.cards.model.actions import Discard, Done, LayOff, MeldCards, Take
from core.rules.cards.model.events import (
    CardDiscarded,
    CardsLaidOff,
    CardsMelded,
    CardTaken,
    StockRanOut,
    TimedOut,
)
from core.rules.cards.model.pieces import PACK, Card, Cards, as_cards, in_order, read_cards
from core.rules.cards.model.round import CardRound, to_reshuffle
from core.rules.cards.model.sheet import CardSheet, card_sheet
from core.rules.cards.model.view import CardView, redact, view
from core.rules.cards.players import advice, easy, review, search
from core.rules.cards.players.levels import LEVELS
from core.rules.drafts import Draft
from core.rules.events import Event
from core.rules.family import Aim, BestLay, TimeoutEffect, Turn, Vocabulary
from core.rules.pieces import Meld, Piece, Pieces, Seat
from core.rules.players.trial import Patience, unhurried
from core.rules.records.positions import Position
from core.rules.refusals import Code, Refusal, refuse
from core.rules.sheet import Sheet
from core.rules.teaching import Example, Possible, Step


class CardFamily(BaseFamily[CardRound, CardView]):
    """Games with a pack of 52 cards, hands, a stock and a discard pile."""

    name: ClassVar[str] = "cards"
    words: ClassVar[tuple[str, ...]] = (*turn.WORDS, "hint")
    pondered: ClassVar[frozenset[str]] = frozenset({"hint"})
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        sheet=CardSheet,
        round=CardRound,
        events=(
            CardTaken,
            StockRanOut,
            CardsMelded,
            CardsLaidOff,
            CardDiscarded,
            TimedOut,
        ),
        actions=(Take, MeldCards, LayOff, Discard, Done),
        pieces=(Card,),
    )

    def examples(self, _sheet: Sheet) -> tuple[Example, ...]:
        """Return a turn with a meld, and a card to lay off."""
        return teaching.EXAMPLES

    def lesson(self, _sheet: Sheet) -> tuple[Step, ...]:
        """Return the same examples as turns."""
        return teaching.lesson()

    def pack(self, _sheet: Sheet) -> Cards:
        """Return the 52 cards."""
        return PACK

    def sort(self, _sheet: Sheet, pieces: Sequence[Piece]) -> Cards:
        """Return the cards by suit, then from the ace up."""
        return in_order(as_cards(pieces))

    def read_pieces(self, text: str) -> Cards:
        """Parse cards separated by spaces; raises UnreadableError."""
        return read_cards(text)

    def judge(self, sheet: Sheet, pieces: Pieces) -> Meld | Refusal:
        """Return the meld that the cards form, or why they form none."""
        return judge(as_cards(pieces), ace_high=card_sheet(sheet).ace_high)

    def hand(self, sheet: Sheet, seats: int) -> int:
        """Return the number of cards dealt to each seat."""
        return card_sheet(sheet).hand_for(seats)

    def deal(self, sheet: Sheet, seats: int, starter: Seat, stock: Pieces) -> CardRound:
        """Deal from the front of the stock; the card after the hands is turned up."""
        dealt = super().deal(sheet, seats, starter, stock)
        return replace(dealt, stock=dealt.stock[1:], discard=dealt.stock[:1])

    def decide(self, round_: CardRound, seat: Seat, action: Action) -> Decision:
        """Decide an action of an active seat in a running round."""
        return decide(round_, seat, action)

    def evolve(self, round_: CardRound, event: Event) -> CardRound:
        """Apply one event of this family."""
        return evolve(round_, event)

    def afterwards(self, round_: CardRound, seat: Seat, action: Action) -> Decision:
        """Accept `done` from a seat that went out without a discard; it only confirms."""
        out = round_.drawn is not None and seat == round_.to_move and not round_.hand
        if out and isinstance(action, Done):
            return accepted()
        return super().afterwards(round_, seat, action)

    def without(self, round_: CardRound, seat: Seat) -> CardRound:
        """Return the round without a seat that left; its own turn ends."""
        return without_seat(round_, seat)

    def view(self, round_: CardRound, seat: Seat | None) -> CardView:
        """Return the view of a seat or a bystander."""
        return view(round_, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event as a seat may see it."""
        return redact(event, seat)

    def timeout_effect(self, event: Event) -> TimeoutEffect | None:
        """Return the effect of a timeout if the event is one."""
        if not isinstance(event, TimedOut):
            return None
        drew = event.taken is not None
        return TimeoutEffect(idle=drew, drawn=int(drew), discarded=int(event.discarded is not None))

    def starter_rank(self, piece: Piece) -> int | None:
        """Return the rank of a card in the draw for the starter; the king is the highest."""
        return piece.rank if isinstance(piece, Card) else None

    def read_move(self, verb: str, text: str) -> Action:
        """Parse a move of a record; raises UnreadableError or UnknownWordError."""
        return notation.read_move(verb, text)

    def write_event(self, event: Event) -> str | None:
        """Format an event as a move; None if the event only follows from another one."""
        return notation.write_event(event)

    def read_position(self, sheet: Sheet, seats: Sequence[str], position: Position) -> CardRound:
        """Build a round in progress; raises UnreadableError or PositionError."""
        return notation.read_position(card_sheet(sheet), seats, position)

    def write_position(self, round_: CardRound, seats: Sequence[str]) -> dict[str, object]:
        """Format a round as a position."""
        return notation.write_position(round_, seats)

    def needs_shuffle(self, round_: CardRound, action: Action) -> Cards | None:
        """Return the discard pile below its top card if the action needs a new stock."""
        match action:
            case Take(source="stock", stock=None) | Timeout(stock=None) if round_.drawn is None:
                return to_reshuffle(round_) or None
        return None

    def with_shuffle(self, action: Action, order: Pieces) -> Action:
        """Return the action with the order of the new stock."""
        match action:
            case Take() | Timeout():
                return replace(action, stock=as_cards(order))
        return action

    def word(self, view: CardView, draft: Draft, word: str, text: str) -> Turn:
        """Apply a player's word; raises UnreadableError or UnknownWordError."""
        if word != "hint":
            return turn.follow(view, draft, word, text)
        if not view.my_turn:
            return Turn(draft, refusal=refuse(Code.NOT_YOUR_TURN))
        return Turn(draft, hint=advice.hint(view))

    def legal_words(self, view: CardView, draft: Draft) -> tuple[str, ...]:
        """Return the words possible now without naming pieces."""
        return turn.legal_words(view, draft)

    def at_timeout(self, view: CardView, draft: Draft) -> tuple[Action, ...]:
        """Submit the legal steps of the draft, then end the turn."""
        return turn.at_timeout(view, draft)

    def best_lay(self, view: CardView, aim: Aim, effort: int = 1) -> BestLay:
        """Return the best melds of the hand, including cards laid off."""
        return advice.best(view, aim, effort)

    def possible(self, view: CardView, _laid: Pieces, _patience: Patience = unhurried) -> Possible:
        """Return the most cards that could be laid after the draw."""
        return review.possible(view)

    def computer(
        self, level: str, view: CardView, patience: Patience = unhurried
    ) -> tuple[Action, ...]:
        """Return the draw, or once a card is drawn the rest of the turn."""
        if level == "easy":
            return easy.rest_of_turn(view)
        if level not in LEVELS:
            raise ValueError(level)
        return search.rest_of_turn(view, LEVELS[level], patience)

    def luck_decides(self, _sheet: Sheet, _seats: int) -> bool:
        """Return True: hands are small, and a round takes about eight turns."""
        return True


FAMILY = CardFamily()
"""One stateless instance serves all tables."""
