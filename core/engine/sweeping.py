"""Clears out, every hour, what has been kept long enough."""

import structlog

from core.engine.archive import Archive
from core.engine.engine import Engine
from core.engine.ports import Clock, UnavailableError

EVERY = 3_600.0
"""Seconds between two sweeps."""
RAW = 48 * 3_600.0
"""Seconds for which raw updates and notices are kept."""
DAY = 86_400.0

_log = structlog.get_logger(__name__)


class Sweeper:
    """Erases what is too old. `days`: how long games are kept of which nothing is played; 0: ever.

    An open table that goes this way is simply gone: nobody has touched it for so long.
    """

    def __init__(self, engine: Engine, archive: Archive, clock: Clock, days: int) -> None:
        self._engine = engine
        self._archive = archive
        self._clock = clock
        self._days = days

    async def run(self) -> None:
        """Sweep again and again, once what arrived meanwhile has been read."""
        await self._engine.listening()
        while True:
            try:
                await self.sweep()
            except UnavailableError as error:
                _log.warning("not swept", trouble=str(error.trouble))
            await self._clock.sleep(EVERY)

    async def sweep(self) -> None:
        """Erase what is too old by now."""
        now = self._clock.now()
        games = now - self._days * DAY if self._days else None
        gone = await self._archive.clear(raw_before=now - RAW, games_before=games)
        self._engine.let_go(gone)
        if gone:
            _log.info("old games cleared out", tables=len(gone))
