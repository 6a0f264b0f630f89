"""The first laying (contract, section 6): try every choice of own melds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, product

from tests.support.referee.melds import Meld, Piece, Tile, all_melds, stands_for, value
from tests.support.referee.rules import Rules
from tests.support.referee.table_use import Before, Start, Stone, is_allowed, use_codes


@dataclass(frozen=True, slots=True)
class Lay:
    """A lay whose melds are valid and whose tiles are all accounted for."""

    rules: Rules
    old: tuple[Meld, ...]
    laid: Counter[Piece]
    final: tuple[Meld, ...]
    whole_rack: bool
    named: tuple[Meld, ...]
    """What the player called the melds of the first laying."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Table and laid tiles after jokers were replaced from the rack, before the first laying."""

    old: tuple[tuple[Meld, tuple[Tile, ...]], ...]
    """Each meld without its freed jokers, and the tiles that replaced them."""
    laid: Counter[Piece]
    freed: int


@dataclass(frozen=True, slots=True)
class Choice:
    """Own melds, after these exchanges."""

    exchange: Exchange
    own: tuple[Meld, ...]


def use_of_table(lay: Lay) -> list[str]:
    """Return the codes for a seat that may use the table freely."""
    return use_codes(lay.rules, [start(_bare(lay))], lay.final)


def first_laying(lay: Lay) -> list[str]:
    """Return the codes of a first laying, and of the turn's other use of the table."""
    choices = list(_choices(lay))
    if any(_is_enough(lay, choice) and _is_legal(lay, choice) for choice in choices):
        return []
    too_small = (choice for choice in choices if not _is_enough(lay, choice))
    some_legal = any(_is_legal(lay, choice) for choice in too_small)
    shown = _shown(lay)
    codes = []
    if not shown and not some_legal:
        codes.append("not_opened")
    elif not any(_is_enough(lay, choice) for choice in shown):
        short_hand = lay.rules.handrummy and lay.whole_rack
        codes.append("handrummy_own_melds_only" if short_hand else "below_threshold")
    if not lay.rules.same_turn and shown and not any(_is_exact(lay, choice) for choice in shown):
        codes.append("same_turn_forbidden")
    if shown or not some_legal:
        starts = [start(choice) for choice in shown or [_bare(lay)]]
        codes += use_codes(lay.rules, starts, lay.final)
    return codes


def points(lay: Lay) -> int:
    """Return the points of the first laying: as named or as it lies; below the limit, the most."""
    shown = [_points(lay, choice) for choice in _shown(lay)]
    if shown and max(shown) >= (lay.rules.first_laying or 0):
        return max(shown)
    legal = (_points(lay, choice) for choice in _choices(lay) if _is_legal(lay, choice))
    return max([0, *shown, *legal])


def start(choice: Choice) -> Start:
    """Return the stones with which the rest of the turn starts."""
    numbers = count()
    served: set[Stone] = set()
    melds = []
    for meld, put_in in choice.exchange.old:
        lying = [Stone(next(numbers), tile, laid=False) for tile in meld.tiles]
        jokers = [Stone(next(numbers), None, laid=False) for _ in meld.jokers]
        new = [Stone(next(numbers), tile, laid=True) for tile in put_in]
        served |= {*new}
        melds.append(Before(_filled(meld, put_in), (*lying, *new), tuple(jokers)))
    for meld in choice.own:
        tiles = [Stone(next(numbers), tile, laid=True) for tile in meld.tiles]
        jokers = [Stone(next(numbers), None, laid=True) for _ in meld.jokers]
        melds.append(Before(meld, tuple(tiles), tuple(jokers)))
    rest = choice.exchange.laid - _pieces(choice.own)
    loose = [Stone(next(numbers), piece, laid=True) for piece in rest.elements()]
    return Start(tuple(melds), tuple(loose), frozenset(served))


def _choices(lay: Lay) -> Iterator[Choice]:
    """Yield every choice of own melds, after every allowed exchange of jokers."""
    for exchange in _exchanges(lay):
        for own in _own_melds(all_melds(lay.rules, exchange.laid), exchange.laid):
            if own:
                yield Choice(exchange, own)


def _own_melds(melds: Sequence[Meld], laid: Counter[Piece]) -> Iterator[tuple[Meld, ...]]:
    """Yield every way to take some of these melds from the laid tiles, one perhaps twice."""
    yield ()
    for index, meld in enumerate(melds):
        pieces = Counter(meld.pieces)
        if pieces <= laid:
            for others in _own_melds(melds[index:], laid - pieces):
                yield (meld, *others)


def _exchanges(lay: Lay) -> Iterator[Exchange]:
    yield _bare(lay).exchange
    if not lay.rules.exchange_before_first or lay.rules.joker_exchange == "none":
        return
    ways = [list(_partly_freed(lay.rules, meld)) for meld in lay.old]
    for old in product(*ways):
        put_in = Counter[Piece](tile for _, tiles in old for tile in tiles)
        if put_in and put_in <= lay.laid:
            freed = put_in.total()
            yield Exchange(old, lay.laid - put_in + Counter([None] * freed), freed)


def _partly_freed(rules: Rules, meld: Meld) -> Iterator[tuple[Meld, tuple[Tile, ...]]]:
    """Yield every choice of jokers to take from a meld, and of the tiles to put in."""
    ways = {
        tuple(sorted(tile for tile, is_freed in zip(tiles, freed, strict=True) if is_freed))
        for tiles in stands_for(rules, meld)
        for freed in product([False, True], repeat=len(tiles))
    }
    for put_in in sorted(ways):
        if meld.kind == "run":
            left = tuple(tile for tile in meld.jokers if tile not in put_in)
        else:
            left = (None,) * (len(meld.jokers) - len(put_in))
        yield Meld(meld.kind, meld.tiles, left), put_in


def _filled(meld: Meld, put_in: tuple[Tile, ...]) -> Meld:
    return Meld(meld.kind, (*meld.tiles, *put_in), meld.jokers)


def _is_legal(lay: Lay, choice: Choice) -> bool:
    """Whether the rest of the turn is legal on the table with those melds."""
    if not lay.rules.same_turn and not _is_exact(lay, choice):
        return False
    return is_allowed(lay.rules, start(choice), lay.final)


def _is_enough(lay: Lay, choice: Choice) -> bool:
    hand = lay.rules.handrummy and lay.whole_rack and _is_exact(lay, choice)
    return hand or _points(lay, choice) >= (lay.rules.first_laying or 0)


def _is_exact(lay: Lay, choice: Choice) -> bool:
    """Whether the final table is exactly the old melds and the own melds."""
    old = [_filled(meld, put_in) for meld, put_in in choice.exchange.old]
    return Counter(map(_whatever_order, lay.final)) == Counter(
        map(_whatever_order, [*old, *choice.own])
    )


def _whatever_order(meld: Meld) -> Meld:
    return Meld(meld.kind, tuple(sorted(meld.tiles)), meld.jokers)


def _shown(lay: Lay) -> list[Choice]:
    """Return the own melds as named, else as they lie; of several choices, the highest."""
    exchanges = list(_exchanges(lay))
    choices = [Choice(exchange, lay.named) for exchange in exchanges if _fits(lay.named, exchange)]
    if not choices:
        choices = [choice for exchange in exchanges for choice in _on_the_table(lay, exchange)]
    most = max((_points(lay, choice) for choice in choices), default=0)
    return [choice for choice in choices if _points(lay, choice) == most]


def _fits(named: tuple[Meld, ...], exchange: Exchange) -> bool:
    return bool(named) and _pieces(named) <= exchange.laid


def _on_the_table(lay: Lay, exchange: Exchange) -> Iterator[Choice]:
    ways = set(_some(lay.final, exchange.laid))
    for own in ways:
        is_part = any(Counter(own) < Counter(more) for more in ways)
        if own and not is_part:
            yield Choice(exchange, own)


def _some(melds: Sequence[Meld], laid: Counter[Piece]) -> Iterator[tuple[Meld, ...]]:
    """Yield every selection of these melds for which the laid tiles suffice."""
    if not melds:
        yield ()
        return
    yield from _some(melds[1:], laid)
    if Counter(melds[0].pieces) <= laid:
        for others in _some(melds[1:], laid - Counter(melds[0].pieces)):
            yield (melds[0], *others)


def _points(lay: Lay, choice: Choice) -> int:
    return sum(value(lay.rules, meld) for meld in choice.own)


def _pieces(melds: Sequence[Meld]) -> Counter[Piece]:
    return Counter(piece for meld in melds for piece in meld.pieces)


def _bare(lay: Lay) -> Choice:
    return Choice(Exchange(tuple((meld, ()) for meld in lay.old), lay.laid, 0), ())
