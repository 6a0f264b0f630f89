"""Which lobbies are turned over: they show their settings, a page of them, instead of the seats."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field

from core.engine.people import TableId, To
from core.engine.remembering import memory


@dataclass(slots=True)
class Turned:
    """Remembers the page of each lobby in each place; after a restart all show their seats."""

    _pages: MutableMapping[tuple[TableId, To], str] = field(default_factory=memory)

    def turn(self, table: TableId, to: To, page: str) -> None:
        """Show a page from now on."""
        self._pages[table, to] = page

    def back(self, table: TableId, to: To) -> None:
        """Show the seats again."""
        self._pages.pop((table, to), None)

    def page(self, table: TableId, to: To) -> str | None:
        """Return the page that is shown; None: the seats."""
        return self._pages.get((table, to))
