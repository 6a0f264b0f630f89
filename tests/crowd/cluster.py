"""A PostgreSQL server of the test's own, which can be restarted."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

USER = "postgres"
"""The user that runs the server if the tests run as root, which the server refuses."""


class Cluster:
    """Run a server as long as this is open."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="rummy-crowd-"))

    @property
    def url(self) -> str:
        return f"postgresql:///postgres?host={self._folder}&user={self._user}"

    async def restart(self) -> None:
        """Stop it at once, as a crash of the machine would, and start it again."""
        self._ctl("-m", "immediate", "restart")

    def __enter__(self) -> Self:
        if os.getuid() == 0:
            shutil.chown(self._folder, USER)
        self._run("initdb", "--auth=trust", "-U", self._user, "-D", str(self._data))
        self._ctl("start")
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None
    ) -> None:
        self._ctl("-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _user(self) -> str:
        return USER if os.getuid() == 0 else os.environ.get("USER", USER)

    def _ctl(self, *words: str) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self._folder}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-w", "-D", str(self._data), "-l", log, "-o", options, *words)

    def _run(self, program: str, *words: str) -> None:
        as_user = ("runuser", "-u", USER, "--") if os.getuid() == 0 else ()
        subprocess.run(
            [*as_user, program, *words], check=True, stdout=subprocess.DEVNULL, cwd=self._folder
        )
