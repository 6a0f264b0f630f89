"""The fields of a tile sheet: all numbers and switches in which such sheets differ; the pack."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from core.rules.sheet import (
    SHARED_RULES,
    HouseRule,
    Scoring,
    Sheet,
    choice_rule,
    every_sheet,
    number_or_word_rule,
    switch_rule,
    whole_rule,
)
from core.rules.tiles.model.pieces import JOKER, Tile, TilePieces


class Rebuild(StrEnum):
    """How the melds on the table may be rearranged."""

    FREE = "free"
    """Anything, if only sound melds remain at the end."""
    KEEP3 = "keep3"
    """Take a meld whole, or leave at least three of its tiles as a sound meld."""
    NONE = "none"
    """Lay off only."""


class JokerExchange(StrEnum):
    """The allowed source of the tile that replaces a joker on the table."""

    RACK = "rack"
    RACK_OR_TABLE = "rack_or_table"
    NONE = "none"
    """A joker on the table cannot be replaced."""


class StockOut(StrEnum):
    """The effect of an empty stock."""

    DRAW = "draw"
    """The round is a draw."""
    ABORTED = "aborted"
    """The round is aborted."""
    LOWEST = "lowest"
    """Play continues; when nobody can lay, the lowest rack wins."""
    SKIP = "skip"
    """Play continues; when nobody can lay, the round ends without a winner."""

    @property
    def ends_round(self) -> bool:
        """Whether an empty stock ends the round."""
        return self in {StockOut.DRAW, StockOut.ABORTED}


class StockOutAt(StrEnum):
    """When the stock counts as empty."""

    LAST_DRAW = "last_draw"
    """After the turn in which the last tile was taken."""
    FIRST_NEED = "first_need"
    """When a seat has to draw and finds no tile."""


class LooseTableTiles(StrEnum):
    """Where a timeout moves table tiles that are in no sound meld."""

    OFFENDER = "offender"
    """To the rack of the seat that left them loose."""
    RESTORE = "restore"
    """Back to where they were: the old table is restored."""
    SALVAGE = "salvage"
    """Into the best legal table of whole melds, new or old ones."""
    STOCK = "stock"
    """Into the stock, which is shuffled."""


class FalseMelds(StrEnum):
    """Who checks the melds."""

    REFUSED = "refused"
    """The rules: a faulty meld cannot be laid."""
    PLAYERS = "players"
    """The players: a faulty meld stays unless somebody objects in time."""


def counts_points(sheet: Sheet) -> bool:
    """Accept sheets that score tile values; on the kids' sheets a round is worth a chip."""
    return sheet.scoring is not Scoring.CHIPS


_RULES: tuple[HouseRule, ...] = (
    whole_rule("jokers", 0, 8, every_sheet),
    whole_rule("numbers", 8, 13, every_sheet),
    whole_rule("copies", 1, 3, every_sheet),
    whole_rule("hand", 1, 30, every_sheet, (7, 10, 12, 13, 14, 15, 16, 18, 20)),
    number_or_word_rule("first_laying", 0, 500, "none", every_sheet, usual=(0, 20, 25, 30, 40, 50)),
    choice_rule("rebuild", Rebuild, every_sheet),
    switch_rule("same_turn", every_sheet),
    number_or_word_rule("joker_laid", 0, 100, "value", every_sheet, usual=(0, 10, 20, 25, 30)),
    whole_rule("joker_left", 0, 100, counts_points, (0, 10, 20, 25, 30, 40, 50)),
    choice_rule("joker_exchange", JokerExchange, every_sheet),
    switch_rule("handrummy", counts_points),
    choice_rule("stock_out", StockOut, every_sheet),
    choice_rule("stock_out_at", StockOutAt, every_sheet),
    whole_rule("rack_limit", 0, 100, every_sheet, (0, 20, 25, 30, 40)),
    whole_rule("penalty_tiles", 0, 5, every_sheet),
    whole_rule("idle_penalty", 0, 5, every_sheet),
    choice_rule("loose_table_tiles", LooseTableTiles, every_sheet),
    choice_rule("false_melds", FalseMelds, every_sheet),
    switch_rule("one_action", every_sheet),
    *SHARED_RULES,
)


@dataclass(frozen=True, kw_only=True)
class TileSheet(Sheet):
    """A printed sheet for number tiles and jokers."""

    HOUSE_RULES: ClassVar[Mapping[str, HouseRule]] = {rule.name: rule for rule in _RULES}

    colours: str
    """The colour letters, in printing order."""
    numbers: int
    """The highest number; the lowest is 1."""
    copies: int
    """The number of copies of each number tile."""
    jokers: int
    """The number of jokers."""
    hand: int
    """The number of tiles dealt to each seat."""
    sets: bool
    """Whether sets may be laid, or runs only."""
    first_laying: int | None
    """The points required for the first laying; 0: one own meld; None: no condition."""
    joker_laid: int | None
    """The value of a laid joker; None: that of the tile it stands for."""
    joker_left: int
    """The value of a joker left on a rack."""
    same_turn: bool
    """Whether the table may be used in the turn of the first laying."""
    rebuild: Rebuild
    """How the melds on the table may be rearranged."""
    joker_exchange: JokerExchange
    """The allowed source of the tile that replaces a joker on the table."""
    exchange_first: bool
    """Whether a joker exchanged from the rack may be part of the first laying itself."""
    handrummy: bool
    """Whether a whole rack laid at once needs no minimum and doubles the losers' points."""
    one_action: bool
    """Whether a turn is one meld or one lay-off."""
    rack_limit: int
    """The maximum rack size: a draw beyond it requires a return; 0 for no limit."""
    stock_out: StockOut
    """The effect of an empty stock."""
    stock_out_at: StockOutAt
    """When the stock counts as empty."""
    penalty_tiles: int
    """The number of tiles drawn after a timeout in an unfinished turn."""
    idle_penalty: int
    """The number of tiles drawn, besides the usual one, after a timeout in an idle turn."""
    loose_table_tiles: LooseTableTiles
    """Where a timeout moves table tiles that are in no sound meld."""
    false_melds: FalseMelds
    """Who checks the melds."""

    @property
    def watched_by_players(self) -> bool:
        """Whether faulty melds can be laid and objected to."""
        return self.false_melds is FalseMelds.PLAYERS


def pack(sheet: TileSheet) -> TilePieces:
    """Return every tile of the game in canonical order."""
    numbers = range(1, sheet.numbers + 1)
    tiles = [Tile(c, n) for c in sheet.colours for n in numbers for _ in range(sheet.copies)]
    return (*tiles, *(JOKER,) * sheet.jokers)
