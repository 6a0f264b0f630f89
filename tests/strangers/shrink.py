"""Shortens a failing evening by removing steps."""

from collections.abc import Callable

from tests.strangers.script import Script, Step

Fails = Callable[[Script], bool]


def shrunk(script: Script, fails: Fails, most: int = 150) -> Script:
    """Return the shortest script that was found to fail in the same way, in so many tries.

    Whole stretches are left out first, then single steps; what is left is tried again.
    """
    steps, tries = list(script.steps), 0
    stretch = max(1, len(steps) // 2)
    while stretch and tries < most:
        start, smaller = 0, False
        while start < len(steps) and tries < most:
            shorter = script.with_steps([*steps[:start], *steps[start + stretch :]])
            tries += 1
            if fails(shorter):
                steps, smaller = list(shorter.steps), True
            else:
                start += stretch
        stretch = stretch if smaller and stretch == 1 else stretch // 2
    return script.with_steps(_tidied(steps))


def _tidied(steps: list[Step]) -> list[Step]:
    return steps
