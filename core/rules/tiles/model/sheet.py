"""What a tile sheet says: every number and switch in which two of them differ."""

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


class Rebuild(StrEnum):
    """What may be done with the melds on the table."""

    FREE = "free"
    """Anything, if only sound melds lie there at the end."""
    KEEP3 = "keep3"
    """Take a meld whole, or leave at least three of its tiles, sound by themselves."""
    NONE = "none"
    """Lay off only."""


class JokerExchange(StrEnum):
    """Where the tile may come from that replaces a joker on the table."""

    RACK = "rack"
    RACK_OR_TABLE = "rack_or_table"
    NONE = "none"
    """A joker on the table stays what it is."""


class StockOut(StrEnum):
    """What an empty stock means."""

    DRAW = "draw"
    """The round is drawn."""
    ABORTED = "aborted"
    """The round is broken off."""
    LOWEST = "lowest"
    """Play goes on; when nobody can lay, the lowest rack wins."""
    SKIP = "skip"
    """Play goes on; when nobody can lay, the round ends without a winner."""

    @property
    def ends_round(self) -> bool:
        """Whether the round ends because the stock has run out."""
        return self in {StockOut.DRAW, StockOut.ABORTED}


class StockOutAt(StrEnum):
    """When a stock counts as used up."""

    LAST_DRAW = "last_draw"
    """When the last tile has been taken and that turn is over."""
    FIRST_NEED = "first_need"
    """When somebody has to draw and finds nothing."""


class LooseTableTiles(StrEnum):
    """What becomes at the timeout of table tiles that lie in no sound meld."""

    OFFENDER = "offender"
    """They go to the rack of whoever left them loose."""
    RESTORE = "restore"
    """The table becomes as it was."""
    SALVAGE = "salvage"
    """The best legal table of whole melds, new ones or those of before."""
    STOCK = "stock"
    """They are shuffled into the stock."""


class FalseMelds(StrEnum):
    """Who watches over the melds."""

    REFUSED = "refused"
    """The rules do: a faulty meld cannot be laid."""
    PLAYERS = "players"
    """The players do: a faulty meld lies until somebody objects in time."""


def counts_points(sheet: Sheet) -> bool:
    """Fit sheets on which tiles count points; on the kids' sheets a round brings a chip."""
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
    """A printed sheet that is played with number tiles and jokers."""

    HOUSE_RULES: ClassVar[Mapping[str, HouseRule]] = {rule.name: rule for rule in _RULES}

    colours: str
    """The colour letters, in the order in which everything is printed."""
    numbers: int
    """The highest number; the lowest is 1."""
    copies: int
    """How many of each number tile there are."""
    jokers: int
    """How many jokers are in play."""
    hand: int
    """How many tiles each seat is dealt."""
    sets: bool
    """Whether sets may be laid, or runs only."""
    first_laying: int | None
    """Points that a seat's first laying must reach; 0: one own meld; None: no condition."""
    joker_laid: int | None
    """What a joker counts when laid; None: as the tile it stands for."""
    joker_left: int
    """What a joker counts that is left on a rack."""
    same_turn: bool
    """Whether the table may be used in the turn of the first laying."""
    rebuild: Rebuild
    """What may be done with the melds on the table."""
    joker_exchange: JokerExchange
    """Where the tile may come from that replaces a joker on the table."""
    exchange_first: bool
    """Whether a joker exchanged from the rack may serve in the first laying itself."""
    handrummy: bool
    """Whether a whole rack laid at once needs no minimum and doubles the losers' points."""
    one_action: bool
    """Whether a turn is one meld or one laying off."""
    rack_limit: int
    """A rack holds no more: who draws beyond it puts a tile back; 0: no limit."""
    stock_out: StockOut
    """What an empty stock means."""
    stock_out_at: StockOutAt
    """When a stock counts as used up."""
    penalty_tiles: int
    """Tiles drawn by who has not finished at the timeout."""
    idle_penalty: int
    """Tiles drawn, beside the one of every turn, by who has done nothing at the timeout."""
    loose_table_tiles: LooseTableTiles
    """What becomes at the timeout of table tiles that lie in no sound meld."""
    false_melds: FalseMelds
    """Who watches over the melds."""

    @property
    def watched_by_players(self) -> bool:
        """Whether faulty melds can be laid and objected to."""
        return self.false_melds is FalseMelds.PLAYERS
