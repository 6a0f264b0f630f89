"""A program killed at any point goes on as if nothing had happened: a sample of `poe faults`."""

import re
import subprocess
import sys

import pytest

from tests.support.checkout import ROOT


@pytest.mark.long
def test_a_kill_at_any_step_loses_and_doubles_nothing() -> None:
    command = [sys.executable, "-m", "tests.faults.suite", "--sample", "11"]
    suite = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert suite.returncode == 0, suite.stdout + suite.stderr
    assert re.search(r"^killed at \d+, 0 faults$", suite.stdout, re.MULTILINE)
