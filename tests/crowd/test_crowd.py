"""Several programs; one is killed, and the server hangs up: a small run of `poe crowd`."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.support.checkout import ROOT
from tests.support.databases.server import need_server


@pytest.mark.long
def test_every_match_ends_although_a_program_is_killed_and_the_server_hangs_up() -> None:
    with ThreadPoolExecutor(1) as aside:  # where no loop runs
        aside.submit(need_server).result()
    size = ("--programs", "2", "--tables", "3", "--chats", "0", "--hand", "20")
    troubles = ("--kills", "1", "--apart", "0.5", "--there", "--longest", "300")
    command = [sys.executable, "-m", "tests.crowd.suite", *size, *troubles]
    crowd = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert crowd.returncode == 0, crowd.stdout + crowd.stderr
    assert "\n0 faults" in crowd.stdout
