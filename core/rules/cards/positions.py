"""How a round of cards is written as a position (contract, section 2)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.rules.cards.actions import Source
from core.rules.cards.melds import judge
from core.rules.cards.pieces import Card, Cards, as_cards, in_order, read_card, read_cards
from core.rules.cards.round import CardRound, Drawn
from core.rules.cards.sheet import CardSheet
from core.rules.family import Position, PositionError
from core.rules.pieces import Meld, Seat, Table, print_pieces, print_table
from core.rules.refusals import Refusal


def read_position(sheet: CardSheet, seats: Sequence[str], position: Position) -> CardRound:
    """Set up a round in the middle; what the position does not list is empty.

    Raises:
        UnreadableError: a word that is no card.
        PositionError: a position that cannot be: a card that lies twice, a faulty meld.
    """
    round_ = CardRound(
        sheet=sheet,
        starter=_seat(seats, position, "starter") if position.get("starter") else None,
        to_move=_seat(seats, position, "to_move"),
        racks=_racks(seats, position),
        table=_table(sheet, _text(position, "table")),
        stock=read_cards(_text(position, "stock")),
        opened=_opened(seats, position),
        discard=read_cards(_text(position, "discard")),
        drawn=_drawn(_text(position, "turn")),
        reshuffles=_count(position, "reshuffles"),
    )
    _each_card_once(round_)
    _drawn_card_is_there(round_)
    first = position.get("opening", False) is True
    return _opening(round_) if first else round_


def write_position(round_: CardRound, seats: Sequence[str]) -> dict[str, object]:
    """Write a round as a position.

    Two fields stand there only where they say something: `reshuffles`, how often the discard pile
    has become the stock, and `opening`, where the seat on turn has laid for the first time in this
    turn, so that it can still go Rummy.
    """
    playing = round_.outcome is None
    written: dict[str, object] = {
        "table": print_table(round_.table),
        "stock": print_pieces(round_.stock),
        "to_move": seats[round_.to_move],
        "opened": [seats[seat] for seat in sorted(round_.opened_by_now)],
        "racks": {name: print_pieces(rack) for name, rack in zip(seats, round_.racks, strict=True)},
        "discard": print_pieces(round_.discard),
        "turn": str(round_.drawn) if round_.drawn and playing else "",
        "starter": "" if round_.starter is None else seats[round_.starter],
    }
    if round_.reshuffles:
        written["reshuffles"] = round_.reshuffles
    if playing and round_.opening:
        written["opening"] = True
    return written


def _text(position: Position, field: str) -> str:
    value = position.get(field, "")
    if not isinstance(value, str):
        raise PositionError(field, repr(value)[:80])
    return value


def _count(position: Position, field: str) -> int:
    value = position.get(field, 0)
    if not isinstance(value, int) or value < 0:
        raise PositionError(field, repr(value)[:80])
    return value


def _seat(seats: Sequence[str], position: Position, field: str) -> Seat:
    return _named(seats, field, _text(position, field))


def _named(seats: Sequence[str], field: str, name: object) -> Seat:
    if name not in seats:
        raise PositionError(field, repr(name)[:80])
    return list(seats).index(str(name))


def _opened(seats: Sequence[str], position: Position) -> frozenset[Seat]:
    names = position.get("opened") or ()
    if not isinstance(names, list | tuple):
        raise PositionError("opened", repr(names)[:80])
    return frozenset(_named(seats, "opened", name) for name in names)


def _racks(seats: Sequence[str], position: Position) -> tuple[Cards, ...]:
    racks = position.get("racks", {})
    if not isinstance(racks, Mapping):
        raise PositionError("racks", repr(racks)[:80])
    for name in racks:
        _named(seats, "racks", name)
    return tuple(in_order(read_cards(_text(racks, name))) for name in seats)


def _table(sheet: CardSheet, text: str) -> Table:
    groups = [read_cards(group) for group in text.split("|")] if text.strip() else []
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
