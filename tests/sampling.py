"""A sample of many like cases for every run; the whole of them in tasks of their own."""

from collections.abc import Collection, Iterable

import pytest
from _pytest.mark import ParameterSet


def sampled(every: Iterable[object], sample: Collection[object]) -> list[ParameterSet]:
    """Mark the cases that are not of the sample: they run when the whole is asked for."""
    return [
        pytest.param(case) if case in sample else pytest.param(case, marks=pytest.mark.whole)
        for case in every
    ]
