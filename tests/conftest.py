"""What every test starts from."""

from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

settings.register_profile("thorough")
"""Named with `--hypothesis-profile`; see `tests.thoroughness`."""


@pytest.fixture(autouse=True)
def _log_as_at_first() -> Iterator[None]:
    """Leave no test's log, which may be closed by then, to the next one."""
    yield
    structlog.reset_defaults()
