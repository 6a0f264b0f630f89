"""The program's metrics, and the HTTP server for `/health`, `/ready` and `/metrics`."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from bot.app import Dependencies
from bot.machine.addresses import NoRoomError, heard_at
from bot.machine.processes import Painter
from bot.machine.system import SystemClock, version_here
from bot.operating.watch import Watch
from bot.render.picture import Picture
from core.engine.ports import Clock
from core.engine.task_group import together

ACTION = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Histogram buckets, in seconds."""
LATENESS = (0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300)
DELIVERY = (0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600)
LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
BEAT = 0.5
"""Seconds between two measurements of the loop's lag."""
FRESH = 30.0
"""Seconds for which the count of open tables is cached: counting is expensive for the store."""


class PrometheusFigures:
    """Collects and exports the metrics."""

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock or SystemClock()
        self._registry = kept = CollectorRegistry()
        self._counted_at = float("-inf")
        ProcessCollector(registry=kept)
        PlatformCollector(registry=kept)
        GCCollector(registry=kept)
        self._refused = Counter(
            "rummy_refusals", "Refused requests to a table.", ["code"], registry=kept
        )

        def seconds(name: str, about: str, buckets: Sequence[float]) -> Histogram:
            return Histogram(f"rummy_{name}_seconds", about, buckets=buckets, registry=kept)

        self._actions = seconds(
            "action", "From a request to a table until it is stored or refused.", ACTION
        )
        self._timeouts = seconds(
            "timeout_lateness", "From a deadline until its timeout is applied.", LATENESS
        )
        self._delivered = seconds(
            "delivery", "From an event until the platform has its message.", DELIVERY
        )
        self._lag = seconds("loop_lag", "Delay of the event loop.", LAG)
        self._painted = seconds("picture", "Time to get a picture.", ACTION)
        self._gauges = _Gauges(kept)

    def acted(self, seconds: float, refused: str | None) -> None:
        """Record an action and, if any, its refusal."""
        self._actions.observe(seconds)
        if refused is not None:
            self._refused.labels(code=refused).inc()

    def timed_out(self, late: float) -> None:
        """Record a timeout and its delay in seconds."""
        self._timeouts.observe(late)

    def delivered(self, waited: float) -> None:
        """Record a delivered message and its waiting time in seconds."""
        self._delivered.observe(waited)

    def painted(self, seconds: float) -> None:
        """Record a painted picture and its duration in seconds."""
        self._painted.observe(seconds)

    async def watch_the_loop(self) -> None:
        """Measure the loop's lag continuously."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, loop.time() - due))

    async def written(self, watch: Watch) -> bytes:
        """Return the current metrics in Prometheus format."""
        await self._gauges.look(watch, self._clock.now())
        if self._clock.now() - self._counted_at > FRESH:
            self._counted_at = self._clock.now()
            await self._gauges.count(watch)
        return generate_latest(self._registry)


class _Gauges:
    """Gauges that are updated on request only."""

    def __init__(self, kept: CollectorRegistry) -> None:
        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"rummy_{name}", about, labels, registry=kept)

        self._open = gauge("tables_open", "Open tables, counted over all programs.")
        self._in_memory = gauge("tables_in_memory", "Tables in this program's cache.")
        self._timed = gauge("tables_timed", "Tables whose clock this program watches.")
        self._waiting = gauge("outbox_waiting", "Messages that this program still has to send.")
        self._oldest = gauge(
            "outbox_oldest_seconds", "Age of the oldest message that could be sent now."
        )
        self._programs = gauge("programs", "Programs on the same database.")
        self._leases = gauge("leases", "Leases that this program holds.")
        self._ready = gauge("ready", "1 while this program is ready for work.")
        self._draining = gauge("draining", "1 while no new tables are opened.")
        self._reached = gauge("platform_reached", "1 while connected to the platform.", "platform")
        made = gauge("build_info", "Always 1; which version this is.", "version")
        made.labels(version=version_here()).set(1)

    async def look(self, watch: Watch, now: float) -> None:
        """Update the gauges of load and readiness."""
        if watch.engine is not None:
            standing = watch.engine.standing()
            self._in_memory.set(standing.in_memory)
            self._timed.set(standing.timed)
            self._waiting.set(standing.waiting)
            self._oldest.set(0 if standing.oldest is None else max(0.0, now - standing.oldest))
        self._programs.set(watch.cluster.programs)
        self._leases.set(watch.cluster.leases)
        for platform, reached in watch.reached.items():
            self._reached.labels(platform=platform).set(reached)
        self._ready.set(not await watch.obstacles())
        self._draining.set(await watch.draining())

    async def count(self, watch: Watch) -> None:
        """Update the number of open tables."""
        tables = await watch.tables_open()
        if tables is not None:
            self._open.set(tables)


class CountedPainter:
    """Wraps a painter and records its durations."""

    def __init__(self, painter: Painter, figures: PrometheusFigures) -> None:
        self._painter = painter
        self._figures = figures

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        painted = await self._painter.file(picture)
        self._figures.painted(loop.time() - began)
        return painted


GRACE = 1.0
"""Seconds for open requests when the program stops."""


@asynccontextmanager
async def answering(listen: str, dependencies: Dependencies) -> AsyncIterator[Dependencies]:
    """Serve while the context is open; yield dependencies that record metrics.

    Raises:
        NoRoomError: the program cannot listen at the address.
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
    except (OSError, UnicodeError) as error:
        raise NoRoomError(listen, "RUMMY_METRICS_LISTEN", error) from error


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
