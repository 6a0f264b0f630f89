"""The workflows and forms in .github name only what exists."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.main import COMMANDS
from core.rules.sheets import SHEETS
from tasks.release_notes import notes
from tests.support.checkout import ROOT

FOLDER = ROOT / ".github"
WORKFLOWS = sorted((FOLDER / "workflows").glob("*.yml"))
FORMS = sorted((FOLDER / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TASKS = PYPROJECT["tool"]["poe"]["tasks"]
OF_THE_RUNNERS = frozenset(
    {"cmp", "docker", "echo", "gh", "pipx", "python", "test", "touch", "uv", "uvx"}
)
"""Programs that GitHub's machines have, or that an earlier step installs."""


def read(file: Path) -> Any:  # noqa: ANN401 - YAML
    return yaml.safe_load(file.read_text("utf-8"))


def steps(file: Path) -> Iterator[dict[str, Any]]:
    for job in read(file)["jobs"].values():
        yield from job["steps"]


def commands(file: Path) -> Iterator[list[str]]:
    """Yield the commands of a workflow, split into words."""
    for step in steps(file):
        for line in step.get("run", "").replace("\\\n", " ").splitlines():
            for command in re.split(r"\|\||&&|\|", line):
                yield shlex.split(command)


ALL = [(file, command) for file in WORKFLOWS for command in commands(file)]


@pytest.mark.parametrize(
    "command", [command for _, command in ALL], ids=lambda command: " ".join(command)[:60]
)
def test_every_command_exists(command: list[str]) -> None:
    program, *rest = command
    if "/" in program:
        assert (ROOT / program).exists()
        return
    assert program in OF_THE_RUNNERS
    if "poe" in rest:
        assert rest[rest.index("poe") + 1] in TASKS
    if "rummy-table" in rest and program in {"uvx", "docker"}:
        asked = rest[rest.index("rummy-table") + 1 :]
        assert asked[:1] in ([], ["."], ["-u"]) or asked[0] in {*COMMANDS, "--version"}
    for option in ("--file", "--notes-file"):
        if option in rest and (named := rest[rest.index(option) + 1]) != "notes.md":
            assert (ROOT / named).exists()


def test_tasks_are_run() -> None:
    assert {"portable", "release-notes"} <= {word for _, command in ALL for word in command}


def test_every_python_that_is_promised_is_checked() -> None:
    (checks,) = (file for file in WORKFLOWS if file.name == "checks.yml")
    matrix = read(checks)["jobs"]["each-python"]["strategy"]["matrix"]
    promised = re.findall(
        r":: (3\.\d+)$", "\n".join(PYPROJECT["project"]["classifiers"]), re.MULTILINE
    )
    assert matrix["python"] == promised
    assert PYPROJECT["project"]["requires-python"] == f">={promised[0]}"
    assert {name.partition("-")[0] for name in matrix["system"]} == {"ubuntu", "macos", "windows"}


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_job_may_do_no_more_than_it_needs(file: Path) -> None:
    workflow = read(file)
    assert workflow["permissions"] in ({}, {"contents": "read"})
    for step in steps(file):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False
        assert "${{" not in step.get("run", ""), "what others write reaches no shell"


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_issue_forms_name_existing_things(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(re.findall(r"`rummy (\w+)", text)) <= set(COMMANDS)
    assert [
        name for name in re.findall(r"docs/[\w/.]+\w", text) if not (ROOT / name).exists()
    ] == []
    for field in read(file)["body"]:
        if field["id"] == "sheet":
            assert field["attributes"]["options"] == list(SHEETS)


def test_dependabot_looks_everywhere_where_something_is_pinned() -> None:
    pinned_in = {"uv": "pyproject.toml", "docker": "Containerfile", "github-actions": ".github"}
    for update in read(FOLDER / "dependabot.yml")["updates"]:
        folder = ROOT / update["directory"].lstrip("/")
        assert (folder / pinned_in.pop(update["package-ecosystem"])).exists()
    assert pinned_in == {}


def test_notes_are_the_section_of_a_version() -> None:
    changelog = "# C\n\n## [Unreleased]\n\n## [1.10.0] - 2026-11-23\n\n- new\n\n## 1.1.0\n\n- old\n"
    assert notes(changelog, "v1.10.0") == "- new"
    assert notes(changelog, "1.1.0") == "- old"
    for missing in ("v1.1", "v2.0.0", "Unreleased"):
        with pytest.raises(LookupError):
            notes(changelog, missing)
