"""A table on the page in a position that nobody needs to play up to."""

from collections.abc import Sequence
from dataclasses import replace

from core.engine.people import TableId
from core.engine.table.evolve import replay
from core.engine.table.tables import change_of
from core.rules.match import new_match
from tests.support.screens.seated import melds
from tests.support.web.site import Site


async def place(
    site: Site,
    table: TableId,
    lying: str,
    racks: Sequence[str],
    *,
    stock: str = "",
    to_move: int = 0,
    turn: str = "",
) -> None:
    """Set up a dealt table: melds and racks in notation, with all first layings made."""
    stored = await site.parts.store.load(table)
    state = replay(stored.events, stored.state)
    sheet, names = state.sheet, tuple(map(str, range(len(racks))))
    position = {
        "table": lying,
        "racks": dict(zip(names, racks, strict=True)),
        "to_move": names[to_move],
        "stock": stock or ("9C" if sheet.family.name == "cards" else "b9"),
        "opened": list(names),
        "turn": turn,
    }
    match = replace(
        new_match(sheet, len(racks), state.settings.goal),
        round=sheet.family.notation.read_position(sheet, names, position),
    )
    now = replace(state, match=match, tables=(melds(sheet, lying),), gains=tuple(() for _ in racks))
    change = change_of(table, state, now, (), at=0.0)
    await site.parts.store.append(
        replace(change, snapshot=now, revision=stored.revision, notices=())
    )
    site.app.engine.let_go([table])
