"""Judges lays: the whole proposed table, with all faults at once (contract, section 5)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from core.rules.pieces import Groups, Kind, Meld, Pieces, Table
from core.rules.refusals import Code, Fault, Refusal, refusal
from core.rules.tiles.legality.first_laying import Turn, judge_first
from core.rules.tiles.legality.melds import judge_meld
from core.rules.tiles.legality.misuse import misuse
from core.rules.tiles.legality.table_use import TableUse, table_count
from core.rules.tiles.model.pieces import JOKER, Joker, Tile, TilePiece, TilePieces, as_pieces, bare
from core.rules.tiles.model.sheet import TileSheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A proposed table of a seat, and its starting position."""

    sheet: TileSheet
    old: Table
    rack: TilePieces
    opened: bool
    """Whether the seat has made its first laying."""
    groups: Groups
    first: Groups | None = None
    takes: TilePieces = ()

    @property
    def first_laying(self) -> bool:
        """Whether this is a first laying with a required value."""
        return not self.opened and self.sheet.first_laying is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The result of a lay: the table and the laid tiles, or the faults."""

    table: Table = ()
    laid: TilePieces = ()
    points: int | None = None
    """The value of a first laying."""
    refusal: Refusal | None = None


def judge_lay(proposal: Proposal, *, blame: bool = True) -> Judgement:
    """Judge a lay: first all faults of the table, and its use only if there are none.

    Without `blame`, a lay that uses the table illegally is refused without naming the melds.
    """
    melds, meld_faults = _read_table(proposal)
    before, after = table_count(proposal.old), proposed_count(proposal)
    laid = after - before
    faults = [*_count_faults(proposal, laid, before - after), *meld_faults]
    return _judged(proposal, melds, laid, faults, Code.NO_RACK_TILE_PLAYED, blame=blame)


def judge_remains(proposal: Proposal) -> Judgement:
    """Judge the table after a timeout: melds are sound, and tiles may be missing."""
    melds, _ = _read_table(proposal)
    return _judged(proposal, melds, laid_count(proposal), [])


def _judged(
    proposal: Proposal,
    melds: Table,
    laid: Counter[TilePiece],
    faults: list[Fault],
    *harmless: Code,
    blame: bool = True,
) -> Judgement:
    points = None
    if all(fault.code in harmless for fault in faults):
        points, more = _judge_use(proposal, melds, laid, blame=blame)
        faults += more
    if faults:
        return Judgement(points=points, refusal=refusal(faults))
    return Judgement(table=melds, laid=tuple(sorted(laid.elements(), key=str)), points=points)


def _read_table(proposal: Proposal) -> tuple[Table, list[Fault]]:
    """Read the proposed table. An unchanged meld keeps its previous reading."""
    known = {meld.pieces: meld for meld in proposal.old if meld.kind is not Kind.FALSE}
    return read_melds(proposal.sheet, proposal.groups, known)


def read_melds(
    sheet: TileSheet, groups: Groups, known: Mapping[Pieces, Meld] = MappingProxyType({})
) -> tuple[Table, list[Fault]]:
    """Read groups as melds; an invalid group becomes a false meld and adds its faults.

    `known` holds melds whose pieces were read before, exactly as written there.
    """
    melds: list[Meld] = []
    faults: list[Fault] = []
    for place, group in enumerate(groups, start=1):
        judged = known.get(group) or judge_meld(sheet, as_pieces(group))
        if isinstance(judged, Meld):
            melds.append(judged)
        else:
            melds.append(Meld(Kind.FALSE, group))
            faults += [Fault(code=code, tiles=group, meld=place) for code in judged]
    return tuple(melds), [fault for fault in faults if _is_seen(sheet, fault)]


def _is_seen(sheet: TileSheet, fault: Fault) -> bool:
    """Say whether a fault is reported: if players check melds, faults inside melds are not."""
    return fault.code is Code.NOT_IN_GAME or not sheet.watched_by_players


def proposed_count(proposal: Proposal) -> Counter[TilePiece]:
    """Count the pieces of the proposed table, jokers bare."""
    return Counter([bare(piece) for group in proposal.groups for piece in as_pieces(group)])


def laid_count(proposal: Proposal) -> Counter[TilePiece]:
    """Count the tiles that the proposed table adds; among equal tiles, the table's come first."""
    return proposed_count(proposal) - table_count(proposal.old)


def _count_faults(
    proposal: Proposal, laid: Counter[TilePiece], missing: Counter[TilePiece]
) -> Iterator[Fault]:
    foreign = tuple((laid - Counter(proposal.rack)).elements())
    if foreign:
        yield Fault(code=Code.NOT_ON_RACK, tiles=foreign)
    yield from _missing_faults(proposal, missing)
    if not laid:
        yield Fault(code=Code.NO_RACK_TILE_PLAYED)


def _missing_faults(proposal: Proposal, missing: Counter[TilePiece]) -> Iterator[Fault]:
    wanted = Counter(map(bare, proposal.takes))
    forgotten = tuple(t for t in (missing - wanted).elements() if isinstance(t, Tile))
    if forgotten:
        yield Fault(code=Code.TABLE_TILE_MISSING, tiles=forgotten)
    if missing[JOKER] or wanted[JOKER]:
        yield Fault(code=Code.JOKER_MUST_BE_USED)
    picked = tuple(tile for tile in proposal.takes if not isinstance(tile, Joker))
    if picked:
        yield Fault(code=Code.TILE_TO_RACK, tiles=picked)


def _judge_use(
    proposal: Proposal, melds: Table, laid: Counter[TilePiece], *, blame: bool
) -> tuple[int | None, list[Fault]]:
    """Judge the first laying and the use of the table; only a first laying has points."""
    if not proposal.first_laying:
        use = TableUse(sheet=proposal.sheet, old=proposal.old, final=melds, laid=laid)
        return None, list(misuse(use, blame=blame))
    first = judge_first(
        Turn(
            sheet=proposal.sheet,
            old=proposal.old,
            final=melds,
            laid=laid,
            whole_rack=not Counter(proposal.rack) - laid,
            named=_named(proposal, laid),
        )
    )
    return first.points, list(first.faults)


def _named(proposal: Proposal, laid: Counter[TilePiece]) -> Table | None:
    """Return the melds named as the first laying, if they consist of laid tiles."""
    if proposal.first is None:
        return None
    melds, faults = read_melds(proposal.sheet, proposal.first)
    return None if faults or table_count(melds) - laid else melds
