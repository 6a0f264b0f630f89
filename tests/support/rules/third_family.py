"""A third game, played with counters: draw one, or lay a pair; who has none left wins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from core.rules.actions import Action, Decision, accepted, refused
from core.rules.base_family import BaseFamily
from core.rules.drafts import Draft
from core.rules.events import Event, Outcome, RoundEnded
from core.rules.family import Turn, UnknownWordError, Vocabulary
from core.rules.pieces import Kind, Meld, Piece, Pieces, Seat, UnreadableError, print_pieces
from core.rules.players.trial import Patience, unhurried
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round, replace_rack, seat_after
from core.rules.sheet import Goal, Scoring, Sheet, Starter
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


class Counters(BaseFamily[Round, RoundView]):
    name, words = "counters", ("draw", "lay")
    vocabulary = Vocabulary(sheet=Sheet, round=Round, events=(Done,), actions=(Draw, Lay))

    def pack(self, _sheet: Sheet) -> Pieces:
        return tuple(str(number) for number in range(1, 7) for _ in range(4))

    def sort(self, _sheet: Sheet, pieces: Sequence[Piece]) -> Pieces:
        return tuple(sorted(pieces, key=str))

    def read_pieces(self, text: str) -> Pieces:
        strange = [word for word in text.split() if word not in self.pack(SHEET)]
        if strange:
            raise UnreadableError(strange[0])
        return tuple(text.split())

    def judge(self, _sheet: Sheet, pieces: Pieces) -> Meld | Refusal:
        pair = len(pieces) == 2 and len(set(pieces)) == 1
        return Meld(Kind.SET, pieces) if pair else refuse(Code.TOO_SHORT)

    def hand(self, _sheet: Sheet, _seats: int) -> int:
        return 4

    def decide(self, round_: Round, seat: Seat, action: Action) -> Decision:
        pieces = action.pieces if isinstance(action, Lay) else ()
        if seat != round_.to_move:
            return refused(Code.NOT_YOUR_TURN)
        judged = self.judge(round_.sheet, pieces) if pieces else None
        if isinstance(judged, Refusal):
            return Decision(refusal=judged)
        if Counter(pieces) - Counter(round_.racks[seat]):
            return refused(Code.NOT_ON_RACK)
        done = Done(seat=seat, pieces=pieces)
        after = self.evolve(round_, done)
        over = not after.racks[seat] or not after.stock
        return accepted(done, *([RoundEnded(outcome=_won(after))] if over else []))

    def evolve(self, round_: Round, event: Event) -> Round:
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

    def view(self, round_: Round, seat: Seat | None) -> RoundView:
        return RoundView.of(round_, seat)

    def starter_rank(self, piece: Piece) -> int | None:
        return int(str(piece))

    def read_move(self, _verb: str, text: str) -> Action:
        return Lay(pieces=self.read_pieces(text)) if text else Draw()

    def write_event(self, event: Event) -> str | None:
        if not isinstance(event, Done):
            return None
        return f"lay {print_pieces(event.pieces)}" if event.pieces else "draw"

    def word(self, _view: RoundView, _draft: Draft, word: str, text: str) -> Turn:
        if word not in self.words:
            raise UnknownWordError(word)
        if word == "lay" and not text:
            raise UnreadableError(text)
        return Turn(actions=(self.read_move(word, text),))

    def legal_words(self, view: RoundView, _draft: Draft) -> tuple[str, ...]:
        return ("draw",) if view.my_turn else ()

    def computer(
        self, _level: str, view: RoundView, _patience: Patience = unhurried
    ) -> tuple[Action, ...]:
        twins = [piece for piece in view.rack if view.rack.count(piece) > 1]
        return (Lay(pieces=(twins[0], twins[0])),) if twins else (Draw(),)


SHEET = Sheet(
    id="counters", family=Counters(), first_starter=Starter.HIGHEST, next_starter=Starter.LEFT,
    time_limit=0, scoring=Scoring.CHIPS, goal=Goal("chips", 2),
)  # fmt: skip
