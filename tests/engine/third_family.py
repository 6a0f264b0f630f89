"""A third game, played with counters: draw one, or lay a pair; who has none left wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from core.rules.actions import Action
from core.rules.decision import Decision, accepted, refused
from core.rules.events import Event, Outcome, Result, RoundEnded
from core.rules.family import Draft, Family, Position, Turn, UnknownWordError
from core.rules.pieces import Kind, Meld, Piece, Pieces, Seat, UnreadableError, print_pieces
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


class Counters(Family[Round, RoundView]):
    name, verbs, words = "counters", ("draw", "lay"), ("draw", "lay")

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

    def deal(self, sheet: Sheet, seats: int, starter: Seat, stock: Pieces) -> Round:
        hands = [self.sort(sheet, stock[4 * n : 4 * n + 4]) for n in range(seats)]
        racks = tuple(hands[(seat - starter) % seats] for seat in range(seats))
        rest = stock[4 * seats :]
        return Round(sheet=sheet, starter=starter, to_move=starter, racks=racks, stock=rest)

    def decide(self, round_: Round, seat: Seat, action: Action) -> Decision:
        pieces = action.pieces if isinstance(action, Lay) else ()
        if seat != round_.to_move:
            return refused(Code.NOT_YOUR_TURN)
        if not set(pieces) <= set(round_.racks[seat]):
            return refused(Code.NOT_ON_RACK)
        judged = self.judge(round_.sheet, pieces) if pieces else None
        if isinstance(judged, Refusal):
            return Decision(refusal=judged)
        done = Done(seat=seat, pieces=pieces)
        after = self.evolve(round_, done)
        if after.racks[seat] and after.stock:
            return accepted(done)
        winners = () if after.racks[seat] else (seat,)
        scores = tuple(int(other in winners) for other in range(round_.seats))
        result: Result = "win" if winners else "draw"
        end = RoundEnded(outcome=Outcome(result=result, winners=winners, scores=scores))
        return accepted(done, end)

    def evolve(self, round_: Round, event: Event) -> Round:
        assert isinstance(event, Done)
        rack, after = (
            list(round_.racks[event.seat]),
            seat_after(event.seat, round_.seats, frozenset()),
        )
        for piece in event.pieces:
            rack.remove(piece)
        drawn = () if event.pieces else round_.stock[:1]
        melds = (Meld(Kind.SET, event.pieces),) if event.pieces else ()
        return replace(
            round_,
            to_move=after,
            table=round_.table + melds,
            stock=round_.stock[len(drawn) :],
            racks=replace_rack(round_.racks, event.seat, self.sort(round_.sheet, (*rack, *drawn))),
        )

    def view(self, round_: Round, seat: Seat | None) -> RoundView:
        return RoundView(
            sheet=round_.sheet, me=seat, starter=round_.starter, to_move=round_.to_move,
            rack=() if seat is None else round_.racks[seat],
            counts=tuple(map(len, round_.racks)), table=round_.table, stock=len(round_.stock),
            left=round_.left, opened=frozenset(), outcome=round_.outcome,
            racks=round_.racks if round_.outcome else (),
        )  # fmt: skip

    def starter_rank(self, piece: Piece) -> int | None:
        return int(str(piece))

    def read_move(self, _verb: str, text: str) -> Action:
        return Lay(pieces=self.read_pieces(text)) if text else Draw()

    def write_event(self, event: Event) -> str | None:
        if not isinstance(event, Done):
            return None
        return f"lay {print_pieces(event.pieces)}" if event.pieces else "draw"

    def read_position(self, sheet: Sheet, seats: Sequence[str], position: Position) -> Round:
        raise NotImplementedError

    def write_position(self, round_: Round, seats: Sequence[str]) -> dict[str, object]:
        raise NotImplementedError

    def word(self, _view: RoundView, _draft: Draft, word: str, text: str) -> Turn:
        if word not in self.words:
            raise UnknownWordError(word)
        if word == "lay" and not text:
            raise UnreadableError(text)
        return Turn(actions=(self.read_move(word, text),))

    def computer(self, _level: str, view: RoundView) -> tuple[Action, ...]:
        twins = [piece for piece in view.rack if view.rack.count(piece) > 1]
        return (Lay(pieces=(twins[0], twins[0])),) if twins else (Draw(),)


SHEET = Sheet(
    id="counters", family=Counters(), first_starter=Starter.HIGHEST, next_starter=Starter.LEFT,
    time_limit=0, scoring=Scoring.CHIPS, goal=Goal("chips", 2),
)  # fmt: skip
