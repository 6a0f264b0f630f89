"""Cards that are added to melds, one lay-off at a time: which melds take the chosen ones."""

from collections.abc import Iterator, Sequence

from bot.screens import boards
from bot.screens.moving import AtHand, is_meld, melds_that_fit
from core.engine.table.view import TableView
from core.rules.sheet import Sheet
from core.rules.view import RoundView


def lays_off(table_view: TableView) -> bool:
    """Return whether pieces are added to melds one lay-off at a time, as with cards."""
    return "layoff" in table_view.sheet.family.turns.words


def fitting(table_view: TableView, view: RoundView, chosen: Sequence[AtHand]) -> tuple[int, ...]:
    """Return the numbers of the melds that the chosen pieces fit; with cards, as the rules allow.

    A lay-off may be forbidden although the meld would take it: it would leave nothing to discard.
    """
    fits = melds_that_fit(table_view, chosen)
    if not lays_off(table_view) or not view.turn.startswith("drawn"):
        return fits
    places = [meld.number for meld in boards.as_seen(table_view).melds]
    lays = {number: f"{_named(chosen)} {places.index(number) + 1}" for number in fits}
    word, draft = table_view.sheet.family.turns.word, table_view.draft
    return tuple(n for n, text in lays.items() if word(view, draft, "layoff", text).refusal is None)


def one_by_one(
    table_view: TableView, view: RoundView, chosen: Sequence[AtHand]
) -> Iterator[tuple[AtHand, int]]:
    """Yield each of several cards with a meld that it fits alone, if they go nowhere together."""
    if len(chosen) == 1 or not lays_off(table_view) or make_a_meld(table_view.sheet, chosen):
        return
    if not fitting(table_view, view, chosen):
        yield from ((one, number) for one in chosen for number in fitting(table_view, view, (one,)))


def make_a_meld(sheet: Sheet, chosen: Sequence[AtHand]) -> bool:
    """Return whether the chosen pieces are a meld by themselves."""
    return is_meld(sheet, sheet.family.notation.read_pieces(_named(chosen)))


def _named(chosen: Sequence[AtHand]) -> str:
    return " ".join(one.piece for one in chosen)
