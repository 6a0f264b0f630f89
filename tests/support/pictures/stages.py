"""Tables of every sheet at the stages of a round: empty, opening, crowded, over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from operator import add

from bot.render.board import Around, Board, Ending, Mine, ending, private_board, public_board
from bot.render.numbering import Numbering
from core.rules.events import Outcome
from core.rules.family import Family
from core.rules.pieces import Meld, Pieces, Seat, Table, groups_of, print_pieces
from core.rules.round import Round
from core.rules.sheet import Scoring, Sheet
from core.rules.sheets import SHEETS
from core.rules.view import RoundView

NAMES = ("Ann", "Ben", "Chloé", "Dimitri", "Eva", "Finn")
STAGES = ("empty", "opening", "draft", "crowded", "end")
TITLES = {
    "rummikub": "Rummikub",
    "schmidt": "Schmidt Rummy",
    "bookmark": "Bookmark Rummy",
    "budacsek": "Rummy by Budaçsek",
    "kids": "myRummy Kids",
    "kids-pro": "myRummy Kids for pros",
    "basic": "Basic Rummy",
}
_STANDING: dict[Scoring, dict[int, tuple[int, ...]]] = {
    Scoring.LOSERS_PAY: {
        2: (22, -22),
        3: (34, -12, -22),
        4: (34, -12, -41, 19),
        5: (34, -12, -41, 19, 0),
        6: (34, -12, -41, 19, -3, 3),
    },
    Scoring.CHIPS: {2: (1, 0), 3: (1, 0, 2), 4: (1, 0, 2, 0)},
    Scoring.WINNER_TAKES: {
        2: (22, 47),
        3: (34, 12, 0),
        4: (34, 12, 0, 61),
        5: (34, 12, 0, 61, 8),
        6: (34, 12, 0, 61, 8, 115),
    },
}
"""The points of each seat before this round."""


@dataclass(frozen=True)
class Set:
    """A table set up by hand, in notation."""

    sheet: Sheet
    table: str = ""
    racks: tuple[str, ...] = ("", "")
    to_move: Seat = 0
    discard: str = ""
    stock: int = 40
    held: tuple[int, ...] = ()
    """The number of pieces of each seat whose rack is not set up."""

    @property
    def family(self) -> Family[Round, RoundView]:
        return self.sheet.family

    def view(self, me: Seat | None = None) -> RoundView:
        seats = [f"S{seat}" for seat in range(len(self.racks))]
        position: dict[str, object] = {
            "table": self.table,
            "racks": dict(zip(seats, self.racks, strict=True)),
            "to_move": seats[self.to_move],
            "stock": "",
            "opened": seats,
        }
        if self.discard:
            position["discard"] = self.discard
        seen = self.family.rules.view(
            self.family.notation.read_position(self.sheet, seats, position), me
        )
        return replace(seen, stock=self.stock, counts=self.held or seen.counts)

    def melds(self, table: str) -> Table:
        judged = (
            self.family.pieces.judge(self.sheet, g) for g in self.family.notation.read_groups(table)
        )
        return tuple(meld for meld in judged if isinstance(meld, Meld))

    def pieces(self, text: str) -> Pieces:
        return self.family.notation.read_pieces(text)

    def around(self, **said: object) -> Around:
        seats = len(self.racks)
        plain = Around(
            title=TITLES[self.sheet.id],
            subtitle="Round 2",
            names=NAMES[:seats],
            scores=_STANDING[self.sheet.scoring][seats],
            draft="Your move so far (not confirmed)",
            empty="The table is still empty",
        )
        return replace(plain, **said)  # type: ignore[arg-type]

    def public(self, seen: str = "", **said: object) -> Board:
        view, before = self.view(), self.melds(seen)
        return public_board(view, self.around(**said), self.numbering(before, view), before)

    def private(self, mine: Mine = Mine(), seen: str = "", **said: object) -> Board:  # noqa: B008
        view, before = self.view(self.to_move), self.melds(seen)
        numbering = self.numbering(before, view)
        return private_board(view, self.around(**said), numbering, before, mine)

    def numbering(self, before: Table, view: RoundView) -> Numbering:
        return Numbering().after(groups_of(before)).after(groups_of(view.table))


def shown(sheet: str, stage: str) -> Board | Ending:
    """Return a sheet's table at one of the stages."""
    return _CARDS[stage](SHEETS[sheet]) if sheet == "basic" else _TILES[stage](SHEETS[sheet])


def _colours(sheet: Sheet) -> list[str]:
    return list(dict.fromkeys(str(p)[0] for p in sheet.family.pieces.pack(sheet) if str(p) != "J"))


def _highest(sheet: Sheet) -> int:
    return max(int(str(p)[1:]) for p in sheet.family.pieces.pack(sheet) if str(p) != "J")


def _run(colour: str, first: int, last: int, joker: int = 0) -> str:
    numbers = range(first, last + 1)
    return " ".join(f"{'J=' if n == joker else ''}{colour}{n}" for n in numbers)


def _empty(sheet: Sheet) -> Board:
    hand = sheet.family.rules.hand(sheet, 2)
    return Set(sheet, held=(hand, hand)).public()


def _opened(sheet: Sheet) -> str:
    """A run, a run with a joker, and, where the sheet has sets, a set with a joker."""
    a, b, c, d = _colours(sheet)
    high = _highest(sheet)
    melds = [_run(a, 5, 8), _run(b, high - 2, high), _run(c, 2, 6, joker=4)]
    return " | ".join([*melds, f"{a}9 {d}9 J" if _has_sets(sheet) else _run(d, 3, 5)])


def _has_sets(sheet: Sheet) -> bool:
    return bool(getattr(sheet, "sets", True))


def _rack(sheet: Sheet) -> str:
    a, b, c, d = _colours(sheet)
    high = _highest(sheet)
    rack = f"{a}1 {a}9 {a}{high} {b}1 {b}2 {b}{high - 3} {c}7 {c}8 {d}6 {d}7 {d}8 {d}{high} J"
    return rack if high == 13 else " ".join(rack.split()[:9])


def _opening(sheet: Sheet) -> Board:
    a, *_ = _colours(sheet)
    rack = _rack(sheet)
    held = (11, len(rack.split()), 6)
    opened = Set(sheet, _opened(sheet), ("", rack, ""), to_move=1, held=held)
    mine = Mine(gained=opened.pieces(f"{a}9"))
    return opened.private(mine, seen=_run(a, 5, 7), until="4:32")


def _draft(sheet: Sheet) -> Board:
    """An extended meld, an invalid one, a tile in hand, and a block on the rack."""
    a, b, c, d = _colours(sheet)
    high = _highest(sheet)
    rack = _rack(sheet)
    opened = Set(sheet, _opened(sheet), ("", rack), to_move=1, held=(9, len(rack.split())))
    melds = [print_pieces(meld.pieces) for meld in opened.view().table]
    melds[0] += f" {a}9"
    melds[1] = f"{b}{high - 3} {melds[1]}"
    groups = [*melds, f"{c}7 {d}6", f"{a}1"]
    mine = Mine(
        draft=opened.family.notation.read_groups(" | ".join(groups)),
        blocks=(opened.pieces(f"{d}7 {d}8"),),
    )
    return opened.private(mine, seen=opened.table, until="0:29")


def crowd(sheet: Sheet) -> str:
    """About a hundred tiles, or nearly all of a smaller game, with all jokers."""
    colours, high = _colours(sheet), _highest(sheet)
    jokers = int(getattr(sheet, "jokers", 0))
    runs = [
        _run(colour, first, last, first + 1 if place < jokers // 2 else 0)
        for first, last, place in ((1, 3, 9), (4, 6, 0), (7, 9, 2), (10, high, 9))
        for place, colour in enumerate(colours, place)
        if last - first > 1
    ]
    if not _has_sets(sheet):
        return " | ".join([*runs, *runs])
    missing = {1: 3, 2: 2, 3: 1, 4: 0}
    sets = [
        " ".join(f"{c}{n}" for place, c in enumerate(colours) if missing.get(n) != place)
        for n in range(1, high + 1)
    ]
    for place in range(jokers - jokers // 2):
        sets[place] = f"{sets[place].rpartition(' ')[0]} J"
    return " | ".join([*runs, *sets])


def _crowded(sheet: Sheet) -> Board:
    table = crowd(sheet)
    racks = ("r3", "b1 b10", "r1 r2", "b6")
    return Set(sheet, table, racks, to_move=2, stock=0).public(table.rpartition(" | ")[0])


def _end(sheet: Sheet) -> Ending:
    racks = (_rack(sheet), "", "J")
    scores = (0, 1, 0) if sheet.scoring is Scoring.CHIPS else (-61, 81, -20)
    return _ended(Set(sheet, _opened(sheet), racks), scores)


def _ended(at: Set, scores: Sequence[int]) -> Ending:
    outcome = Outcome(result="win", winners=(1,), scores=tuple(scores))
    view = replace(at.view(), outcome=outcome, racks=tuple(map(at.pieces, at.racks)))
    totals = tuple(map(add, at.around().scores, scores))
    said = at.around(ending="Ben wins the round.", hints=(0, 2, 1), scores=totals)
    return ending(view, said)


def _cards(table: str, racks: Sequence[str], discard: str, held: tuple[int, ...] = ()) -> Set:
    return Set(SHEETS["basic"], table, tuple(racks), 1, discard, stock=17, held=held)


def _cards_opening(_sheet: Sheet) -> Board:
    hand = "2S 9S KS 4H QH AD 10D 3C JC"
    at = _cards("7H 8H 9H 10H JH | 4S 4D 4C", ("", hand, ""), "2D 5H KC 2C", (4, 9, 7))
    return at.private(Mine(gained=at.pieces("10D")), seen="7H 8H 9H", until="4:32")


def _cards_draft(_sheet: Sheet) -> Board:
    at = _cards("7H 8H 9H | 4S 4D 4C", ("", "4H 10H KS KD KC 2S"), "2D 5H", (7, 6))
    later = _cards("7H 8H 9H 10H | 4S 4D 4C 4H | KS KD KC", ("", "2S"), "2D 5H", (7, 1))
    return at.private(Mine(steps=later.view(1)), seen=at.table)


def _cards_crowded(_sheet: Sheet) -> Board:
    runs = [
        f"A{s} 2{s} 3{s} 4{s} | 5{s} 6{s} 7{s} | 8{s} 9{s} 10{s} | J{s} Q{s} K{s}" for s in "SHD"
    ]
    table = " | ".join(runs)
    racks = ("AC", "2C 3C", "4C", "5C", "7C", "9C")
    return _cards(table, racks, "KC QC JC").public(table.rpartition(" | ")[0])


def _cards_empty(_sheet: Sheet) -> Board:
    return _cards("", ("", ""), "9D", (10, 10)).public()


def _cards_end(sheet: Sheet) -> Ending:
    return _ended(Set(sheet, "", ("2S 9S KS 4H QH", "", "AD")), (0, 51, 0))


_TILES: dict[str, Callable[[Sheet], Board | Ending]] = {
    "empty": _empty,
    "opening": _opening,
    "draft": _draft,
    "crowded": _crowded,
    "end": _end,
}
_CARDS: dict[str, Callable[[Sheet], Board | Ending]] = {
    "empty": _cards_empty,
    "opening": _cards_opening,
    "draft": _cards_draft,
    "crowded": _cards_crowded,
    "end": _cards_end,
}
