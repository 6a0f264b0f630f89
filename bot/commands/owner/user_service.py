"""The program as a user service of systemd."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path, user_config_path

from core.engine.private_files import make_folder, make_private

NAME = "rummy-table"
PATIENCE = 30
"""Seconds to wait for an answer of systemd."""
UNIT = """\
# Serves Rummy Table. “rummy init” wrote this file.
[Unit]
Description=Rummy Table, a chat bot for Rummy

[Service]
ExecStart={program} serve
WorkingDirectory={folder}
Restart=on-failure
RestartSec=30
# The program finishes what it has begun, and ends its helper processes itself.
KillMode=mixed
TimeoutStopSec=150
UMask=0077
NoNewPrivileges=yes

[Install]
WantedBy=default.target
"""


class RefusedError(Exception):
    """Systemd refused a request."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def possible() -> bool:
    """Return whether systemd runs services for this user."""
    return shutil.which("systemctl") is not None and _asked("show-environment") is None


def program() -> Path | None:
    """Return the script that starts this program; None if its location is temporary."""
    script = Path(sys.argv[0]).absolute()
    cache = Path(os.environ.get("UV_CACHE_DIR") or user_cache_path("uv"))
    stays = not script.resolve().is_relative_to(cache.resolve())
    return script if script.is_file() and os.access(script, os.X_OK) and stays else None


def start(script: Path, folder: Path) -> None:
    """Write the unit, and start the service now and at every login.

    Raises:
        RefusedError: the unit cannot be written, or systemd refuses it.
    """
    place = user_config_path("systemd") / "user" / f"{NAME}.service"
    try:
        make_folder(place.parent)
        make_private(place)
        place.write_text(unit(script, folder), encoding="utf-8")
    except OSError as error:
        raise RefusedError(error.strerror or "") from error
    for words in (("daemon-reload",), ("enable", NAME), ("restart", NAME)):
        why = _asked(*words)
        if why is not None:
            raise RefusedError(why)


def unit(script: Path, folder: Path) -> str:
    """Return the text of the unit; systemd rejects programs with quotation marks in their path."""
    return UNIT.format(program=_plain(f'"{script}"'), folder=_plain(str(folder)))


def stay() -> bool:
    """Keep the user's services running after logout; return False if that is not allowed."""
    return shutil.which("loginctl") is not None and _ran("loginctl", "enable-linger") is None


def _plain(text: str) -> str:
    return text.replace("%", "%%")


def _asked(*words: str) -> str | None:
    return _ran("systemctl", "--user", *words)


def _ran(*command: str) -> str | None:
    """Run a command; return None if it succeeds, else the first line of its error output."""
    try:
        ran = subprocess.run(  # noqa: S603 - fixed words
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return None if ran.returncode == 0 else (ran.stderr.strip().splitlines() or [""])[0]
