"""An independent referee for lays of tiles, by brute force over what is written.

It is read straight off the contract's sections 1, 5 and 6 and the keep-3 rule of rules A.0, for
small positions (up to about 16 tiles and 3 jokers), to be held against the real rules. Nothing
here is clever: whatever may be chosen is enumerated. The table before must be faultless.

Where the text leaves the reading open, this is how it is read:

Melds
- A meld too short, without a number tile or not in the game has one fault only, the first of
  `not_in_game`, `too_short`, `no_number_tile`. All other faults of a set stand side by side.
- "The order binds" beside a plain `J` for the whole meld, and ascending: `r7 J r5` does not follow.
- `J=` of another colour in a run is `not_consecutive`, and the run is judged no further.
- The faults of both readings of a meld with one number tile are listed in the order of section 5.
- A joker on a sheet played without jokers is `not_in_game`.

Tiles
- A tile that the sheet lacks is `not_in_game` and, as the rack cannot hold it, `not_on_rack` too.
- A joker named in `takes` is `joker_must_be_used`, a number tile `tile_to_rack`, wherever they lie.

First laying
- Legal if any choice of own melds is, whatever is named. The codes of a refusal are judged from the
  melds named in `first`, else from those on the final table that the laid tiles suffice for (of
  several such selections the dearest): this is how `points` is defined.
- `not_opened`: no such melds, and no other choice of own melds from which the rest is legal.
- `same_turn_forbidden` is said beside `below_threshold` too, but not beside `not_opened`.
- A `first` that names an invalid meld, or tiles that were not laid, is as if it were left out.
- Below the points Handrummy asks that the final table be exactly the old melds and own melds.
- Without `same_turn`, jokers exchanged before the first laying (kids) leave the old melds with the
  tile in the joker's place.
- Tiles of own melds are laid from the rack this turn, so with `rack` they too replace jokers later
  in the turn; a tile that freed a joker before the first laying serves no second one.

Use of the table
- Two jokers that are not replaced do not stand for the same tile in one set of the final table.
- keep3: every final meld that holds three or more tiles of an old one as rule 1 says is a kept
  continuation, also if one old meld has two such.
- Every tile that is assigned to a replaced joker "went into a freed joker's place" (one action).
- `one_action_only` is said beside the others if no way of seeing the lay is one action.
"""

from collections import Counter
from collections.abc import Sequence

from tests.support.referee import first_laying
from tests.support.referee.first_laying import Lay
from tests.support.referee.melds import Meld, Piece, Word, parse_row, parse_table, pieces, read
from tests.support.referee.positions import Position
from tests.support.referee.rules import RULES, Rules, with_options

__all__ = ["LAY_CODES", "RULES", "Rules", "codes", "judge_meld", "legal", "points", "with_options"]

LAY_CODES = (
    "not_in_game",
    "not_on_rack",
    "table_tile_missing",
    "joker_must_be_used",
    "tile_to_rack",
    "too_short",
    "no_number_tile",
    "sets_not_allowed",
    "mixed_colours",
    "dup_colour",
    "set_too_long",
    "wrap",
    "not_consecutive",
    "no_rack_tile_played",
    "not_opened",
    "handrummy_own_melds_only",
    "below_threshold",
    "same_turn_forbidden",
    "joker_not_replaced",
    "rebuild_not_allowed",
    "keep3",
    "one_action_only",
)
"""The codes of a lay, in the order in which they are reported."""


def legal(rules: Rules, table: str, rack: str, opened: bool, final: str) -> bool:  # noqa: FBT001 - as in a position
    """Whether a seat with this rack may turn the table into the final one."""
    return codes(rules, table, rack, opened, final) == ()


def judge_position(position: Position) -> tuple[str, ...]:
    """Return the codes of the lay of a position."""
    return codes(
        position.rules,
        position.table,
        position.rack,
        position.opened,
        position.final,
        position.first,
        position.takes,
    )


def codes(  # noqa: PLR0917 - a position and a lay
    rules: Rules,
    table: str,
    rack: str,
    opened: bool,  # noqa: FBT001 - as in a position
    final: str,
    first: str | None = None,
    takes: str | None = None,
) -> tuple[str, ...]:
    """Return the codes of a lay, empty if it is legal; the first is the refusal's code."""
    faults = [read(rules, row) for row in parse_table(final)]
    found = _tile_codes(_lying(table), _on(rack), _lying(final), parse_row(takes or ""))
    found |= {code for meld in faults if not isinstance(meld, Meld) for code in meld}
    above = bool(found)
    if not _lying(final) - _lying(table):
        found.add("no_rack_tile_played")
    if not above:
        found |= set(_table_codes(_lay(rules, table, rack, final, first), opened=opened))
    return tuple(code for code in LAY_CODES if code in found)


def points(rules: Rules, table: str, rack: str, final: str, first: str | None = None) -> int:
    """Return the points of a first laying, legal or not; its melds must be valid."""
    return first_laying.points(_lay(rules, table, rack, final, first))


def judge_meld(rules: Rules, text: str) -> Meld | tuple[str, ...]:
    """Return the valid meld that these tiles make, else the codes of their faults."""
    meld = read(rules, parse_row(text))
    return meld if isinstance(meld, Meld) else tuple(code for code in LAY_CODES if code in meld)


def _tile_codes(
    table: Counter[Piece], rack: Counter[Piece], final: Counter[Piece], takes: Sequence[Word]
) -> set[str]:
    taken = pieces(takes)
    gone = table - final
    del gone[None]
    holds = {
        "not_on_rack": bool(final - table - rack),
        "table_tile_missing": bool(gone - taken),
        "joker_must_be_used": taken[None] > 0 or final[None] < table[None],
        "tile_to_rack": any(piece is not None for piece in taken),
    }
    return {code for code, is_so in holds.items() if is_so}


def _table_codes(lay: Lay, *, opened: bool) -> list[str]:
    if opened or lay.rules.first_laying is None:
        return first_laying.use_of_table(lay)
    return first_laying.first_laying(lay)


def _lay(rules: Rules, table: str, rack: str, final: str, first: str | None) -> Lay:
    laid = _lying(final) - _lying(table)
    return Lay(
        rules=rules,
        old=_melds(rules, table),
        laid=laid,
        final=_melds(rules, final),
        whole_rack=laid == _on(rack),
        named=_named(rules, first),
    )


def _melds(rules: Rules, table: str) -> tuple[Meld, ...]:
    melds = [read(rules, row) for row in parse_table(table)]
    faultless = tuple(meld for meld in melds if isinstance(meld, Meld))
    if len(faultless) < len(melds):
        raise ValueError(f"not faultless: {table}")
    return faultless


def _named(rules: Rules, first: str | None) -> tuple[Meld, ...]:
    melds = [read(rules, row) for row in parse_table(first or "")]
    faultless = tuple(meld for meld in melds if isinstance(meld, Meld))
    return faultless if len(faultless) == len(melds) else ()


def _lying(table: str) -> Counter[Piece]:
    return pieces(_all(parse_table(table)))


def _on(rack: str) -> Counter[Piece]:
    return pieces(parse_row(rack))


def _all(rows: Sequence[Sequence[Word]]) -> list[Word]:
    return [word for row in rows for word in row]
