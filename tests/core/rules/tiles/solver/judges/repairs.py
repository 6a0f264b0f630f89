"""Refused tables for which brute force checks the solver's repair."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from core.rules.pieces import print_pieces
from core.rules.tiles.legality.lay import read_melds
from core.rules.tiles.legality.table_use import meld_key
from core.rules.tiles.notation import read_groups
from core.rules.tiles.solver import nearest_legal
from tests.core.rules.tiles.solver.judges.brute import Brute
from tests.core.rules.tiles.solver.judges.small import Small
from tests.support.referee.melds import Piece, parse_row, parse_table, pieces
from tests.support.referee.positions import positions
from tests.support.referee.referee import codes


@dataclass(frozen=True, slots=True)
class Refused:
    """A position, and a proposed table."""

    small: Small
    proposed: str


@dataclass(frozen=True, slots=True)
class Repaired:
    """The number of proposed tiles laid and proposed melds kept, and the most possible."""

    tiles: int
    most_tiles: int
    melds: int
    most_melds: int


def refused(sheet: str, seed: int) -> Iterator[Refused]:
    """Yield illegal tables that propose tiles of the rack."""
    for case in positions(sheet, seed, 10_000):
        if "one_action" in case.options:
            continue
        refusal = codes(case.rules, case.table, case.rack, case.opened, case.final)
        if refusal and "no_rack_tile_played" not in refusal and "not_in_game" not in refusal:
            yield Refused(
                Small(
                    sheet=sheet,
                    options=case.options,
                    table=case.table,
                    rack=case.rack,
                    opened=case.opened,
                ),
                case.final,
            )


def repaired(case: Refused) -> Repaired:
    """Ask the solver and brute force; may raise TooBigError."""
    small, brute = case.small, Brute(case.small)
    found = nearest_legal(small.start, read_groups(case.proposed))
    own = proposed_tiles(case)
    most = brute.best(lambda laid: laid.total() if laid <= own else 0)
    if found is None:
        return Repaired(0, most, 0, 0)
    final = " | ".join(print_pieces(meld.pieces) for meld in found.table)
    assert brute.legal(final), (case, final)
    laid = pieces(parse_row(print_pieces(found.laid)))
    assert laid <= own, (case, final)
    legal = [
        table
        for choice in brute.choices
        if choice.total() == most and choice <= own
        for table in brute.lays(choice)
    ]
    melds = max((_alike(case, table) for table in legal), default=0)
    return Repaired(laid.total(), most, _alike(case, final), melds)


def proposed_tiles(case: Refused) -> Counter[Piece]:
    """Return the tiles of the rack on the proposed table."""
    laid = _count(case.proposed) - _count(case.small.table)
    return laid & pieces(parse_row(case.small.rack))


def _count(table: str) -> Counter[Piece]:
    return pieces([word for row in parse_table(table) for word in row])


def _alike(case: Refused, table: str) -> int:
    """Return how many melds of the proposed table are on this one."""
    sheet = case.small.start.sheet
    one, other = (read_melds(sheet, read_groups(text))[0] for text in (case.proposed, table))
    return (Counter(map(meld_key, one)) & Counter(map(meld_key, other))).total()
