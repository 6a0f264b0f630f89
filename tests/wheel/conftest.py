"""The wheel, built once from the files in git, and a program that has nothing else."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import PathDistribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.support.checkout import ROOT, committed
from tests.support.commands.answer import Answer
from tests.wheel.building import built

BROUGHT = next(place for place in sys.path if place.endswith("site-packages"))
"""Where the libraries lie. A place that the environment names reads no `.pth` files: this
checkout, which is installed by one, is not found from there."""


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the files in git, in its own folder and with its own times."""
    folder = tmp_path_factory.mktemp("elsewhere") / "source"
    for file in committed():
        copy = folder / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    return folder


@pytest.fixture(scope="session")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(source, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as file:
        file.extractall(folder)
    return folder


@pytest.fixture
def installed(unpacked: Path, tmp_path: Path) -> Callable[..., Answer]:
    """Call a console script of the wheel, in an empty home."""
    (info,) = unpacked.glob("*.dist-info")
    scripts = {point.name: point for point in PathDistribution(info).entry_points}

    def call(
        script: str, *arguments: str, stdin: str = "", settings: Mapping[str, str] = {}
    ) -> Answer:
        point = scripts[script]
        code = f"import sys; from {point.module} import {point.attr}; sys.exit({point.attr}())"
        bare = {k: v for k, v in os.environ.items() if not k.startswith(("RUMMY_", "XDG_"))}
        ran = subprocess.run(
            [sys.executable, "-S", "-c", code, *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
            timeout=120,
            env={
                **bare,
                "HOME": str(tmp_path),
                "PYTHONPATH": os.pathsep.join((str(unpacked), BROUGHT)),
                **settings,
            },
        )
        return Answer(ran.returncode, ran.stdout, ran.stderr)

    return call
