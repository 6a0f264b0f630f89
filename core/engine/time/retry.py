"""Retries that wait by the clock port."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from tenacity import (
    AsyncRetrying,
    RetryCallState,
    retry_if_exception_type,
    retry_if_not_exception_type,
    stop_never,
    wait_exponential,
)
from tenacity.stop import StopBaseT
from tenacity.wait import WaitBaseT

from core.engine.ports import Clock

Warn: TypeAlias = Callable[[Exception], None]
T = TypeVar("T")


async def at_once(
    retrying: Callable[[], AsyncRetrying], act: Callable[..., Awaitable[T]], *given: object
) -> T:
    """Call a coroutine function; set retries up only if the call fails.

    Nearly every call succeeds, and setting up retries takes as long as a short call. The failure
    counts as the first attempt.
    """
    try:
        return await act(*given)
    except Exception as error:  # noqa: BLE001 - what retries decides which errors it takes
        failed = [error]

    async def again() -> T:
        if failed:
            raise failed.pop()
        return await act(*given)

    return await retrying()(again)


def retrying(
    clock: Clock,
    upon: type[Exception] | tuple[type[Exception], ...],
    *,
    wait: WaitBaseT,
    warn: Warn,
    but: type[Exception] | tuple[type[Exception], ...] = (),
    stop: StopBaseT = stop_never,
) -> AsyncRetrying:
    """Return a caller that repeats a coroutine function until it succeeds; `warn` gets failures.

    Only errors of type `upon` and not `but` are retried; `stop` ends the retries by raising the
    last one.

    page = await retrying(clock, OSError, wait=backing_off(30), warn=log)(fetch, url)
    """

    def told(state: RetryCallState) -> None:
        warn(failure(state))

    return AsyncRetrying(
        sleep=clock.sleep,
        retry=retry_if_exception_type(upon) & retry_if_not_exception_type(but),
        wait=wait,
        stop=stop,
        after=told,
        reraise=True,
    )


def failure(state: RetryCallState) -> Exception:
    """Return the error of the last attempt."""
    error = None if state.outcome is None else state.outcome.exception()
    assert isinstance(error, Exception)
    return error


def backing_off(longest: float, base: float = 2.0) -> WaitBaseT:
    """Return pauses that grow by a factor, up to the longest one in seconds."""
    return wait_exponential(multiplier=base, exp_base=base, max=longest)
