"""The fields of a sheet that concern a lay, as the referee reads them."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

Option: TypeAlias = int | str | bool


@dataclass(frozen=True)
class Rules:
    """The rules for a lay of a sheet, or of a table with house rules."""

    colours: str
    numbers: int
    copies: int
    jokers: int
    sets: bool
    first_laying: int | None
    """Points; 0: an own meld of any value; None: no condition."""
    joker_laid: int | None
    """Points of a joker when laid; None: those of the tile that it stands for."""
    rebuild: Literal["free", "keep3", "none"]
    joker_exchange: Literal["rack", "rack_or_table", "none"]
    same_turn: bool
    handrummy: bool
    one_action: bool
    exchange_before_first: bool
    """Whether a joker replaced from the rack counts among the tiles laid from the rack."""


_RUMMIKUB = Rules(
    colours="rbky",
    numbers=13,
    copies=2,
    jokers=2,
    sets=True,
    first_laying=30,
    joker_laid=None,
    rebuild="free",
    joker_exchange="rack_or_table",
    same_turn=False,
    handrummy=False,
    one_action=False,
    exchange_before_first=False,
)
_SCHMIDT = replace(_RUMMIKUB, colours="rbgy", jokers=4, rebuild="keep3", same_turn=True)
_KIDS = replace(
    _SCHMIDT,
    numbers=10,
    sets=False,
    first_laying=0,
    rebuild="none",
    joker_exchange="rack",
    exchange_before_first=True,
)

RULES: dict[str, Rules] = {
    "rummikub": _RUMMIKUB,
    "schmidt": _SCHMIDT,
    "bookmark": replace(_SCHMIDT, first_laying=40, joker_laid=25),
    # Here invalid lays are refused, as on every other sheet.
    "budacsek": replace(
        _SCHMIDT,
        colours="rbkg",
        jokers=8,
        first_laying=25,
        joker_laid=25,
        rebuild="none",
        joker_exchange="none",
    ),
    "kids": _KIDS,
    "kids-pro": replace(_KIDS, sets=True, rebuild="keep3"),
}


def with_options(rules: Rules, options: dict[str, Option]) -> Rules:
    """Return these rules with house rules, named and valued as in a record's `[options]`."""
    fields: dict[str, Option | None] = dict(options)
    if fields.get("first_laying") == "none":
        fields["first_laying"] = None
    if fields.get("joker_laid") == "value":
        fields["joker_laid"] = None
    return replace(rules, **fields)  # type: ignore[arg-type]  # the caller names fields of lays
