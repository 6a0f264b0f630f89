"""How a round of cards is written as a position (contract, section 2)."""

from collections.abc import Sequence
from dataclasses import replace

from core.rules.cards.actions import Source
from core.rules.cards.melds import judge
from core.rules.cards.pieces import Card, Cards, as_cards, in_order, read_card, read_cards
from core.rules.cards.round import CardRound, Drawn
from core.rules.cards.sheet import CardSheet
from core.rules.pieces import Meld, Table, bounded, print_pieces
from core.rules.positions import (
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


def read_position(sheet: CardSheet, seats: Sequence[str], position: Position) -> CardRound:
    """Set up a round in the middle; what the position does not list is empty.

    Raises:
        UnreadableError: a word that is no card.
        PositionError: a position that cannot be: a card that lies twice, a faulty meld.
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
    """Write a round as a position.

    Two fields stand there only where they say something: `reshuffles`, how often the discard pile
    has become the stock, and `opening`, where the seat on turn has laid for the first time in this
    turn, so that it can still go Rummy.
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
    """Hold that a turn in the middle has a hand to go on with, and that its card is in play."""
    if round_.drawn is None:
        return
    melded = (piece for meld in round_.table for piece in meld.pieces)
    if not round_.hand or round_.drawn.card not in (*round_.hand, *melded):
        raise PositionError("turn", str(round_.drawn))


def _opening(round_: CardRound) -> CardRound:
    """Take back that the seat on turn had laid before: it did so in this turn only."""
    return replace(round_, opened=round_.opened - {round_.to_move}, opening=True)
