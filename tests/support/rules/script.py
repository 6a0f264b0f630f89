"""Game scripts for tiles: seats act in the words of records, by the real rules.

game = Game.at("rummikub", table="r4 r5 r6", racks={"Ann": "r7 b1", "Ben": "k1"})
ann, ben = game
ann.lays("r4 r5 r6 r7").is_accepted()
ann.draws().is_refused("lay_or_draw_not_both")
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Self

from core.rules.actions import Decision
from core.rules.events import Event, Outcome
from core.rules.match import Match, new_match
from core.rules.pieces import Meld, Piece, Seat, print_pieces, print_table
from core.rules.play import deal, decide, evolve_all, view
from core.rules.records.replay import read_draws
from core.rules.refusals import Refusal
from core.rules.sheet import Goal, OptionValue, Sheet
from core.rules.sheets import with_house_rules
from core.rules.tiles.model.events import TableLaid, TimedOut
from core.rules.tiles.model.pieces import Joker, Tile, TilePiece, bare, read_pieces
from core.rules.tiles.model.round import TileRound

NO_RULES: Mapping[str, OptionValue] = {}


class Game:
    """A match of tiles; iterating it gives its seats."""

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        self.match = match
        self.names = tuple(names)
        self.told: list[tuple[Seat | None, Event]] = []
        self._unseen: Answer | None = None

    @classmethod
    def of(
        cls,
        sheet: str,
        *names: str,
        rules: Mapping[str, OptionValue] = NO_RULES,
        goal: Goal | None = None,
    ) -> Self:
        """Open a match before its first deal."""
        return cls(new_match(with_house_rules(sheet, rules), len(names), goal), names)

    @classmethod
    def at(
        cls,
        sheet: str,
        *,
        racks: Mapping[str, str],
        table: str = "",
        stock: str = "",
        opened: Sequence[str] | None = None,
        to_move: str | None = None,
        rules: Mapping[str, OptionValue] = NO_RULES,
        goal: Goal | None = None,
        **more: object,
    ) -> Self:
        """Set up a round in the middle; `more` are further fields of a position.

        Unless the script says otherwise, the first seat is to move and has started the round, and
        every seat has made its first laying.
        """
        game = cls.of(sheet, *racks, rules=rules, goal=goal)
        position = {
            "table": table,
            "racks": racks,
            "stock": stock,
            "opened": list(racks if opened is None else opened),
            "to_move": to_move or game.names[0],
            "starter": game.names[0],
            **more,
        }
        round_ = game.sheet.family.notation.read_position(game.sheet, game.names, position)
        game.match = replace(game.match, round=round_, last_starter=round_.starter)
        return game

    def deals(self, starter: str, *, stock: str = "", draw: str = "") -> "Answer":
        """Deal the next round; the pack is unshuffled unless the script says otherwise."""
        family, sheet = self.sheet.family, self.sheet
        answer = deal(
            self.match,
            stock=family.notation.read_pieces(stock) if stock else family.pieces.pack(sheet),
            starter=self.names.index(starter),
            starter_draw=read_draws(sheet, self.names, draw, 1),
        )
        return self._took_place(None, answer)

    def submit(self, seat: Seat, move: str) -> "Answer":
        """Let a seat make a move as records write it."""
        verb, _, text = move.partition(" ")
        action = self.sheet.family.notation.read_move(verb, text)
        decision = decide(self.match, seat, action)
        return self._took_place(seat, decision)

    def _took_place(self, seat: Seat | None, decision: Decision) -> "Answer":
        assert self._unseen is None or self._unseen.decision.ok, self._unseen
        answer = Answer(decision, self.match, self)
        self._unseen = answer
        self.match = evolve_all(self.match, decision.events)
        self.told += [(seat, event) for event in decision.events]
        return answer

    def looked_at(self, answer: "Answer") -> None:
        """Note that the script has judged an answer, so that no refusal goes unnoticed."""
        if self._unseen is answer:
            self._unseen = None

    def __iter__(self) -> "Iterator[Player]":
        return (Player(self, seat) for seat in range(len(self.names)))

    @property
    def sheet(self) -> Sheet:
        return self.match.sheet

    @property
    def round(self) -> TileRound:
        assert isinstance(self.match.round, TileRound)
        return self.match.round

    @property
    def outcome(self) -> Outcome:
        assert self.round.outcome is not None, "the round goes on"
        return self.round.outcome

    @property
    def table(self) -> str:
        return print_table(self.round.table)

    @property
    def stock(self) -> str:
        return print_pieces(self.round.stock)

    @property
    def to_move(self) -> str:
        return self.names[self.round.to_move]

    @property
    def opened(self) -> set[str]:
        return {self.names[seat] for seat in self.round.opened}

    @property
    def result(self) -> str:
        """How the round ended; `open` while it goes on."""
        return "open" if self.round.outcome is None else self.outcome.result

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.outcome.winners)

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.names, self.outcome.scores, strict=True))

    @property
    def totals(self) -> dict[str, int]:
        return dict(zip(self.names, self.match.totals, strict=True))

    @property
    def match_winners(self) -> tuple[str, ...] | None:
        """Who has won the match; None while it goes on."""
        winners = self.match.winners
        return None if winners is None else tuple(self.names[seat] for seat in winners)


class Answer:
    """The answer of the rules to an act."""

    def __init__(self, decision: Decision, before: Match, game: Game) -> None:
        self.decision = decision
        self._before = before
        self._game = game

    def __repr__(self) -> str:
        refusal = self.decision.refusal
        return "accepted" if refusal is None else f"refused: {', '.join(refusal.codes)}"

    def is_accepted(self, *, points: int | None = None) -> Self:
        """Check that it was accepted; `points` are those of a first laying."""
        self._game.looked_at(self)
        assert self.decision.ok, self
        assert points is None or self.points == points
        return self

    def is_refused(
        self,
        *codes: str,
        points: int | None = None,
        needed: int | None = None,
        tiles: str | None = None,
        meld: int | None = None,
    ) -> Self:
        """Check that it was refused with exactly these codes, and changed nothing.

        The figures are those of the first fault.
        """
        self._game.looked_at(self)
        assert self.refusal.codes == codes
        assert self._game.match == self._before
        first = self.refusal.faults[0]
        assert points is None or first.points == points
        assert needed is None or first.needed == needed
        assert tiles is None or Counter(first.tiles) == Counter(read_pieces(tiles))
        assert meld is None or first.meld == meld
        return self

    @property
    def refusal(self) -> Refusal:
        assert self.decision.refusal is not None, "accepted"
        return self.decision.refusal

    @property
    def points(self) -> int | None:
        """The points of a first laying."""
        laid = next(event for event in self.decision.events if isinstance(event, TableLaid))
        return laid.points

    @property
    def timeout(self) -> TimedOut:
        self._game.looked_at(self)
        return next(event for event in self.decision.events if isinstance(event, TimedOut))

    @property
    def counted(self) -> bool:
        """Whether the draft was laid when time ran out."""
        return self.timeout.counted

    @property
    def drawn(self) -> int:
        """How many tiles the timeout made the seat draw."""
        return len(self.timeout.drawn)


class Player:
    """A seat of the cast."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat

    def does(self, move: str) -> Answer:
        """Make a move as records write it."""
        return self._game.submit(self._seat, move)

    def lays(self, table: str, *, first: str = "", takes: str = "") -> Answer:
        """Lay: `table` is the whole table after the turn."""
        named = f" first {first}" if first else ""
        picked = f" takes {takes}" if takes else ""
        return self.does(f"lay {table}{named}{picked}")

    def draws(self) -> Answer:
        return self.does("draw")

    def returns(self, tile: str, stock: str = "") -> Answer:
        return self.does(f"return {tile}{f' : {stock}' if stock else ''}")

    def passes(self) -> Answer:
        return self.does("pass")

    def objects(self) -> Answer:
        return self.does("object")

    def accepts(self) -> Answer:
        return self.does("accept")

    def leaves(self) -> Answer:
        return self.does("leave")

    def runs_out_of_time(self, draft: str = "") -> Answer:
        """Let the time run out on this table; a loose tile is a group of its own."""
        return self.does(f"timeout {draft}")

    @property
    def rack(self) -> str:
        return print_pieces(self._game.round.racks[self._seat])

    def holds(self, *tiles: str) -> bool:
        """Whether the rack holds exactly these tiles, in any order."""
        return Counter(self._game.round.racks[self._seat]) == Counter(read_pieces(" ".join(tiles)))

    def sees(self, tiles: str) -> bool:
        """Whether the seat's view shows all these tiles."""
        seen = pieces_in(view(self._game.match, self._seat))
        return not Counter(read_pieces(tiles)) - Counter(map(bare, seen))

    @property
    def may_object(self) -> bool:
        seen = view(self._game.match, self._seat).round
        return seen is not None and seen.may_object


def judged(sheet: str, tiles: str, **rules: OptionValue) -> str:
    """Return what tiles make as one meld: `run r4 J=r5 r6`, or the codes of its faults."""
    played = with_house_rules(sheet, rules)
    found = played.family.pieces.judge(played, read_pieces(tiles))
    return f"{found.kind} {found}" if isinstance(found, Meld) else " ".join(found.codes)


def worth(sheet: str, tiles: str, **rules: OptionValue) -> int | None:
    """Return the points of tiles laid as one meld."""
    played = with_house_rules(sheet, rules)
    meld = played.family.pieces.judge(played, read_pieces(tiles))
    assert isinstance(meld, Meld), meld
    return played.family.pieces.laid_value(played, meld)


def pack(sheet: str, **rules: OptionValue) -> Counter[str]:
    """Count the tiles of a game by their notation."""
    played = with_house_rules(sheet, rules)
    return Counter(map(str, played.family.pieces.pack(played)))


def pieces_in(thing: object) -> Iterator[TilePiece]:
    """Yield every tile in a value, at any depth, except those of its sheet."""
    if isinstance(thing, Tile | Joker):
        yield thing
    elif isinstance(thing, tuple | list | frozenset):
        for part in thing:
            yield from pieces_in(part)
    elif is_dataclass(thing) and not isinstance(thing, Sheet):
        for field in fields(thing):
            yield from pieces_in(getattr(thing, field.name))


def full_stock(sheet: str, front: str) -> str:
    """Return a full set that begins with these tiles, the rest in canonical order."""
    played = with_house_rules(sheet, NO_RULES)
    first = read_pieces(front)
    rest = Counter[Piece](played.family.pieces.pack(played))
    rest.subtract(first)
    assert min(rest.values()) >= 0, "a tile too many"
    return print_pieces((*first, *played.family.pieces.sort(played, tuple(rest.elements()))))
