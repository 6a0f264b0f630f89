"""How the moves of a game of cards are written in records (contract, section 2)."""

import re

from core.rules.actions import Action, TimeOut
from core.rules.cards.actions import Discard, Done, LayOff, MeldCards, Take
from core.rules.cards.events import (
    CardDiscarded,
    CardsLaidOff,
    CardsMelded,
    CardTaken,
    StockRanOut,
    TimeRanOut,
)
from core.rules.cards.pieces import Cards, read_card, read_cards
from core.rules.events import Event, SeatLeft
from core.rules.moves import Readers, bare, nothing_more, read_by_verb
from core.rules.pieces import UnreadableError, print_pieces

_NUMBER = re.compile("[0-9]{1,4}")


def read_move(verb: str, text: str) -> Action:
    """Read a move; raises UnreadableError or UnknownWordError."""
    return read_by_verb(_READERS, verb, text)


def _read_take(text: str) -> Take:
    source, order = _with_order(text)
    match source.lower():
        case "stock":
            return Take(source="stock", stock=order)
        case "discard" if order is None:
            return Take(source="discard")
    raise UnreadableError(text)


def _read_time_out(text: str) -> TimeOut:
    draft, order = _with_order(text)
    nothing_more(draft)
    return TimeOut(stock=order)


def _with_order(text: str) -> tuple[str, Cards | None]:
    """Read what may follow a colon: the order of the new stock after a shuffle."""
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
    Done.verb: bare(Done),
    TimeOut.verb: _read_time_out,
}


def write_event(event: Event) -> str | None:
    """Write the move that an event tells; None where it only follows from one."""
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
        case TimeRanOut(taken=taken):
            move = f"timeout{_order(taken) if taken else ''}"
        case SeatLeft():
            move = "leave"
    return move


def _order(taken: CardTaken) -> str:
    """Write the new stock after a shuffle; whoever may not know it reads a `?` for each card."""
    hidden = ("?",) * taken.reshuffled
    return f" : {' '.join(map(str, taken.order or hidden))}" if taken.reshuffled else ""
