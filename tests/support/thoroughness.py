"""How many cases are tried: a sample in every run, ten times as many in `poe thorough`."""

from typing import Final

from hypothesis import settings

MANY: Final = 10
THOROUGH: Final = settings.get_current_profile_name() == "thorough"


def times(sample: int) -> int:
    """Return how often something is tried of which a run of the tests tries a sample."""
    return sample * MANY if THOROUGH else sample


def examples(sample: int) -> settings:
    """Return so many examples of a property, without a bound on their time."""
    return settings(max_examples=times(sample), deadline=None)
