"""A real Chromium. Without one, its tests are skipped with a reason."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

REQUIRED = "RUMMY_TEST_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Skip the tests with one line if nothing can run them."""
    if collection_path.name.startswith("test_") and lacking() and not required():
        return True
    return None


def pytest_report_header() -> str:
    return f"browser tests left out: {lacking()}" if lacking() else ""


def required() -> bool:
    return os.environ.get(REQUIRED) == "required"


def lacking() -> str:
    """Return what is missing, or an empty text if a browser is available."""
    try:
        import playwright.async_api  # noqa: F401
    except ImportError:
        return "Playwright is not installed (uv sync --group browser)"
    return "" if chromium() else "there is no Chromium (apt-get install chromium)"


def chromium() -> str:
    return next((found for name in NAMES if (found := shutil.which(name))), "")


@pytest.fixture
async def browser() -> AsyncIterator[Any]:
    """A browser without any pages or data."""
    if lacking():
        pytest.fail(lacking())
    from playwright.async_api import async_playwright

    async with async_playwright() as driver:
        running = await driver.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox"], timeout=120_000
        )
        yield running
        await running.close()
