"""Game scripts for cards: seats act in the words of records, by the real rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Self

from core.rules.actions import Action, Decision
from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Discard, LayOff, MeldCards, Take
from core.rules.cards.model.pieces import PACK, Cards, read_cards
from core.rules.cards.model.printed import BASIC
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.sheet import CardSheet
from core.rules.cards.model.view import CardView
from core.rules.events import Event, Outcome
from core.rules.match import Match, new_match
from core.rules.pieces import Pieces, Seat, print_pieces, print_table
from core.rules.play import deal, decide, evolve_all
from core.rules.refusals import Refusal
from core.rules.sheet import OptionValue

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
TEN_CARDS = "KH KC QC 2H 3D 3S 6C 6H AC AS"


class Table:
    """A match with a round in play; iterating it gives its seats."""

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        self.match = match
        self.names = tuple(names)
        self.history: list[Event] = []

    def __iter__(self) -> "Iterator[Player]":
        return (Player(self, seat) for seat in range(len(self.names)))

    @property
    def round(self) -> CardRound:
        assert isinstance(self.match.round, CardRound)
        return self.match.round

    @property
    def outcome(self) -> Outcome:
        assert self.round.outcome is not None
        return self.round.outcome

    @property
    def position(self) -> dict[str, object]:
        return FAMILY.notation.write_position(self.round, self.names)

    def view(self, seat: Seat | None) -> CardView:
        return FAMILY.rules.view(self.round, seat)

    def submit(self, seat: Seat, move: str) -> Decision:
        verb, _, text = move.partition(" ")
        decision = decide(self.match, seat, FAMILY.notation.read_move(verb, text))
        self.match = evolve_all(self.match, decision.events)
        self.history.extend(decision.events)
        return decision

    def shows(
        self, *, table: str | None = None, discard: str | None = None, stock: str | None = None
    ) -> None:
        assert table is None or print_table(self.round.table) == table
        assert discard is None or print_pieces(self.round.discard) == discard
        assert stock is None or print_pieces(self.round.stock) == stock

    def goes_on(self) -> None:
        assert self.round.outcome is None


class Player:
    """A seat of the cast; the script says whether an act is accepted or refused."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    def does(self, *moves: str) -> Self:
        for move in moves:
            decision = self.table.submit(self.seat, move)
            assert decision.ok, f"{move}: {decision.refusal}"
        return self

    def is_refused(self, move: str, *codes: str) -> Refusal:
        before = self.table.match
        decision = self.table.submit(self.seat, move)
        assert decision.refusal is not None, f"{move}: accepted"
        assert decision.refusal.codes == codes
        assert self.table.match == before
        return decision.refusal

    def takes(self, source: str) -> Self:
        return self.does(f"take {source}")

    def melds(self, cards: str) -> Self:
        return self.does(f"meld {cards}")

    def lays_off(self, cards: str, onto: int) -> Self:
        return self.does(f"layoff {cards} {onto}")

    def discards(self, card: str) -> Self:
        return self.does(f"discard {card}")

    def holds(self, cards: str) -> Self:
        assert print_pieces(self.table.round.racks[self.seat]) == cards
        return self

    def goes_out(self) -> Outcome:
        assert self.table.outcome.result == "win"
        assert self.table.outcome.winners == (self.seat,)
        return self.table.outcome

    @property
    def view(self) -> CardView:
        return self.table.view(self.seat)


def a_sheet(**options: OptionValue) -> CardSheet:
    """Return the printed sheet with these house rules."""
    return BASIC.with_house_rules(options)


def a_table(sheet: CardSheet = BASIC, /, **given: str | int | Sequence[str]) -> Table:
    """Set up a round in the middle: fields of a position, and hands by the names of the cast.

    The cast sits in the order in which it is named. Unless the test says otherwise, the first seat
    is to move and has started the round.
    """
    hands = {name: hand for name, hand in given.items() if name in NAMES}
    names = tuple(hands)
    fields = {name: value for name, value in given.items() if name not in NAMES}
    position = {"to_move": names[0], "starter": names[0], "racks": hands, **fields}
    match = new_match(sheet, len(names))
    return with_round(match, FAMILY.notation.read_position(sheet, names, position), names)


def with_round(match: Match, round_: CardRound, names: Sequence[str]) -> Table:
    """Return a table on which this round is being played."""
    return Table(replace(match, round=round_, last_starter=round_.starter), names)


def a_deal(
    sheet: CardSheet = BASIC, *, seats: int, starter: Seat = 0, stock: Pieces = PACK
) -> Table:
    """Deal the first round of a match; the pack is unshuffled unless the test says otherwise."""
    match = new_match(sheet, seats)
    decision = deal(match, stock=stock, starter=starter)
    assert decision.ok, decision.refusal
    return Table(evolve_all(match, decision.events), NAMES[:seats])


def cards(text: str) -> Cards:
    """Read cards."""
    return read_cards(text)


def moves_of(level: str, view: CardView) -> list[str]:
    """Return the moves of a computer player, in the words of records."""
    return [_told(action) for action in FAMILY.players.computer(level, view)]


def _told(action: Action) -> str:
    match action:
        case Take(source=source):
            return f"take {source}"
        case MeldCards(cards=melded):
            return f"meld {print_pieces(melded)}"
        case LayOff(cards=laid, onto=onto):
            return f"layoff {print_pieces(laid)} {onto}"
        case Discard(card=card):
            return f"discard {card}"
    raise TypeError(action)


def a_table_where_ben_took_the_king() -> Table:
    table = a_table(
        Ann="QH JC 2D 5S",
        Ben="4C 6S 2S",
        stock="9C AH 8D 7S 3D 10D",
        discard="KH",
        to_move="Ben",
    )
    ann, ben = table
    ben.takes("discard").discards("2S")
    ann.takes("stock")
    return table
