"""A third family, with counters: draw one or lay a pair; an empty rack wins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from core.rules.actions import Action, Decision, UnknownWordError, accepted, refused
from core.rules.drafts import Draft
from core.rules.events import Event, Outcome, RoundEnded
from core.rules.family import (
    Family,
    Notation,
    PieceRules,
    Players,
    RoundRules,
    Turn,
    Turns,
    Vocabulary,
)
from core.rules.pieces import (
    Kind,
    Meld,
    Piece,
    Pieces,
    Seat,
    UnreadableError,
    grouped,
    print_pieces,
)
from core.rules.players.trial import Patience, unhurried
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round, deal_hands, leave, replace_rack, seat_after, without, written
from core.rules.sheet import Goal, Scoring, Sheet, Starter
from core.rules.sheets import SHEETS
from core.rules.view import RoundView


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Action):
    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lay(Action):
    verb: ClassVar[str] = "lay"
    pieces: Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(Event):
    seat: Seat
    pieces: Pieces


def _won(round_: Round) -> Outcome:
    scores = tuple(int(not rack) for rack in round_.racks)
    winners = tuple(seat for seat, score in enumerate(scores) if score)
    return Outcome(result="win" if winners else "draw", winners=winners, scores=scores)


def pack(_sheet: Sheet) -> Pieces:
    return tuple(str(number) for number in range(1, 7) for _ in range(4))


def _sorted(_sheet: Sheet, pieces: Sequence[Piece]) -> Pieces:
    return tuple(sorted(pieces, key=str))


def read_pieces(text: str) -> Pieces:
    strange = [word for word in text.split() if word not in pack(SHEET)]
    if strange:
        raise UnreadableError(strange[0])
    return tuple(text.split())


def judge(_sheet: Sheet, pieces: Pieces) -> Meld | Refusal:
    pair = len(pieces) == 2 and len(set(pieces)) == 1
    return Meld(Kind.SET, pieces) if pair else refuse(Code.TOO_SHORT)


def decide(round_: Round, seat: Seat, action: Action) -> Decision:
    pieces = action.pieces if isinstance(action, Lay) else ()
    if seat != round_.to_move:
        return refused(Code.NOT_YOUR_TURN)
    judged = judge(round_.sheet, pieces) if pieces else None
    if isinstance(judged, Refusal):
        return Decision(refusal=judged)
    if Counter(pieces) - Counter(round_.racks[seat]):
        return refused(Code.NOT_ON_RACK)
    done = Done(seat=seat, pieces=pieces)
    after = evolve(round_, done)
    over = not after.racks[seat] or not after.stock
    return accepted(done, *([RoundEnded(outcome=_won(after))] if over else []))


def evolve(round_: Round, event: Event) -> Round:
    assert isinstance(event, Done)
    drawn = () if event.pieces else round_.stock[:1]
    rack = Counter((*round_.racks[event.seat], *drawn)) - Counter(event.pieces)
    melds = (Meld(Kind.SET, event.pieces),) if event.pieces else ()
    return replace(
        round_,
        to_move=seat_after(event.seat, round_.seats, round_.left),
        table=round_.table + melds,
        stock=round_.stock[len(drawn) :],
        racks=replace_rack(round_.racks, event.seat, tuple(sorted(rack.elements(), key=str))),
    )


def read_move(_verb: str, text: str) -> Action:
    return Lay(pieces=read_pieces(text)) if text else Draw()


def write_event(event: Event) -> str | None:
    if not isinstance(event, Done):
        return None
    return f"lay {print_pieces(event.pieces)}" if event.pieces else "draw"


def word(_view: RoundView, _draft: Draft, word: str, text: str) -> Turn:
    if word not in COUNTERS.turns.words:
        raise UnknownWordError(word)
    if word == "meld" and not text:
        raise UnreadableError(text)
    return Turn(actions=(read_move(word, text),))


def computer(_: str, view: RoundView, _patience: Patience = unhurried) -> tuple[Action, ...]:
    twins = [piece for piece in view.rack if view.rack.count(piece) > 1]
    return (Lay(pieces=(twins[0], twins[0])),) if twins else (Draw(),)


COUNTERS: Family[Round, RoundView] = Family(
    name="counters",
    vocabulary=Vocabulary(sheet=Sheet, round=Round, events=(Done,), actions=(Draw, Lay)),
    pieces=PieceRules(
        pack=pack, sort=_sorted, judge=judge, starter_rank=lambda piece: int(str(piece))
    ),
    rules=RoundRules(
        hand=lambda _sheet, _seats: 4, deal=deal_hands, decide=decide, evolve=evolve, leave=leave,
        without=without, view=RoundView.of,
    ),
    notation=Notation(
        read_pieces=read_pieces, read_groups=lambda text: grouped(text, read_pieces),
        read_move=read_move, write_event=write_event, write_position=written,
    ),
    turns=Turns(
        words=("draw", "meld"), word=word,  # words that have texts in every language
        legal_words=lambda view, _draft: ("draw",) if view.my_turn else (),
    ),
    players=Players(computer=computer),
)  # fmt: skip
SHEET = Sheet(
    id="counters", family=COUNTERS, first_starter=Starter.HIGHEST, next_starter=Starter.LEFT,
    time_limit=0, scoring=Scoring.CHIPS, goal=Goal("chips", 2),
)  # fmt: skip


EVERY = {**SHEETS, "counters": SHEET}
FAMILIES = {sheet.family.name: sheet.family for sheet in EVERY.values()}.values()
