"""The HTTP server for monitoring: `/health`, `/ready` and `/metrics`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.app import Dependencies
from bot.machine.addresses import NoRoomError, heard_at
from bot.operating.counting import CountedPainter, PrometheusFigures
from bot.operating.watch import Watch
from core.engine.task_group import together

GRACE = 1.0
"""Seconds for open requests when the program stops."""


@asynccontextmanager
async def answering(listen: str, dependencies: Dependencies) -> AsyncIterator[Dependencies]:
    """Serve while the context is open; yield dependencies that record metrics.

    Raises:
        NoRoomError: the address is taken.
    """
    figures = PrometheusFigures(dependencies.clock)
    app = web.Application()
    app.add_routes(_Answers(dependencies.watch, figures).routes)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=GRACE)
    await runner.setup()
    try:
        await _listen(runner, listen)
        async with together() as tasks:
            watching = tasks.create_task(figures.watch_the_loop())
            yield replace(
                dependencies, figures=figures, painter=CountedPainter(dependencies.painter, figures)
            )
            watching.cancel()
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, listen: str) -> None:
    try:
        await web.TCPSite(runner, *heard_at(listen)).start()
    except OSError as error:
        raise NoRoomError(listen, "RUMMY_METRICS_LISTEN") from error


class _Answers:
    def __init__(self, watch: Watch, figures: PrometheusFigures) -> None:
        self._watch = watch
        self._figures = figures

    @property
    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/health", self.health),
            web.get("/ready", self.ready),
            web.get("/metrics", self.metrics),
        ]

    async def health(self, _request: web.Request) -> web.Response:
        """Answer that the event loop runs."""
        return web.Response(text="alive\n")

    async def ready(self, _request: web.Request) -> web.Response:
        """Answer with the obstacles to readiness, one word a line."""
        obstacles = await self._watch.obstacles()
        text = "\n".join(obstacles or ("ready",))
        return web.Response(text=f"{text}\n", status=503 if obstacles else 200)

    async def metrics(self, _request: web.Request) -> web.Response:
        """Answer with the metrics."""
        body = await self._figures.written(self._watch)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})
