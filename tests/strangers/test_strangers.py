"""Evenings that nobody has written down, and those that were kept because they once failed.

A few are played in every run; `poe strangers` plays as many as are asked for.
"""

from pathlib import Path
from typing import Literal

import pytest
from discord.backoff import ExponentialBackoff

from tests.strangers.checks import CHECKS
from tests.strangers.evening import Outcome, invented, play, written
from tests.strangers.running.quick import run
from tests.strangers.script import Script, Step, read
from tests.strangers.shrink import shrunk
from tests.support.sampling import sampled

KEPT = sorted((Path(__file__).parent / "kept").glob("*.txt"))
SHORT = 12
"""The most steps of a kept evening that every run plays; `poe long` plays the longer ones."""
STEPS = 25
SEEDS = range(1, 21)
SAMPLE = {2}
WAYS = [(platform, kill) for platform in ("telegram", "discord") for kill in (False, True)]
"""The platforms, each with and without kills of the program."""


@pytest.mark.parametrize("seed", sampled(SEEDS, SAMPLE))
@pytest.mark.parametrize("way", sampled(WAYS, {WAYS[0], WAYS[3]}, pytest.mark.long))
def test_an_evening_of_strangers(seed: int, way: tuple[str, bool]) -> None:
    platform, kill = way
    outcome = play(seed, invented(seed, STEPS, kill=kill), CHECKS, platform)
    assert told(outcome) == []


def kept(file: Path) -> Script:
    return read(file.read_text("utf-8"))


BRIEF = {file for file in KEPT if len(kept(file).steps) <= SHORT}


@pytest.mark.parametrize("file", sampled(KEPT, BRIEF, pytest.mark.long), ids=lambda file: file.stem)
def test_an_evening_that_once_failed(file: Path) -> None:
    script = kept(file)
    outcome = play(script.seed, written(script), CHECKS, script.platform)
    assert outcome.script.steps == script.steps, "what is written cannot be done any more"
    assert told(outcome) == []


@pytest.mark.parametrize("platform", ["telegram", "discord"])
def test_a_seed_gives_the_same_evening_again(platform: str) -> None:
    once, again = (play(3, invented(3, 15, kill=True), (), platform) for _ in range(2))
    assert str(once.script) == str(again.script)


def test_a_seed_says_how_long_discord_py_waits_before_it_connects_again() -> None:
    async def waits() -> list[float]:
        backoff = ExponentialBackoff[Literal[False]]()
        return [backoff.delay() for _ in range(5)]

    assert run(waits(), seed=1) == run(waits(), seed=1)
    assert run(waits(), seed=1) != run(waits(), seed=2)


def test_a_script_reads_as_it_was_written() -> None:
    steps = (
        Step("Ann starts"),
        Step("says", "Ann", "/new kids", "the group"),
        Step("presses", "Ben", "Join: now", "the group", older=True, at_once=True),
        Step("picks", "Ann", "r5"),
        Step("20 seconds pass"),
    )
    script = Script(7, "telegram", steps, "Alive")
    assert read(str(script)) == script


def test_a_failing_evening_is_shortened() -> None:
    steps = [Step(f"{number} seconds pass") for number in range(40)]
    wanted = {steps[5], steps[31]}
    short = shrunk(
        Script(1, "telegram", tuple(steps)), lambda one: wanted <= set(one.steps), most=200
    )
    assert set(short.steps) == wanted


def told(outcome: Outcome) -> list[str]:
    return [f"{fault}\n{outcome.script}" for fault, _ in outcome.faults.values()]
