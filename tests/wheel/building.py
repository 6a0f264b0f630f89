"""Builds the wheel."""

import subprocess
import sys
from pathlib import Path


def built(source: Path, into: Path) -> Path:
    """Build the wheel of a source tree with the pinned tool."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    (wheel,) = into.glob("*.whl")
    return wheel
