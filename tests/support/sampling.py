"""Takes a sample of many similar cases for every run; tasks run the rest."""

from collections.abc import Collection, Iterable

import pytest
from _pytest.mark import MarkDecorator, ParameterSet


def sampled(
    every: Iterable[object], sample: Collection[object], rest: MarkDecorator = pytest.mark.whole
) -> list[ParameterSet]:
    """Mark the cases that are not of the sample: they run where their mark is asked for."""
    return [
        pytest.param(case) if case in sample else pytest.param(case, marks=rest) for case in every
    ]
