"""The card family: draw, meld or lay off, discard."""

from collections.abc import Sequence
from dataclasses import replace

from core.rules.actions import Action, Decision, Timeout, accepted, refused
from core.rules.cards import notation, planning, turn
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
from core.rules.cards.players import advice, easy, search
from core.rules.cards.players.levels import LEVELS, luck_decides
from core.rules.drafts import Draft
from core.rules.events import Event, TimeoutEffect
from core.rules.family import (
    Family,
    Notation,
    PieceRules,
    Plans,
    Players,
    RoundRules,
    Teaching,
    Turn,
    Turns,
    Vocabulary,
)
from core.rules.pieces import Meld, Piece, Pieces, Seat
from core.rules.players.trial import Patience, unhurried
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import deal_hands, leave
from core.rules.sheet import Sheet
from core.rules.teaching import Example, Possible, Step


def pack(_sheet: Sheet) -> Cards:
    """Return the 52 cards."""
    return PACK


def _sorted(_sheet: Sheet, pieces: Sequence[Piece]) -> Cards:
    """Return the cards by suit, then from the ace up."""
    return in_order(as_cards(pieces))


def _judged(sheet: Sheet, pieces: Pieces) -> Meld | Refusal:
    """Return the meld that the cards form, or why they form none."""
    return judge(as_cards(pieces), ace_high=card_sheet(sheet).ace_high)


def starter_rank(piece: Piece) -> int | None:
    """Return the rank of a card in the draw for the starter; the king is the highest."""
    return piece.rank if isinstance(piece, Card) else None


def _hand(sheet: Sheet, seats: int) -> int:
    return card_sheet(sheet).hand_for(seats)


def deal(sheet: Sheet, seats: int, starter: Seat, stock: Pieces) -> CardRound:
    """Deal from the front of the stock; the card after the hands is turned up."""
    dealt: CardRound = deal_hands(sheet, seats, starter, stock)
    return replace(dealt, stock=dealt.stock[1:], discard=dealt.stock[:1])


def _afterwards(round_: CardRound, seat: Seat, action: Action) -> Decision:
    """Accept `done` from a seat that went out without a discard; it only confirms."""
    out = round_.drawn is not None and seat == round_.to_move and not round_.hand
    return accepted() if out and isinstance(action, Done) else refused(Code.ROUND_OVER)


def _timeout_effect(event: Event) -> TimeoutEffect | None:
    if not isinstance(event, TimedOut):
        return None
    drew = event.taken is not None
    return TimeoutEffect(idle=drew, drawn=int(drew), discarded=int(event.discarded is not None))


def _needs_shuffle(round_: CardRound, action: Action) -> Cards | None:
    """Return the discard pile below its top card if the action needs a new stock."""
    match action:
        case Take(source="stock", stock=None) | Timeout(stock=None) if round_.drawn is None:
            return to_reshuffle(round_) or None
    return None


def _with_shuffle(action: Action, order: Pieces) -> Action:
    match action:
        case Take() | Timeout():
            return replace(action, stock=as_cards(order))
    return action


def _word(view: CardView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a player's word; raises UnreadableError or UnknownWordError."""
    if word != "hint":
        return turn.follow(view, draft, word, text)
    if not view.my_turn:
        return Turn(draft, refusal=refuse(Code.NOT_YOUR_TURN))
    return Turn(draft, hint=advice.hint(view))


def _computer(level: str, view: CardView, patience: Patience = unhurried) -> tuple[Action, ...]:
    """Return the draw, or once a card is drawn the rest of the turn."""
    if level == "easy":
        return easy.rest_of_turn(view)
    if level not in LEVELS:
        raise ValueError(level)
    return search.rest_of_turn(view, LEVELS[level], patience)


def _possible(view: CardView, _laid: Pieces, _patience: Patience) -> Possible:
    return advice.possible(view)


def _luck_decides(sheet: Sheet, seats: int) -> bool:
    return luck_decides(card_sheet(sheet), seats)


EXAMPLES = (
    Example("cards", "turn", {"card": "9H", "melds": "7H 8H 9H", "discard": "KD"}),
    Example("layoff", "table", {"before": "8S 8H 8D", "rack": "8C", "after": "8S 8H 8D 8C"}),
)
SPARE, TAKEN = "2D", "KS"


def _examples(_sheet: Sheet) -> tuple[Example, ...]:
    """Return a turn with a meld, and a card to lay off."""
    return EXAMPLES


def _lesson(_sheet: Sheet) -> tuple[Step, ...]:
    """Return a turn with a meld, and a turn that lays off a card."""
    meld, more = (example.groups for example in EXAMPLES)
    hand = " ".join(card for card in meld["melds"].split() if card != meld["card"])
    take = Step(
        key="take",
        rack=f"{hand} {meld['discard']} {SPARE}",
        words=("take discard", f"meld {meld['melds']}", f"discard {meld['discard']}"),
        other="3C",
        stock=f"{TAKEN} 4C",
        discard=meld["card"],
        opened=False,
    )
    layoff = replace(
        take,
        key="layoff",
        rack=more["rack"],
        words=("take stock", f"layoff {more['rack']} 1", f"discard {TAKEN}"),
        table=more["before"],
    )
    return take, layoff


FAMILY: Family[CardRound, CardView] = Family(
    name="cards",
    vocabulary=Vocabulary(
        sheet=CardSheet,
        round=CardRound,
        events=(CardTaken, StockRanOut, CardsMelded, CardsLaidOff, CardDiscarded, TimedOut),
        actions=(Take, MeldCards, LayOff, Discard, Done),
        pieces=(Card,),
    ),
    pieces=PieceRules(pack=pack, sort=_sorted, judge=_judged, starter_rank=starter_rank),
    rules=RoundRules(
        hand=_hand,
        deal=deal,
        decide=decide,
        evolve=evolve,
        afterwards=_afterwards,
        leave=leave,
        without=without_seat,
        view=view,
        redact=redact,
        timeout_effect=_timeout_effect,
        needs_shuffle=_needs_shuffle,
        with_shuffle=_with_shuffle,
    ),
    notation=Notation(
        read_pieces=read_cards,
        read_groups=notation.read_groups,
        read_move=notation.read_move,
        write_event=notation.write_event,
        read_position=notation.read_position,
        write_position=notation.write_position,
    ),
    turns=Turns(
        words=(*turn.WORDS, "hint"),
        pondered=frozenset({"hint"}),
        word=_word,
        legal_words=turn.legal_words,
        at_timeout=turn.at_timeout,
    ),
    plans=Plans(
        words=planning.WORDS,
        after_draw=True,
        begun=planning.begun,
        word=planning.plan_word,
        carried=planning.carried,
        pieces=planning.own_cards,
        gives=planning.given,
        fitting=planning.fitting,
        foreseen=planning.foreseen,
    ),
    players=Players(
        levels=("easy", "normal", "hard"),
        computer=_computer,
        best_lay=advice.best,
        possible=_possible,
        luck_decides=_luck_decides,
    ),
    teaching=Teaching(examples=_examples, lesson=_lesson),
)
"""Games with a pack of 52 cards, hands, a stock and a discard pile."""
