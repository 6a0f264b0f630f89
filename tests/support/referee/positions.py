"""Small positions and lays, legal and illegal, in contract notation; a seed repeats them.

Jokers on the table, equal tiles, first layings close to the limit, and melds of which too few
tiles stay together are far more frequent than in play. Half of the lays rebuild the table from
melds and rack; the others are such a lay with one change.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random  # noqa: TID251 - from a given seed

from tests.support.referee.melds import (
    Meld,
    Piece,
    Tile,
    melds_of,
    missing,
    print_meld,
    print_pieces,
    stands_for,
    value,
)
from tests.support.referee.mutations import Spares, mutated
from tests.support.referee.rules import RULES, Option, Rules, with_options

MOST_TILES = 14
MOST_JOKERS = 3
"""The most tiles on the table after the lay; with more, judging takes too long."""

_HOUSE_RULES: dict[str, tuple[Option, ...]] = {
    "jokers": (0, 4, 8),
    "copies": (1, 3),
    "numbers": (8,),
    "first_laying": (0, 12, 20, "none"),
    "rebuild": ("free", "keep3", "none"),
    "same_turn": (True, False),
    "joker_laid": ("value", 25),
    "joker_exchange": ("rack", "rack_or_table", "none"),
    "one_action": (True,),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A position and a lay in it, as a record writes them."""

    sheet: str
    options: dict[str, Option]
    """House rules; `rules` are those of the sheet with them."""
    rules: Rules
    table: str
    rack: str
    opened: bool
    final: str
    first: str | None
    takes: str | None


@dataclass(frozen=True, slots=True)
class _Scene:
    """The tiles of a position: few colours and numbers, so that melds compete for them."""

    rng: Random
    rules: Rules
    colours: str
    numbers: range

    def everything(self) -> Counter[Piece]:
        """Return the tiles of the game."""
        tiles = product(self.rules.colours, range(1, self.rules.numbers + 1))
        game = Counter[Piece](dict.fromkeys(tiles, self.rules.copies))
        game[None] = self.rules.jokers
        return game


def positions(sheet: str, seed: int, count: int) -> Iterator[Position]:
    """Yield this many lays on this sheet, half of them with house rules."""
    rng = Random(f"{sheet} {seed}")  # noqa: S311 - no secret
    for _ in range(count):
        yield _position(rng, sheet)


def _position(rng: Random, sheet: str) -> Position:
    options = _house_rules(rng, sheet)
    scene = _scene(rng, with_options(RULES[sheet], options))
    opened = rng.random() < 0.6
    old, rack, final, first = _lay(scene, opened=opened)
    if rng.random() < (0.6 if scene.rules.handrummy else 0.1):
        rack = _pieces(final) - _pieces(old)
    if not opened and rng.random() < 0.6:
        near = sum(value(scene.rules, meld) for meld in first) + rng.choice((-1, 0, 0, 1, 4))
        options["first_laying"] = max(near, 0)
    words, takes = [print_meld(scene.rules, meld).split() for meld in final], list[str]()
    if rng.random() < 0.3:
        hand = print_pieces(scene.rules, rack - (_pieces(final) - _pieces(old))).split()
        words, takes = mutated(rng, words, Spares(rng, hand, _all_words(scene.rules)))
    return Position(
        sheet=sheet,
        options=options,
        rules=with_options(RULES[sheet], options),
        table=_print(scene.rules, old),
        rack=print_pieces(scene.rules, rack),
        opened=opened,
        final=" | ".join(_written(rng, row) for row in rng.sample(words, len(words))),
        first=_print(scene.rules, first) if first and rng.random() < 0.5 else None,
        takes=" ".join(takes) or None,
    )


def _house_rules(rng: Random, sheet: str) -> dict[str, Option]:
    chosen = rng.sample(list(_HOUSE_RULES), rng.choice((0, 0, 0, 0, 1, 2, 3)))
    options = {name: rng.choice(_HOUSE_RULES[name]) for name in chosen}
    if not RULES[sheet].exchange_before_first and rng.random() < 0.2:
        options["handrummy"] = True
    return options


def _scene(rng: Random, rules: Rules) -> _Scene:
    last = rules.numbers - 5
    first = rng.choice((1, last, rng.randint(1, last)))
    colours = "".join(rng.sample(rules.colours, rng.choice((2, 3, 3, 4))))
    return _Scene(rng, rules, colours, range(first, first + 6))


def _table(scene: _Scene) -> tuple[list[Meld], Counter[Piece]]:
    """Return a few melds, and the tiles of the game that are left."""
    left = scene.everything()
    melds: list[Meld] = []
    for _ in range(scene.rng.choice((0, 1, 1, 2, 2, 2, 3, 3))):
        meld = _random_meld(scene, left)
        lying = sum(len(meld.pieces) for meld in melds)
        jokers = sum(len(meld.jokers) for meld in melds)
        if meld and lying + len(meld.pieces) <= 10 and jokers + len(meld.jokers) <= MOST_JOKERS:
            left -= Counter(meld.pieces)
            melds.append(meld)
    return melds, left


def _random_meld(scene: _Scene, left: Counter[Piece]) -> Meld | None:
    rng = scene.rng
    if scene.rules.sets and rng.random() < 0.45:
        number = rng.choice(scene.numbers)
        colours = rng.sample(scene.rules.colours, rng.choice((3, 3, 4)))
        tiles = [(colour, number) for colour in colours]
    else:
        colour, first = rng.choice(scene.colours), rng.choice(scene.numbers)
        length = rng.choice((3, 3, 3, 4, 4, 5, 6))
        tiles = [(colour, number) for number in range(first, first + length)]
    if tiles[-1][1] > scene.rules.numbers:
        return None
    places = [rng.random() < 0.22 and bool(left[None]) for _ in tiles]
    meld = _meld(scene.rules, tiles, places)
    return meld if meld and Counter(meld.pieces) <= left else None


def _meld(rules: Rules, tiles: Sequence[Tile], is_joker: Sequence[bool]) -> Meld | None:
    """Return the meld of these tiles, with a joker in some places."""
    pairs = list(zip(tiles, is_joker, strict=True))
    lying = sorted(tile for tile, joker in pairs if not joker)
    jokers = tuple(tile for tile, joker in pairs if joker)
    if not lying:
        return None
    if tiles[0][1] != tiles[1][1]:
        return Meld("run", tuple(lying), jokers)
    lying.sort(key=lambda tile: rules.colours.index(tile[0]))
    return Meld("set", tuple(lying), (None,) * len(jokers))


def _rack(scene: _Scene, old: list[Meld], left: Counter[Piece], *, opened: bool) -> Counter[Piece]:
    """Return a rack whose tiles fit somewhere: together, for jokers, onto melds, or nowhere."""
    rng = scene.rng
    wished: list[Piece] = []
    for _ in range(rng.choice((0, 0, 1) if opened else (1, 1, 2))):
        own = _random_meld(scene, left)
        wished += own.pieces if own else ()
    for meld in rng.sample(old, len(old)):
        if meld.jokers and rng.random() < 0.6:
            wished += rng.choice(stands_for(scene.rules, meld))[:1]
        if rng.random() < 0.5:
            wished += _partners(scene, meld)
        if rng.random() < 0.5:
            wished.append(rng.choice(_neighbours(scene.rules, meld)))
    wished.append((rng.choice(scene.colours), rng.choice(scene.numbers)))
    wished += [None] * (rng.random() < 0.15)
    rack: Counter[Piece] = Counter()
    for piece in wished[: rng.randint(4, 8)]:
        if rack[piece] < left[piece]:
            rack[piece] += 1
    return rack


def _partners(scene: _Scene, meld: Meld) -> list[Piece]:
    """Return tiles that make a new meld with one of these."""
    tile = scene.rng.choice(meld.tiles)
    possible = _melds_with(scene, tile, scene.everything())
    new = scene.rng.choice(possible) if possible else meld
    return [partner for partner in new.pieces if partner != tile]


def _neighbours(rules: Rules, meld: Meld) -> list[Piece]:
    """Return tiles for a meld: fitting ones, one past the end or already there, a joker."""
    if meld.kind == "set":
        return [*missing(rules, meld), meld.tiles[0], None]
    numbers = [tile[1] for tile in (*meld.tiles, *meld.jokers) if tile is not None]
    ends = (min(numbers) - 1, max(numbers) + 1)
    turned = [(end - 1) % rules.numbers + 1 for end in ends]
    return [(meld.tiles[0][0], end) for end in turned] + [meld.tiles[0], None]


def _lay(
    scene: _Scene, *, opened: bool
) -> tuple[list[Meld], Counter[Piece], list[Meld], list[Meld]]:
    """Return a table, a rack, the table after a lay, and the own melds of its first laying."""
    while True:
        old, left = _table(scene)
        with_sets = replace(scene, rules=replace(scene.rules, sets=True))
        laying = with_sets if scene.rng.random() < 0.12 else scene
        rack = _rack(laying, old, left, opened=opened)
        for _ in range(6):
            final, own = _remelded(laying, old, rack, opened=opened)
            pieces = _pieces(final)
            is_small = pieces.total() <= MOST_TILES and pieces[None] <= MOST_JOKERS
            if is_small and (pieces != _pieces(old) or scene.rng.random() < 0.02):
                return old, rack, final, own


def _remelded(
    scene: _Scene, old: list[Meld], rack: Counter[Piece], *, opened: bool
) -> tuple[list[Meld], list[Meld]]:
    rng = scene.rng
    own = [] if opened else _own_melds(scene, rack)
    rest = rack - _pieces(own)
    if own and rng.random() < (0.3 if scene.rules.same_turn else 0.5):
        return [*old, *own], own
    lying, rest, freed = _exchanged(scene, old, rest)
    moved = rng.sample(lying, min(len(lying), _how_many_to_move(scene)))
    kept = list((Counter(lying) - Counter(moved)).elements())
    if rng.random() < 0.25:
        moved += own
    else:
        kept += own
    kept, rest = _laid_off(scene, kept, rest)
    added = Counter([tile for tile in rest if rng.random() < 0.1])
    pool = _pieces(moved) + added + Counter([None] * freed)
    new = _partition(scene, pool, rest - added)
    return (old, []) if new is None else ([*kept, *new], own)


def _how_many_to_move(scene: _Scene) -> int:
    if scene.rules.rebuild == "none":
        return scene.rng.choice((0, 0, 0, 0, 0, 1))
    return scene.rng.choice((0, 1, 1, 2, 2, 3))


def _laid_off(
    scene: _Scene, melds: list[Meld], rack: Counter[Piece]
) -> tuple[list[Meld], Counter[Piece]]:
    """Return these melds, some extended by a tile of the rack, and the rest of the rack."""
    longer = []
    for meld in melds:
        tile = scene.rng.choice(_neighbours(scene.rules, meld))
        new = list(melds_of(scene.rules, [*meld.pieces, tile]))
        fitting = [other for other in new if other.kind == meld.kind]
        if fitting and rack[tile] and scene.rng.random() < 0.5:
            rack = rack - Counter([tile])
            longer.append(scene.rng.choice(fitting))
        else:
            longer.append(meld)
    return longer, rack


def _own_melds(scene: _Scene, rack: Counter[Piece]) -> list[Meld]:
    tiles = [piece for piece in rack if piece is not None]
    chosen = scene.rng.sample(tiles, min(len(tiles), scene.rng.choice((0, 1, 1, 1, 2))))
    return _partition(scene, Counter(chosen), rack - Counter(chosen)) or []


def _exchanged(
    scene: _Scene, old: list[Meld], rack: Counter[Piece]
) -> tuple[list[Meld], Counter[Piece], int]:
    """Return the table after some exchanges, the rest of the rack, and the freed jokers."""
    lying, freed = [], 0
    for meld in old:
        put_in = scene.rng.choice(stands_for(scene.rules, meld))[:1]
        often = 0.1 if scene.rules.joker_exchange == "none" else 0.6
        if put_in and rack[put_in[0]] and scene.rng.random() < often:
            rack = rack - Counter(put_in)
            freed += 1
            lying.append(_without_joker(scene.rules, meld, put_in[0]))
        else:
            lying.append(meld)
    return lying, rack, freed


def _without_joker(rules: Rules, meld: Meld, tile: Tile) -> Meld:
    if meld.kind == "run":
        left = tuple(bound for bound in meld.jokers if bound != tile)
        return Meld("run", tuple(sorted([*meld.tiles, tile])), left)
    in_order = sorted([*meld.tiles, tile], key=lambda tile: rules.colours.index(tile[0]))
    return Meld("set", tuple(in_order), meld.jokers[1:])


def _partition(
    scene: _Scene, pool: Counter[Piece], may: Counter[Piece], width: int = 8
) -> list[Meld] | None:
    """Return random melds of all these tiles and some optional ones; None if none was found."""
    if not pool:
        return []
    tiles = [piece for piece in pool if piece is not None] or [tile for tile in may if tile]
    if not tiles or not width:
        return None
    melds = _melds_with(scene, scene.rng.choice(tiles), pool + may)
    for meld in scene.rng.sample(melds, min(len(melds), width)):
        pieces = Counter(meld.pieces)
        others = _partition(scene, pool - pieces, may - (pieces - pool), width // 2)
        if others is not None:
            return [meld, *others]
    return None


def _melds_with(scene: _Scene, tile: Tile, pool: Counter[Piece]) -> list[Meld]:
    """Return the melds of these tiles with this one; a joker may lie where it is not needed."""
    colour, number = tile
    others = [other for other in scene.rules.colours if other != colour]
    sets = [
        [tile, *((other, number) for other in chosen)]
        for size in (2, 3)
        for chosen in combinations(others, size)
        if scene.rules.sets
    ]
    runs = [
        [(colour, place) for place in range(first, first + length)]
        for length in range(3, 7)
        for first in range(max(1, number - length + 1), number + 1)
        if first + length - 1 <= scene.rules.numbers
    ]
    found = []
    for tiles in [*sets, *runs]:
        spared = scene.rng.choice([None, None, *tiles])
        is_joker = [not pool[one] or one == spared != tile for one in tiles]
        meld = _meld(scene.rules, tiles, is_joker)
        if meld and Counter(meld.pieces) <= pool:
            found.append(meld)
    return found


def _pieces(melds: Sequence[Meld]) -> Counter[Piece]:
    return Counter(piece for meld in melds for piece in meld.pieces)


def _print(rules: Rules, melds: Sequence[Meld]) -> str:
    return " | ".join(print_meld(rules, meld) for meld in melds)


def _written(rng: Random, row: list[str]) -> str:
    """Write a meld as a player may: canonically, in any order, or with jokers as they lie."""
    way = rng.random()
    if way < 0.15 and "J" not in row:
        return " ".join(rng.sample(row, len(row)))
    if way < 0.3:
        return " ".join("J" if word.startswith("J=") else word for word in row)
    return " ".join(row).upper() if way < 0.35 else " ".join(row)


def _all_words(rules: Rules) -> list[str]:
    """Return each tile of the game, and some that it lacks."""
    numbers = range(1, rules.numbers + 2)
    return [f"{colour}{number}" for colour, number in product("rbkgy", numbers)] + ["J"]
