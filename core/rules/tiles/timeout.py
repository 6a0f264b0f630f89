"""The effect of a timeout: one algorithm for all tile sheets (contract, section 6)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from core.rules.actions import Timeout
from core.rules.family import ImpossibleMoveError
from core.rules.pieces import Groups, Kind, Meld, Table, groups_of
from core.rules.tiles.legality.lay import Judgement, Proposal, judge_lay, judge_remains
from core.rules.tiles.legality.melds import judge_meld, sort_pieces
from core.rules.tiles.legality.table_use import bare_count, meld_key, table_count, without_melds
from core.rules.tiles.model.events import TimedOut
from core.rules.tiles.model.pieces import JOKER, TilePiece, TilePieces, as_pieces, bare_pieces
from core.rules.tiles.model.round import TileRound
from core.rules.tiles.model.sheet import LooseTableTiles, TileSheet


def salvage(
    *, old: Table, sound: Table, rack: Counter[TilePiece], legal: Callable[[Table], bool]
) -> Table:
    """Return the best table: it keeps the most own tiles, then the most melds of the draft."""
    new = without_melds(sound, old)
    waiting: list[_Choice] = [_Choice(new, _promise(_supported(new, old, rack), rack))]
    seen = {waiting[0].melds}
    while waiting:
        choice = heappop(waiting)
        if choice.table is not None:
            if legal(choice.table):
                return choice.table
            continue
        kept = _supported(choice.melds, old, rack)
        for candidate in _finished(kept, old, rack):
            heappush(waiting, candidate)
        for place in range(len(kept)):
            fewer = (*kept[:place], *kept[place + 1 :])
            if fewer not in seen:
                seen.add(fewer)
                promise = _promise(_supported(fewer, old, rack), rack)
                heappush(waiting, _Choice(fewer, promise))
    return old


class _Choice:
    """A choice of draft melds to keep: an upper bound, or a finished table."""

    def __init__(self, melds: Table, rank: tuple[int, int], table: Table | None = None) -> None:
        self.melds = melds
        self.rank = rank
        self.table = table

    def __lt__(self, other: "_Choice") -> bool:
        return self.rank > other.rank


def _promise(melds: Table, rack: Counter[TilePiece]) -> tuple[int, int]:
    """Return upper bounds for own tiles and melds of this choice."""
    return (table_count(melds) & rack).total(), len(melds)


def _supported(melds: Table, old: Table, rack: Counter[TilePiece]) -> Table:
    """Drop melds without available tiles: only the rack and fully used old melds supply tiles."""
    while True:
        have = table_count(melds)
        lost = tuple(meld for meld in old if not bare_count(meld) - have)
        source = table_count(lost) + rack
        kept = tuple(meld for meld in melds if not bare_count(meld) - source)
        if len(kept) == len(melds):
            return kept
        melds = kept


def _finished(kept: Table, old: Table, rack: Counter[TilePiece]) -> Iterator[_Choice]:
    """Yield all ways to take a choice's tiles from old melds and the rack."""
    have = table_count(kept)
    for lost in _used_up(old, have, have - rack):
        own = have.total() - table_count(lost).total()
        yield _Choice(kept, (own, len(kept)), (*without_melds(old, lost), *kept))


def _used_up(old: Table, have: Counter[TilePiece], lacking: Counter[TilePiece]) -> Iterator[Table]:
    """Yield the old melds to take apart so that every tile missing on the rack is supplied."""
    tile = min(lacking, key=str, default=None)
    if tile is None:
        yield ()
        return
    for place, meld in enumerate(old):
        pieces = bare_count(meld)
        if pieces[tile] and not pieces - have:
            rest = (*old[:place], *old[place + 1 :])
            for others in _used_up(rest, have - pieces, lacking - pieces):
                yield (meld, *others)


@dataclass(frozen=True, slots=True, kw_only=True)
class Remains:
    """The table after the timeout, and the places of all other tiles."""

    table: Table
    own: Counter[TilePiece]
    """The seat's own tiles that stay on the table."""
    taken: Counter[TilePiece]
    """Table tiles that go to the seat's rack."""
    to_stock: Counter[TilePiece]
    """Table tiles that return to the stock."""


def time_out(round_: TileRound, action: Timeout) -> TimedOut:
    """Return the effect of a timeout on the seat to move.

    Raises:
        ImpossibleMoveError: the draft holds tiles that the seat cannot have.
    """
    if round_.drawn is not None:
        return _return_drawn(round_, action)
    if not action.draft or _is_idle(round_, action.draft):
        return _idle(round_, action)
    _check_pieces(round_, action.draft)
    judged = _complete(round_, action.draft)
    if judged is not None:
        return _counted(round_, action, judged)
    return _unfinished(round_, action, action.draft)


def _return_drawn(round_: TileRound, action: Timeout) -> TimedOut:
    seat = round_.to_move
    drawn = round_.drawn
    assert drawn is not None
    rack = list(round_.rack(seat))
    rack.remove(drawn)
    stock = shuffled((*as_pieces(round_.stock), drawn), action)
    return TimedOut(
        seat=seat,
        draft=None,
        shuffled=action.stock,
        returned=drawn,
        table=round_.table,
        rack=tuple(rack),
        stock=stock,
    )


def shuffled(pieces: TilePieces, action: Timeout) -> TilePieces:
    """Return the stock in the order of the action; without one, the pieces stay as they are."""
    if action.stock is None:
        return pieces
    if Counter(action.stock) != Counter(pieces):
        raise ImpossibleMoveError("stock")
    return as_pieces(action.stock)


def _is_idle(round_: TileRound, draft: Groups) -> bool:
    """Say whether the draft equals the old table, with nothing picked or loose."""
    return Counter(map(str, _tidy(round_.sheet, draft))) == Counter(map(str, round_.table))


def _tidy(sheet: TileSheet, draft: Groups) -> Table:
    return tuple(meld or Meld(Kind.FALSE, group) for meld, group in _read(sheet, draft))


def _read(sheet: TileSheet, draft: Groups) -> list[tuple[Meld | None, TilePieces]]:
    groups = [as_pieces(group) for group in draft]
    judged = [(judge_meld(sheet, group), group) for group in groups]
    return [(meld if isinstance(meld, Meld) else None, group) for meld, group in judged]


def _check_pieces(round_: TileRound, draft: Groups) -> None:
    rack = Counter(round_.rack(round_.to_move))
    if Counter(bare_pieces(draft)) - table_count(round_.table) - rack:
        raise ImpossibleMoveError("draft")


def _idle(round_: TileRound, action: Timeout) -> TimedOut:
    nothing = Remains(table=round_.table, own=Counter(), taken=Counter(), to_stock=Counter())
    return _settled(round_, action, nothing, back=(), penalty=1 + round_.sheet.idle_penalty)


def proposal(round_: TileRound, groups: Groups) -> Proposal:
    """Return the groups as the proposal of the seat to move."""
    seat = round_.to_move
    return Proposal(
        sheet=round_.sheet,
        old=round_.table,
        rack=round_.rack(seat),
        opened=seat in round_.opened,
        groups=groups,
    )


def _complete(round_: TileRound, draft: Groups) -> Judgement | None:
    """Return the draft as a lay if it is complete and legal; None otherwise."""
    standing = Counter(map(meld_key, _false_melds(round_)))
    faulty = [Meld(Kind.FALSE, group) for meld, group in _read(round_.sheet, draft) if not meld]
    if Counter(map(meld_key, faulty)) - standing:
        return None
    judged = judge_lay(proposal(round_, draft))
    return judged if judged.refusal is None else None


def _false_melds(round_: TileRound) -> Table:
    return tuple(meld for meld in round_.table if meld.kind is Kind.FALSE)


def _counted(round_: TileRound, action: Timeout, judged: Judgement) -> TimedOut:
    left = Counter(round_.rack(round_.to_move)) - Counter(judged.laid)
    return TimedOut(
        seat=round_.to_move,
        draft=action.draft,
        counted=True,
        laid=judged.laid,
        table=judged.table,
        rack=sort_pieces(round_.sheet, left.elements()),
        stock=round_.stock,
    )


def _unfinished(round_: TileRound, action: Timeout, draft: Groups) -> TimedOut:
    """Settle an unfinished turn: keep the sound melds, and move all other tiles by the sheet."""
    sheet = round_.sheet
    remains = _by_option(round_, _sound(round_, draft))
    if not _breaks_nothing(round_, remains):
        remains = _as_it_was(round_)
    own_in_draft = Counter(bare_pieces(draft)) - table_count(round_.table)
    back = sort_pieces(sheet, (own_in_draft - remains.own).elements())
    penalty = sheet.penalty_tiles or (0 if remains.own else 1)
    return _settled(round_, action, remains, back=back, penalty=penalty)


def _sound(round_: TileRound, draft: Groups) -> Table:
    """Return the valid melds of the draft, and false melds that were on the table before."""
    standing = Counter(map(meld_key, _false_melds(round_)))
    sound: list[Meld] = []
    for meld, group in _read(round_.sheet, draft):
        lying = meld or Meld(Kind.FALSE, group)
        if meld is not None or standing[meld_key(lying)]:
            standing[meld_key(lying)] -= meld is None
            sound.append(lying)
    return tuple(sound)


def _by_option(round_: TileRound, sound: Table) -> Remains:
    """Move table tiles outside of sound melds as the sheet says."""
    table = table_count(round_.table)
    loose = table - table_count(sound)
    own = table_count(sound) - table
    option = round_.sheet.loose_table_tiles
    if not loose:
        return Remains(table=sound, own=own, taken=Counter(), to_stock=Counter())
    if option is LooseTableTiles.SALVAGE:
        return _salvaged(round_, sound)
    if option is LooseTableTiles.RESTORE or loose[JOKER]:
        return _as_it_was(round_)
    if option is LooseTableTiles.OFFENDER:
        return Remains(table=sound, own=own, taken=loose, to_stock=Counter())
    return Remains(table=sound, own=own, taken=Counter(), to_stock=loose)


def _as_it_was(round_: TileRound) -> Remains:
    return Remains(table=round_.table, own=Counter(), taken=Counter(), to_stock=Counter())


def _salvaged(round_: TileRound, sound: Table) -> Remains:
    def legal(table: Table) -> bool:
        return judge_remains(proposal(round_, groups_of(table))).refusal is None

    rack = Counter(round_.rack(round_.to_move))
    table = salvage(old=round_.table, sound=sound, rack=rack, legal=legal)
    own = table_count(table) - table_count(round_.table)
    return Remains(table=table, own=own, taken=Counter(), to_stock=Counter())


def _breaks_nothing(round_: TileRound, remains: Remains) -> bool:
    """Say whether the remaining table obeys all rules that the timeout does not settle itself."""
    if Counter(map(meld_key, remains.table)) == Counter(map(meld_key, round_.table)):
        return True
    return judge_remains(proposal(round_, groups_of(remains.table))).refusal is None


def _settled(
    round_: TileRound, action: Timeout, remains: Remains, *, back: TilePieces, penalty: int
) -> TimedOut:
    """Move the tiles and draw; stop drawing at an empty stock or the rack limit."""
    sheet, seat = round_.sheet, round_.to_move
    held = Counter(round_.rack(seat)) - remains.own + remains.taken
    stock = as_pieces(round_.stock)
    if remains.to_stock:
        stock = shuffled((*stock, *sort_pieces(sheet, remains.to_stock.elements())), action)
    room = max(sheet.rack_limit - sum(held.values()), 0) if sheet.rack_limit else penalty
    count = min(penalty, room, len(stock))
    drawn = stock[:count]
    return TimedOut(
        seat=seat,
        draft=action.draft,
        shuffled=action.stock,
        laid=sort_pieces(sheet, remains.own.elements()),
        back=back,
        taken=sort_pieces(sheet, remains.taken.elements()),
        drawn=drawn,
        table=remains.table,
        rack=sort_pieces(sheet, (*held.elements(), *drawn)),
        stock=stock[count:],
    )


def loose_pieces(round_: TileRound, draft: Groups) -> Sequence[TilePiece]:
    """Return the table tiles of a draft that a timeout would return to the stock."""
    remains = _by_option(round_, _sound(round_, draft))
    return tuple(remains.to_stock.elements()) if _breaks_nothing(round_, remains) else ()
