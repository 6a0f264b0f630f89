"""`python -m bot.operating.health`: check whether the program on this machine works.

For the health check of a container. The exit status is 0 for healthy and 1 for unhealthy.
"""

import os
import sys
from http.client import HTTPException
from urllib.request import urlopen

from bot.machine.addresses import HERE, heard_at

PATIENCE = 4.0
"""Seconds to wait for the answer."""
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 - to be asked, it needs an address
SETTING = "RUMMY_METRICS_LISTEN"


def health() -> int:
    """Return the exit status; a program without a monitoring address counts as healthy."""
    listen = os.environ.get(SETTING)
    if not listen:
        return 0
    try:
        host, port = heard_at(listen)
        place = HERE if host in EVERYWHERE else host
        written = f"[{place}]" if ":" in place else place
        with urlopen(f"http://{written}:{port}/health", timeout=PATIENCE) as answer:
            return 0 if answer.status == 200 else 1  # noqa: PLR2004 - well
    except (OSError, ValueError, HTTPException):
        return 1


if __name__ == "__main__":
    sys.exit(health())
