"""Takes a sample of many similar cases for every run; tasks run the rest."""

from collections.abc import Collection, Iterable

import pytest
from _pytest.mark import MarkDecorator, ParameterSet


def sampled(
    every: Iterable[object], sample: Collection[object], rest: MarkDecorator = pytest.mark.whole
) -> list[ParameterSet]:
    """Mark the cases outside the sample, so that only a task with this mark runs them."""
    return [
        pytest.param(case) if case in sample else pytest.param(case, marks=rest) for case in every
    ]
