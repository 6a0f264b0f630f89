"""Pieces chosen by tapping, and the melds to which cards are laid off."""

import re
from collections import Counter
from dataclasses import replace

from bot.conversation.access import TurnedAwayError
from bot.conversation.finding import UnclearError
from bot.conversation.reading import are_pieces
from bot.conversation.request import Chose, Request
from bot.conversation.services import Services
from bot.conversation.words.coming import back_at
from bot.reading.marks import SHOWN, SUITS
from bot.reading.pieces import read_pieces
from bot.render.names import quoted
from bot.render.numbering import Numbering
from bot.screens import boards
from bot.screens.choosing import ALSO, AND_DONE, ONLY, Picking, said_of
from bot.screens.moving import AtHand, at_hand, by_hand, moved, split, taken
from bot.screens.screen import Screen
from bot.screens.turn.buttons import DISCARD
from bot.screens.turn.plan import in_front, own_board
from bot.screens.voice import Voice
from core.engine.engine import Engine
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.view import TableView
from core.rules.actions import Picked
from core.rules.pieces import Meld, Pieces, UnreadableError, print_pieces
from core.rules.refusals import Code, refuse
from core.rules.sheet import Sheet
from core.rules.view import RoundView


def meant_by(chose: Chose) -> Request:
    """Return the request behind a choice of pieces: show the person's own turn in private."""
    return Request(person=chose.person, chat=None, word="play", table=chose.table, pressed=True)


async def turn_with(services: Services, chose: Chose) -> Screen | None:
    """Show the person's own turn with the chosen pieces; None once the round is over.

    In that case, the person has been told.

    Raises:
        TableRefusedError: the person does not sit at the table.
    """
    request = meant_by(chose)
    table_view = await back_at(services, request, chose.table)
    if table_view.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if table_view.round is None or table_view.round.outcome is not None:
        await services.refuse_by_rules(request, request.alone, chose.table, refuse(Code.ROUND_OVER))
        return None
    voice = await services.voice(request.alone, table_view)
    picking = services.picks.of(table_view, request.alone)
    shown = in_front(table_view)
    if (chose.stamp.version, chose.stamp.draft) == (shown.version, shown.draft_version):
        worth = await _worth(services, request, shown, chose.chosen)
        picking = Picking(chosen=chose.chosen, worth=worth, open=chose.open)
        services.picks.keep(table_view, chose.person, picking)
    return own_board(voice, table_view, table_view.round, delivery="edit", picking=picking)


async def _worth(
    services: Services, request: Request, table_view: TableView, chosen: frozenset[int]
) -> Picked:
    """Work out the value of the tiles chosen on the rack, within the person's solver limit.

    Where the players judge melds, nothing is worked out: it would tell which tiles make one.
    """
    pieces, sheet = taken(at_hand(table_view), chosen), table_view.sheet
    own = pieces and all(one.meld is None for one in pieces)
    if (
        not sheet.family.pieces.watches_melds(sheet)
        or not own
        or not table_view.my_turn
        or by_hand(table_view)
    ):
        return Picked()
    named = sheet.family.notation.read_pieces(said_of(table_view, pieces))
    try:
        with services.access.solving(request):
            return await services.engine.weigh(table_view.table, request.person, named)
    except TurnedAwayError:
        return Picked()


async def with_pieces(engine: Engine, request: Request) -> Request:
    """Append the chosen pieces to the word, as if they had been typed."""
    if request.table is None or request.word not in TAKING:
        return request
    return pieces_at(request, await engine.see(request.table, request.person))


def pieces_at(request: Request, table_view: TableView) -> Request:
    """Append the pieces chosen on what a view shows, for words that take some."""
    if request.word not in TAKING:
        return request
    request, places = _with_places(request)
    pieces = taken(at_hand(table_view), places)
    if not pieces or not is_fresh(request, table_view):
        return request
    if request.word == "split":
        return replace(request, word="arrange", text=split(table_view, pieces[0]))
    return replace(request, text=_text(request, table_view, pieces))


def _with_places(request: Request) -> tuple[Request, frozenset[int]]:
    """Return the request without the places that its button names, and the places it takes.

    These are the chosen ones and those that the button adds, or the one that it takes alone.
    """
    if request.word not in NAMING:
        return request, request.chosen
    named = [(sign, int(place)) for sign, place in _PLACES.findall(request.text)]
    alone = frozenset(place for sign, place in named if sign == ONLY)
    places = alone or request.chosen | {place for _, place in named}
    return replace(request, text=_PLACES.sub("", request.text).strip()), places


NAMING = frozenset({"arrange", "layoff"})
"""Words whose buttons may name places."""
_PLACES = re.compile(rf"([{re.escape(ALSO + ONLY)}])(\d{{1,3}})(?!\d)")

TAKING = frozenset({"play", "arrange", "split", "return", "meld", "layoff", "discard"})
"""Words that act on the chosen pieces."""


def is_fresh(request: Request, table_view: TableView) -> bool:
    """Return whether a button was made for the present versions of a table and its draft."""
    stamp = request.stamp
    return stamp is not None and (stamp.version, stamp.draft) == (
        table_view.version,
        table_view.draft_version,
    )


def _text(request: Request, table_view: TableView, pieces: tuple[AtHand, ...]) -> str:
    if request.word == "arrange" and request.text == AND_DONE:
        return f"{moved(table_view, pieces, '')} {AND_DONE}"
    if request.word == "arrange":
        return moved(table_view, pieces, request.text)
    named = said_of(table_view, pieces) if request.word == "play" else _named(pieces)
    return f"{named} {request.text}".strip()


def _named(pieces: tuple[AtHand, ...]) -> str:
    return " ".join(one.piece for one in pieces)


ENDING_TOO = frozenset({"play", "arrange"})
"""Words that a final `done` turns into a lay."""


def ends_it(request: Request) -> tuple[Request, bool]:
    """Return the request without a final `done`, and whether `play r7 r8 r9 done` was said."""
    pieces, _, last = request.text.rpartition(" ")
    if request.word not in ENDING_TOO or last != AND_DONE:
        return request, False
    return replace(request, text=pieces.strip()), True


class NoSuchPlaceError(ValueError):
    """The cards fit no meld on the table, or several."""

    def __init__(self, pieces: Pieces, numbers: tuple[int, ...]) -> None:
        super().__init__(len(numbers))
        self.pieces = pieces
        self.numbers = numbers


class NoMeldError(NoSuchPlaceError):
    """The cards are no meld, but the melds with these numbers take them."""


class NotHeldError(ValueError):
    """The cards are not in the person's hand."""

    def __init__(self, pieces: Pieces, sheet: Sheet) -> None:
        super().__init__(len(pieces))
        self.pieces = pieces
        self.sheet = sheet


def with_place(text: str, language: str, view: RoundView, table: Numbering) -> str:
    """Return the cards followed by the number of their meld, if exactly one meld takes them.

    Raises:
        NotHeldError: the person does not hold all cards.
        NoSuchPlaceError: no meld takes all cards, or several do.
    """
    sheet, last = view.sheet, text.rpartition(" ")[2].strip("#.")
    if last in {str(meld.number) for meld in table.melds}:
        return text
    try:
        cards = _read(text, language, sheet)
    except UnreadableError:
        return text
    if not cards:
        return text
    foreign = Counter(cards) - Counter(view.rack)
    if foreign:
        raise NotHeldError(tuple(foreign.elements()), sheet)
    numbers = tuple(meld.number for meld in table.melds if _takes(sheet, meld.pieces, cards))
    if len(numbers) != 1:
        raise NoSuchPlaceError(cards, numbers)
    return f"{print_pieces(cards)} {numbers[0]}"


def _read(text: str, language: str, sheet: Sheet) -> Pieces:
    """Return typed pieces; raises UnreadableError."""
    return sheet.family.notation.read_pieces(read_pieces(text, language, sheet.family.name))


def _takes(sheet: Sheet, meld: Pieces, cards: Pieces) -> bool:
    return isinstance(sheet.family.pieces.judge(sheet, (*meld, *cards)), Meld)


def card_meant(text: str, language: str, table_view: TableView, voice: Voice) -> str:
    """Return a card to discard of which only the rank is said with its suit, if one is held.

    Out of turn, any card of the rank will do: the rules refuse each for that alone.

    Raises:
        UnclearError: several cards of this rank are held, or none.
    """
    family, view = table_view.sheet.family, table_view.round
    if not text or view is None or are_pieces(text, language, family.name):
        return text
    ranked = (f"{text} {suit}" for suit in SUITS)
    said = [one for one in ranked if are_pieces(one, language, family.name)]
    read = (_read(one, language, table_view.sheet) for one in said)
    cards = dict.fromkeys(card for card in read if len(card) == 1)
    if not cards:
        return text
    if not table_view.my_turn:
        return print_pieces(next(iter(cards)))
    held = [card for card in cards if not {*card} - {*view.rack}]
    if not held:
        raise UnclearError("mishap-no-rank", text=quoted(text, SHOWN))
    if len(held) > 1:
        raise UnclearError(
            "mishap-which-card", cards=voice.alternatives([*map(voice.pieces, held)])
        )
    return print_pieces(held[0])


def check_cards(word: str, text: str, language: str, table_view: TableView) -> None:
    """Refuse several cards to discard, and say where cards go that are no meld by themselves.

    Raises:
        UnclearError: several cards are to be discarded.
        NoMeldError: the cards are to be laid as a meld, but can only be laid off.
    """
    sheet, view = table_view.sheet, table_view.round
    if word == DISCARD and are_pieces(text, language, sheet.family.name, 2):
        raise UnclearError("mishap-one-discard")
    lays = word == "meld" and are_pieces(text, language, sheet.family.name)
    if not lays or view is None or not table_view.my_turn:
        return
    cards = _read(text, language, sheet)
    if Counter(cards) - Counter(view.rack) or _takes(sheet, (), cards):
        return
    melds = boards.as_seen(table_view).melds
    numbers = tuple(meld.number for meld in melds if _takes(sheet, meld.pieces, cards))
    if numbers:
        raise NoMeldError(cards, numbers)
