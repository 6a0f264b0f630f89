"""Retries that wait by the clock port."""

from collections.abc import Callable
from typing import TypeAlias

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


def retrying(
    clock: Clock,
    upon: type[Exception] | tuple[type[Exception], ...],
    *,
    wait: WaitBaseT,
    warn: Warn,
    but: type[Exception] | tuple[type[Exception], ...] = (),
    stop: StopBaseT = stop_never,
) -> AsyncRetrying:
    """Return what calls a coroutine function until it succeeds; `warn` gets each failure.

    Errors that are not `upon`, or are `but` among these, are raised; so is the last one if `stop`
    says that enough was tried.

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
