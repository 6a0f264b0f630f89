"""The notation of moves and positions with cards in records (contract, section 2)."""

import re
from collections.abc import Sequence
from dataclasses import replace

from core.rules.actions import Action, Readers, Timeout, nothing_more, read_by_verb, verb_alone
from core.rules.cards.melds import judge
from core.rules.cards.model.actions import Discard, Done, LayOff, MeldCards, Source, Take
from core.rules.cards.model.events import (
    CardDiscarded,
    CardsLaidOff,
    CardsMelded,
    CardTaken,
    StockRanOut,
    TimedOut,
)
from core.rules.cards.model.pieces import Card, Cards, as_cards, in_order, read_card, read_cards
from core.rules.cards.model.round import CardRound, Drawn
from core.rules.cards.model.sheet import CardSheet
from core.rules.events import Event, SeatLeft
from core.rules.pieces import Groups, Meld, Table, UnreadableError, bounded, grouped, print_pieces
from core.rules.records.positions import (
    Position,
    PositionError,
    count_of,
    named_seat_of,
    racks_of,
    seat_of,
    seats_of,
    text_of,
    truth_of,
)
from core.rules.refusals import Refusal
from core.rules.round import written

_NUMBER = re.compile("[0-9]{1,4}")


def read_groups(text: str) -> Groups:
    """Parse melds separated by bars; empty text is an empty table."""
    return grouped(text, read_cards)


def read_move(verb: str, text: str) -> Action:
    """Parse a move; raises UnreadableError or UnknownWordError."""
    return read_by_verb(_READERS, verb, text)


def _read_take(text: str) -> Take:
    source, order = _with_order(text)
    match source.lower():
        case "stock":
            return Take(source="stock", stock=order)
        case "discard" if order is None:
            return Take(source="discard")
    raise UnreadableError(text)


def _read_time_out(text: str) -> Timeout:
    draft, order = _with_order(text)
    nothing_more(draft)
    return Timeout(stock=order)


def _with_order(text: str) -> tuple[str, Cards | None]:
    """Split off the order of a new stock, which may follow a colon."""
    move, colon, order = text.partition(":")
    return move.strip(), read_cards(order) if colon else None


def _read_layoff(text: str) -> LayOff:
    cards, _, number = text.strip().rpartition(" ")
    if not cards or not _NUMBER.fullmatch(number):
        raise UnreadableError(text)
    return LayOff(cards=read_cards(cards), onto=int(number))


_READERS: Readers = {
    Take.verb: _read_take,
    MeldCards.verb: lambda text: MeldCards(cards=read_cards(text)),
    LayOff.verb: _read_layoff,
    Discard.verb: lambda text: Discard(card=read_card(text.strip())),
    Done.verb: verb_alone(Done),
    Timeout.verb: _read_time_out,
}


def write_event(event: Event) -> str | None:
    """Format an event as a move; None if the event only follows from another one."""
    move: str | None = None
    match event:
        case CardTaken(drawn=drawn):
            move = f"take {drawn.source}{_order(event)}"
        case StockRanOut():
            move = "take stock"
        case CardsMelded(meld=meld):
            move = f"meld {meld}"
        case CardsLaidOff(cards=cards, onto=onto):
            move = f"layoff {print_pieces(cards)} {onto}"
        case CardDiscarded(card=card):
            move = f"discard {card}"
        case TimedOut(taken=taken):
            move = f"timeout{_order(taken) if taken else ''}"
        case SeatLeft():
            move = "leave"
    return move


def _order(taken: CardTaken) -> str:
    """Format the new stock after a shuffle; hidden cards are written as `?`."""
    hidden = ("?",) * taken.reshuffled
    return f" : {' '.join(map(str, taken.order or hidden))}" if taken.reshuffled else ""


def read_position(sheet: CardSheet, seats: Sequence[str], position: Position) -> CardRound:
    """Build a round in progress; fields missing in the position are empty.

    Raises:
        UnreadableError: a word is no card.
        PositionError: the position is impossible: a duplicate card, or a faulty meld.
    """
    round_ = CardRound(
        sheet=sheet,
        starter=seat_of(position, "starter", seats),
        to_move=named_seat_of(position, "to_move", seats),
        racks=tuple(in_order(read_cards(text)) for text in racks_of(position, seats)),
        table=_table(sheet, text_of(position, "table")),
        stock=read_cards(text_of(position, "stock")),
        opened=seats_of(position, "opened", seats),
        discard=read_cards(text_of(position, "discard")),
        drawn=_drawn(text_of(position, "turn")),
        reshuffles=count_of(position, "reshuffles"),
    )
    _each_card_once(round_)
    _drawn_card_is_there(round_)
    return _opening(round_) if truth_of(position, "opening") else round_


def write_position(round_: CardRound, seats: Sequence[str]) -> dict[str, object]:
    """Format a round as a position.

    Two fields are written only if needed. `reshuffles` is how often the discard pile became the
    stock. `opening` says that the seat to move laid for the first time in this turn, so that it can
    still go Rummy.
    """
    playing = round_.outcome is None
    position = {
        **written(round_, seats),
        "discard": print_pieces(round_.discard),
        "turn": str(round_.drawn) if round_.drawn and playing else "",
    }
    if round_.reshuffles:
        position["reshuffles"] = round_.reshuffles
    if playing and round_.opening:
        position["opening"] = True
    return position


def _table(sheet: CardSheet, text: str) -> Table:
    groups = [read_cards(group) for group in bounded(text).split("|")] if text.strip() else []
    return tuple(_faultless(sheet, cards) for cards in groups)


def _faultless(sheet: CardSheet, cards: Cards) -> Meld:
    meld = judge(cards, ace_high=sheet.ace_high)
    if isinstance(meld, Refusal):
        raise PositionError("table", f"{print_pieces(cards)} {meld.code}")
    return meld


def _drawn(text: str) -> Drawn | None:
    match text.split():
        case []:
            return None
        case ["drawn", card, "stock" | "discard" as source]:
            return Drawn(source=_source(source), card=read_card(card))
    raise PositionError("turn", repr(text))


def _source(word: str) -> Source:
    return "stock" if word == "stock" else "discard"


def _each_card_once(round_: CardRound) -> None:
    melds = (as_cards(meld.pieces) for meld in round_.table)
    lying = {
        "table": (card for meld in melds for card in meld),
        "stock": round_.stock,
        "racks": (card for rack in round_.racks for card in rack),
        "discard": round_.discard,
    }
    seen: set[Card] = set()
    for field, cards in lying.items():
        for card in cards:
            if card in seen:
                raise PositionError(field, f"{card} {card}")
            seen.add(card)


def _drawn_card_is_there(round_: CardRound) -> None:
    """Require that a turn in progress has a hand, and that its drawn card is in play."""
    if round_.drawn is None:
        return
    melded = (piece for meld in round_.table for piece in meld.pieces)
    if not round_.hand or round_.drawn.card not in (*round_.hand, *melded):
        raise PositionError("turn", str(round_.drawn))


def _opening(round_: CardRound) -> CardRound:
    """Remove the seat to move from the opened seats: it has opened only in this turn."""
    return replace(round_, opened=round_.opened - {round_.to_move}, opening=True)
