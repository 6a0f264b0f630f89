"""Fixtures for every test."""

import gc
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import structlog
from hypothesis import settings

from tests.support.databases.server import need_server, schema_of_test

os.environ["LC_ALL"] = "C.UTF-8"
"""Commands speak English in tests, whatever the machine speaks."""
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
"""The many programs that tests start shall not each compile everything anew."""

gc.set_threshold(10_000, 10, 20)
"""Python looks for garbage less often: in a process that has read all code, that took half the time
of some tests."""

settings.register_profile("thorough")
"""Named with `--hypothesis-profile`; see `tests.support.thoroughness`."""


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of test processes: half as many again as cores, because tests wait, too."""
    return (os.cpu_count() or 1) * 3 // 2


@pytest.fixture(autouse=True)
def _log_as_at_first() -> Iterator[None]:
    """Leave no test's log, which may be closed by then, to the next one."""
    yield
    structlog.reset_defaults()


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty database on a PostgreSQL server."""
    with ThreadPoolExecutor(1) as aside:  # where no loop runs
        aside.submit(need_server).result()
        schema = schema_of_test()
        yield aside.submit(schema.__enter__).result()
        aside.submit(schema.__exit__, None, None, None).result()
