"""The program's files are closed to other users; files of others stay as they were."""

import os
from pathlib import Path
from stat import S_IMODE

from core.engine.private_files import make_private


def test_a_device_in_the_place_of_a_file_stays_open_to_others(tmp_path: Path) -> None:
    pipe, file = tmp_path / "pipe", tmp_path / "file"
    os.mkfifo(pipe)
    file.touch()
    for one in (pipe, file):
        one.chmod(0o666)
        make_private(one)
    assert [S_IMODE(one.stat().st_mode) for one in (pipe, file)] == [0o666, 0o600]
