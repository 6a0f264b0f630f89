"""Small positions on every sheet, on which brute force checks the solver.

Half are those of the referee. Half are dense: they have few numbers and colours, so that melds
compete for tiles and must be taken apart.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random  # noqa: TID251 - from a given seed

from core.rules.sheets import with_house_rules
from core.rules.tiles.legality.lay import Proposal, read_melds
from core.rules.tiles.model.pieces import bare, read_pieces
from core.rules.tiles.model.sheet import TileSheet
from core.rules.tiles.notation import read_groups
from tests.support.referee.melds import Meld, Piece, print_meld
from tests.support.referee.melds import print_pieces as print_row
from tests.support.referee.positions import positions
from tests.support.referee.rules import RULES, Option, Rules, with_options

MOST_ON_RACK = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Small:
    """A small position, as a record writes it."""

    sheet: str
    options: dict[str, Option]
    table: str
    rack: str
    opened: bool

    @property
    def rules(self) -> Rules:
        """The rules in the referee's form."""
        return with_options(RULES[self.sheet], self.options)

    @property
    def start(self) -> Proposal:
        """The position in the solver's form."""
        sheet = with_house_rules(self.sheet, self.options)
        assert isinstance(sheet, TileSheet)
        groups = read_groups(self.table)
        old, faults = read_melds(sheet, groups)
        assert not faults
        rack = tuple(map(bare, read_pieces(self.rack)))
        return Proposal(sheet=sheet, old=old, rack=rack, opened=self.opened, groups=groups)


def smalls(sheet: str, seed: int, count: int) -> Iterator[Small]:
    """Yield so many positions; single actions are left out, the solver does not prove those."""
    dense = (_dense(sheet, f"{sheet} {seed} {n}") for n in range(count))
    for position, crowded in zip(positions(sheet, seed, count), dense, strict=True):
        fits = len(position.rack.split()) <= MOST_ON_RACK
        if fits and "one_action" not in position.options:
            yield Small(
                sheet=sheet,
                options=position.options,
                table=position.table,
                rack=position.rack,
                opened=position.opened,
            )
        yield crowded


def _dense(sheet: str, seed: str) -> Small:
    rng, rules = Random(seed), RULES[sheet]  # noqa: S311 - no secret
    first = rng.randint(1, rules.numbers - 6)
    numbers = range(first, first + rng.choice((4, 5, 6)))
    left = Counter[Piece]({(c, n): 2 for c in rules.colours for n in range(1, rules.numbers + 1)})
    left[None] = rules.jokers
    table: list[Meld] = []
    for _ in range(12):
        meld = _meld(rng, rules, numbers)
        size = sum(len(other.pieces) for other in table) + len(meld.pieces)
        if size <= 11 and meld.tiles and Counter(meld.pieces) <= left:
            left -= Counter(meld.pieces)
            table.append(meld)
    near = sorted(t for t in left.elements() if t and first - 1 <= t[1] <= numbers[-1] + 1)
    rack = Counter[Piece](rng.sample(near, rng.randint(1, 4)))
    rack[None] = int(bool(left[None]) and rng.random() < 0.2)
    return Small(
        sheet=sheet,
        options={},
        table=" | ".join(print_meld(rules, meld) for meld in table),
        rack=print_row(rules, rack),
        opened=True,
    )


def _meld(rng: Random, rules: Rules, numbers: range) -> Meld:
    joker = rng.choice((0, 0.1, 0.2))
    if rules.sets and rng.random() < 0.45:
        number = rng.choice(numbers)
        colours = sorted(rng.sample(rules.colours, rng.choice((3, 3, 4))), key=rules.colours.index)
        tiles = tuple((colour, number) for colour in colours if rng.random() >= joker)
        return Meld("set", tiles, (None,) * (len(colours) - len(tiles)))
    colour, length = rng.choice(rules.colours[:3]), rng.choice((3, 3, 3, 4, 5))
    first = min(rng.choice(numbers), rules.numbers - length + 1)
    run = [(colour, number) for number in range(first, first + length)]
    tiles = tuple(tile for tile in run if rng.random() >= joker)
    return Meld("run", tiles, tuple(tile for tile in run if tile not in tiles))
