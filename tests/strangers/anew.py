"""What is kept of a message about a table, and what the program would show there now."""

import json
from typing import Any

from bot.app import Dependencies
from bot.conversation.delivery.announcer import scene
from bot.screens.screen import Screen
from core.engine.people import TableId, To, ToPerson
from core.engine.table.view import TableView

KINDS = frozenset({"turn", "table"})


async def kept_of(parts: Dependencies, table: TableId, to: To) -> dict[str, Any]:
    """What is kept of the messages that show a table, or somebody's turn; empty: none does."""
    slot = f"turn:{table}" if isinstance(to, ToPerson) else f"table:{table}"
    kept = await parts.shown.last(to, slot)
    data: dict[str, Any] = {} if kept is None else json.loads(kept)
    return data if data.get("kind") in KINDS else {}


async def shown_anew(
    parts: Dependencies, table: TableId, to: To
) -> tuple[TableView, Screen | None]:
    """What a reader may see of a table, and the screen that would show it now, if one does."""
    engine = parts.watch.engine
    assert engine is not None
    table_view = await engine.see(table, to.person if isinstance(to, ToPerson) else None)
    readers = parts.readers(parts.watch.platforms)
    return table_view, scene(await readers.voice(to, table_view), table_view, to)
